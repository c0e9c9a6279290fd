"""Boggle: options, actions, state, and what each seat sees."""

from __future__ import annotations

from typing import TypeAlias

from setzkasten.core.actions import Done, Go
from setzkasten.core.game import Millis, Seat
from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.games.boggle.options import Options

LEAST_LETTERS = 3  # BOG-04


@value
class Write:
    """BOG-03 A word on the own list, with the way over the dice if it was swiped."""

    word: str
    path: tuple[Square, ...] = ()


@value
class Strike:
    """A word is crossed out of the own list."""

    word: str


Action: TypeAlias = Write | Strike | Go | Done


@value
class Shake:
    """BOG-02 The dice lie, row by row."""

    letters: str


@value
class Found:
    """A word of a list when the lists are read aloud."""

    word: str
    points: int
    path: tuple[Square, ...]
    shared: bool  # BOG-10 others have it too
    allowed: bool


@value
class Round:
    """The dice of a round, what each seat had found, and what it brought."""

    letters: str
    lists: tuple[tuple[Found, ...], ...]
    points: tuple[int, ...]


@value
class State:
    options: Options
    scores: tuple[int, ...]
    letters: str = ""
    began_at: Millis | None = None
    lists: tuple[tuple[Write, ...], ...] = ()  # in the order of writing
    done: frozenset[Seat] = frozenset()
    closed: bool = False
    rounds: tuple[Round, ...] = ()
    left: frozenset[Seat] = frozenset()
    played: int = 0  # rounds before those that are shown
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def searching(self) -> frozenset[Seat]:
        """Who looks at the dice now: all, or one after the other."""
        away = self.done | self.left
        waiting = [seat for seat in range(self.seats) if seat not in away]
        return frozenset(waiting if self.options.order == "together" else waiting[:1])

    def listed(self, seat: Seat, word: str) -> bool:
        return any(entry.word == word for entry in self.lists[seat])

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if not self.letters:
            return "shake"
        if self.closed:
            return "judge"
        return "ready" if self.began_at is None else "search"


@value
class View:
    letters: str
    round: int
    began_at: Millis | None
    list: tuple[str, ...]  # the own one
    done: tuple[Seat, ...]
    searching: tuple[Seat, ...]
    left: tuple[Seat, ...]
    rounds: tuple[Round, ...]
    order: str


def opened(seats: int, chosen: Options) -> State:
    return State(chosen, (0,) * seats, lists=((),) * seats)
