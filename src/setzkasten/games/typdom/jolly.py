"""The jolly on the table: who has its letter may take it."""

from __future__ import annotations

from setzkasten.core.board import Board
from setzkasten.core.game import Refusal
from setzkasten.core.hand import missing_from
from setzkasten.core.squares import Square, neighbours
from setzkasten.core.tiles import Stock
from setzkasten.core.values import value


@value
class Rob:
    """KW1-09 Put the true letter in place of a jolly and take it."""

    square: Square


def built_in(board: Board, square: Square) -> bool:
    """KW1-09, KW4-08 Stones on three or four of its sides."""
    return sum(near in board for near in neighbours(square)) > 2


def check_jolly(board: Board, square: Square, *, hand: Stock, unseen: Stock) -> Refusal | None:
    """KW1-09, KW4-08 May it be taken from here for its letter?"""
    tile = board.get(square)
    if tile is None or not tile.jolly:
        return Refusal("no_jolly_there", squares=(square,))
    if built_in(board, square):
        return Refusal("jolly_built_in", squares=(square,))
    if missing_from(hand, tile.letter, unseen):
        return Refusal("stone_not_in_hand", {"stone": tile.letter}, (square,))
    return None
