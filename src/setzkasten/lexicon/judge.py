"""The judge of a table: answers what a game claims about words, with a reason and a witness."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice
from typing import TYPE_CHECKING

from setzkasten.core.claims import (
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
from setzkasten.lexicon.completion import CHOSEN_FROM, Completions, Room, Stones, best_known
from setzkasten.lexicon.finding import spelling_of
from setzkasten.lexicon.judgement import Judgement, judgement_of
from setzkasten.lexicon.offering import hurts
from setzkasten.lexicon.relation import Kinship, kinship
from setzkasten.lexicon.stones import laid, letters_of, spelt_out

if TYPE_CHECKING:
    from setzkasten.lexicon.words import Words

# How many judgements are kept? A game asks for the same few thousand words again and again.
KEPT = 5_000


class Judge:
    """Answers claims about words, whatever lexicon, policy and word book they are of.

    The judge does not change: when the round settles a word, there are other words to judge.
    """

    def __init__(self, words: Words) -> None:
        self._lexicon, self._book = words.lexicon, words.book
        self._policy = policy = words.policy
        accepted = {saying.word for saying in words.book if saying.accepted}
        self._own_words = tuple(sorted(accepted | policy.own_list))
        self._stones = Stones(
            meant=lambda letters: spelt_out(letters, policy),
            letters=lambda stones: letters_of(stones, policy),
            laid=lambda word: laid(word, policy),
        )
        self.judgement = lru_cache(KEPT)(self._judgement)
        self._verdict = lru_cache(KEPT)(self._verdict_on)
        self.offers = lru_cache(KEPT)(self._offers)
        self.part_of_a_word = lru_cache(KEPT)(self._part_of_a_word)

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
            case Completable():
                return self._answer_completable(claim)
            case Unfinished(run):
                return Verdict(claim, "no" if self.allows(run) else "yes")

    def source(self, claims: Iterable[Claim]) -> str:
        return source_of(claims, self._book.sayings)

    def allows(self, word: str) -> bool:
        """Does this key count?"""
        return self.judgement(word).allowed

    def _judgement(self, word: str) -> Judgement:
        return judgement_of(word, self._lexicon, self._policy, self._book)

    def _offers(self, word: str) -> bool:
        """Does it count, and may we propose it?"""
        return self.allows(word) and self._named(word)

    def kinship(self, shorter: str, longer: str) -> Kinship:
        """How the longer word stems from the shorter, both read as they count here."""
        return kinship(self.judgement(shorter).entry, self.judgement(longer).entry)

    def _answer_word(self, claim: Claim, word: str) -> Verdict:
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

    def _answer_completable(self, claim: Completable) -> Verdict:
        room = Room(claim, crossable=self.part_of_a_word)
        fitting = tuple(islice(self._fitting(room), CHOSEN_FROM))
        if not fitting:
            return Verdict(claim, "no", "", "not_completable", {"run": claim.run})
        witness = best_known(self._lexicon, filter(self._named, fitting))
        if not witness:
            return Verdict(claim, "yes", "", "completable_unnamed", {"run": claim.run})
        entry = self._lexicon.entry(witness)
        spelling = spelling_of(entry) if entry else witness
        return Verdict(claim, "yes", spelling, "completable", {"run": claim.run, "word": spelling})

    def _fitting(self, room: Room) -> Iterator[str]:
        """The words that count and fit the room, those of the table first."""
        own = (word for word in self._own_words if room.holds(self._stones.laid(word)))
        yield from filter(self.allows, own)
        yield from Completions(self._lexicon, self._stones, self.allows).of(room)

    def _named(self, word: str) -> bool:
        """May we name this word of our own accord?"""
        return self._policy.coarse or not hurts(self._lexicon, word)

    def _part_of_a_word(self, run: str) -> bool:
        own = (word for word in self._own_words if run in self._stones.laid(word))
        held = map(self._lexicon.containing, self._stones.meant(run))
        return any(map(self.allows, chain(own, chain.from_iterable(held))))
