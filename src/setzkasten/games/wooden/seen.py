"""What everybody sees of the wooden board."""

from __future__ import annotations

from functools import cache

from setzkasten.core.board import Board
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value


@value
class Stone:
    """A letter on its square."""

    square: Square
    letter: str


@value
class BoardView:
    """What the view of every game of the box begins with."""

    rows: int
    cols: int
    stones: tuple[Stone, ...]


@cache  # a board has as many squares as letters fit on
def _stone(square: Square, tile: Tile) -> Stone:
    return Stone(square, tile.letter)


def lying(board: Board) -> tuple[Stone, ...]:
    """In the order of laying, each the same as before: whoever tells changes sees what is new."""
    return board.shown(_stone)
