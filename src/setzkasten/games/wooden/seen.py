"""What everybody sees of the wooden board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from setzkasten.core.board import Board
from setzkasten.core.squares import Square


@dataclass(frozen=True, slots=True)
class Stone:
    """A letter on its square."""

    square: Square
    letter: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """What the view of every game of the box begins with."""

    rows: int
    cols: int
    stones: tuple[Stone, ...]


_stone = cache(Stone)  # a board has as many squares as letters fit on


def lying(board: Board) -> tuple[Stone, ...]:
    """In the order of laying, each the same as before: whoever tells changes sees what is new."""
    return tuple([_stone(square, tile.letter) for square, tile in board.cells.items()])
