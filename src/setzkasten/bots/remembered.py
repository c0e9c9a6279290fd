"""A vocabulary that remembers what it was asked: searches ask for the same runs again and again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from setzkasten.lexicon.words import Words

# How many answers are kept? More than one thought needs; a game asks for the same few thousand.
KEPT = 20_000


class Remembered:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._knows = lru_cache(KEPT)(words.__contains__)

    def matching(self, pattern: str) -> Iterator[str]:
        return self._words.matching(pattern)

    def __contains__(self, word: object) -> bool:
        return self._knows(word)
