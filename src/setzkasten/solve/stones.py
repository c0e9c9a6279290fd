"""Letters and boards as people type them, checked before a search sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from setzkasten.lexicon.letters import letters_of
from setzkasten.solve.puzzle_error import PuzzleError

LONGEST_SIDE: Final = 60
JOLLY: Final = "?"


def read_stones(text: str, *, most: int) -> str:
    """`aeinr?s` -> `AEINR?S`; umlauts become two stones."""
    typed, stones = "".join(text.split()), ""
    if len(typed) > 4 * most:
        raise PuzzleError("solve_many_stones", count=len(typed), most=most)
    for place, sign in enumerate(typed, 1):
        letters = JOLLY if sign == JOLLY else letters_of(sign)
        if letters is None:
            raise PuzzleError("solve_no_stone", sign=repr(sign), place=place)
        stones += letters
    if not stones:
        raise PuzzleError("solve_no_letters")
    if len(stones) > most:
        raise PuzzleError("solve_many_stones", count=len(stones), most=most)
    return stones


def read_rows(rows: object, *, signs: str) -> list[str]:
    """Rows of one length out of letters and `signs`."""
    if not isinstance(rows, Sequence) or isinstance(rows, str | bytes):
        raise PuzzleError("solve_no_rows")
    if not rows or not all(isinstance(row, str) for row in rows) or not rows[0]:
        raise PuzzleError("solve_rows_empty")
    if max(len(rows), len(rows[0])) > LONGEST_SIDE:
        raise PuzzleError("solve_rows_large", most=LONGEST_SIDE)
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            lengths = {"length": len(row), "first": len(rows[0])}
            raise PuzzleError("solve_row_length", row=number, **lengths)
        for place, sign in enumerate(row, 1):
            if not (sign.isascii() and sign.isalpha()) and sign not in signs:
                known, there = " ".join(signs), {"row": number, "col": place}
                raise PuzzleError("solve_row_sign", **there, sign=repr(sign), known=known)
    return list(rows)
