"""Lingua: options, actions, state, and what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TypeAlias

from setzkasten.core.board import Board
from setzkasten.core.game import ScoredWord, Seat
from setzkasten.core.hand import known_in
from setzkasten.core.seating import BagSeating
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import value
from setzkasten.games.lingua.box import SIZE, TILES
from setzkasten.games.lingua.options import Options

HAND = 12  # LIN-01


@value
class Lay:
    """LIN-02 One word; from ten aces on one tile may be exchanged for its colour (LIN-18)."""

    stones: tuple[tuple[Square, Tile], ...]
    way: tuple[int, int]
    exchange: tuple[Square, Square] | None = None  # the own tile's square, the lying tile's


@value
class Swap:
    """LIN-10 No word: tiles go back face down, others are drawn; none is a plain pass."""

    tiles: tuple[str, ...]


Action: TypeAlias = Lay | Swap


@value
class Move:
    """A line of the score pad."""

    seat: Seat
    kind: str  # lay, swap, time
    words: tuple[ScoredWord, ...] = ()
    points: int = 0
    aces: int = 0
    prize: int = 0
    squares: tuple[Square, ...] = ()
    swapped: int = 0


@value
class State(BagSeating):
    """Scores are told without the aces, which are counted at the end."""

    options: Options = field(default_factory=Options)
    board: Board = field(default_factory=lambda: Board(SIZE))
    aces: tuple[int, ...] = ()
    laid: int = 0  # words laid so far: the first goes across, the second down
    used: frozenset[str] = frozenset()  # LIN-07
    pending: Lay | None = None
    returned: tuple[str, ...] = ()  # swapped tiles, back in the stock after the draw
    wordless: int = 0  # turns in a row without a word
    moves: tuple[Move, ...] = ()

    @property
    def phase_of_turn(self) -> str:
        if self.pending:
            return "judge"
        return "draw" if self.drawing else "lay"

    @property
    def unseen(self) -> Stock:
        """What neither lies nor is known to be in a hand, and can be drawn."""
        return TILES.without(self.seen)

    @property
    def seen(self) -> list[str]:
        """What lies, is known to be in a hand, or was swapped a moment ago."""
        lying = [symbol_of(tile) for tile in self.board.values()]
        return [*lying, *known_in(self.hands), *self.returned]


@value
class Stone:
    square: Square
    letter: str
    colour: str
    ace: bool


@value
class View:
    rows: int
    cols: int
    fields: tuple[str, ...]  # colours row by row: y r g b or a dot
    start: Square
    goals: tuple[tuple[Square, int], ...]
    values: Mapping[str, int]  # what a letter of each colour is worth
    stones: tuple[Stone, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    stock: int
    aces: tuple[int, ...]
    factors: tuple[int, ...]
    ace_points: tuple[int, ...]
    turn: Seat
    left: tuple[Seat, ...]
    laid: int
    last: tuple[Square, ...]
    moves: tuple[Move, ...]
    shown: tuple[tuple[str, ...], ...]  # at the end: the hands


def symbol_of(tile: Tile) -> str:
    return tile.letter + tile.kind


def opened(seats: int, chosen: Options) -> State:
    first = chosen.first - 1 if chosen.start == "agreed" else None
    hands, none = (Stock(),) * seats, (0,) * seats
    return State(hands, none, turn=first or 0, starter=first, options=chosen, aces=none)
