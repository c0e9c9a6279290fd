"""The words that a player of Wer behält recht thinks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from setzkasten.bots.fragments import NEVER
from setzkasten.core.hand import UNKNOWN
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY
from setzkasten.lexicon.stones import laid
from setzkasten.lexicon.words import Words
from setzkasten_kernel import Laying, WordGraph

# How long may a word be to be thought of? A hand has 13 stones.
LONGEST = 12
# For how many sets of words is the repertoire kept?
MOST_KEPT = 8
# With how many other words around does an announcement stay unchanged half of the time?
CHANGEABLE = 12
# How large a hand may be for the kernel, and what it tells of a word: square, down, its number …
MOST_STONES, FIELDS = 40, 6

_RACK = str.maketrans({RED_JOLLY: "v", BLACK_JOLLY: "k"})


class Repertoire:
    """All words of a player, which of them a hand can lay, and in how many a string stands."""

    def __init__(self, known: Words) -> None:
        words = (w for n in range(LONGEST, 1, -1) for w in known.matching("?" * n))
        self.words = list(dict.fromkeys(laid(word, known.policy) for word in words))
        self._text = "\n".join(self.words)
        self.holding = lru_cache(4096)(self._text.count)

    @cached_property
    def _search(self) -> tuple[WordGraph, Laying]:
        graph = WordGraph.build(self.words or [NEVER])
        return graph, Laying(graph)

    @cached_property
    def spelt(self) -> frozenset[str]:
        return frozenset(self.words)

    def around(self, run: str) -> Iterator[str]:
        """The words that hold a run, the shortest first."""
        text, end = self._text, len(self._text)
        while (at := text.rfind(run, 0, end)) >= 0:
            first, last = text.rfind("\n", 0, at) + 1, text.find("\n", at)
            yield text[first : last if last >= 0 else None]
            end = first

    def spellable(self, hand: Sequence[str]) -> list[str]:
        """Words that the hand can lay, jollies included."""
        return sorted({word for word, _ in self._laid("." * LONGEST, hand)})

    def around_with(self, run: str, hand: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Words that the hand can make of a run, and at which of their letters it begins."""
        margin = LONGEST - len(run)
        free = "." * margin
        for word, first in self._laid(f"{free}{run}{free}", hand):
            if len(word) <= LONGEST:
                yield word, margin - first

    def _laid(self, line: str, hand: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Words that the hand can lay in one line, and where they begin."""
        rack = "".join(stone for stone in hand if stone != UNKNOWN)[:MOST_STONES].translate(_RACK)
        graph, laying = self._search
        _, found, _ = laying.placements(line, rack)
        firsts, numbers = found[::FIELDS].tolist(), found[2::FIELDS].tolist()
        return zip(map(graph.word, numbers), firsts, strict=True)

    def following(self, run: str, missing: int) -> float:
        """How many of the missing stones follow the run, as others may change the word."""
        return missing * CHANGEABLE / (CHANGEABLE + self.holding(run))
