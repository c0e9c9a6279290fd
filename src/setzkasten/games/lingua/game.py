"""Lingua: coloured letters on coloured fields, from the start to the goal.

Rules: docs/rules/lingua.de.md
"""

from __future__ import annotations

from setzkasten.core.claims import Verdicts
from setzkasten.core.drawing import Outcome, stones_came
from setzkasten.core.game import Act, Awaiting, Millis, Refusal, Seat, Step, Transition
from setzkasten.core.hand import missing_from
from setzkasten.core.rulebook import Notation, gone
from setzkasten.core.seating import BagRulebook, awaiting_seat
from setzkasten.core.turns import best_seats, with_start
from setzkasten.games.lingua.laying import check_lay, claims_of, report_of
from setzkasten.games.lingua.notation import read_action, read_chance, write_part
from setzkasten.games.lingua.offers import offers
from setzkasten.games.lingua.options import LABEL, PRESETS, Options
from setzkasten.games.lingua.position import read_state, write_state
from setzkasten.games.lingua.scoring import ace_points
from setzkasten.games.lingua.seen import resampled, view_of
from setzkasten.games.lingua.state import HAND, Action, Lay, Move, State, Swap, opened
from setzkasten.games.lingua.turn import act, leave, next_turn, rule, take_outcome, without_word

SWAPPED = 2  # LIN-10


class Lingua(BagRulebook[State, Action]):
    hand = HAND
    label, options_type, presets = LABEL, Options, PRESETS
    notation = Notation(write_part, read_action, read_chance, write_state, read_state)
    opening, view, resample = staticmethod(opened), staticmethod(view_of), staticmethod(resampled)
    candidates = staticmethod(offers)

    def awaiting(self, state: State) -> Awaiting:
        claims = claims_of(state, state.pending) if state.pending else frozenset()
        return awaiting_seat(state, state.options.time, claims)

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Lay():
                return check_lay(state, seat, action)
            case Swap(tiles=tiles):
                return _check_swap(state, seat, tiles)

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        return act(state, action, at)

    def draw(self, state: State, outcome: Outcome, at: Millis) -> Transition[State]:
        return Transition(take_outcome(state, outcome, at))

    def expire(self, state: State, at: Millis) -> Transition[State]:
        late = without_word(state, Move(state.turn, "time"))
        return Transition(next_turn(late, at, idle=True))

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        assert state.pending
        return rule(state, report_of(state, state.pending, verdicts), at)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(leave(state, seat, at), seat)

    def scores(self, state: State) -> tuple[int, ...]:
        """LIN-19 The aces are added at the end."""
        if not state.over:
            return state.scores
        return tuple(
            score + ace_points(aces) for score, aces in zip(state.scores, state.aces, strict=True)
        )

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        """LIN-22 Most points, whoever ended it."""
        return (
            best_seats(with_start(self.scores(state), ahead), left=state.left) if state.over else ()
        )

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What tiles came and went is known at the end."""
        swapped = isinstance(step, Act) and isinstance(step.action, Swap)
        return (swapped or stones_came(step)) and not now.over

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Swap(())


def _check_swap(state: State, seat: Seat, tiles: tuple[str, ...]) -> Refusal | None:
    most = min(SWAPPED, max(state.stock, 0), len(state.hands[seat]))
    if tiles and len(tiles) != most:
        return Refusal("swap_number", {"most": most})  # LIN-10
    if missing := missing_from(state.hands[seat], tiles, state.unseen):
        return Refusal("tile_not_on_rack", {"tile": missing.symbols()[0]})
    return None
