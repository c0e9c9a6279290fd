"""Says of a run that is no word yet what it can become, by the words that count at a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from setzkasten.core.claims import Completable, Verdict
from setzkasten.lexicon.completion import CHOSEN_FROM, Completions, Room, Stones, best_known
from setzkasten.lexicon.finding import spelling_of
from setzkasten.lexicon.stones import laid, letters_of, spelt_out

if TYPE_CHECKING:
    from setzkasten.lexicon.judge import Judge
    from setzkasten.lexicon.words import Words

# How many crossing runs are kept? As many as a table meets.
KEPT: Final = 5_000


class Completer:
    """The judge's helper for runs with gaps; loaded when the first of them is claimed."""

    def __init__(self, words: Words, judge: Judge) -> None:
        self._lexicon, self._judge = words.lexicon, judge
        policy = words.policy
        accepted = {saying.word for saying in words.book if saying.accepted}
        self._own_words = tuple(sorted(accepted | policy.own_list))
        self._stones = Stones(
            meant=lambda letters: spelt_out(letters, policy),
            letters=lambda stones: letters_of(stones, policy),
            laid=lambda word: laid(word, policy),
        )
        self._crossable = lru_cache(KEPT)(self._part_of_a_word)

    def verdict(self, claim: Completable, *, longer: bool = False) -> Verdict:
        """`longer`: the run itself is none of the words, whoever else may make it."""
        room = Room(claim, crossable=self._crossable)
        words = self._fitting(room)
        if longer:
            words = (word for word in words if self._stones.laid(word) != claim.run)
        fitting = tuple(islice(words, CHOSEN_FROM))
        if not fitting:
            return Verdict(claim, "no", "", "not_completable", {"run": claim.run})
        witness = best_known(self._lexicon, filter(self._judge.names, fitting))
        if not witness:
            return Verdict(claim, "yes", "", "completable_unnamed", {"run": claim.run})
        entry = self._lexicon.entry(witness)
        spelling = spelling_of(entry) if entry else witness
        return Verdict(claim, "yes", spelling, "completable", {"run": claim.run, "word": spelling})

    def _fitting(self, room: Room) -> Iterator[str]:
        """The words that count and fit the room, those of the table first."""
        allows = self._judge.allows
        own = (word for word in self._own_words if room.holds(self._stones.laid(word)))
        yield from filter(allows, own)
        yield from Completions(self._lexicon, self._stones, allows).of(room)

    def _part_of_a_word(self, run: str) -> bool:
        own = (word for word in self._own_words if run in self._stones.laid(word))
        held = map(self._lexicon.containing, self._stones.meant(run))
        return any(map(self._judge.allows, chain(own, chain.from_iterable(held))))
