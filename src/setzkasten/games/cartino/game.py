"""Cartino: cards as stones on a board, and only the neighbours count.

Rules: docs/rules/cartino.de.md
"""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.actions import Pass
from setzkasten.core.drawing import Outcome, stones_came
from setzkasten.core.game import Awaiting, Millis, Refusal, Seat, Step, Transition, Vocabulary
from setzkasten.core.rulebook import Notation, gone
from setzkasten.core.seating import BagRulebook, awaiting_seat
from setzkasten.core.turns import best_seats, with_start
from setzkasten.core.values import replace
from setzkasten.games.cartino.laying import can_lay, check_exchange, check_lay
from setzkasten.games.cartino.notation import read_action, read_chance, write_part
from setzkasten.games.cartino.offers import offers
from setzkasten.games.cartino.options import LABEL, PRESETS, Options
from setzkasten.games.cartino.position import read_state, write_state
from setzkasten.games.cartino.seen import resampled, view_of
from setzkasten.games.cartino.state import HAND, Action, Exchange, Lay, Move, State, opened
from setzkasten.games.cartino.turn import act, leave, next_turn, take_outcome


class Cartino(BagRulebook[State, Action]):
    hand = HAND
    label, options_type, presets = LABEL, Options, PRESETS
    notation = Notation(write_part, read_action, read_chance, write_state, read_state)
    opening, view, resample = staticmethod(opened), staticmethod(view_of), staticmethod(resampled)

    def candidates(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        return offers(state, seat)

    def awaiting(self, state: State) -> Awaiting:
        return awaiting_seat(state, state.options.time)

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Lay():
                return check_lay(state, seat, action)
            case Exchange():
                return check_exchange(state, seat, action)
            case Pass():
                return Refusal("must_lay_one") if can_lay(state, seat) else None  # CAR-06

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        return act(state, action, at)

    def draw(self, state: State, outcome: Outcome, at: Millis) -> Transition[State]:
        return Transition(take_outcome(state, outcome, at))

    def expire(self, state: State, at: Millis) -> Transition[State]:
        late = replace(state, moves=(*state.moves, Move(state.turn, "time")))
        idle = state.stock <= 0  # while the bag lasts, sleeping ends no game
        return Transition(next_turn(late, at, passed=idle))

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(leave(state, seat, at), seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        return best_seats(with_start(state.scores, ahead), left=state.left) if state.over else ()

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known at the end."""
        return stones_came(step) and not now.over

    def idle(self, state: State, seat: Seat) -> Action | None:
        acting = seat in self.awaiting(state).seats
        found = (a for a in offers(state, seat) if self.check_action(state, seat, a) is None)
        return next(found, None) if acting else None
