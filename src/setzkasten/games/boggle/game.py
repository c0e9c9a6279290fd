"""Boggle: sixteen dice, a sand-glass, and words that nobody else found.

Rules: docs/rules/boggle.de.md
"""

from __future__ import annotations

from itertools import chain
from random import Random

from setzkasten.core.actions import Done, Go
from setzkasten.core.claims import Verdicts
from setzkasten.core.game import Awaiting, Event, Millis, Refusal, Seat, Step, Transition
from setzkasten.core.rulebook import Notation, Rulebook
from setzkasten.core.squares import Square
from setzkasten.core.turns import awaiting_turn, best_seats, put, with_start
from setzkasten.core.values import replace
from setzkasten.games.boggle.notation import read_action, read_shake, write_part
from setzkasten.games.boggle.offers import offers
from setzkasten.games.boggle.options import LABEL, PRESETS, Options
from setzkasten.games.boggle.position import read_state, write_state
from setzkasten.games.boggle.rounds import claims_of, finished, leave, read_aloud
from setzkasten.games.boggle.searching import after_the_glass, check_action, glass_of
from setzkasten.games.boggle.seen import hidden, resampled, view_of
from setzkasten.games.boggle.state import Action, Shake, State, Strike, Write, opened
from setzkasten.games.boggle.tray import SIDE, shaken


class Boggle(Rulebook[State, Action, Shake]):
    label, options_type, presets = LABEL, Options, PRESETS
    notation = Notation(write_part, read_action, read_shake, write_state, read_state)
    hides, candidates = staticmethod(hidden), staticmethod(offers)
    opening, view, resample = staticmethod(opened), staticmethod(view_of), staticmethod(resampled)

    def awaiting(self, state: State) -> Awaiting:
        phase, seats, left = state.phase, state.searching, state.left
        claims = claims_of(state) if phase == "judge" else frozenset()
        glass = glass_of(state)
        return awaiting_turn(phase, *seats, ruling=claims, deadline=glass, left=left, live=True)

    def check(
        self, state: State, step: Step[Action, Shake], awaiting: Awaiting | None = None
    ) -> Refusal | None:
        if after_the_glass(state, step):
            return Refusal("too_late")  # BOG-09
        return super().check(state, step, awaiting)

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return check_action(state, seat, action)

    def check_outcome(self, state: State, outcome: Shake) -> Refusal | None:
        wrong = len(outcome.letters) != SIDE * SIDE
        return Refusal("shake_letters", {"dice": SIDE * SIDE}) if wrong else None

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        match action:
            case Go():
                return Transition(replace(state, began_at=at))
            case Done():
                return finished(state, frozenset({seat}), Event("done", {"seat": seat}))
            case Write():
                return Transition(_with_list(state, seat, (*state.lists[seat], action)))
            case Strike(word=word):
                kept = tuple(entry for entry in state.lists[seat] if entry.word != word)
                return Transition(_with_list(state, seat, kept))

    def draw(self, state: State, outcome: Shake, at: Millis) -> Transition[State]:
        began = at if state.options.order == "together" else None
        return Transition(replace(state, letters=outcome.letters, began_at=began))

    def expire(self, state: State, at: Millis) -> Transition[State]:
        return finished(state, state.searching, Event("glass_empty"))

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        return read_aloud(state, verdicts)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return leave(state, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        return best_seats(with_start(state.scores, ahead), left=state.left) if state.over else ()

    def written(self, action: Action) -> tuple[str, tuple[Square, ...]]:
        return (action.word, action.path) if isinstance(action, Write) else ("", ())

    def counted(self, state: State) -> tuple[str, ...]:
        """BOG-09 What was read aloud last, until the dice are shaken anew."""
        last = state.rounds[-1:] if not state.letters else ()
        return tuple(found.word for brought in last for found in chain(*brought.lists))

    def sample(self, state: State, rng: Random) -> Shake:
        return Shake(shaken(rng))

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Go() if state.phase == "ready" else Done()


def _with_list(state: State, seat: Seat, words: tuple[Write, ...]) -> State:
    return replace(state, lists=put(state.lists, seat, words))
