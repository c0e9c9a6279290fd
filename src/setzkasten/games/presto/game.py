"""Presto: all turn their stones at once, and each builds a crossword for himself.

Rules: docs/rules/presto-1936.de.md, presto-super.de.md
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from setzkasten.core.actions import GiveUp, Go
from setzkasten.core.claims import Verdicts
from setzkasten.core.drawing import Deal, Outcome
from setzkasten.core.evening import Carried
from setzkasten.core.game import Act, Awaiting, Chance, Millis, Refusal, Seat, Step, Transition
from setzkasten.core.rulebook import Label, Notation, Rulebook, gone
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import awaiting_turn, best_seats, put, with_start
from setzkasten.core.values import replace
from setzkasten.games.presto.building import check_claim, check_layout, report_of, words_claimed
from setzkasten.games.presto.dealing import check_deal, sampled
from setzkasten.games.presto.notation import read_action, write_part
from setzkasten.games.presto.offers import offers
from setzkasten.games.presto.position import read_state, write_state
from setzkasten.games.presto.rounds import give_up, leave, rule
from setzkasten.games.presto.seen import resampled, view_of
from setzkasten.games.presto.state import (
    PRESETS,
    Action,
    Arrange,
    Claim,
    Edition,
    Layout,
    Rules,
    State,
)
from setzkasten.games.typdom.box import check_enough
from setzkasten.games.typdom.notation import read_chance


@dataclass(frozen=True)
class Presto(Rulebook[State, Action, Outcome]):
    """Two editions; what differs is in `facts` and in the class of options."""

    label: Label
    options_type: type[Any]  # a dataclass whose fields are fields of Rules
    facts: Edition

    presets = PRESETS
    notation = Notation(write_part, read_action, read_chance, write_state, read_state)
    view, resample = staticmethod(view_of), staticmethod(resampled)
    candidates = staticmethod(offers)

    def opening(self, seats: int, chosen: Any) -> State:
        rules = Rules(**{option.name: getattr(chosen, option.name) for option in self.options})
        state = State(rules, self.facts, (0,) * seats)
        check_enough(self.facts.stones, seats, red=state.deal[1], black=state.deal[0])
        return state

    def awaiting(self, state: State) -> Awaiting:
        claims = words_claimed(state.pending[1]) if state.pending else frozenset()
        live, left = state.pending is None, state.left
        return awaiting_turn(state.phase, *state.building, ruling=claims, left=left, live=live)

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match state.phase, action:
            case "ready", Go():
                return None
            case "build", Arrange():
                return check_layout(state, seat, action.stones)
            case "build", Claim():
                return check_claim(state, seat, action)
            case "build", GiveUp():
                return None
        return Refusal("not_now", {"phase": state.phase})

    def check_outcome(self, state: State, outcome: Outcome) -> Refusal | None:
        return check_deal(state, outcome)

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        match action:
            case Go():
                return Transition(replace(state, began_at=at))
            case Arrange(stones=stones):
                return Transition(replace(state, boards=put(state.boards, seat, stones)))
            case Claim():
                return Transition(replace(state, pending=(seat, action, at)))
            case GiveUp():
                return give_up(state, seat)

    def draw(self, state: State, outcome: Outcome, at: Millis) -> Transition[State]:
        assert isinstance(outcome, Deal)
        began = at if state.rules.order == "together" else None
        dealt = tuple(map(Stock, outcome.hands))
        empty: tuple[Layout, ...] = ((),) * state.seats
        return Transition(replace(state, hands=dealt, boards=empty, began_at=began))

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        assert state.pending
        return rule(state, report_of(state.pending[1], verdicts))

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(leave(state, seat), seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        """Most points, or PR4-03 most first places of the evening; ties are shared."""
        return best_seats(with_start(state.scores, ahead), left=state.left) if state.over else ()

    def carried(self, state: State) -> Carried:
        """PR4-03 The first places of all rounds of the evening count."""
        return Carried(firsts=state.scores if state.edition.ranks else None)

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """PR1-02 Stones are seen by their owner only, boards by all when the round is over."""
        if now.over or len(state.rounds) < len(now.rounds):
            return False
        match step:
            case Chance():
                return True
            case Act(action=Arrange() | Claim()):
                return not state.rules.open_boards
        return False

    def sample(self, state: State, rng: Random) -> Outcome:
        return Deal(sampled(state, rng, self.facts.stones))

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Go() if state.phase == "ready" else GiveUp()
