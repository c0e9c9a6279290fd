"""Lingua: options, actions, state, and what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from setzkasten.core.board import Board
from setzkasten.core.game import Millis, ScoredWord, Seat
from setzkasten.core.hand import known_in, unknown_in
from setzkasten.core.options import choice, number
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.lingua.box import TILES

HAND = 12  # LIN-01


@dataclass(frozen=True, slots=True)
class Options:
    time: int = number(0, least=0, most=3600)
    start: str = choice("lot", "agreed")  # LIN-01
    first: int = number(1, least=1, most=4)
    lengthening: int = number(0, least=0, most=5)  # LIN-12 letters to add, 0 is off
    opening: str = choice("begins", "through")  # LIN-03 where the first word meets Start
    contact: str = choice("shared", "touching")  # LIN-05 does lying side by side join a word?
    exchange: str = choice("earned", "counted", former={"1": "counted"})  # LIN-18 the tenth ace
    prize: str = choice("ace", "always")  # LIN-21 when the goal prize is multiplied


@dataclass(frozen=True, slots=True)
class Lay:
    """LIN-02 One word; from ten aces on one tile may be exchanged for its colour (LIN-18)."""

    stones: tuple[tuple[Square, Tile], ...]
    way: tuple[int, int]
    exchange: tuple[Square, Square] | None = None  # the own tile's square, the lying tile's


@dataclass(frozen=True, slots=True)
class Swap:
    """LIN-10 No word: tiles go back face down, others are drawn; none is a plain pass."""

    tiles: tuple[str, ...]


Action: TypeAlias = Lay | Swap


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    board: Board
    hands: tuple[Stock, ...]
    scores: tuple[int, ...]  # without the aces, which are counted at the end
    aces: tuple[int, ...]
    turn: Seat
    starter: Seat | None = None
    dealt: bool = False
    began_at: Millis = 0
    laid: int = 0  # words laid so far: the first goes across, the second down
    used: frozenset[str] = frozenset()  # LIN-07
    pending: Lay | None = None
    drawing: int = 0
    returned: tuple[str, ...] = ()  # swapped tiles, back in the stock after the draw
    aside: int = 0  # set-up positions: tiles that are not in play, unseen like the stock
    passes: int = 0  # turns in a row without a word and without a swap
    wordless: int = 0  # turns in a row without a word
    left: frozenset[Seat] = frozenset()
    over: bool = False
    moves: tuple[Move, ...] = ()

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

    @property
    def stock(self) -> int:
        return len(self.unseen) - unknown_in(self.hands) - self.aside


@dataclass(frozen=True, slots=True)
class Stone:
    square: Square
    letter: str
    colour: str
    ace: bool


@dataclass(frozen=True, slots=True)
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
