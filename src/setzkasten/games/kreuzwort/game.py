"""The crossing games of Typ-Dom: Kreuzwort-Spiel in two editions and Point-Typ-Dom.

Rules: docs/rules/kreuzwort-1936.de.md, kreuzwort-super.de.md, point-typ-dom.de.md
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Verdicts
from setzkasten.core.drawing import Outcome, stones_came
from setzkasten.core.game import Awaiting, Millis, Refusal, Seat, Step, Transition
from setzkasten.core.options import Presets
from setzkasten.core.rulebook import Label, Notation, Rulebook, gone
from setzkasten.core.seating import awaiting_seat
from setzkasten.core.turns import best_seats
from setzkasten.games.kreuzwort.buying import check_buy, check_pass
from setzkasten.games.kreuzwort.laying import check_lay, laid
from setzkasten.games.kreuzwort.notation import read_action, write_part
from setzkasten.games.kreuzwort.offers import offers
from setzkasten.games.kreuzwort.position import read_state, write_state
from setzkasten.games.kreuzwort.seen import resampled, view_of
from setzkasten.games.kreuzwort.state import Action, Edition, Lay, Move, Rules, State
from setzkasten.games.kreuzwort.turn import (
    buy,
    end_turn,
    lay_word,
    leave,
    let_pass,
    rob,
    take_outcome,
    winner_of,
)
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.chance import check_outcome, sampled
from setzkasten.games.typdom.jolly import Rob, check_jolly
from setzkasten.games.typdom.notation import read_chance
from setzkasten.games.typdom.table import opened


@dataclass(frozen=True)
class Kreuzwort(Rulebook[State, Action, Outcome]):
    """One family, three games: what differs is in `facts` and in the class of options."""

    label: Label
    options_type: type[Any]  # a dataclass whose fields are fields of Rules
    facts: Edition
    presets: Presets

    notation = Notation(write_part, read_action, read_chance, write_state, read_state)
    view, resample, sample = staticmethod(view_of), staticmethod(resampled), staticmethod(sampled)
    candidates = staticmethod(offers)

    def opening(self, seats: int, chosen: Any) -> State:
        rules = Rules(**{option.name: getattr(chosen, option.name) for option in self.options})
        table = opened(State, self.facts.stones, rules, seats, self.facts.start)
        return replace(table, rules=rules, edition=self.facts)

    def awaiting(self, state: State) -> Awaiting:
        """KW4-04 One minute a word, or as agreed; nobody is hurried while buying after it."""
        claims = state.pending.claims if state.pending else frozenset()
        return awaiting_seat(state, 0 if state.late else state.rules.time, claims)

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Lay():
                return Refusal("too_late_to_lay") if state.late else check_lay(state, seat, action)
            case Rob(square=square):
                if state.second or state.late:
                    return Refusal("rob_before_laying", squares=(square,))  # KW1-09
                return check_jolly(state.board, square, hand=state.hands[seat], unseen=state.unseen)
            case Buy(colours=colours):
                return check_buy(state, colours)
            case Pass():
                return check_pass(state)

    def check_outcome(self, state: State, outcome: Outcome) -> Refusal | None:
        return check_outcome(state, outcome)

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        match action:
            case Lay():
                return Transition(replace(state, pending=laid(state, action)))
            case Rob():
                return Transition(rob(state, seat, action))
            case Buy():
                return Transition(buy(state, action))
            case Pass():
                return Transition(let_pass(state, at))

    def draw(self, state: State, outcome: Outcome, at: Millis) -> Transition[State]:
        return Transition(take_outcome(state, outcome, at))

    def expire(self, state: State, at: Millis) -> Transition[State]:
        return Transition(_time_out(state, at))

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        return lay_word(state, verdicts, at)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(leave(state, seat, at), seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        if not state.over:
            return ()
        if state.edition.points:
            return _winners_by_points(state)
        winner = winner_of(state)
        return () if winner is None else (winner,)

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known at the end."""
        return stones_came(step) and not now.over

    def idle(self, state: State, seat: Seat) -> Action | None:
        for action in (Buy(("black",)), Buy(("red",)), Pass()):
            if self.check_action(state, seat, action) is None:
                return action
        return None


def _time_out(state: State, at: int) -> State:
    """KW4-10 no word is declared, a stone must be bought; elsewhere the turn is over."""
    state = replace(state, moves=(*state.moves, Move(state.turn, "time")))
    if state.edition.time_out_buys and not state.second and state.stock:
        return replace(state, late=True)
    return end_turn(state, at, laid=state.second)


def _winners_by_points(state: State) -> tuple[Seat, ...]:
    """PNT-10 The first out is the winner, or by agreement most points; nobody out: points."""
    first, stayed = state.finisher, state.finisher not in state.left
    if first is not None and stayed and state.rules.winner == "first-out":
        return (first,)
    return best_seats(state.scores, left=state.left)
