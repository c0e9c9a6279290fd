"""Help for who builds a picture: what fits here, finish this corner, is it still possible.

Rows are written as everywhere: letters, `#` fillers, `.` free squares.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.games.nomina.box import CASES, USUAL_CASE
from setzkasten.lexicon.lexicon import default
from setzkasten.lexicon.masks import allowed_mask, bits_of
from setzkasten.lexicon.policy import policy_of
from setzkasten.puzzle.clue import suggestions
from setzkasten.puzzle.crossword import BLACK
from setzkasten.puzzle.word_source import PuzzleError
from setzkasten_kernel import Filler

FREE: Final = "."
# From how often a word is met on is it not far-fetched? Zipf 2 is once in ten million words.
USUAL: Final = 2.0
# How much is a word worth the more often it is met? One step for each of these Zipf values.
STEPS: Final = (2.0, 2.5, 3.0, 3.5, 4.0)
MOST_SHOWN: Final = 30
PREFERENCE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Fitting:
    """A word that fits into a run of squares."""

    word: str
    zipf: float
    meaning: str  # a clue, empty where none is known
    stands: bool  # GEN-07 it stands in the picture already
    lacking: str  # stones that the case does not have any more


def fitting(rows: Sequence[str], squares: Sequence[Square]) -> tuple[Fitting, ...]:
    """The words for these squares, the best known first. Crossing runs are not looked at."""
    _check(rows, squares)
    if len(squares) < 2:
        raise PuzzleError("Ein Wort braucht wenigstens zwei Felder.")
    lexicon, mask = default(), _mask()
    pattern = "".join(rows[r][c] if rows[r][c] not in (FREE, BLACK) else "?" for r, c in squares)
    indexes = [i for i in lexicon.graph.indexes_matching(pattern) if mask[i]]
    words = [lexicon.graph.word(index) for index in indexes]
    known = sorted(((_zipf(word), word) for word in words), key=lambda pair: (-pair[0], pair[1]))
    standing = _standing(rows) - {pattern}
    return tuple(_told(word, zipf, pattern, rows, standing) for zipf, word in known[:MOST_SHOWN])


def finished(
    rows: Sequence[str],
    region: Collection[Square] | None = None,
    *,
    seconds: float = 2.0,
    seed: int = 1,
) -> tuple[bool | None, tuple[str, ...]]:
    """The free squares of a region filled; None for all. Free squares elsewhere stay free.

    True: done. False: proved impossible with words that are not far-fetched. None: not found.
    """
    _check(rows, region or ())
    free = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == FREE}
    wanted = free if region is None else free & set(region)
    shut = free - wanted
    grid = ["".join(BLACK if (r, c) in shut else sign for c, sign in enumerate(row))
            for r, row in enumerate(rows)]  # fmt: skip
    case = {symbol: CASES[USUAL_CASE][symbol] for symbol in CASES[USUAL_CASE].symbols()}
    complete, filled = _filler().fill(
        "\n".join(grid), case=case, preference=PREFERENCE, seed=seed, seconds=seconds
    )
    if not complete:
        return complete, tuple(rows)
    return True, tuple(
        "".join(FREE if (r, c) in shut else sign for c, sign in enumerate(row))
        for r, row in enumerate(filled)
    )


def possible(rows: Sequence[str], *, seconds: float = 1.0) -> bool | None:
    """Can all free squares still be filled? None: not known in this time."""
    return finished(rows, seconds=seconds)[0]


def fewest(
    rows: int = 12, cols: int = 12, *, symmetry: str = "none", seconds: float = 5.0, seed: int = 1
) -> tuple[str, ...]:
    """A whole picture with as few fillers as are found in this time; empty if there is none."""
    case = {symbol: CASES[USUAL_CASE][symbol] for symbol in CASES[USUAL_CASE].symbols()}
    _, _, made = _filler().picture(
        rows,
        cols,
        case=case,
        most_fillers=rows * cols // 3,
        symmetry=symmetry.replace("-", " "),
        preference=PREFERENCE,
        seed=seed,
        seconds=seconds,
    )
    return tuple(made)


def _told(word: str, zipf: float, pattern: str, rows: Sequence[str], standing: set[str]) -> Fitting:
    found = suggestions(default(), word)
    lying = [sign for row in rows for sign in row if sign not in (FREE, BLACK)]
    new = [letter for letter, sign in zip(word, pattern, strict=True) if sign == "?"]
    lacking = CASES[USUAL_CASE].missing([*lying, *new])
    meaning = found[0].text if found else ""
    return Fitting(word, zipf, meaning, word in standing, " ".join(lacking))


def _standing(rows: Sequence[str]) -> set[str]:
    lines = [*rows, *("".join(column) for column in zip(*rows, strict=True))]
    return {word for line in lines for word in line.replace(BLACK, FREE).split(FREE)}


def _zipf(word: str) -> float:
    entry = default().entry(word)
    return entry.zipf if entry else 0.0


def _check(rows: Sequence[str], squares: Collection[Square]) -> None:
    width = len(rows[0]) if rows else 0
    if not width or any(len(row) != width for row in rows):
        raise PuzzleError("Die Reihen eines Bildes sind gleich lang.")
    signs = {sign for row in rows for sign in row}
    if strange := [
        s for s in signs if s not in (FREE, BLACK) and not (s.isascii() and s.isupper())
    ]:
        raise PuzzleError(f"{strange[0]!r} ist kein Buchstabe von A bis Z.")
    if any(not (0 <= r < len(rows) and 0 <= c < width) for r, c in squares):
        raise PuzzleError("Dieses Feld liegt neben dem Bild.")


@lru_cache(maxsize=1)
def _mask() -> bytes:
    """One byte a word: does it count, and is it neither far-fetched nor offensive?"""
    lexicon = default()
    allowed = allowed_mask(lexicon, replace(policy_of("kreuzwortbild"), offensive=False))
    usual = lexicon.often(USUAL)
    return bytes(a & b for a, b in zip(allowed, usual, strict=True))


@lru_cache(maxsize=1)
def _filler() -> Filler:
    lexicon = default()
    steps = (lexicon.often(step) for step in STEPS)
    quality = bytes(50 * sum(signs) for signs in zip(*steps, strict=True))
    return Filler(lexicon.graph, allowed=bits_of(_mask()), quality=quality)
