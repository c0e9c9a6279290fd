"""How often `stark` beats `stark` if it sees all hands and the stock: more luck than skill?

Where neighbouring rungs hardly part, this shows how much there is to win at all. Whoever sees all
tries each of its best moves with the hands that there are and lets the others answer; what comes
out of the stock next is drawn anew, as nobody could know it at a table.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any, Final
from unittest.mock import patch

from setzkasten.bots import LEVELS
from setzkasten.bots.computer import Computer
from setzkasten.bots.idea import Idea
from setzkasten.bots.ladder import rung_of
from setzkasten.bots.mind import Mind
from setzkasten.bots.player import Craft
from setzkasten.catalogue import CATALOGUE
from setzkasten.catalogue.entry import Entry
from setzkasten.core.game import Seat
from setzkasten.games.typdom.box import payment_of
from setzkasten.tournament.bout import Terms
from setzkasten.tournament.entrant import entrants
from setzkasten.tournament.standings import standings
from tests.soak import arena
from tests.soak.finding import Finding

# Where do the steps fall short?
GAMES: Final = ("recht-1936", "recht-super", "schach-dem-wort")
BOUTS: Final = int(os.environ.get("SETZKASTEN_SOAK_BOUTS", "200"))
PLAIN, SEEING = "stark", LEVELS[-1]
# How many of its best moves does it try, how far, and how often all of them?
TRIED, PLIES, ROUNDS = 6, 2, 3
# What is a stone less in the hand worth, beside what it would cost?
STONE: Final = 3.0


def run(only: str) -> Iterator[Finding]:
    for game in GAMES:
        if only in ("", game):
            yield _ceiling(game)


def _ceiling(game: str) -> Finding:
    with opened(game):
        terms = Terms(game, entrants([SEEING, PLAIN]), 5, arena.SECONDS)
        found = arena.played(terms, BOUTS)
    one = standings(terms, found)[0]
    what = f"{game}: {PLAIN} with hands and stock open against {PLAIN}, {BOUTS} games"
    told = f"{one.share:.0%} ({one.low:.0%} to {one.high:.0%}), {one.margin:+.1f} points"
    return Finding(what, told, well=not one.faults)


@contextmanager
def opened(game: str) -> Iterator[None]:
    """In here the highest rung is `stark`, and sees all."""
    entry = _open(CATALOGUE[game])
    with ExitStack() as stack:
        for place in ("tests.soak.arena", "setzkasten.door.match"):
            stack.enter_context(patch(f"{place}.CATALOGUE", {game: entry}))
        stack.enter_context(patch("setzkasten.door.match.GAMES", {game: entry.game}))
        yield


def _open(entry: Entry) -> Entry:
    player = entry.player
    assert isinstance(player, Computer)
    game = copy.copy(entry.game)
    object.__setattr__(game, "resample", _as_it_is)
    looks = TRIED * PLIES * ROUNDS
    seeing = replace(rung_of(player.ladder, PLAIN), choice=TRIED, plies=PLIES, looks=looks)
    ladder = (*player.ladder[:-1], seeing)
    opened = replace(player, game=game, craft=Shedding(player.craft), ladder=ladder)
    return replace(entry, game=game, player=opened)


def _as_it_is(state: Any, seat: Seat, rng: object) -> Any:
    return state


class Shedding:
    """A craft that knows what a hand is worth: the fewer stones, the better."""

    def __init__(self, craft: Craft) -> None:
        self._craft = craft

    def ranked(self, view: Any, seat: Seat, mind: Mind) -> list[Idea[Any]]:
        return self._craft.ranked(view, seat, mind)

    def values(self, state: Any) -> Sequence[float]:
        hands = getattr(state, "table", state).hands
        return [-payment_of(hand) - STONE * len(hand) for hand in hands]
