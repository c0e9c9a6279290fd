"""Which words contain a run, said plainly."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase


def indexes(sorted_words: Sequence[str], run: str) -> list[int]:
    return [i for i, word in enumerate(sorted_words) if run in word]


def front(sorted_words: Sequence[str], run: str) -> str:
    return "".join(x for x in ascii_uppercase if indexes(sorted_words, x + run))


def back(sorted_words: Sequence[str], run: str) -> str:
    return "".join(x for x in ascii_uppercase if indexes(sorted_words, run + x))
