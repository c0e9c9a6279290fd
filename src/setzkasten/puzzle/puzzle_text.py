"""A puzzle as the command tells it: one value for machines, lines for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from setzkasten.messages import sentence

if TYPE_CHECKING:
    from setzkasten.puzzle.crossword import Puzzle


def puzzle_json(puzzle: Puzzle) -> dict[str, object]:
    return {
        "title": puzzle.title,
        "rows": list(puzzle.rows),
        "numbering": puzzle.numbering,
        "letters": sum(sign != "#" for row in puzzle.rows for sign in row),
        "black": sum(sign == "#" for row in puzzle.rows for sign in row),
        "solution_word": puzzle.solution_word,
        "words": [
            {
                "number": word.number,
                "way": "across" if word.across else "down",
                "answer": word.answer,
                "clue": word.clue,
                "squares": [list(square) for square in word.squares],
            }
            for word in puzzle.words
        ],
    }


def puzzle_lines(puzzle: Puzzle) -> Iterator[str]:
    yield from (" ".join(row) for row in puzzle.rows)
    for way, across in (("puzzle_across", True), ("puzzle_down", False)):
        yield from ("", sentence(way))
        for word in puzzle.words:
            if word.across == across:
                clue = f": {word.clue}" if word.clue else ""
                yield f"{word.number:>4} {word.answer}{clue}"
