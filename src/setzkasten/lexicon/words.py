"""Words: a lexicon under a policy with a word book. This is what the rooms above get.

A value, cheap to make: what is dear (judges, masks) is found when asked for and kept for the
agreements that were used last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from setzkasten.lexicon.agreed import Agreed
from setzkasten.lexicon.article import Article
from setzkasten.lexicon.judgement import Judgement, judgement_of
from setzkasten.lexicon.known import known_mask
from setzkasten.lexicon.letters import LONGEST, SHORTEST, WordError, key_or_none
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.limit import NO_LIMIT, Limit
from setzkasten.lexicon.masks import allowed_mask, offered_mask
from setzkasten.lexicon.numbering import Numbering
from setzkasten.lexicon.offering import decent, hurts
from setzkasten.lexicon.policy import EVERYTHING, Policy
from setzkasten.lexicon.stones import laid, spelt_out
from setzkasten.lexicon.word_book import NO_BOOK, WordBook
from setzkasten_kernel import ContainIndex, WordGraph

if TYPE_CHECKING:
    from setzkasten.lexicon.judge import Judge
    from setzkasten.lexicon.paragraphs import Paragraph
    from setzkasten.lexicon.relation import Kinship

# For how many agreements are judge and masks kept at hand? A mask is some 1 MB.
KEPT: Final = 64
# How many judgements of each? A game asks for the same few thousand words again and again.
KEPT_WORDS: Final = 5_000
# And for how many a graph of their own? Each is some 20 MB.
KEPT_GRAPHS: Final = 4
# A pattern that searches take as it is.
_PLAIN: Final = re.compile(r"[A-Z?*]*")


@dataclass(frozen=True)
class Words:
    """What counts at a table, or a share of it.

    `share` is "counting" for all of them, "offered" for those that we may propose, or a number:
    those that people know and meet so often. `limit`: what one seat may make of them.
    """

    lexicon: Lexicon
    policy: Policy = EVERYTHING
    book: WordBook = NO_BOOK
    share: str | float = "counting"
    limit: Limit = NO_LIMIT

    @classmethod
    def german(cls) -> Words:
        """The words of the lexicon that ships with Setzkasten."""
        from setzkasten.lexicon.compiled import default

        return cls(default())

    @classmethod
    def listed(cls, words: Iterable[str] | Path, *, name: str = "list") -> Words:
        """The words of a list, or of a file with one a line; raises `WordError`."""
        from setzkasten.lexicon.listed import ListedLexicon

        if isinstance(words, Path):
            return cls(ListedLexicon.open(words))
        return cls(ListedLexicon(words, name=name))

    def __reduce__(self) -> tuple[object, ...]:
        """Another process opens the same lexicon anew."""
        return type(self), (self.lexicon, self.policy, self.book, self.share, self.limit)

    @property
    def id(self) -> str:
        """The name under which a record says which words were meant."""
        return self.lexicon.id

    def under(self, policy: Policy, book: WordBook = NO_BOOK) -> Words:
        """The same lexicon under another agreement."""
        return replace(self, policy=policy, book=book, share="counting", limit=NO_LIMIT)

    @property
    def agreed(self) -> Agreed:
        return Agreed(self.policy, self.book)

    def within(self, limit: Limit) -> Words:
        """What a seat may make of them that has agreed to a handicap."""
        return replace(self, limit=limit)

    @cached_property
    def offered(self) -> Words:
        """What we may propose ourselves: nothing that hurts, unless the table wants it."""
        return replace(self, share="offered")

    def known(self, least_zipf: float = 0.0) -> Words:
        """What people think of who know words that are met so often: 7 is always, 0 never."""
        return replace(self, share=least_zipf)

    @cached_property
    def judge(self) -> Judge:
        """Who answers claims about these words. Its verdicts know no shares."""
        return _judge_of(self._counting)

    @cached_property
    def judgement(self) -> Callable[[str], Judgement]:
        """Whether a key counts, and why. Judgements know neither shares nor limits."""
        return _judgements_of(self.within(NO_LIMIT)._counting if self.limit else self._counting)

    @property
    def _counting(self) -> Words:
        return self if self.share == "counting" else replace(self, share="counting")

    def relation(self, shorter: str, longer: str) -> Kinship:
        """Is the longer word a new one, or the shorter with an ending?"""
        return self.judge.kinship(shorter, longer)

    def look_up(self, word: str) -> Article:
        """All about a word in any spelling; raises `WordError`."""
        key = key_or_none(word.strip())
        if key is None:
            raise WordError("not_a_key", word=word[:40], least=SHORTEST, most=LONGEST)
        judgement, lexicon = self.judgement(key), self.lexicon
        readings = judgement.entry.readings if judgement.entry else ()
        lemmas = dict.fromkeys(reading.lemma for reading in readings)
        synonyms = (text for lemma in lemmas for text in lexicon.synonyms(lemma))
        return Article(
            judgement,
            definitions=tuple(text for lemma in lemmas for text in lexicon.definitions(lemma)),
            synonyms=tuple(text for text in synonyms if self._offers(text)),
            gentle=not hurts(lexicon, key),
        )

    def paragraphs(self, judgement: Judgement) -> tuple[Paragraph, ...]:
        """The readings of a judged word, each with what it means and its family."""
        from setzkasten.lexicon.paragraphs import paragraphs_of

        if judgement.entry is None:
            return ()
        return paragraphs_of(self.lexicon, judgement.entry, self._offers)

    def _offers(self, text: str) -> bool:
        """May we name it beside what was asked for?"""
        return self.policy.coarse or self.decent(text)

    def decent(self, text: str) -> bool:
        """May a text be shown to somebody who did not ask for it?"""
        return decent(self.lexicon, text)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        if not (word.isascii() and word.isupper()):
            return bool(key := key_or_none(word.strip())) and key in self
        if self.share == "counting":
            return self.judge.allows(word)
        if self.share == "offered":
            return self.judge.offers(word)
        index = self.lexicon.index(word)
        return bool(self._mask[index]) if index >= 0 else word in self.beside

    def matching(self, pattern: str) -> Iterator[str]:
        """The words of a pattern, as keys: `?` is one letter, `*` any run; an Ä is AE.

        Compounds that no list has are not among them. Raises `WordError` for other signs.
        """
        if not _PLAIN.fullmatch(pattern):
            from setzkasten.lexicon.word_report import understood_pattern

            pattern = understood_pattern(pattern)
        mask, word = self._mask, self.lexicon.graph.word
        for index in self.lexicon.graph.indexes_matching(pattern):
            if mask[index]:
                yield word(index)
        if self.beside:
            shape = re.compile(pattern.replace("?", "[A-Z]").replace("*", "[A-Z]*"))
            yield from filter(shape.fullmatch, self.beside)

    @cached_property
    def _mask(self) -> bytes:
        """One byte a word of the lexicon."""
        return _mask_of(self)

    @cached_property
    def beside(self) -> tuple[str, ...]:
        """What counts by the table's own word although the lexicon does not have it."""
        own = {saying.word for saying in self.book if saying.accepted}
        if self.policy.only == "list":
            own |= self.policy.own_list
        counts = self.judge.allows if self.share == "counting" else self.judge.offers
        return tuple(w for w in sorted(own) if self.lexicon.index(w) < 0 and counts(w))

    @property
    def graph(self) -> WordGraph:
        """The words with their numbers, for searches: as they are laid."""
        return self._numbering.graph

    @property
    def mask(self) -> bytes:
        """One byte a word of the graph: 1 where it is one of these."""
        return self._numbering.mask

    @property
    def bits(self) -> bytes:
        """The same with one bit a word, as the kernel takes it."""
        return self._numbering.bits

    @property
    def contains(self) -> ContainIndex:
        """The index for runs inside of the words of the graph."""
        own = self.graph is not self.lexicon.graph
        return self._numbering.contains if own else self.lexicon.contains

    @property
    def tenths(self) -> bytes:
        """One byte a word of the graph: how often it is met, as its Zipf value times ten."""
        every, index, graph = self.lexicon.tenths, self.lexicon.index, self.graph
        if graph is self.lexicon.graph:
            return every
        numbers = (map(index, spelt_out(graph.word(n), self.policy)) for n in range(len(graph)))
        return bytes(max((every[i] for i in meant if i >= 0), default=0) for meant in numbers)

    @cached_property
    def _numbering(self) -> Numbering:
        own = self.policy.i_for_j or self.policy.only == "list"
        return _laid_numbering(self) if own else _numbering_of(self)


