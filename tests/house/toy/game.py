"""The rules. A row grows into ever longer words, by letters that nobody else sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Claim, Verdict, Word
from setzkasten.core.drawing import (
    Deal,
    Drawn,
    Due,
    Lot,
    Outcome,
    check_drawn,
    read_outcome,
    sample_drawn,
    stones_came,
    write_outcome,
)
from setzkasten.core.game import (
    Awaiting,
    Event,
    Millis,
    Refusal,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.laying import read_laying, refused_words, write_laying
from setzkasten.core.rulebook import Label, Notation, Rulebook, gone
from setzkasten.core.seating import awaiting_seat, begun, without
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import ALPHABET, Stock
from setzkasten.core.turns import (
    best_seats,
    last_one,
    next_seat,
    plus,
    put,
)

from .laying import check_lay, laid, layings, report_of
from .position import read_state, write_state
from .state import FREE, HAND, PRESETS, Action, Lay, Options, State, View


def _write(part: Action | Outcome) -> str:
    match part:
        case Lay(stones=stones):
            return write_laying(stones)
        case Pass():
            return "pass"
        case Lot() | Deal() | Drawn():
            return write_outcome(part)


def _read_action(text: str) -> Action:
    return Pass() if text == "pass" else Lay(tuple(sorted(read_laying(text))))


def _read_chance(text: str) -> Outcome:
    return read_outcome(text, _read_stones)


def _read_stones(text: str) -> tuple[str, ...]:
    if not set(text) <= set(ALPHABET):
        raise NotationError(text[:20], "row of letters such as 'AEX'")
    return tuple(text)


class Toy(Rulebook[State, Action, Outcome]):
    label = Label("toy", "Wachsende Zeile", "Probe", (2, 3), "TOY")
    options_type, presets = Options, PRESETS
    notation = Notation(_write, _read_action, _read_chance, write_state, read_state)

    def opening(self, seats: int, chosen: Options) -> State:
        return State((Stock(),) * seats, (0,) * seats, options=chosen)

    def awaiting(self, state: State) -> Awaiting:
        return awaiting_seat(state, state.options.time, _claims(state))

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return check_lay(state.row, state.hands[seat], action) if isinstance(action, Lay) else None

    def check_outcome(self, state: State, outcome: Outcome) -> Refusal | None:
        return check_drawn(_due(state), outcome)

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        if isinstance(action, Lay):
            return Transition(replace(state, pending=action))
        return Transition(_next_turn(state, at, passes=state.passes + 1))

    def draw(self, state: State, outcome: Outcome, at: Millis) -> Transition[State]:
        assert not isinstance(outcome, Drawn), "nothing is drawn after the deal"
        return Transition(begun(state, outcome, at))

    def expire(self, state: State, at: Millis) -> Transition[State]:
        return Transition(_next_turn(state, at, passes=state.passes + 1))

    def rule(self, state: State, verdicts: tuple[Verdict, ...], at: Millis) -> Transition[State]:
        return _rule(state, not any(verdict.refused for verdict in verdicts), at)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(_leave(state, seat, at), seat)

    def candidates(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        yield from layings(state.row, state.hands[seat], vocabulary)
        yield Pass()

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        return best_seats(state.scores, left=state.left) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            row=state.row,
            hand=() if seat is None else tuple(state.hands[seat]),
            hand_sizes=tuple(map(len, state.hands)),
            turn=state.turn,
            left=tuple(sorted(state.left)),
            shown=tuple(map(tuple, state.hands)) if state.over else (),
        )

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known at the end."""
        return stones_came(step) and not now.over

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        """Others' letters and the bag mixed anew; what waits for a ruling stays in its hand."""
        if state.over:
            return state
        tiles = state.pending.stones if state.pending else ()
        kept = {state.turn: [tile.letter for _, tile in tiles]}
        others = [s for s in range(state.seats) if s != seat]
        pool = list(state.bag)
        for s in others:
            pool += state.hands[s].without(kept.get(s, ()))
        rng.shuffle(pool)
        hands = list(state.hands)
        for s in others:
            stays = kept.get(s, [])
            drawn = [pool.pop() for _ in range(len(state.hands[s]) - len(stays))]
            hands[s] = Stock([*stays, *drawn])
        return replace(state, hands=tuple(hands))

    def sample(self, state: State, rng: Random) -> Outcome:
        return sample_drawn(_due(state), rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Pass()


def _claims(state: State) -> frozenset[Claim]:
    if state.pending is None:
        return frozenset()
    return frozenset({Word(laid(state.row, state.pending).strip(FREE))})


def _due(state: State) -> Due:
    return Due(state.phase, state.seats, HAND, 0, state.bag, state.left)


def _rule(state: State, allowed: bool, at: Millis) -> Transition[State]:
    lay, seat = state.pending, state.turn
    assert lay
    before, report = replace(state, pending=None), report_of(state.row, lay, allowed=allowed)
    if refusal := refused_words(report):
        return Transition(before, report=report, refusal=refusal)
    hand = state.hands[seat].without([tile.letter for _, tile in lay.stones])
    after = replace(
        before,
        row=laid(state.row, lay),
        hands=put(state.hands, seat, hand),
        scores=plus(state.scores, seat, report.points),
    )
    event = Event("laid", {"seat": seat, "points": report.points})
    return Transition(_next_turn(after, at, passes=0), (event,), report)


def _next_turn(state: State, at: Millis, *, passes: int) -> State:
    """A round of passes, an empty hand or a full row end the game."""
    out = not state.hands[state.turn] or FREE not in state.row
    turn = next_seat(state.turn, state.seats, skipping=state.left)
    over = out or passes >= len(state.playing)
    return replace(state, turn=turn, began_at=at, passes=passes, over=over)


def _leave(state: State, seat: Seat, at: Millis) -> State:
    after = without(state, seat)
    if last_one(after.left, state.seats):
        return replace(after, over=True)
    if seat != state.turn:
        return after
    turn = next_seat(seat, state.seats, skipping=after.left)
    return replace(after, turn=turn, began_at=at)
