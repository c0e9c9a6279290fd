"""Krux: each builds in his own half and puts blockers into the other's.

Rules: docs/rules/krux.de.md
"""

from __future__ import annotations

from random import Random

from setzkasten.core.claims import Verdicts
from setzkasten.core.evening import Carried
from setzkasten.core.game import Act, Awaiting, Expired, Millis, Refusal, Seat, Step, Transition
from setzkasten.core.rulebook import Notation, OpenRulebook, check_turn, gone
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.turns import THINKING, awaiting_turn, best_seats, thinking_time, with_start
from setzkasten.games.krux.actions import Action, Lay, Placed
from setzkasten.games.krux.count import so_far
from setzkasten.games.krux.laying import placed_in_time
from setzkasten.games.krux.notation import read_action, write_part
from setzkasten.games.krux.offers import least_actions, offers
from setzkasten.games.krux.options import LABEL, PRESETS, Options
from setzkasten.games.krux.phases import check_action, open_claims
from setzkasten.games.krux.position import read_state, write_state
from setzkasten.games.krux.state import MOST_BLOCKERS, SIZE, State, View, opened
from setzkasten.games.krux.turn import act, left, out_of_time, rule, take_draw
from setzkasten.games.wooden.drawing import Draw, check_draw, read_draw, sample_draw, starter_of
from setzkasten.games.wooden.seen import Stone


class Krux(OpenRulebook[State, Action, Draw]):
    label, options_type, presets = LABEL, Options, PRESETS
    notation = Notation(write_part, read_action, read_draw, write_state, read_state)
    opening, candidates = staticmethod(opened), staticmethod(offers)

    def awaiting(self, state: State) -> Awaiting:
        if state.phase == "block":
            waiting = (s for s in (0, 1) if not state.blocked[1 - s])
            return awaiting_turn("block", *waiting)
        return awaiting_turn(
            state.phase,
            state.turn,
            ruling=open_claims(state) if state.phase == "judge" else frozenset(),
            deadline=thinking_time(state.began_at, state.options.time),
            meanwhile=frozenset({1 - state.turn}) - state.left,  # KRX-16, KRX-18
            left=state.left,
        )

    def check(
        self, state: State, step: Step[Action, Draw], awaiting: Awaiting | None = None
    ) -> Refusal | None:
        if isinstance(step, Act) and isinstance(step.action, Placed):
            ended = Expired(THINKING, at=step.at)  # nobody does it: it is done when time is up
            refusal = check_turn(awaiting or self.awaiting(state), ended)
            return refusal or self.check_action(state, step.seat, step.action)
        return super().check(state, step, awaiting)

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return check_action(state, seat, action)

    def check_outcome(self, state: State, outcome: Draw) -> Refusal | None:
        return check_draw(outcome, 2)

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        return act(state, seat, action, at)

    def draw(self, state: State, outcome: Draw, at: Millis) -> Transition[State]:
        return Transition(take_draw(state, outcome, at))

    def expire(self, state: State, at: Millis) -> Transition[State]:
        return Transition(out_of_time(state, at))  # KRX-07

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        return rule(state, verdicts, at)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(left(state, seat, at), seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(sheet.total for sheet in state.sheets) if state.sheets else (0, 0)

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        return best_seats(with_start(self.scores(state), ahead)) if state.sheets else ()

    def counted(self, state: State) -> tuple[str, ...]:
        return tuple(word.word for sheet in state.sheets or () for word in sheet.words)

    def view(self, state: State, seat: Seat | None) -> View:
        case, copies = state.case, state.options.copies == "count"
        stones = sorted((s, tile.letter) for half in state.halves for s, tile in half.items())
        return View(
            rows=SIZE[0],
            cols=SIZE[1],
            stones=tuple(Stone(square, letter) for square, letter in stones),
            blockers=tuple(sorted(s for half in state.halves for s in half.blocked)),
            after=state.after,
            case={letter: case[letter] for letter in ALPHABET},
            chips=MOST_BLOCKERS - state.blockers,
            turn=state.turn,
            due=state.due,
            rebuilding=state.rebuilding,
            last=state.last,
            given_up=state.given_up,
            left=tuple(sorted(state.left)),
            drawn=state.drawn,
            sheets=state.sheets or (),
            so_far=tuple(so_far(half, copies_count=copies) for half in state.halves),
        )

    def carried(self, state: State) -> Carried:
        rules = state.options
        return Carried(starter_of(rules.start, rules.first, state.drawn))

    def sample(self, state: State, rng: Random) -> Draw:
        return sample_draw(2, rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        if seat not in self.awaiting(state).seats:
            return None
        return next(a for a in least_actions(seat) if check_action(state, seat, a) is None)

    def timed_out(self, state: State, seat: Seat, tried: Action) -> Action | None:
        """KRX-07 What was placed stays, and only the rest is lost."""
        if state.phase not in ("lay", "last") or not isinstance(tried, Lay):
            return None
        return placed_in_time(state, seat, tried)
