"""Words as a list: those made of the same letters, and in which order they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.lexicon import Lexicon

SORTS: Final = ("alphabet", "length", "frequency")


def anagrams(lexicon: Lexicon, letters: str) -> Iterator[str]:
    """Words of exactly these letters; `?` stands for any. 'LAGER' -> ALGER, LAGER, REGAL"""
    if "*" in letters:
        raise WordError("anagram_star")
    known = Counter(letters.replace("?", ""))
    jokers = letters.count("?")
    for word in lexicon.matching("?" * len(letters)):
        if (known - Counter(word)).total() == 0 and len(word) == known.total() + jokers:
            yield word


def in_order(lexicon: Lexicon, words: Iterator[str], sort: str) -> Iterator[str]:
    """By the alphabet as they come; the longest or the best known first."""
    match sort:
        case "length":
            return iter(sorted(words, key=lambda word: (-len(word), word)))
        case "frequency":
            tenths = lexicon.tenths
            return iter(sorted(words, key=lambda word: (-tenths[lexicon.index(word)], word)))
    return words
