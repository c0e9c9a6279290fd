"""Silbenrätsel: words are put together out of syllables; their first letters give a word."""

from __future__ import annotations

from random import Random
from typing import Final

from setzkasten.core.values import value
from setzkasten.puzzle.picked import Choice, Picked
from setzkasten.puzzle.syllable import surely_parted
from setzkasten.solve.puzzle_error import PuzzleError

SYLLABLES: Final = range(2, 5)
SOLUTION: Final = range(8, 13)


@value
class SyllablePuzzle:
    """Words with their syllables, and the word that their first letters spell."""

    words: tuple[tuple[Picked, tuple[str, ...]], ...]
    solution: Picked

    @property
    def pool(self) -> tuple[str, ...]:
        """All syllables by the alphabet."""
        return tuple(sorted(syllable for _, parts in self.words for syllable in parts))


def syllable_puzzle(choice: Choice, drawn: str) -> SyllablePuzzle:
    rng = Random(f"syllables {drawn}")
    known = list(choice.picked(rng, lambda word: len(word) > 3))
    parts = {word: surely_parted(word.spelt) for word in known}
    for solution in known:
        if len(solution.spelt) not in SOLUTION:
            continue
        left = [w for w in known if len(parts[w]) in SYLLABLES and w is not solution]
        words: list[tuple[Picked, tuple[str, ...]]] = []
        for letter in solution.spelt:
            word = next((word for word in left if word.spelt[0] == letter), None)
            if word is None:
                break
            left.remove(word)
            words.append((word, parts[word]))
        if len(words) == len(solution.spelt):
            return SyllablePuzzle(tuple(words), solution)
    raise PuzzleError("puzzle_not_found")
