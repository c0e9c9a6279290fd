"""What people write about a puzzle, as every kind of file can hold it."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import Final

from setzkasten.puzzle.crossword import Puzzle

BEYOND: Final = "\u2e80"  # from here on there are signs that the founts of the press lack


def printable(text: str) -> str:
    """One line of it; signs that nobody sees or that turn the writing round become spaces."""
    seen = (sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    return " ".join("".join(seen).split())


def unprinted(puzzle: Puzzle) -> tuple[str, ...]:
    """Signs that stand as boxes on paper: no fount of the press has emoji or Chinese."""
    texts = (puzzle.title, puzzle.dedication, puzzle.giver, *puzzle.clues.values())
    return tuple(sorted({sign for text in texts for sign in text if sign >= BEYOND}))


def tidy(puzzle: Puzzle) -> Puzzle:
    """A file's texts as we would take them from its owner."""
    return replace(
        puzzle,
        clues={place: printable(clue) for place, clue in puzzle.clues.items()},
        title=printable(puzzle.title),
        dedication=printable(puzzle.dedication),
        giver=printable(puzzle.giver),
    )
