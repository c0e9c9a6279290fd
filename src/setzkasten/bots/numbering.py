"""The words that we may offer at a table, numbered as exact searches take them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from setzkasten.bots.player import NumberedWords
from setzkasten.lexicon.masks import MaskedWords, bits_of, offered_mask
from setzkasten.lexicon.offering import hurts
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.stones import laid
from setzkasten_kernel import WordGraph


def numbered(words: MaskedWords, policy: Policy) -> NumberedWords:
    """A mask over the lexicon; a graph of its own for a list, or where an I is laid for a J."""
    return _numbered(_Same(words), policy)


@dataclass(frozen=True, slots=True)
class _Same:
    """The same lexicon is the same object."""

    words: MaskedWords

    def __hash__(self) -> int:
        return id(self.words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.words is other.words


@lru_cache(4)
def _numbered(same: _Same, policy: Policy) -> NumberedWords:
    words = same.words
    if policy.only == "list":
        listed = (word for word in policy.own_list if len(word) >= policy.least_letters)
        offered = (word for word in listed if policy.coarse or not hurts(words, word))
        return plainly_numbered(laid(word, policy) for word in offered)
    mask = offered_mask(words, policy)
    if not policy.i_for_j:
        return NumberedWords(words.graph, bits_of(mask))
    word = words.graph.word
    return plainly_numbered(laid(word(at), policy) for at, counts in enumerate(mask) if counts)


def plainly_numbered(words: Iterable[str]) -> NumberedWords:
    """Just these words, all of which count."""
    graph = WordGraph.build(words)
    return NumberedWords(graph, b"\xff" * (len(graph) // 8 + 1))
