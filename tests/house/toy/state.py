"""The row, hidden hands, and what each seat sees."""

from __future__ import annotations

from typing import TypeAlias

from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.options import Presets, number
from setzkasten.core.seating import Seating
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import value

WIDTH = 9
HAND = 5
STONES = Stock("AAAAABDDEEEEEEEFGHHIIIKLLMNNNNNOPRRRSSSSTTTTUUUWZ")
FREE = "."


@value
class Options:
    time: int = number(0, least=0, most=3600)


PRESETS: Presets = {"simple": {"time": 0}}


@value
class Lay:
    """Two or three letters at first, then one or two at the ends of the row."""

    stones: tuple[tuple[Square, Tile], ...]


Action: TypeAlias = Lay | Pass


@value
class State(Seating):
    options: Options = Options()
    row: str = FREE * WIDTH
    pending: Lay | None = None  # waits for a ruling

    @property
    def phase_of_turn(self) -> str:
        return "judge" if self.pending else "lay"

    @property
    def bag(self) -> Stock:
        held = [letter for hand in self.hands for letter in hand]
        return STONES.without([*self.row.replace(FREE, ""), *held])


@value
class View:
    row: str
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    turn: Seat
    left: tuple[Seat, ...]
    shown: tuple[tuple[str, ...], ...]  # at the end: all hands
