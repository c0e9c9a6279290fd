"""A puzzle as the wire has it: all of it for its owner, no letter of it for who solves."""

from __future__ import annotations

from setzkasten.puzzle.checking import tells
from setzkasten.puzzle.crossword import BLACK, Puzzle, Word
from setzkasten.server.store.puzzle_shelf import KeptPuzzle

Json = dict[str, object]


def puzzle_told(kept: KeptPuzzle) -> Json:
    """For the owner, with the answers and the name under which it is given away."""
    puzzle = kept.puzzle
    words = [{**_word(w), "answer": w.answer, "tells": tells(w)} for w in puzzle.words]
    return {**_about(puzzle), "id": kept.id, "gift": kept.gift, "words": words}


def gift_told(puzzle: Puzzle) -> Json:
    """Built up from what a solver may know."""
    return {**_about(puzzle), "words": [_word(word) for word in puzzle.words]}


def _about(puzzle: Puzzle) -> Json:
    return {
        "title": puzzle.title,
        "dedication": puzzle.dedication,
        "giver": puzzle.giver,
        "numbering": puzzle.numbering,
        "umlauts": "AE" if puzzle.spelt_out else "Ä",
        "rows": ["".join(BLACK if sign == BLACK else "." for sign in row) for row in puzzle.rows],
        "numbers": [(*square, number) for square, number in puzzle.numbers.items()],
        "solution": puzzle.solution,
    }


def _word(word: Word) -> Json:
    return {
        "number": word.number,
        "across": word.across,
        "squares": word.squares,
        "clue": word.clue,
    }
