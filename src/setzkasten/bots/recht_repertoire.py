"""The words that a player of Wer behält recht thinks of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from setzkasten.lexicon.stones import laid
from setzkasten.lexicon.words import Words

# How long may a word be to be thought of? A hand has 13 stones.
LONGEST = 12
# For how many sets of words is the repertoire kept?
MOST_KEPT = 8
# With how many other words around does an announcement stay unchanged half of the time?
CHANGEABLE = 12


class Repertoire:
    """All words of a player with their letters, and in how many of them a string stands."""

    def __init__(self, known: Words) -> None:
        words = (w for n in range(LONGEST, 1, -1) for w in known.matching("?" * n))
        stones = (laid(word, known.policy) for word in words)
        self.words = [(letter_set(word), word) for word in dict.fromkeys(stones)]
        self._text = "\n".join(word for _, word in self.words)
        self.holding = lru_cache(4096)(self._text.count)

    @cached_property
    def spelt(self) -> frozenset[str]:
        return frozenset(word for _, word in self.words)

    def around(self, run: str) -> Iterator[str]:
        """The words that hold a run, the shortest first."""
        text, end = self._text, len(self._text)
        while (at := text.rfind(run, 0, end)) >= 0:
            first, last = text.rfind("\n", 0, at) + 1, text.find("\n", at)
            yield text[first : last if last >= 0 else None]
            end = first

    def following(self, run: str, missing: int) -> float:
        """How many of the missing stones follow the run, as others may change the word."""
        return missing * CHANGEABLE / (CHANGEABLE + self.holding(run))


def letter_set(letters: str) -> int:
    bits = 0
    for letter in letters:
        bits |= 1 << (ord(letter) - 65)
    return bits
