"""Schach dem Wort: one stone a turn, a word that everybody means differently, premiums, duty.

Rules: docs/rules/schach-dem-wort.de.md
"""

from __future__ import annotations

from random import Random

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Verdicts
from setzkasten.core.drawing import Outcome, stones_came
from setzkasten.core.game import Act, Awaiting, Millis, Refusal, Seat, Step, Transition
from setzkasten.core.rulebook import Notation, gone
from setzkasten.core.seating import awaiting_seat
from setzkasten.core.values import replace
from setzkasten.games.schach.laying import check_lay, check_rob
from setzkasten.games.schach.notation import read_action, write_part
from setzkasten.games.schach.offers import offers
from setzkasten.games.schach.options import LABEL, PRESETS, Options
from setzkasten.games.schach.position import read_state, write_state
from setzkasten.games.schach.room import Judged
from setzkasten.games.schach.seen import plan_hidden, resampled, view_of
from setzkasten.games.schach.state import Action, Back, Lay, State
from setzkasten.games.schach.turn import (
    act,
    check_buy,
    check_pass,
    lay_stones,
    leave,
    take_outcome,
    time_out,
    winner_of,
)
from setzkasten.games.typdom.box import STONES_1936
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.chance import dealt_out, sampled, shuffled_apart, sizes_of
from setzkasten.games.typdom.jolly import Rob
from setzkasten.games.typdom.notation import read_chance
from setzkasten.games.typdom.rulebook import TableRulebook
from setzkasten.games.typdom.table import opened


class SchachDemWort(TableRulebook[State, Action]):
    """The third way of playing with the box of 1936.

    Edition 2: SDW-16 letters that somebody holds are unused.
    """

    label, options_type, presets = LABEL, Options, PRESETS
    notation = Notation(write_part, read_action, read_chance, write_state, read_state)
    view, resample = staticmethod(view_of), staticmethod(resampled)
    candidates = staticmethod(offers)
    resting = (Buy(("black",)), Buy(("red",)), Pass(), Back())

    def opening(self, seats: int, chosen: Options) -> State:
        return replace(opened(State, STONES_1936, chosen, seats, "lot"), rules=chosen)

    def awaiting(self, state: State) -> Awaiting:
        """SDW-05 The time is for the whole turn."""
        return awaiting_seat(
            state, state.rules.time, state.pending.claims if state.pending else frozenset()
        )

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Lay():
                return check_lay(state, seat, action)
            case Back():
                return None if state.laid else Refusal("nothing_laid")
            case Rob():
                return check_rob(state, seat, action)
            case Buy():
                return check_buy(state, action)
            case Pass():
                return check_pass(state)

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        return Transition(act(state, seat, action, at))

    def draw(self, state: State, outcome: Outcome, at: Millis) -> Transition[State]:
        return Transition(take_outcome(state, outcome, at))

    def expire(self, state: State, at: Millis) -> Transition[State]:
        return Transition(time_out(state, at))

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        assert state.pending
        return lay_stones(state, state.pending, Judged.by(verdicts), at)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(leave(state, seat, at), seat)

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        """SDW-18 One winner, or nobody after a tie."""
        if not state.over:
            return ()
        winner = winner_of(state)
        return () if winner is None else (winner,)

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known at the end, SDW-04 a plan when its word has ended."""
        match step:
            case Act(action=Lay(stones=stones, plan=plan)):
                return bool(plan) and plan_hidden(now, stones)
        return stones_came(step)

    def sample(self, state: State, rng: Random) -> Outcome:
        if state.phase != "deal":
            return sampled(state, rng)
        reds, blacks = shuffled_apart(state.unseen, rng)
        return dealt_out(reds[::-1], blacks[::-1], sizes_of(state))
