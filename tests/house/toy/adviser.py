"""The best layings: all are tried, for there are few."""

from __future__ import annotations

from setzkasten.bots.trying import Advice, Trial
from setzkasten.core.game import Seat
from setzkasten.lexicon.words import Words

from .game import Toy
from .laying import layings
from .state import State


class ToyAdviser:
    def best(
        self,
        state: State,
        seat: Seat,
        *,
        words: Words,
        count: int,
        seconds: float,
    ) -> Advice:
        trial = Trial(Toy(), state, seat, words.judge)
        tried = map(trial.hint, layings(state.row, state.hands[seat], words.offered))
        hints = sorted((hint for hint in tried if hint), key=lambda hint: -hint.report.points)
        return Advice(tuple(hints[:count]), complete=True)
