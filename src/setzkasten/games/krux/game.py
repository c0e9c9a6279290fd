"""Krux: each builds in his own half and puts blockers into the other's.

Rules: docs/rules/krux.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import TypeVar

from setzkasten.core.board import Board
from setzkasten.core.claims import Claim, Verdict
from setzkasten.core.game import (
    Act,
    Awaiting,
    Chance,
    Event,
    Expired,
    Left,
    Millis,
    Refusal,
    Report,
    Ruled,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.options import check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.squares import Square
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.turns import THINKING, best_seats, check_turn, thinking_time
from setzkasten.games.krux.count import sheet_of, words_to_judge
from setzkasten.games.krux.laying import (
    can_block,
    check_block,
    check_give_back,
    check_lay,
    check_placed,
    check_rebuild,
    claims_of,
    placed_in_time,
    report_of,
    rewarded,
)
from setzkasten.games.krux.notation import read_action, read_draw, write_part
from setzkasten.games.krux.offers import least_actions, offers
from setzkasten.games.krux.position import read_state, write_state
from setzkasten.games.krux.state import (
    COLS,
    FIRST_BLOCKERS,
    HALF_ROWS,
    MOST_BLOCKERS,
    Action,
    Block,
    Draw,
    GiveBack,
    GiveUp,
    Lay,
    Options,
    Pass,
    Placed,
    Rebuild,
    State,
    Stone,
    View,
    with_half,
)

T = TypeVar("T")

SIZE = (2 * HALF_ROWS, COLS)


class Krux:
    id = "krux"
    name = "Krux"
    box = "Der Holzkasten"
    edition = "2"
    seats = (2, 2)
    options = options_of(Options)
    presets: Mapping[str, Mapping[str, object]] = {
        "simple": {"time": 0},
        "finesse": {"time": 120, "start": "draw", "ambiguous": "inflection"},
    }
    clauses = "GEN KRX"

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(Options, options)
        check_seats(seats, self.seats)
        return State(chosen, (Board(SIZE), Board(SIZE)), turn=chosen.first - 1)

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case "over":
                return Awaiting(phase="over", left=state.left)
            case "draw":
                return Awaiting(phase="draw", chance=True, left=state.left)
            case "block":
                waiting = (s for s in (0, 1) if not state.blocked[1 - s])
                return Awaiting(phase="block", seats=frozenset(waiting))
            case "judge":
                return Awaiting(phase="judge", ruling=_open_claims(state), left=state.left)
            case phase:
                return Awaiting(
                    phase=phase,
                    seats=frozenset({state.turn}),
                    deadline=thinking_time(state.began_at, state.options.time),
                    meanwhile=frozenset({1 - state.turn}) - state.left,  # KRX-16, KRX-18
                    left=state.left,
                )

    def check(self, state: State, step: Step[Action, Draw]) -> Refusal | None:
        if isinstance(step, Act) and isinstance(step.action, Placed):
            ended = Expired(THINKING, step.at)  # nobody does it: it is done when time is up
            refusal = check_turn(self.awaiting(state), ended)
            return refusal or _check_action(state, step.seat, step.action)
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=draw):
                return _check_draw(draw)
            case Act(seat=seat, action=action):
                return _check_action(state, seat, action)
        return None

    def apply(self, state: State, step: Step[Action, Draw]) -> Transition[State]:
        match step:
            case Chance(outcome=draw, at=at):
                return Transition(_drawn(state, draw, at))
            case Act(seat=seat, action=action, at=at):
                return _act(state, seat, action, at)
            case Expired(at=at):
                return Transition(_out_of_time(state, at))  # KRX-07
            case Ruled(verdicts=verdicts, at=at) if state.counting:
                return Transition(_counted(state, verdicts), (Event("counted"),))
            case Ruled(verdicts=verdicts, at=at):
                return _laid(state, verdicts, at)
            case Left(seat=seat, at=at):
                return Transition(_left(state, seat, at), (Event("left", {"seat": seat}),))

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(sheet.total for sheet in state.sheets) if state.sheets else (0, 0)

    def winners(self, state: State) -> tuple[Seat, ...]:
        return best_seats(self.scores(state)) if state.sheets else ()

    def view(self, state: State, seat: Seat | None) -> View:
        case = state.case
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
        )

    def hides(self, state: State, step: Step[Action, Draw], now: State) -> bool:
        return False

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        return state

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        awaiting = self.awaiting(state)
        if seat not in awaiting.seats | awaiting.meanwhile:
            return
        for action in offers(state, seat, vocabulary):
            if _check_action(state, seat, action) is None:
                yield action

    def sample(self, state: State, rng: Random) -> Draw:
        return Draw(tuple(rng.sample(ALPHABET, 2)))

    def idle(self, state: State, seat: Seat) -> Action | None:
        if seat not in self.awaiting(state).seats:
            return None
        return next(a for a in least_actions(seat) if _check_action(state, seat, a) is None)

    def timed_out(self, state: State, seat: Seat, tried: Action) -> Action | None:
        """KRX-07 What was placed stays, and only the rest is lost."""
        if state.phase not in ("lay", "last") or not isinstance(tried, Lay):
            return None
        return placed_in_time(state, seat, tried)

    def write(self, part: Action | Draw) -> str:
        return write_part(part)

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def read_chance(self, text: str) -> Draw:
        return read_draw(text)

    def write_position(self, state: State) -> Position:
        return write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


def _open_claims(state: State) -> frozenset[Claim]:
    if state.pending:
        return claims_of(state, state.pending)
    return words_to_judge(state.halves)


def _check_draw(draw: Draw) -> Refusal | None:
    if len(draw.letters) != 2:
        return Refusal("draw_count", {"seats": 2, "letters": len(draw.letters)})
    return Refusal("draw_twice") if draw.letters[0] == draw.letters[1] else None


def _drawn(state: State, draw: Draw, at: Millis) -> State:
    """Who is nearest to A starts, unless it left meanwhile: then the other's last move begins."""
    starter = draw.letters.index(min(draw.letters))
    turn = state.turn if state.left else starter
    return replace(state, drawn=draw.letters, turn=turn, began_at=at, ready=bool(state.left))


