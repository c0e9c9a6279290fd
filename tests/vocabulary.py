"""The words that tests know: few and fixed, so that no count moves with the dictionary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from setzkasten.lexicon.small import SmallLexicon

__all__ = ["WORDS", "WordList"]


class WordList:
    """A vocabulary of some words."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = tuple(sorted(set(words)))
        self._known = frozenset(self._words)
        self._holding: dict[tuple[int, int, str], set[str]] = {}
        self._long: dict[int, set[str]] = {}
        self._matching: dict[str, list[str]] = {}
        for word in self._words:
            self._long.setdefault(len(word), set()).add(word)
            for at, letter in enumerate(word):
                self._holding.setdefault((len(word), at, letter), set()).add(word)

    @classmethod
    def read(cls, text: str) -> WordList:
        """Words with blanks between them."""
        return cls(text.split())

    def __contains__(self, word: object) -> bool:
        return word in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)

    def matching(self, pattern: str) -> Iterator[str]:
        """All words that fit, e.g. 'H?US'; a question mark is one letter."""
        found = self._matching.get(pattern)
        if found is None:
            found = self._matching[pattern] = self._search(pattern)
        return iter(found)

    def _search(self, pattern: str) -> list[str]:
        length = len(pattern)
        fixed = [(length, at, sign) for at, sign in enumerate(pattern) if sign != "?"]
        fitting = [self._holding.get(key, set()) for key in fixed]
        return sorted(self._long.get(length, set()).intersection(*fitting))

    def family(self, rng: Random, number: int) -> WordList:
        """Random words and the words that hold one of them, so that words can grow."""
        some = rng.sample(self._words, min(number, len(self._words)))
        return WordList(word for word in self._words if any(part in word for part in some))


WORDS = WordList(SmallLexicon.open(Path(__file__).parent / "lexicon" / "small.txt"))
