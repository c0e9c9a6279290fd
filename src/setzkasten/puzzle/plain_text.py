"""What people write about a puzzle, as every kind of file can hold it."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from setzkasten.puzzle.crossword import Puzzle


def printable(text: str) -> str:
    """One line of it; signs that nobody sees or that turn the writing round become spaces."""
    seen = (sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    return " ".join("".join(seen).split())


def tidy(puzzle: Puzzle) -> Puzzle:
    """A file's texts as we would take them from its owner."""
    return replace(
        puzzle,
        clues={place: printable(clue) for place, clue in puzzle.clues.items()},
        title=printable(puzzle.title),
        dedication=printable(puzzle.dedication),
        giver=printable(puzzle.giver),
    )
