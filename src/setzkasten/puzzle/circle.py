"""Two words of a grid that tell each other: EULE is "Uhu", UHU is "Eule"."""

from __future__ import annotations

from collections import defaultdict

from setzkasten.puzzle.crossword import Puzzle, Word
from setzkasten.puzzle.stem import nouns_of, stems_of


def circles(puzzle: Puzzle) -> list[tuple[Word, Word]]:
    """Pairs whose clues name each other; who has solved neither is helped by neither."""
    words = puzzle.words
    known_by: dict[str, set[int]] = defaultdict(set)
    for number, word in enumerate(words):
        for stem in stems_of((word.answer,)):
            known_by[stem].add(number)
    named = [
        {other for noun in nouns_of(word.clue) for other in known_by.get(noun, ())}
        for word in words
    ]
    return [
        (words[one], words[other])
        for one, others in enumerate(named)
        for other in sorted(others)
        if one < other and one in named[other]
    ]
