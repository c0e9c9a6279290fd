"""Boggle: sixteen dice, a sand-glass, and words that nobody else found.

Rules: docs/rules/boggle.de.md
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from setzkasten.core.claims import Verdicts
from setzkasten.core.game import (
    Act,
    Awaiting,
    Chance,
    Event,
    Millis,
    Refusal,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.rulebook import Label, Notation, Rulebook
from setzkasten.core.turns import best_seats, put
from setzkasten.games.boggle.notation import read_action, read_shake, write_part
from setzkasten.games.boggle.position import read_state, write_state
from setzkasten.games.boggle.rounds import claims_of, finished, leave, read_aloud
from setzkasten.games.boggle.searching import after_the_glass, check_action, glass_of
from setzkasten.games.boggle.seen import resampled, view_of
from setzkasten.games.boggle.state import (
    LEAST_LETTERS,
    PRESETS,
    Action,
    Done,
    Go,
    Options,
    Shake,
    State,
    Strike,
    View,
    Write,
)
from setzkasten.games.boggle.tray import SIDE, shaken


class Boggle(Rulebook[State, Action, Shake]):
    label = Label("boggle", "Boggle", "Farben, Karten, Würfel", (1, 12), "BOG SOL")
    options_type, presets = Options, PRESETS
    notation = Notation(write_part, read_action, read_shake, write_state, read_state)

    def opening(self, seats: int, chosen: Options) -> State:
        return State(chosen, (0,) * seats, lists=((),) * seats)

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case "over":
                return Awaiting(phase="over", left=state.left)
            case "shake":
                return Awaiting(phase="shake", chance=True, live=True, left=state.left)
            case "judge":
                claims = claims_of(state)
                return Awaiting(phase="judge", ruling=claims, live=True, left=state.left)
            case phase:
                seats, glass, left = state.searching, glass_of(state), state.left
                return Awaiting(phase=phase, seats=seats, deadline=glass, live=True, left=left)

    def check(self, state: State, step: Step[Action, Shake]) -> Refusal | None:
        if after_the_glass(state, step):
            return Refusal("too_late")  # BOG-09
        return super().check(state, step)

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

    def offers(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        yield Go() if state.phase == "ready" else Done()
        for length in range(LEAST_LETTERS, SIDE * SIDE + 1):
            yield from map(Write, vocabulary.matching("?" * length))

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        return best_seats(state.scores, left=state.left) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def hides(self, state: State, step: Step[Action, Shake], now: State) -> bool:
        """BOG-03 Lists are hidden until they are read aloud; dice, where each looks in turn."""
        if now.over or len(state.rounds) < len(now.rounds):
            return False
        match step:
            case Act(action=Write() | Strike()):
                return True
            case Chance():
                return state.options.order == "in-turn"
        return False

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        return resampled(state, seat, rng)

    def sample(self, state: State, rng: Random) -> Shake:
        return Shake(shaken(rng))

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Go() if state.phase == "ready" else Done()


def _with_list(state: State, seat: Seat, words: tuple[Write, ...]) -> State:
    return replace(state, lists=put(state.lists, seat, words))
