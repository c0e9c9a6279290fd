"""Letters and boards as people type them, checked before a search sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from setzkasten.lexicon.letters import letters_of
from setzkasten.solve.puzzle_error import PuzzleError

LONGEST_SIDE: Final = 60
JOLLY: Final = "?"


def read_stones(text: str, *, most: int, jollies: bool = True) -> str:
    """`aeinr?s` -> `AEINR?S`; umlauts become two stones."""
    typed, stones = "".join(text.split()), ""
    if len(typed) > 4 * most:
        raise PuzzleError(f"{len(typed)} Steine sind zu viele: Höchstens {most} gehen.")
    for place, sign in enumerate(typed, 1):
        letters = JOLLY if sign == JOLLY and jollies else letters_of(sign)
        if letters is None:
            wanted = "Buchstaben und ? für einen Jolly" if jollies else "Buchstaben"
            raise PuzzleError(f"{sign!r} an Stelle {place} ist kein Stein: Es gibt {wanted}.")
        stones += letters
    if not stones:
        raise PuzzleError("Hier stehen keine Buchstaben.")
    if len(stones) > most:
        raise PuzzleError(f"{len(stones)} Steine sind zu viele: Höchstens {most} gehen.")
    return stones


def read_rows(rows: object, *, signs: str, what: str) -> list[str]:
    """Rows of one length out of letters and `signs`; `what` names them in a sentence."""
    if not isinstance(rows, Sequence) or isinstance(rows, str | bytes):
        raise PuzzleError(f"{what} ist eine Liste von Zeilen.")
    if not rows or not all(isinstance(row, str) for row in rows) or not rows[0]:
        raise PuzzleError(f"{what} hat keine Zeilen.")
    if max(len(rows), len(rows[0])) > LONGEST_SIDE:
        raise PuzzleError(f"{what} ist zu groß: Höchstens {LONGEST_SIDE} Felder je Seite gehen.")
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise PuzzleError(
                f"{what}: Zeile {number} ist {len(row)} lang, Zeile 1 ist {len(rows[0])} lang."
            )
        for place, sign in enumerate(row, 1):
            if not (sign.isascii() and sign.isalpha()) and sign not in signs:
                raise PuzzleError(
                    f"{what}: {sign!r} in Zeile {number}, Spalte {place} ist kein Feld. "
                    f"Es gibt Buchstaben und {' '.join(signs)}"
                )
    return list(rows)