def _check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Rebuild():
            return check_rebuild(state, seat, action)
        case GiveBack():
            return check_give_back(state, seat, action)
    if state.phase != "block" and seat != state.turn:
        return Refusal("not_your_turn", {"seat": seat + 1})
    match state.phase, action:
        case (("block" | "after"), Block()):
            return check_block(state, seat, action)
        case (("lay" | "last"), Lay()):
            return check_lay(state, seat, action)
        case (("lay" | "last"), Placed()):
            return check_placed(state, seat, action)
        case (("after" | "last"), Pass()):
            return None
        case (("lay" | "last"), GiveUp()):
            return None
    return _not_now(state)


def _not_now(state: State) -> Refusal:
    match state.phase:
        case "block":
            return Refusal("blockers_first", {"number": FIRST_BLOCKERS})
        case "after":
            return Refusal("after_blockers_first", {"due": state.due})  # KRX-10
        case _:
            return Refusal("lay_or_give_up")


def _act(state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
    half = state.halves[seat]
    match action:
        case Lay() as lay:
            pending = replace(state, pending=lay)
            return Transition(pending) if claims_of(state, lay) else _laid(pending, (), at)
        case Placed(stones=stones):
            lying = with_half(state, seat, half.with_stones(dict(stones)))
            placed = replace(state, halves=lying, last=tuple(square for square, _ in stones))
            return Transition(_out_of_time(placed, at), (Event("placed", {"seat": seat}),))
        case Block(squares=squares):
            spent = len(squares) if state.phase == "after" else 0
            return Transition(_block(state, seat, squares, at), report=Report(spent=spent))
        case Rebuild(moves=moves):
            moved = {end: half[start] for start, end in moves}
            rebuilt = half.without_stones(start for start, _ in moves).with_stones(moved)
            return Transition(replace(state, halves=with_half(state, seat, rebuilt)))
        case GiveBack(squares=squares):
            rest = with_half(state, seat, half.without_stones(squares))
            return Transition(replace(state, halves=rest))
        case GiveUp() if state.given_up is None:
            out = replace(state, given_up=seat)
            return Transition(_next_turn(out, at), (Event("gave_up", {"seat": seat}),))
        case GiveUp() | Pass():
            return Transition(_next_turn(replace(state, due=0), at))


def _block(state: State, seat: Seat, squares: tuple[Square, ...], at: Millis) -> State:
    other = 1 - seat
    blocked = with_half(state, other, state.halves[other].with_blocked(squares))
    after = replace(state, halves=blocked)
    if state.phase == "block":
        return replace(after, began_at=at, ready=all(after.blocked))
    rest = replace(after, due=state.due - len(squares), after=(*state.after, *squares))
    if rest.due and can_block(rest, seat):
        return rest
    return _next_turn(replace(rest, due=0), at)


def _laid(state: State, verdicts: tuple[Verdict, ...], at: Millis) -> Transition[State]:
    assert state.pending
    seat, stones = state.turn, dict(state.pending.stones)
    report = report_of(state, state.pending, verdicts)
    runs = rewarded(state, state.pending, verdicts)
    words = frozenset(run.word for run in runs)
    after = replace(
        state,
        halves=with_half(state, seat, state.halves[seat].with_stones(stones)),
        pending=None,
        due=report.earned,
        earned=_put(state.earned, seat, state.earned[seat] | words),
        places=_put(state.places, seat, state.places[seat] | runs),
        fresh=_put(state.fresh, seat, words),
        last=tuple(stones),
    )
    done = after if report.earned else _next_turn(after, at)
    return Transition(done, (Event("laid", {"seat": seat}),), report)


def _put(of_halves: tuple[T, T], seat: Seat, new: T) -> tuple[T, T]:
    return (new, of_halves[1]) if seat == 0 else (of_halves[0], new)


def _left(state: State, seat: Seat, at: Millis) -> State:
    """KRX-19 Whoever leaves gives up. No blockers are set against a half that is left."""
    gone = replace(state, left=state.left | {seat})
    if state.given_up is not None:
        last = replace(gone, due=0, ready=True)
        return _next_turn(last, at) if seat == state.turn else gone
    turn, drawing = 1 - seat, state.phase == "draw"
    other = replace(gone, given_up=seat, turn=turn, due=0, ready=not drawing)
    if state.phase == "lay" and seat != state.turn:
        return other  # the turn that runs is the last move
    return replace(other, began_at=at, turn_board=state.halves[turn])


def _out_of_time(state: State, at: Millis) -> State:
    """KRX-07 Letters that are not laid and blockers that are not set are lost."""
    if state.due:
        return _next_turn(replace(state, due=0), at)
    return _next_turn(replace(state, fresh=_put(state.fresh, state.turn, frozenset())), at)


def _next_turn(state: State, at: Millis) -> State:
    """KRX-19 After the other's last move the words are judged and counted."""
    if state.given_up is not None and state.turn != state.given_up:
        counting = replace(state, counting=True)
        return counting if words_to_judge(state.halves) else _counted(counting, ())
    turn = 1 - state.turn
    return replace(state, turn=turn, began_at=at, turn_board=state.halves[turn])


def _counted(state: State, verdicts: tuple[Verdict, ...]) -> State:
    copies = state.options.copies == "count"
    first, second = (sheet_of(half, verdicts, copies_count=copies) for half in state.halves)
    return replace(state, sheets=(first, second))
