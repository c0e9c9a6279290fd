"""The words that one puzzle is filled with: those of the treasury first, others behind them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
HARDEST: Final = "schwer"
MOST_WEIGHT: Final = 100
MOST_TENTHS: Final = 80  # of a Zipf value


class Stock:
    """The words of a level with what is known of each; `wanted` ones by their weight to 100.

    `wide`: those of the hardest level too. Who draws a grid does not ask what can be filled.
    """

    def __init__(
        self, level: str, umlauts: Umlauts, wanted: Mapping[str, int], *, wide: bool = False
    ) -> None:
        self._wanted = wanted
        self._rest_above = REST_ABOVE[level]
        levels = (level, HARDEST) if wide else (level,)
        spelt = {key: key for name in levels for key in words_of_level(name)}
        if umlauts == "Ä":
            pairs = ((next(iter(with_placeholders((key,))), ""), key) for key in spelt)
            spelt = {standing: key for standing, key in pairs if standing}
        lexicon, chosen = default(), treasury()
        self.words = tuple(sorted({*spelt, *wanted}))
        self.graph = WordGraph.build("\n".join(self.words).encode("ascii"))
        keys = [spelt.get(word, "") for word in self.words]
        self._treasured = [key in chosen.words for key in keys]
        self._uses = [chosen.uses.get(key, 0.0) for key in keys]
        tenths, index = lexicon.tenths, lexicon.index
        self._known = [tenths[index(key)] * BEST // MOST_TENTHS if key else 0 for key in keys]

    def every(self, banned: Iterable[str] = ()) -> Selection:
        """All words, whatever rests."""
        quality = bytes(
            BEST * weight // MOST_WEIGHT if (weight := self._wanted.get(word)) else known
            for word, known in zip(self.words, self._known, strict=True)
        )
        return Selection(self.graph, bytearray(b"\1" * len(self.words)), quality).without(banned)

    def drawn(self, rng: Random, *, all_words: bool, asleep: int = 0) -> Selection:
        """The treasury without what rests, or all words with the treasury's before others.

        `asleep` of 256 others rest by chance, so that small grids are not all alike.
        """
        chances, rests = rng.randbytes(len(self.words)), rng.randbytes(len(self.words))
        naps = rng.randbytes(len(self.words)) if asleep else b""
        allowed, quality = bytearray(), bytearray()
        for number, word in enumerate(self.words):
            weight, treasured = self._wanted.get(word), self._treasured[number]
            awake = rests[number] * self._uses[number] <= self._rest_above * 256
            awake = awake and not (asleep and naps[number] < asleep)
            allowed.append(weight is not None or (awake and (all_words or treasured)))
            worth = (self._known[number] + chances[number]) // 2
            worth = worth if treasured else worth // 8
            quality.append(worth if weight is None else BEST * weight // MOST_WEIGHT)
        return Selection(self.graph, allowed, bytes(quality))


class Selection:
    """The words of one attempt."""

    def __init__(self, graph: WordGraph, allowed: bytearray, quality: bytes) -> None:
        self._graph, self._allowed, self._quality = graph, allowed, quality

    def filler(self) -> Filler:
        return Filler(self._graph, allowed=bits_of(bytes(self._allowed)), quality=self._quality)

    def filled(
        self,
        grid: Iterable[str],
        rng: Random,
        *,
        steps: int,
        preference: float,
        case: dict[str, int] | None = None,
    ) -> tuple[str, ...]:
        """With words in it, or nothing; bounded by steps, so that every machine finds the same."""
        complete, rows = self.filler().fill(
            "\n".join(grid), case=case, preference=preference, seed=rng.randrange(1 << 30),
            steps=steps, seconds=-1,
        )  # fmt: skip
        return tuple(rows) if complete else ()

    def holds(self, pattern: str) -> bool:
        return any(map(self._allowed.__getitem__, self._graph.indexes_matching(pattern)))

    def matching(self, pattern: str) -> list[str]:
        """Words for a run, the better ones first: `?` is any letter."""
        found = [i for i in self._graph.indexes_matching(pattern) if self._allowed[i]]
        return [self._graph.word(i) for i in sorted(found, key=lambda i: (-self._quality[i], i))]

    def without(self, words: Iterable[str]) -> Selection:
        left = bytearray(self._allowed)
        for word in words:
            left[self._graph.index(word)] = 0
        return Selection(self._graph, left, self._quality)