@lru_cache(KEPT)
def _judge_of(words: Words) -> Judge:
    from setzkasten.lexicon.judge import Judge  # whoever asks about one word needs none

    return Judge(words)


@lru_cache(KEPT)
def _judgements_of(words: Words) -> Callable[[str], Judgement]:
    lexicon, policy, book = words.lexicon, words.policy, words.book
    return lru_cache(KEPT_WORDS)(lambda word: judgement_of(word, lexicon, policy, book))


@lru_cache(KEPT)
def _mask_of(words: Words) -> bytes:
    plain = _plain_mask(words)
    if not words.book:
        return plain
    mask = bytearray(plain)
    counts = words.judge.allows if words.share == "counting" else words.judge.offers
    for saying in words.book:
        if (index := words.lexicon.index(saying.word)) >= 0:
            mask[index] = counts(saying.word)
    return bytes(mask)


def _plain_mask(words: Words) -> bytes:
    """As if the table had settled nothing."""
    mask = _unlimited_mask(words)
    listed = words.policy.only == "list"
    return words.limit.narrowed(words.lexicon, mask, listed=listed) if words.limit else mask


def _unlimited_mask(words: Words) -> bytes:
    if words.share == "counting":
        return allowed_mask(words.lexicon, words.policy)
    if words.share == "offered":
        return offered_mask(words.lexicon, words.policy)
    assert isinstance(words.share, float | int), "a share is a number or has a name"
    return known_mask(words.lexicon, words.policy, words.share)


@lru_cache(KEPT)
def _numbering_of(words: Words) -> Numbering:
    return Numbering(words.lexicon.graph, words._mask)


@lru_cache(KEPT_GRAPHS)
def _laid_numbering(words: Words) -> Numbering:
    """A graph of their own for a list, or where an I is laid for a J."""
    found = Numbering(words.lexicon.graph, words._mask)
    stones = [laid(word, words.policy) for word in (*found.words(), *words.beside)]
    return Numbering.of(stones) if stones else found
