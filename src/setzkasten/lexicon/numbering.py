"""Words by their numbers, as searches take them: a graph, and which of its words are meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from setzkasten.lexicon.masks import bits_of
from setzkasten_kernel import ContainIndex, WordGraph


@dataclass(frozen=True)
class Numbering:
    """`mask` has one byte a word of the graph, 1 where it is meant."""

    graph: WordGraph
    mask: bytes

    @classmethod
    def of(cls, words: Iterable[str]) -> Numbering:
        """Just these words, of which there is at least one."""
        graph = WordGraph.build(words)
        return cls(graph, b"\1" * len(graph))

    @cached_property
    def bits(self) -> bytes:
        """The mask as the kernel wants it: one bit a word."""
        return bits_of(self.mask)

    @cached_property
    def contains(self) -> ContainIndex:
        return ContainIndex.build(self.graph)

    def words(self) -> Iterator[str]:
        """All that are meant, in order."""
        at = self.mask.find(1)
        while at >= 0:
            yield self.graph.word(at)
            at = self.mask.find(1, at + 1)
