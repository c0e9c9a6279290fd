"""Schwedenrätsel: the clues stand in the squares before their words.

A row above and a column to the left are added, so that every word has a square before it that
holds no letter: left of a word across, above a word down. Such a square holds up to two clues.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.puzzle.clue import suggestions
from setzkasten.puzzle.crossword import Place, Puzzle
from setzkasten.puzzle.treasury import treasury

# How long may a clue be that stands in a square?
ROOM: Final = 30


@dataclass(frozen=True, slots=True)
class ClueSquare:
    """The clues of a square: for the word to its right and for the one below."""

    right: str = ""
    below: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """Letters and clue squares by their place; everything else is empty."""

    rows: int
    cols: int
    letters: dict[Square, str]
    clues: dict[Square, ClueSquare]
    solution: tuple[Square, ...]


def swedish(puzzle: Puzzle) -> Layout:
    clues: dict[Square, ClueSquare] = {}
    for word in puzzle.words:
        row, col = word.place.row, word.place.col
        before = (row + 1, col) if word.across else (row, col + 1)
        old = clues.get(before, ClueSquare())
        text = word.clue or f"({len(word.answer)})"
        clues[before] = ClueSquare(text, old.below) if word.across else ClueSquare(old.right, text)
    letters = {
        (row + 1, col + 1): puzzle.letter((row, col))
        for row in range(puzzle.height)
        for col in range(puzzle.width)
        if not puzzle.black((row, col))
    }
    moved = tuple((row + 1, col + 1) for row, col in puzzle.solution)
    return Layout(puzzle.height + 1, puzzle.width + 1, letters, clues, moved)


def short_clues(lexicon: Lexicon, puzzle: Puzzle) -> dict[Place, str]:
    """A shorter printable clue wherever one is known and the present one is too long."""
    found: dict[Place, str] = {}
    for word in puzzle.words:
        if len(word.clue) <= ROOM and word.clue:
            continue
        some = _printable(lexicon, letters_of(word.answer) or "")
        fitting = [text for text in some if len(text) <= ROOM] or sorted(some, key=len)
        if fitting and (not word.clue or len(fitting[0]) < len(word.clue)):
            found[word.place] = fitting[0]
    return found


def _printable(lexicon: Lexicon, answer: str) -> list[str]:
    """The clues of the treasury, each word has a short one; then what the lexicon suggests."""
    written = [clue.text for clue in treasury().clues.get(answer, ())]
    return written or [clue.text for clue in suggestions(lexicon, answer) if clue.printable]
