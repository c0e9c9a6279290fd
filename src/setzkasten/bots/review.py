"""How a finished game is measured where points alone do not tell it: what an analysis asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from setzkasten.core.game import Seat
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words

# How many of the best words of a round are named?
NAMED = 5


@value
class Missed:
    """Words that were there and that nobody wrote; of a hand, whose stones they were."""

    words: tuple[str, ...]
    points: int = 0  # 0: they would have brought what the clock says
    seat: Seat | None = None


@value
class SeenRound:
    """A round in real time: what it brought each seat, and what was there beside that."""

    number: int
    points: tuple[int, ...]
    missed: tuple[Missed, ...]  # some of the best
    count: int  # of all that were missed
    complete: bool = True


class Rounds(Protocol):
    """Where all play at once nobody has a move of their own: rounds are looked at instead."""

    def played(self, state: Any) -> tuple[Any, ...]:
        """The rounds of a finished game, each with all that its look needs."""

    def seen(self, one: Any, number: int, *, words: Words, seconds: float) -> SeenRound: ...


@value
class Review:
    """`stands`: what each seat has by now, where points are counted at the end alone."""

    stands: Callable[[Any, Words], tuple[int, ...]] | None = None
    rounds: Rounds | None = None
