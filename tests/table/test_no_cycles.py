"""What steps leave goes by itself: the server's collector of cycles need not look at it."""

from __future__ import annotations

import gc

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.table.teller import Teller
from tests.laws.plays import play_of
from tests.random_play import Play
from tests.table.test_teller import table_of


def cycles_of(play: Play) -> int:
    """How much nobody but the collector lets go once all steps are entered, written and told."""
    table = table_of(play)
    teller, seats = Teller(table, "t", 0), (None, *range(play.seats))
    for seat in seats:
        teller.whole(table, seat, 0)
    gc.collect()
    gc.disable()
    try:
        for happening in play.match.happenings:
            table.enter(happening, happening.at)
            table.chain_on(table.lines(len(table.entries) - 1))
            teller.changes(table, seats, happening.at)
        return gc.collect()
    finally:
        gc.enable()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_step_leaves_holds_no_cycles(game: str) -> None:
    play = play_of(game, 0)
    cycles_of(play)  # what is made once in a process
    assert cycles_of(play) == 0
