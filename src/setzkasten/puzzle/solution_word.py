"""A solution word: squares of the grid whose letters spell it, as far apart as chance has it."""

from __future__ import annotations

from random import Random

from setzkasten.core.squares import Square
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.solve.puzzle_error import PuzzleError


def squares_for(puzzle: Puzzle, word: str, rng: Random) -> tuple[Square, ...]:
    """One square for each letter, none twice; raises `PuzzleError` if a letter is lacking."""
    umlauts = any(sign in "ÄÖÜẞ" for row in puzzle.rows for sign in row)
    letters = word.upper() if umlauts else letters_of(word) or ""
    if not letters.isalpha():
        raise PuzzleError("puzzle_solution_letters", word=repr(word[:40]))
    rows, cols = range(puzzle.height), range(puzzle.width)
    left = [(r, c) for r in rows for c in cols if not puzzle.black((r, c))]
    rng.shuffle(left)
    found = []
    for letter in letters:
        square = next((s for s in left if puzzle.letter(s) == letter), None)
        if square is None:
            raise PuzzleError("puzzle_solution_lacks", word=repr(word[:40]), letter=letter)
        left.remove(square)
        found.append(square)
    return tuple(found)
