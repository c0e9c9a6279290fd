"""GEN-12 The picture of the week: what a finished board counts, and what of it is shown.

A square counts where its letter stands in a word of the dictionary that hurts nobody, each word
once on its field. What does not count is not shown either: so nobody writes to others by a board.
"""

from __future__ import annotations

from typing import Final

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import BLACK, LETTERS, runs
from setzkasten.puzzle.level import worth

# The whole board of the box: half a one is another contest.
SIDE: Final = 12
FREE: Final = "."


@value
class Picture:
    """A board as it is ranked: fewest squares without a letter, then the better words."""

    rows: tuple[str, ...]  # letters that count; all other squares are free or have a chip
    without_letter: int
    quality: float  # mean over the words that count, 0 to 7
    words: tuple[str, ...]
    uncounted: tuple[str, ...]  # runs that are no words here, hurt somebody, or stand twice


def picture_of(rows: tuple[str, ...], words: Words, *, parted_at: int = 0) -> Picture:
    """`parted_at`: no word goes across the line above this row."""
    offered, kept = words.offered, set[Square]()
    counted, uncounted = list[str](), list[str]()
    for first, band in _bands(rows, parted_at):
        met = set[str]()
        for _, squares in runs(band):
            word = "".join(band[row][col] for row, col in squares)
            key = letters_of(word) or ""
            if key in met or key not in offered:
                uncounted.append(word)
                continue
            met.add(key)
            counted.append(word)
            kept.update((row + first, col) for row, col in squares)
    shown = tuple(
        "".join(_shown(sign, kept=(r, c) in kept) for c, sign in enumerate(row))
        for r, row in enumerate(rows)
    )
    missing = sum(len(row) for row in rows) - len(kept)
    return Picture(shown, missing, _quality(words, counted), tuple(counted), tuple(uncounted))


def _bands(rows: tuple[str, ...], parted_at: int) -> list[tuple[int, tuple[str, ...]]]:
    letters = tuple("".join(s if s in LETTERS else BLACK for s in row) for row in rows)
    if not parted_at:
        return [(0, letters)]
    return [(0, letters[:parted_at]), (parted_at, letters[parted_at:])]


def _shown(sign: str, *, kept: bool) -> str:
    return sign if kept or sign == BLACK else FREE


def _quality(words: Words, counted: list[str]) -> float:
    """HOB-06 The mean worth of the words."""
    entries = [words.lexicon.entry(letters_of(word) or "") for word in counted]
    values = [worth(entry) if entry else 0.0 for entry in entries]
    return round(sum(values) / len(values), 3) if values else 0.0
