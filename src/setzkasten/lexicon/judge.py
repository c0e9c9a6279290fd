"""The judge of a table: answers what a game claims about words, with a reason and a witness."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from setzkasten.core.claims import (
    LEXICON,
    Answer,
    Claim,
    Completable,
    Contains,
    Relation,
    Unfinished,
    Verdict,
    Word,
    source_of,
)
from setzkasten.core.handicap import TOO_RARE, TOO_SHORT
from setzkasten.lexicon.limit import NO_LIMIT
from setzkasten.lexicon.offering import hurts
from setzkasten.lexicon.relation import Kinship, kinship
from setzkasten.lexicon.stones import laid, spelt_out

if TYPE_CHECKING:
    from setzkasten.lexicon.completer import Completer
    from setzkasten.lexicon.words import Words

# How many verdicts are kept? A game claims the same few thousand words again and again.
KEPT = 5_000


class Judge:
    """Answers claims about words, whatever lexicon, policy and word book they are of.

    The judge does not change: when the round settles a word, there are other words to judge.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._lexicon, self._policy, self._book = words.lexicon, words.policy, words.book
        self.judgement = words.judgement
        self._verdict = lru_cache(KEPT)(self._verdict_on)
        self.offers = lru_cache(KEPT)(self._offers)

    def answer(self, claim: Claim) -> Verdict:
        """The verdict on one claim."""
        return self._verdict(claim)

    def _verdict_on(self, claim: Claim) -> Verdict:
        match claim:
            case Word(word):
                return self._answer_word(claim, word)
            case Relation(shorter, longer):
                return self._answer_relation(claim, shorter, longer)
            case Contains(word, run):
                return self._answer_contains(claim, word, run)
            case Completable(run):  # others may still make of it what this seat may not
                return self._completer.verdict(claim, longer=bool(self.bar(run)))
            case Unfinished(run):
                return Verdict(claim, "no" if self.judgement(run).allowed else "yes")

    def source(self, claims: Iterable[Claim]) -> str:
        return source_of(claims, self._book.sayings) if self._book.sayings else LEXICON

    def allows(self, word: str) -> bool:
        """Does this key count, and may it be made?"""
        return self.judgement(word).allowed and not self.bar(word)

    def bar(self, word: str) -> str:
        """Why one seat may not make a word, as a code; empty: it may, or nobody may."""
        limit = self._words.limit
        if len(word) < limit.letters:
            return TOO_SHORT
        if not limit.zipf or self._policy.only == "list" or self._book.saying(word):
            return ""
        meant = map(self._lexicon.index, spelt_out(word, self._policy))
        met = any(number >= 0 and self._often[number] for number in meant)
        return "" if met or not self.judgement(word).allowed else TOO_RARE

    @cached_property
    def _often(self) -> bytes:
        return self._lexicon.often(self._words.limit.zipf)

    def _offers(self, word: str) -> bool:
        """Does it count, and may we propose it?"""
        return self.allows(word) and self.names(word)

    def kinship(self, shorter: str, longer: str) -> Kinship:
        """How the longer word stems from the shorter, both read as they count here."""
        return kinship(self.judgement(shorter).entry, self.judgement(longer).entry)

    def _answer_word(self, claim: Claim, word: str) -> Verdict:
        if bar := self.bar(word):
            least: dict[str, str | int] = {"word": word, "least": self._words.limit.letters}
            return Verdict(claim, "no", "", bar, least)
        found = self.judgement(word)
        answer: Answer = "yes" if found.allowed else "no"
        return Verdict(claim, answer, found.spelling, found.reason, found.data)

    def _answer_relation(self, claim: Claim, shorter: str, longer: str) -> Verdict:
        kin = self.kinship(shorter, longer)
        lemma = kin.lemma or ""
        data = {"shorter": shorter, "longer": longer, "lemma": lemma}
        return Verdict(claim, kin.kind, lemma, f"relation_{kin.kind}", data)

    def _answer_contains(self, claim: Claim, word: str, run: str) -> Verdict:
        if run not in laid(word, self._policy):
            data = {"word": word, "run": run}
            return Verdict(claim, "no", "", "run_not_inside", data)
        return self._answer_word(claim, word)

    def names(self, word: str) -> bool:
        """May we name this word of our own accord?"""
        return self._policy.coarse or not hurts(self._lexicon, word)

    @cached_property
    def _completer(self) -> Completer:
        from setzkasten.lexicon.completer import Completer  # most games ask for whole words only

        everybody = self._words.within(NO_LIMIT)
        return Completer(everybody, everybody.judge)
