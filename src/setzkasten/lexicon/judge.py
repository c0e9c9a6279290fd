"""The judge of a table: answers what a game claims about words, with a reason and a witness."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice

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
from setzkasten.lexicon.entry import Entry
from setzkasten.lexicon.finding import spelling_of
from setzkasten.lexicon.judgement import Judgement, judge
from setzkasten.lexicon.offering import hurts
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.relation import kinship
from setzkasten.lexicon.stones import laid, letters_of, spelt_out
from setzkasten.lexicon.word_book import WordBook
from setzkasten.lexicon.words import Words

__all__ = ["Judge", "Judgement", "judge"]

# How many judgements are kept? A game asks for the same few thousand words again and again.
KEPT = 5_000


class Judge:
    """A lexicon, a policy and a word book that together answer claims.

    The judge does not change: when the round settles a word, make a new one with the new book.
    """

    def __init__(self, words: Words, policy: Policy, book: WordBook | None = None) -> None:
        self.words = words
        self.policy = policy
        self.book = book if book is not None else WordBook()
        accepted = {saying.word for saying in self.book if saying.accepted}
        self._own_words = tuple(sorted(accepted | policy.own_list))
        self._stones = Stones(
            meant=lambda letters: spelt_out(letters, policy),
            letters=lambda stones: letters_of(stones, policy),
            laid=lambda word: laid(word, policy),
        )
        self.judgement = lru_cache(KEPT)(self._judgement)
        self.part_of_a_word = lru_cache(KEPT)(self._part_of_a_word)

    def answer(self, claim: Claim) -> Verdict:
        """The verdict on one claim."""
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
        return source_of(claims, self.book.sayings)

    def allows(self, word: str) -> bool:
        """Does this key count?"""
        return self.judgement(word).allowed

    def _judgement(self, word: str) -> Judgement:
        return judge(self.words, word, self.policy, self.book)

    def _answer_word(self, claim: Claim, word: str) -> Verdict:
        found = self.judgement(word)
        answer: Answer = "yes" if found.allowed else "no"
        return Verdict(claim, answer, found.spelling, found.reason, found.data)

    def _answer_relation(self, claim: Claim, shorter: str, longer: str) -> Verdict:
        kin = kinship(self._meant(shorter), self._meant(longer))
        lemma = kin.lemma or ""
        data = {"shorter": shorter, "longer": longer, "lemma": lemma}
        return Verdict(claim, kin.kind, lemma, f"relation_{kin.kind}", data)

    def _meant(self, word: str) -> Entry | None:
        return self.judgement(word).entry

    def _answer_contains(self, claim: Claim, word: str, run: str) -> Verdict:
        if run not in laid(word, self.policy):
            data = {"word": word, "run": run}
            return Verdict(claim, "no", "", "run_not_inside", data)
        return self._answer_word(claim, word)

    def _answer_completable(self, claim: Completable) -> Verdict:
        room = Room(claim, crossable=self.part_of_a_word)
        fitting = tuple(islice(self._fitting(room), CHOSEN_FROM))
        if not fitting:
            return Verdict(claim, "no", "", "not_completable", {"run": claim.run})
        witness = best_known(self.words, filter(self._named, fitting))
        if not witness:
            return Verdict(claim, "yes", "", "completable_unnamed", {"run": claim.run})
        entry = self.words.entry(witness)
        spelling = spelling_of(entry) if entry else witness
        return Verdict(claim, "yes", spelling, "completable", {"run": claim.run, "word": spelling})

    def _fitting(self, room: Room) -> Iterator[str]:
        """The words that count and fit the room, those of the table first."""
        own = (word for word in self._own_words if room.holds(self._stones.laid(word)))
        yield from filter(self.allows, own)
        yield from Completions(self.words, self._stones, self.allows).of(room)

    def _named(self, word: str) -> bool:
        """May we name this word as an example?"""
        return self.policy.coarse or not hurts(self.words, word)

    def _part_of_a_word(self, run: str) -> bool:
        own = (word for word in self._own_words if run in self._stones.laid(word))
        held = map(self.words.containing, self._stones.meant(run))
        return any(map(self.allows, chain(own, chain.from_iterable(held))))
