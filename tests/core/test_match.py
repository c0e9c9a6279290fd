"""A match that keeps few states at hand is the same match."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.match import Match, TakenBack
from setzkasten.core.standing import Faded
from tests.laws.plays import play_of

KEPT = 3


@pytest.mark.parametrize("game", sorted(GAMES))
def test_states_that_were_let_go_are_folded_again(game: str) -> None:
    """Where moves are taken back far enough, all states are recalled until the next step."""
    for seed in range(3):
        play = play_of(game, seed)
        match = Match(play.game, play.game.start(play.seats, play.options), keep=KEPT)
        for happening in play.match.happenings:
            match.take(happening)
            kept = [taken for taken in match.taken if type(taken.after) is not Faded]
            assert len(kept) <= KEPT or isinstance(happening, TakenBack)
        assert len(match.taken) <= KEPT or type(match.taken[0].after) is Faded
        assert match.states() == play.match.states()
        assert [taken.after for taken in match.taken] == [t.after for t in play.match.taken]
