"""The games of an evening: what came of those before, as the header of the next one tells it."""

from __future__ import annotations

import re
from typing import Any, Protocol, runtime_checkable

from setzkasten.core.game import Seat
from setzkasten.core.values import value

# How many games of a series does a header tell? More than anybody plays in a night.
MOST_BEFORE = 99

_SCORES, _SEATS = r"-?\d{1,9}(?:,-?\d{1,9}){0,11}", r"[1-9]\d?(?:,[1-9]\d?){0,11}"
_BEFORE = re.compile(rf"([a-z0-9-]{{1,40}}) ({_SCORES}) (-|{_SEATS})")


@value
class Before:
    """A game that the same people finished; seats are those of the header it stands in."""

    game: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # none: nobody won

    def seen_from(self, order: tuple[int, ...]) -> Before:
        """The same after people changed seats: `order` is who sat where before."""
        scores = tuple(self.scores[seat] for seat in order)
        return Before(self.game, scores, tuple(sorted(map(order.index, self.winners))))


@value
class Carried:
    """What a leaflet lets a game leave to the next one."""

    began: Seat | None = None  # None: all begin at once
    double: bool | None = None  # is the next stake double? None: if this game ended in a tie
    firsts: tuple[int, ...] | None = None  # first places of each seat, where these make the evening


@runtime_checkable
class CarriesOver(Protocol):
    """A game that says itself what it leaves to the next one."""

    def carried(self, state: Any) -> Carried:  # of this game
        ...


def write_before(before: Before) -> str:
    """`nomina 60,54 1`: the game, the points of each seat, who won."""
    scores = ",".join(map(str, before.scores))
    winners = ",".join(str(seat + 1) for seat in before.winners) or "-"
    return f"{before.game} {scores} {winners}"


def read_before(text: str, seats: int) -> Before | None:
    """None: it cannot be read, or others sat there."""
    found = _BEFORE.fullmatch(text)
    if not found:
        return None
    scores = tuple(map(int, found[2].split(",")))
    winners = () if found[3] == "-" else tuple(int(seat) - 1 for seat in found[3].split(","))
    fits = len(scores) == seats and all(seat < seats for seat in winners)
    return Before(found[1], scores, winners) if fits else None


def firsts(
    games: tuple[Before, ...], game: str, now: tuple[int, ...] | None
) -> tuple[int, ...] | None:
    """PR4-03 First places in all rounds of a game that counts them, over the whole evening."""
    if now is None:
        return None
    rounds = [*(before.scores for before in games if before.game == game), now]
    return tuple(map(sum, zip(*rounds, strict=True)))


def wins(games: tuple[Before, ...], seats: int) -> tuple[int, ...]:
    """GEN-12 How many games each seat has won; a shared first place counts for each."""
    return tuple(sum(seat in game.winners for game in games) for seat in range(seats))
