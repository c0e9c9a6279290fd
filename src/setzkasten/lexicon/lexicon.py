"""A lexicon: what is known of words, without any opinion on which of them count.

The compiled German one, the small one of the tests and a plain list answer the same questions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from setzkasten.lexicon.entry import Entry, Pos
from setzkasten.lexicon.heads import Head
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.word_book import NO_BOOK, WordBook
from setzkasten_kernel import ContainIndex, WordGraph

if TYPE_CHECKING:
    from setzkasten.lexicon.words import Words


class Lexicon(ABC):
    """Words with their numbers, in the order of the alphabet, and what is known of each."""

    id: str  # the name under which a record says which words were meant
    graph: WordGraph

    def under(self, policy: Policy, book: WordBook = NO_BOOK) -> Words:
        """The words that count where people agreed on this."""
        from setzkasten.lexicon.words import Words  # who stands on lexicons

        return Words(self, policy, book)

    def __contains__(self, key: object) -> bool:
        return key in self.graph

    def __len__(self) -> int:
        return len(self.graph)

    def index(self, key: str) -> int:
        """The place of a word in the alphabet of all words, from 0; -1 if it is none."""
        return self.graph.index(key)

    def matching(self, pattern: str) -> Iterator[str]:
        """The words of a pattern: `?` is one letter, `*` any run of letters, also none."""
        return map(self.graph.word, self.graph.indexes_matching(pattern))

    def containing(self, run: str) -> Iterator[str]:
        """The words that hold `run` unbroken, in alphabetical order."""
        return map(self.graph.word, self.contains.indexes(run))

    def count_containing(self, run: str) -> int:
        """How many words hold `run`."""
        return self.contains.count(run)

    def front(self, run: str) -> str:
        """The letters that may stand in front of `run` in some word."""
        return self.contains.front(run)

    def back(self, run: str) -> str:
        """The letters that may stand behind `run` in some word."""
        return self.contains.back(run)

    @cached_property
    def contains(self) -> ContainIndex:
        """The index for containing-questions."""
        return ContainIndex.build(self.graph)

    @abstractmethod
    def entry(self, key: str) -> Entry | None:
        """All that is known of a key; None for what is no word."""

    @property
    @abstractmethod
    def tenths(self) -> bytes:
        """One byte a word: how often it is met, as its Zipf value times ten."""

    @abstractmethod
    def often(self, least_zipf: float) -> bytes:
        """One byte a word: 1 where it is met at least as often."""

    @abstractmethod
    def mask(self, allows: Callable[[Entry], bool], *, name: Hashable) -> bytes:
        """One byte a word: 1 where `allows` says yes; perhaps kept under `name`.

        `allows` may look at anything of an entry but its letters and their number.
        """

    def harmless(self) -> bytes:
        """One byte a word: 1 where it does not hurt."""
        return self.mask(lambda entry: not entry.offensive, name="harmless")

    def definitions(self, lemma: str) -> tuple[str, ...]:
        """What a lemma means, in ordinary spelling: 'Öse'. Empty if nobody wrote it down."""
        return ()

    def heads(self, lemma: str) -> tuple[Head, ...]:
        """The articles of a lemma: der Leiter, die Leiter. One of no kind if nobody parted them."""
        meanings = self.definitions(lemma)
        return (Head(Pos.OTHER, "", meanings),) if meanings else ()

    def strange_forms(self, lemma: str) -> tuple[str, ...]:
        """Forms that do not begin like their lemma, as keys: of gehen GING."""
        return ()

    def divided(self, spelling: str) -> tuple[str, ...]:
        """The parts of a word that may stand on two lines."""
        return (spelling,)

    def synonym_groups(self, lemma: str) -> tuple[tuple[str, ...], ...]:
        """Words and phrases for the same thing, without the lemma itself; one group a meaning."""
        return ()

    def synonyms(self, lemma: str) -> tuple[str, ...]:
        """The same, whatever the meaning."""
        return tuple(dict.fromkeys(word for group in self.synonym_groups(lemma) for word in group))
