"""All layings and the pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from setzkasten.bots.trying import Trial
from setzkasten.core.actions import Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.moves.moves import Kept, Offered, any_of

from .game import Toy
from .laying import layings
from .state import Action, State


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """Words with their numbers, asked by patterns."""

    words: Offered

    def matching(self, pattern: str) -> Iterator[str]:
        graph, bits = self.words.graph, self.words.bits
        for at in graph.indexes_matching(pattern):
            if bits[at >> 3] >> (at & 7) & 1:
                yield graph.word(at)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and word in self.matching(word)


class ToyMover:
    def all(self, state: State, seat: Seat, words: Offered, judge: Judge) -> Sequence[Action]:
        return _found(state, seat, words, judge)

    def one(
        self, state: State, seat: Seat, words: Offered, judge: Judge, rng: Random
    ) -> Action | None:
        return any_of(_found(state, seat, words, judge), rng)


def _found(state: State, seat: Seat, words: Offered, judge: Judge) -> Kept[Action]:
    if seat not in Toy().awaiting(state).seats:
        return Kept(())
    trial = Trial(Toy(), state, seat, judge)
    laid = layings(state.row, state.hands[seat], _Vocabulary(words))
    return Kept([Pass(), *(lay for lay in laid if trial.hint(lay))])
