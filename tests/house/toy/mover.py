"""All layings and the pass."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from setzkasten.bots.trying import Trial
from setzkasten.core.actions import Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.lexicon.words import Words
from setzkasten.moves.moves import Kept, any_of

from .game import Toy
from .laying import layings
from .state import Action, State


class ToyMover:
    def all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        return _found(state, seat, words, judge)

    def one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        return any_of(_found(state, seat, words, judge), rng)


def _found(state: State, seat: Seat, words: Words, judge: Judge) -> Kept[Action]:
    if seat not in Toy().awaiting(state).seats:
        return Kept(())
    trial = Trial(Toy(), state, seat, judge)
    laid = layings(state.row, state.hands[seat], words)
    return Kept([Pass(), *(lay for lay in laid if trial.hint(lay))])
