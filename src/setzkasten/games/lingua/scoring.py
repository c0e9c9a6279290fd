"""Lingua's points: colours, colour words, aces and their factors."""

from __future__ import annotations

from setzkasten.core.board import Board, Run
from setzkasten.core.squares import Square
from setzkasten.games.lingua.box import GOALS, VALUES, field_colour

COLOUR_WORD = 25  # LIN-14 a letter
ACE = 10  # LIN-19
STAGES = ((20, 4), (15, 3), (10, 2))  # LIN-16, LIN-17


def factor(aces: int) -> int:
    """From the 10th ace double, from the 15th treble, from the 20th fourfold."""
    return next((times for least, times in STAGES if aces >= least), 1)


def ace_points(aces: int) -> int:
    """LIN-19 Each ace is worth 10 at its own factor: 16 aces are 250."""
    return sum(ACE * factor(number) for number in range(1, aces + 1))


def is_ace(board: Board, square: Square) -> bool:
    """LIN-15 The tile has the colour of its field; white fields have none."""
    return bool(field_colour(square)) and board[square].kind == field_colour(square)


def aces_in(board: Board, run: Run) -> int:
    return sum(is_ace(board, square) for square in run.squares)


def colour_word(board: Board, run: Run) -> bool:
    return len({board[square].kind for square in run.squares}) == 1


def plain_points(board: Board, run: Run) -> int:
    """LIN-13, LIN-14 before the factor."""
    return _letter_points(board, run) + _colour_points(board, run)


def _letter_points(board: Board, run: Run) -> int:
    return sum(VALUES[board[square].kind] for square in run.squares)


def _colour_points(board: Board, run: Run) -> int:
    return COLOUR_WORD * len(run.squares) * colour_word(board, run)


def parts_of(board: Board, run: Run, times: int) -> tuple[tuple[str, int], ...]:
    """How the points of a word come about, for the sheet: (letters + colour) × factor."""
    return (
        ("letters", _letter_points(board, run)),
        ("colour", _colour_points(board, run)),
        ("aces", aces_in(board, run)),
        ("factor", times),
    )


def prize(board: Board, word: Run, aces: int, *, always: bool = False) -> int:
    """LIN-20, LIN-21 The points under the last letter, times the factor if it is an ace."""
    last = word.squares[-1]
    return GOALS.get(last, 0) * (factor(aces) if always or is_ace(board, last) else 1)
