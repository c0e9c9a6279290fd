"""The row, hidden hands, and what each seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from setzkasten.core.game import Millis, Seat
from setzkasten.core.options import number
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile

WIDTH = 9
HAND = 5
STONES = Stock("AAAAABDDEEEEEEEFGHHIIIKLLMNNNNNOPRRRSSSSTTTTUUUWZ")
FREE = "."


@dataclass(frozen=True, slots=True)
class Options:
    time: int = number(0, least=0, most=3600)


@dataclass(frozen=True, slots=True)
class Lay:
    """Two or three letters at first, then one or two at the ends of the row."""

    stones: tuple[tuple[Square, Tile], ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing is laid."""


Action: TypeAlias = Lay | Pass


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    hands: tuple[Stock, ...]
    scores: tuple[int, ...]
    row: str = FREE * WIDTH
    turn: Seat = 0
    starter: Seat | None = None
    dealt: bool = False
    began_at: Millis = 0
    pending: Lay | None = None  # waits for a ruling
    passes: int = 0
    left: frozenset[Seat] = frozenset()
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def playing(self) -> int:
        return self.seats - len(self.left)

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if self.starter is None:
            return "lot"
        if not self.dealt:
            return "deal"
        return "judge" if self.pending else "lay"

    @property
    def bag(self) -> Stock:
        held = [letter for hand in self.hands for letter in hand]
        return STONES.without([*self.row.replace(FREE, ""), *held])


@dataclass(frozen=True, slots=True)
class View:
    row: str
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    turn: Seat
    left: tuple[Seat, ...]
    shown: tuple[tuple[str, ...], ...]  # at the end: all hands
