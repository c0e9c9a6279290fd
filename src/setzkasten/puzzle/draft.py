"""A grid of a maker's own: `#` is black, `.` is open, and some letters may stand already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeAlias

from setzkasten.core.squares import Square
from setzkasten.puzzle.crossword import BLACK, LETTERS, Place, Umlauts, runs
from setzkasten.puzzle.umlauts import TAKEN, TO_PLACEHOLDERS
from setzkasten.puzzle.wish import LARGEST, SMALLEST
from setzkasten.solve.puzzle_error import PuzzleError

Rows: TypeAlias = tuple[str, ...]
OPEN: Final = "."


def read_grid(text: str, umlauts: Umlauts = "AE") -> Rows:
    """Rows as they are typed, with or without blanks between the squares; `;` begins a remark."""
    lines = [(at, line.split(";")[0]) for at, line in enumerate(text.splitlines(), 1)]
    found = [(at, "".join(line.upper().split())) for at, line in lines if line.strip()]
    if not found:
        raise PuzzleError("puzzle_grid_empty")
    width = len(found[0][1])
    for at, row in found:
        if strange := [sign for sign in row if sign not in LETTERS and sign not in (BLACK, OPEN)]:
            raise PuzzleError("puzzle_grid_sign", at, sign=repr(strange[0]))
        if umlauts == "AE" and (umlaut := [sign for sign in row if sign in "ÄÖÜẞ"]):
            raise PuzzleError("puzzle_grid_umlaut", at, sign=umlaut[0])
        if umlauts == "Ä" and (taken := sorted(TAKEN & set(row))):
            raise PuzzleError("puzzle_grid_letter", at, sign=taken[0])
        if len(row) != width:
            raise PuzzleError("puzzle_grid_uneven", at, squares=len(row), first=width)
    rows = tuple(row for _, row in found)
    _check(rows, [at for at, _ in found])
    return rows


def _check(rows: Rows, lines: Sequence[int]) -> None:
    size = {"rows": len(rows), "cols": len(rows[0])}
    if not (min(size.values()) >= SMALLEST and max(size.values()) <= LARGEST):
        raise PuzzleError("puzzle_size", **size, least=SMALLEST, most=LARGEST)
    every = list(runs(rows))
    if not every:
        raise PuzzleError("puzzle_no_word")
    for place, squares in every:
        if len(squares) == 2:
            code = "puzzle_grid_two" if place.across else "puzzle_grid_two_down"
            raise PuzzleError(code, lines[place.row], col=place.col + 1)


def standing(rows: Rows) -> Rows:
    """Umlauts as the searches know them."""
    return tuple(row.translate(TO_PLACEHOLDERS) for row in rows)


def text_of(rows: Rows, squares: Iterable[Square]) -> str:
    return "".join(rows[row][col] for row, col in squares)


def whole_words(rows: Rows) -> frozenset[str]:
    """Runs without an open square: they are words here, whatever a lexicon says."""
    texts = (text_of(rows, squares) for _, squares in runs(rows))
    return frozenset(text for text in texts if OPEN not in text)


def opened(rows: Rows, squares: Iterable[Square]) -> Rows:
    """The grid with these squares open again; black ones stay."""
    wanted = set(squares)
    return tuple(
        "".join(OPEN if (r, c) in wanted and sign != BLACK else sign for c, sign in enumerate(row))
        for r, row in enumerate(rows)
    )


def written(rows: Rows, squares: Sequence[Square], word: str) -> Rows:
    letters = dict(zip(squares, word, strict=True))
    return tuple(
        "".join(letters.get((r, c), sign) for c, sign in enumerate(row))
        for r, row in enumerate(rows)
    )


def seated(rows: Rows, words: Iterable[str], rng: Random) -> Rows:
    """Words in runs of their length by chance, the longest first; some may find no run."""
    for word in sorted(set(words) - whole_words(rows), key=lambda one: (-len(one), one)):
        places = [squares for _, squares in runs(rows) if _goes(text_of(rows, squares), word)]
        if places:
            rows = written(rows, rng.choice(places), word)
    return rows


def twice(rows: Rows) -> list[Place]:
    """Words that stand already a second time."""
    seen: set[str] = set()
    found = []
    for place, squares in runs(rows):
        text = text_of(rows, squares)
        if OPEN not in text and text in seen:
            found.append(place)
        seen.add(text)
    return found


def _goes(run: str, word: str) -> bool:
    same_length = len(run) == len(word) and OPEN in run
    return same_length and all(a in (OPEN, b) for a, b in zip(run, word, strict=True))
