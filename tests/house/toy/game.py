"""The rules. A row grows into ever longer words, by letters that nobody else sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from setzkasten.core.claims import Claim, Word
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
    Act,
    Awaiting,
    Chance,
    Event,
    Expired,
    Left,
    Millis,
    Refusal,
    Ruled,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.laying import read_laying, refused_words, write_laying
from setzkasten.core.options import check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import ALPHABET, Stock
from setzkasten.core.turns import (
    awaiting_turn,
    best_seats,
    check_turn,
    last_one,
    next_seat,
    plus,
    put,
    thinking_time,
)

from .laying import check_lay, laid, layings, report_of
from .position import read_state, write_state
from .state import FREE, HAND, Action, Lay, Options, Pass, State, View


class Toy:
    id = "toy"
    name = "Wachsende Zeile"
    box = "Probe"
    edition = "1"
    seats = (2, 3)
    options = options_of(Options)
    presets: Mapping[str, Mapping[str, object]] = {"simple": {"time": 0}}
    clauses = "TOY"

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(Options, options)
        check_seats(seats, self.seats)
        return State(chosen, (Stock(),) * seats, (0,) * seats)

    def awaiting(self, state: State) -> Awaiting:
        thinking = thinking_time(state.began_at, state.options.time)
        ruling = _claims(state)
        return awaiting_turn(
            state.phase, state.turn, ruling=ruling, deadline=thinking, left=state.left
        )

    def check(self, state: State, step: Step[Action, Outcome]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=outcome):
                return check_drawn(_due(state), outcome)
            case Act(seat=seat, action=Lay() as lay):
                return check_lay(state.row, state.hands[seat], lay)
        return None

    def apply(self, state: State, step: Step[Action, Outcome]) -> Transition[State]:
        match step:
            case Chance(outcome=outcome, at=at):
                return Transition(_take_outcome(state, outcome, at))
            case Act(action=Lay() as lay):
                return Transition(replace(state, pending=lay))
            case Act(seat=seat, at=at):
                passed = Event("passed", {"seat": seat})
                return Transition(_next_turn(state, at, passes=state.passes + 1), (passed,))
            case Expired(at=at):
                return Transition(_next_turn(state, at, passes=state.passes + 1))
            case Ruled(verdicts=verdicts, at=at):
                return _rule(state, not any(v.refused for v in verdicts), at)
            case Left(seat=seat, at=at):
                return Transition(_leave(state, seat, at), (Event("left", {"seat": seat}),))

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
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

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat in self.awaiting(state).seats:
            yield from layings(state.row, state.hands[seat], vocabulary)
            yield Pass()

    def sample(self, state: State, rng: Random) -> Outcome:
        return sample_drawn(_due(state), rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Pass()

    def write(self, part: Action | Outcome) -> str:
        match part:
            case Lay(stones=stones):
                return write_laying(stones)
            case Pass():
                return "pass"
            case Lot() | Deal() | Drawn():
                return write_outcome(part)

    def read_action(self, text: str) -> Action:
        return Pass() if text == "pass" else Lay(tuple(sorted(read_laying(text))))

    def read_chance(self, text: str) -> Outcome:
        return read_outcome(text, _read_stones)

    def write_position(self, state: State) -> Position:
        return write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


def _read_stones(text: str) -> tuple[str, ...]:
    if not set(text) <= set(ALPHABET):
        raise NotationError(text[:20], "row of letters such as 'AEX'")
    return tuple(text)


def _claims(state: State) -> frozenset[Claim]:
    if state.pending is None:
        return frozenset()
    return frozenset({Word(laid(state.row, state.pending).strip(FREE))})


def _due(state: State) -> Due:
    return Due(state.phase, state.seats, HAND, 0, state.bag, state.left)


def _take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    match outcome:
        case Lot(seat=seat):
            return replace(state, starter=seat, turn=seat, began_at=at)
        case Deal(hands=hands):
            return replace(state, hands=tuple(map(Stock, hands)), dealt=True, began_at=at)
        case Drawn():
            raise AssertionError("nothing is drawn after the deal")


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
    over = out or passes >= state.playing
    return replace(state, turn=turn, began_at=at, passes=passes, over=over)


def _leave(state: State, seat: Seat, at: Millis) -> State:
    gone = replace(state, left=state.left | {seat}, passes=0)
    if last_one(gone.left, state.seats):
        return replace(gone, over=True)
    if seat != state.turn:
        return gone
    turn = next_seat(seat, state.seats, skipping=gone.left)
    return replace(gone, turn=turn, began_at=at)
