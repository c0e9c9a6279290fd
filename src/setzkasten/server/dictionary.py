"""The words of a house: who judges them, what computers know of them, what a look-up tells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

import msgspec

from setzkasten.bots import Knowledge
from setzkasten.core.claims import (
    Claim,
    Completable,
    Contains,
    Judge,
    Relation,
    Unfinished,
    Verdict,
    Word,
    source_of,
)
from setzkasten.games.boggle.state import LEAST_LETTERS
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.letters import WordError
from setzkasten.server.bilingual import Bilingual, bilingual
from setzkasten.solve.assistant import Assistant
from setzkasten.table.judge import Bench, Book

_KEY = re.compile(r"[A-Z]{2,25}")
AS_PRINTED: Mapping[str, str] = MappingProxyType({})  # the words of the leaflet
NO_BOOK: Book = MappingProxyType({})


class WordReading(msgspec.Struct, frozen=True):
    """One way to read a word."""

    lemma: str
    pos: str
    form: str


class WordFacts(msgspec.Struct, frozen=True):
    """All about a word, as a table sees it."""

    word: str
    allowed: bool
    reason: str
    data: Mapping[str, str | int]  # for the sentence
    sentence: Bilingual  # the reason in words
    readings: list[WordReading]
    classes: list[str]
    spellings: list[str]
    zipf: float  # how often it is used: 7 always, 0 never
    definitions: list[str]
    synonyms: list[str]
    source: str


class Dictionary(Protocol):
    @property
    def id(self) -> str:
        """The name under which a record says which words were meant."""
        ...

    def bench(self, game: str) -> Bench:
        """Judges for a game, by what its table changed about which words count."""
        ...

    def knowledge(
        self, game: str, policy: Mapping[str, str], *, book: Book, level: str
    ) -> Knowledge:
        """What a computer of this level knows at such a table."""
        ...

    def assistant(self, game: str, policy: Mapping[str, str], *, book: Book) -> Assistant:
        """Who helps with a picture at such a table."""
        ...

    def on_dice(
        self, letters: str, game: str, policy: Mapping[str, str], *, book: Book
    ) -> list[str]:
        """Words that count, may be named and lie on a square of dice; well-known ones first."""
        ...

    def decent(self, text: str) -> bool:
        """May a text be shown to somebody who did not ask for it?"""
        ...

    def look_up(
        self, word: str, game: str, policy: Mapping[str, str] = ..., book: Book = ...
    ) -> WordFacts:
        """All about a word, as a table sees it; raises `WordError`."""
        ...


class WordList:
    """A plain list of keys, one a line: for tests and for rounds that bring their own words."""

    def __init__(self, words: frozenset[str], name: str = "list") -> None:
        self.words, self.id = words, name

    @classmethod
    def read(cls, path: Path) -> WordList:
        lines = path.read_text("utf-8").split()
        return cls(frozenset(line for line in lines if _KEY.fullmatch(line)), path.stem)

    def bench(self, game: str) -> Bench:
        return lambda _, book: ListJudge(self._counting(book), book)

    def knowledge(
        self, game: str, policy: Mapping[str, str], *, book: Book, level: str
    ) -> Knowledge:
        words = ListVocabulary(self._counting(book))
        return Knowledge(words, words, lambda shorter, longer: "new")

    def assistant(self, game: str, policy: Mapping[str, str], *, book: Book) -> Assistant:
        return Assistant.of_list(self._counting(book))

    def on_dice(
        self, letters: str, game: str, policy: Mapping[str, str], *, book: Book
    ) -> list[str]:
        words = (word for word in self._counting(book) if len(word) >= LEAST_LETTERS)
        return sorted((word for word in words if path_of(letters, word)), key=_longest_first)

    def decent(self, text: str) -> bool:
        return True  # nothing is known of the words of a list

    def look_up(
        self, word: str, game: str, policy: Mapping[str, str] = AS_PRINTED, book: Book = NO_BOOK
    ) -> WordFacts:
        key = word.upper()
        if not _KEY.fullmatch(key):
            raise WordError("not_a_key", word=word[:40], least=2, most=25)
        verdict = ListJudge(self._counting(book)).answer(Word(key))
        return WordFacts(
            key,
            not verdict.refused,
            verdict.reason,
            verdict.data,
            bilingual(verdict.reason, verdict.data),
            readings=[],
            classes=[],
            spellings=[],
            zipf=0.0,
            definitions=[],
            synonyms=[],
            source=self.id,
        )

    def _counting(self, book: Book) -> frozenset[str]:
        refused = {word for word, accepted in book.items() if not accepted}
        return (self.words | book.keys()) - refused


def _longest_first(word: str) -> tuple[int, str]:
    return -len(word), word


class ListVocabulary:
    def __init__(self, words: frozenset[str]) -> None:
        self._words = words
        self._by_length: dict[int, list[str]] = {}
        for word in sorted(words):
            self._by_length.setdefault(len(word), []).append(word)

    def matching(self, pattern: str) -> Iterator[str]:
        fits = re.compile(pattern.replace("?", "[A-Z]"))
        return filter(fits.fullmatch, self._by_length.get(len(pattern), ()))

    def __contains__(self, word: object) -> bool:
        return word in self._words


class ListJudge(Judge):
    """Knows only whether a word is in the list; every longer word is a new one."""

    def __init__(self, words: frozenset[str], book: Book = NO_BOOK) -> None:
        self._words, self._book = words, book

    def source(self, claims: Iterable[Claim]) -> str:
        return source_of(claims, self._book)

    def answer(self, claim: Claim) -> Verdict:
        match claim:
            case Word(word=word):
                return self._said(claim, word, word in self._words)
            case Contains(word=word, run=run):
                return self._said(claim, word, word in self._words and run in word)
            case Completable(run=run):
                witness = next((word for word in sorted(self._words) if run in word), "")
                return Verdict(claim, "yes" if witness else "no", witness)
            case Unfinished(run=run):
                return Verdict(claim, "no" if run in self._words else "yes")
            case Relation():
                return Verdict(claim, "new")

    def _said(self, claim: Claim, word: str, counts: bool) -> Verdict:  # noqa: FBT001  yes or no
        reason = "listed" if counts else "unknown_word"
        data = {"word": word, "spelling": word}
        return Verdict(claim, "yes" if counts else "no", word, reason, data)
