"""The words that one puzzle is filled with: those of the treasury first, others behind them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.masks import bits_of
from setzkasten.puzzle.crossword import Umlauts
from setzkasten.puzzle.level import words_of_level
from setzkasten.puzzle.treasury import treasury
from setzkasten.puzzle.umlauts import with_placeholders
from setzkasten_kernel import Filler, WordGraph

# A word that stands in more than this share of all puzzles rests now and then: TEE is in half of
# them otherwise. Dense grids need their short words more.
REST_ABOVE: Final = {"leicht": 0.15, "mittel": 0.2, "schwer": 0.3}
BEST: Final = 255
MOST_TENTHS: Final = 80  # of a Zipf value


class Stock:
    """The words of a level with what is known of each; `wanted` ones are the best of all."""

    def __init__(self, level: str, umlauts: Umlauts, wanted: Iterable[str]) -> None:
        self._best = frozenset(wanted)
        self._rest_above = REST_ABOVE[level]
        spelt = {key: key for key in words_of_level(level)}
        if umlauts == "Ä":
            pairs = ((next(iter(with_placeholders((key,))), ""), key) for key in spelt)
            spelt = {standing: key for standing, key in pairs if standing}
        lexicon, chosen = default(), treasury()
        self.words = tuple(sorted({*spelt, *self._best}))
        self._graph = WordGraph.build("\n".join(self.words).encode("ascii"))
        keys = [spelt.get(word, "") for word in self.words]
        self._treasured = [key in chosen.words for key in keys]
        self._uses = [chosen.uses.get(key, 0.0) for key in keys]
        tenths, index = lexicon.tenths, lexicon.index
        self._known = [tenths[index(key)] * BEST // MOST_TENTHS if key else 0 for key in keys]

    def drawn(self, rng: Random, *, all_words: bool) -> Selection:
        """The treasury without what rests, or all words with the treasury's before others."""
        chances, rests = rng.randbytes(len(self.words)), rng.randbytes(len(self.words))
        allowed, quality = bytearray(), bytearray()
        for number, word in enumerate(self.words):
            best, treasured = word in self._best, self._treasured[number]
            awake = rests[number] * self._uses[number] <= self._rest_above * 256
            allowed.append(best or (awake and (all_words or treasured)))
            worth = (self._known[number] + chances[number]) // 2
            quality.append(BEST if best else worth if treasured else worth // 8)
        return Selection(self._graph, allowed, bytes(quality))


class Selection:
    """The words of one attempt."""

    def __init__(self, graph: WordGraph, allowed: bytearray, quality: bytes) -> None:
        self._graph, self._allowed, self._quality = graph, allowed, quality

    def filler(self) -> Filler:
        return Filler(self._graph, allowed=bits_of(bytes(self._allowed)), quality=self._quality)

    def without(self, words: Iterable[str]) -> Selection:
        left = bytearray(self._allowed)
        for word in words:
            left[self._graph.index(word)] = 0
        return Selection(self._graph, left, self._quality)
