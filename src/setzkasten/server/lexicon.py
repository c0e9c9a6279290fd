"""The house's dictionary: the German lexicon with the policy of each game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Protocol, TypeAlias

from setzkasten.bots import Knowledge, NumberedWords
from setzkasten.core.claims import Relation
from setzkasten.core.record import RecordError
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.judgement import judge
from setzkasten.lexicon.known import known_mask
from setzkasten.lexicon.letters import LONGEST, SHORTEST, WordError, key_or_none
from setzkasten.lexicon.masks import MaskedWords, bits_of, offered_mask
from setzkasten.lexicon.offering import decent, hurts
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.word_book import Saying, WordBook
from setzkasten.messages import told
from setzkasten.server.bilingual import bilingual
from setzkasten.server.dictionary import AS_PRINTED, NO_BOOK, WordFacts, WordReading
from setzkasten.solve.assistant import Assistant
from setzkasten.solve.boggle import BoggleSolver, read_dice
from setzkasten.solve.word_source import WordSource
from setzkasten.table.judge import Bench, Book

# Which words does a computer think of? How often they are used, from 7 (always) to 0 (never seen).
LEAST_ZIPF = {"leicht": 3.5, "mittel": 2.5, "stark": 0.0}
# How many tables with words of their own keep a judge at hand?
KEPT_JUDGES = 64
KEPT_SOLVERS = 4  # each is some 20 MB

Settled: TypeAlias = tuple[tuple[str, bool], ...]  # a book that can be a key


class TellingWords(MaskedWords, Protocol):
    """A lexicon that also says what a word means."""

    def definitions(self, lemma: str, /) -> tuple[str, ...]: ...

    def synonyms(self, lemma: str, /) -> tuple[str, ...]: ...


class LexiconDictionary:
    def __init__(self, words: TellingWords) -> None:
        self.words = words
        self._judge = lru_cache(KEPT_JUDGES)(self._new_judge)
        self._known = lru_cache(KEPT_JUDGES)(self._new_known)
        self._assistant = lru_cache(KEPT_JUDGES)(self._new_assistant)
        self._solver = lru_cache(KEPT_SOLVERS)(self._new_solver)

    def __reduce__(self) -> tuple[object, ...]:
        """A worker process opens the same words anew."""
        return LexiconDictionary, (self.words,)

    @property
    def id(self) -> str:
        return self.words.id

    def bench(self, game: str) -> Bench:
        return lambda policy, book: self._judge(self._policy(policy, game), _settled(book))

    def _policy(self, changes: Mapping[str, str], game: str) -> Policy:
        """Raises `RecordError` for a policy that the words do not have."""
        try:
            return changed_policy(changes, game)
        except WordError as error:
            raise RecordError("record_header", 1, text=told(error)) from error

    def knowledge(
        self, game: str, policy: Mapping[str, str], *, book: Book, level: str
    ) -> Knowledge:
        changed = changed_policy(policy, game)
        judged, offered = self._judge(changed, _settled(book)), self._offered(changed, book)
        known = self._known(changed, LEAST_ZIPF[level], _settled(offered))
        return Knowledge(
            KnownWords(self.words, known, offered),
            KnownWords(self.words, partial(self._formed, judged), offered),
            lambda shorter, longer: judged.answer(Relation(shorter, longer)).answer,
            NumberedWords(self.words.graph, known.bits),
        )

    def assistant(self, game: str, policy: Mapping[str, str], *, book: Book) -> Assistant:
        changed = changed_policy(policy, game)
        return self._assistant(changed, _settled(self._offered(changed, book)))

    def on_dice(
        self, letters: str, game: str, policy: Mapping[str, str], *, book: Book
    ) -> list[str]:
        """Words that a way over the dice spells: well-known ones first, long before short."""
        changed = changed_policy(policy, game)
        offered = self._offered(changed, book)
        found, _ = self._solver(changed, _settled(offered)).words(read_dice(letters))
        words = {*found, *(w for w, counts in offered.items() if counts and path_of(letters, w))}
        return sorted(words, key=self._known_and_long)

    def _known_and_long(self, word: str) -> tuple[bool, int, float, str]:
        entry = self.words.entry(word)
        zipf = entry.zipf if entry else 0.0
        return zipf < LEAST_ZIPF["mittel"], -len(word), -zipf, word

    def look_up(
        self, word: str, game: str, policy: Mapping[str, str] = AS_PRINTED, book: Book = NO_BOOK
    ) -> WordFacts:
        key = key_or_none(word.strip())
        if key is None:
            raise WordError("not_a_key", word=word[:40], least=SHORTEST, most=LONGEST)
        sayings = WordBook({said: Saying(said, counts) for said, counts in book.items()})
        judgement = judge(self.words, key, changed_policy(policy, game), sayings)
        entry = judgement.entry
        readings = entry.readings if entry else ()
        lemmas = dict.fromkeys(reading.lemma for reading in readings)
        return WordFacts(
            judgement.word,
            judgement.allowed,
            judgement.reason,
            judgement.data,
            bilingual(judgement.reason, judgement.data),
            [WordReading(r.lemma, str(r.pos), str(r.form)) for r in readings],
            classes=sorted(map(str, entry.classes)) if entry else [],
            spellings=list(entry.spellings) if entry else [],
            zipf=round(entry.zipf, 2) if entry else 0.0,
            definitions=[text for lemma in lemmas for text in self.words.definitions(lemma)],
            synonyms=[text for lemma in lemmas for text in self.words.synonyms(lemma)],
            source=judgement.source,
        )

    def _new_assistant(self, policy: Policy, settled: Settled) -> Assistant:
        known = self._known(policy, LEAST_ZIPF["stark"], settled)
        return Assistant(self.words.graph, known.bits, self.words.tenths)

    def _new_judge(self, policy: Policy, settled: Settled) -> Judge:
        sayings = {word: Saying(word, accepted) for word, accepted in settled}
        return Judge(self.words, policy, WordBook(sayings))

    def _new_known(self, policy: Policy, least_zipf: float, settled: Settled) -> Known:
        """The words that a computer of this level thinks of at this table."""
        mask = known_mask(self.words, policy, least_zipf)
        return Known(self.words, self._settled_over(mask, settled))

    def _new_solver(self, policy: Policy, settled: Settled) -> BoggleSolver:
        """Searches for all words that count at this table and that we may name."""
        offered = self._settled_over(offered_mask(self.words, policy), settled)
        return BoggleSolver(WordSource(self.words.graph, offered))

    def _offered(self, policy: Policy, book: Book) -> Book:
        """The table's word book as we use it: a word that hurts may count, we leave it alone."""
        return {word: counts and self._may_offer(policy, word) for word, counts in book.items()}

    def _formed(self, judged: Judge, word: str) -> bool:
        """May a computer form this word? One that counts, even if people would not think of it."""
        return judged.allows(word) and self._may_offer(judged.policy, word)

    def _may_offer(self, policy: Policy, word: str) -> bool:
        return policy.coarse or not hurts(self.words, word)

    def decent(self, text: str) -> bool:
        return decent(self.words, text)

    def _settled_over(self, counting: bytes, settled: Settled) -> bytes:
        mask = bytearray(counting)
        for word, accepted in settled:
            if (index := self.words.index(word)) >= 0:
                mask[index] = accepted
        return bytes(mask)


class Known:
    """Does somebody think of a word?"""

    def __init__(self, words: MaskedWords, mask: bytes) -> None:
        self._words, self._mask = words, mask
        self.bits = bits_of(mask)

    def __call__(self, word: str) -> bool:
        index = self._words.index(word)
        return index >= 0 and bool(self._mask[index])


class KnownWords:
    """A vocabulary: the words of the lexicon that somebody knows, and what the table settled."""

    def __init__(self, words: MaskedWords, knows: Callable[[str], bool], book: Book) -> None:
        self._words, self._knows, self._book = words, knows, book

    def matching(self, pattern: str) -> Iterator[str]:
        for word in self._words.matching(pattern):
            if word in self:
                yield word
        shape = re.compile(pattern.replace("?", "[A-Z]"))
        for word, accepted in self._book.items():
            if accepted and shape.fullmatch(word) and self._words.index(word) < 0:
                yield word

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        settled = self._book.get(word)
        return self._knows(word) if settled is None else settled


def _settled(book: Book) -> Settled:
    return tuple(sorted(book.items()))
