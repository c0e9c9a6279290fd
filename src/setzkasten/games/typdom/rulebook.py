"""What the games have in common whose state is the table itself."""

from __future__ import annotations

from setzkasten.core.drawing import Outcome
from setzkasten.core.evening import Carried
from setzkasten.core.game import A, Refusal, Seat
from setzkasten.core.rulebook import Rulebook
from setzkasten.games.typdom.chance import check_outcome
from setzkasten.games.typdom.table import T


class TableRulebook(Rulebook[T, A, Outcome]):
    resting: tuple[A, ...]  # what a seat does that has nothing to lay, the first that it may

    def check_outcome(self, state: T, outcome: Outcome) -> Refusal | None:
        return check_outcome(state, outcome)

    def scores(self, state: T) -> tuple[int, ...]:
        return state.scores

    def carried(self, state: T) -> Carried:
        return Carried(state.starter)

    def idle(self, state: T, seat: Seat) -> A | None:
        allowed = (a for a in self.resting if self.check_action(state, seat, a) is None)
        return next(allowed, None)
