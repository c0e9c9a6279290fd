"""The crossing games of Typ-Dom: Kreuzwort-Spiel in two editions and Point-Typ-Dom.

Rules: docs/rules/kreuzwort-1936.de.md, kreuzwort-super.de.md, point-typ-dom.de.md
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Verdicts
from setzkasten.core.drawing import Outcome, stones_came
from setzkasten.core.game import Awaiting, Millis, Refusal, Seat, Step, Transition
from setzkasten.core.options import Presets
from setzkasten.core.rulebook import Label, Notation, gone
from setzkasten.core.seating import awaiting_seat
from setzkasten.core.values import replace
from setzkasten.games.kreuzwort.buying import check_buy, check_pass
from setzkasten.games.kreuzwort.laying import check_lay, laid
from setzkasten.games.kreuzwort.notation import read_action, write_part
from setzkasten.games.kreuzwort.offers import offers
from setzkasten.games.kreuzwort.position import read_state, write_state
from setzkasten.games.kreuzwort.seen import resampled, view_of
from setzkasten.games.kreuzwort.state import Action, Edition, Lay, Rules, State
from setzkasten.games.kreuzwort.turn import (
    buy,
    lay_word,
    leave,
    let_pass,
    rob,
    take_outcome,
    time_out,
    winners_of,
)
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.chance import sampled
from setzkasten.games.typdom.jolly import Rob, check_jolly
from setzkasten.games.typdom.notation import read_chance
from setzkasten.games.typdom.rulebook import TableRulebook
from setzkasten.games.typdom.table import opened


@dataclass(frozen=True)
class Kreuzwort(TableRulebook[State, Action]):
    """One family, three games: what differs is in `facts` and in the class of options."""

    label: Label
    options_type: type[Any]  # a dataclass whose fields are fields of Rules
    facts: Edition
    presets: Presets

    notation = Notation(write_part, read_action, read_chance, write_state, read_state)
    view, resample, sample = staticmethod(view_of), staticmethod(resampled), staticmethod(sampled)
    candidates = staticmethod(offers)
    resting = (Buy(("black",)), Buy(("red",)), Pass())

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
        return Transition(time_out(state, at))

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        return lay_word(state, verdicts, at)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(leave(state, seat, at), seat)

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        return winners_of(state, ahead) if state.over else ()

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known at the end."""
        return stones_came(step) and not now.over
