"""Set-up positions with the wooden box: its board, and what is left in the case."""

from __future__ import annotations

from setzkasten.core.board import Board, read_rows
from setzkasten.core.position import PositionError
from setzkasten.core.tiles import Stock, read_stock, write_stock


def read_board(
    text: str, size: tuple[int, int], stones: Stock, *, chips: bool, strange: str
) -> Board:
    """Rows of letters, with chips if the game sets any; `strange` is told of what is neither."""
    try:
        board = read_rows(text, size)
    except ValueError as error:
        raise PositionError("position_board", text=str(error)) from error
    if any(tile.jolly for tile in board.values()) or (board.blocked and not chips):
        raise PositionError("position_board", text=strange)
    if missing := stones.missing(tile.letter for tile in board.values()):
        raise PositionError("position_stones", stones=write_stock(missing))
    return board


def check_case(case: Stock, text: str) -> None:
    """The case may be left out or given as a number; written in full it must fit the board."""
    if not text:
        return
    if text.isascii() and text.isdigit():
        fits = text == str(len(case))
    else:
        try:
            fits = read_stock(text) == case
        except ValueError as error:
            raise PositionError("position_board", text=str(error)) from error
    if not fits:
        raise PositionError("position_case", case=write_stock(case))
