"""Lingua: coloured letters on coloured fields, from the start to the goal.

Rules: docs/rules/lingua.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from setzkasten.core.board import Board, runs_formed
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
    Report,
    Ruled,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.hand import missing_from, taken_from
from setzkasten.core.laying import refused_words
from setzkasten.core.options import check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.tiles import Stock
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
from setzkasten.games.lingua.box import GOALS, SIZE
from setzkasten.games.lingua.laying import (
    after_board,
    check_lay,
    claims_of,
    prize_of,
    reaches_goal,
    report_of,
)
from setzkasten.games.lingua.notation import read_action, read_tiles, write_part
from setzkasten.games.lingua.offers import offers
from setzkasten.games.lingua.position import read_state, write_state
from setzkasten.games.lingua.scoring import ace_points
from setzkasten.games.lingua.seen import resampled, view_of
from setzkasten.games.lingua.state import (
    HAND,
    Action,
    Lay,
    Move,
    Options,
    State,
    Swap,
    View,
    symbol_of,
)

SWAPPED = 2  # LIN-10
# After how many rounds in which nobody lays or swaps does a game end, although tiles are left?
IDLE_ROUNDS = 3
# After how many rounds without a word is the board shut, although tiles are swapped?
SHUT_ROUNDS = 10


class Lingua:
    id = "lingua"
    name = "Lingua"
    box = "Farben, Karten, Würfel"
    edition = "2"
    seats = (2, 4)
    options = options_of(Options)
    presets: Mapping[str, Mapping[str, object]] = {
        "simple": {"lengthening": 1},
        "finesse": {"lengthening": 0},
    }
    clauses = "LIN"

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(Options, options)
        check_seats(seats, self.seats, first=chosen.first)
        none = (0,) * seats
        first = chosen.first - 1 if chosen.start == "agreed" else None
        hands = (Stock(),) * seats
        return State(chosen, Board(SIZE), hands, none, none, turn=first or 0, starter=first)

    def awaiting(self, state: State) -> Awaiting:
        claims = claims_of(state, state.pending) if state.pending else frozenset()
        thinking = thinking_time(state.began_at, state.options.time)
        return awaiting_turn(
            state.phase, state.turn, ruling=claims, deadline=thinking, left=state.left
        )

    def check(self, state: State, step: Step[Action, Outcome]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=outcome):
                return check_drawn(_due(state), outcome)
            case Act(seat=seat, action=Lay() as lay):
                return check_lay(state, seat, lay)
            case Act(seat=seat, action=Swap(tiles=tiles)):
                return _check_swap(state, seat, tiles)
        return None

    def apply(self, state: State, step: Step[Action, Outcome]) -> Transition[State]:
        match step:
            case Chance(outcome=outcome, at=at):
                return Transition(_take_outcome(state, outcome, at))
            case Act(action=action, at=at):
                return _act(state, action, at)
            case Expired(at=at):
                late = _without_word(state, Move(state.turn, "time"))
                return Transition(_next_turn(late, at, idle=True))
            case Ruled(verdicts=verdicts, at=at):
                assert state.pending
                return _rule(state, report_of(state, state.pending, verdicts), at)
            case Left(seat=seat, at=at):
                return Transition(_leave(state, seat, at), (Event("left", {"seat": seat}),))

    def scores(self, state: State) -> tuple[int, ...]:
        """LIN-19 The aces are added at the end."""
        if not state.over:
            return state.scores
        return tuple(
            score + ace_points(aces) for score, aces in zip(state.scores, state.aces, strict=True)
        )

    def winners(self, state: State) -> tuple[Seat, ...]:
        """LIN-22 Most points, whoever ended it."""
        return best_seats(self.scores(state), left=state.left) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What tiles came and went is known at the end."""
        swapped = isinstance(step, Act) and isinstance(step.action, Swap)
        return (swapped or stones_came(step)) and not now.over

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        return resampled(state, seat, rng)

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat not in self.awaiting(state).seats:
            return
        for action in offers(state, seat, vocabulary):
            if self.check(state, Act(seat, action, state.began_at)) is None:
                yield action

    def sample(self, state: State, rng: Random) -> Outcome:
        return sample_drawn(_due(state), rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Swap(())

    def write(self, part: Action | Outcome) -> str:
        return write_part(part)

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def read_chance(self, text: str) -> Outcome:
        return read_outcome(text, read_tiles)

    def write_position(self, state: State) -> Position:
        return write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


def _due(state: State) -> Due:
    return Due(state.phase, state.seats, HAND, state.drawing, state.unseen, state.left)


def _check_swap(state: State, seat: Seat, tiles: tuple[str, ...]) -> Refusal | None:
    most = min(SWAPPED, max(state.stock, 0), len(state.hands[seat]))
    if tiles and len(tiles) != most:
        return Refusal("swap_number", {"most": most})  # LIN-10
    if missing := missing_from(state.hands[seat], tiles, state.unseen):
        return Refusal("tile_not_on_rack", {"tile": missing.symbols()[0]})
    return None


def _take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    match outcome:
        case Lot(seat=seat):
            return replace(state, starter=seat, turn=seat, began_at=at)
        case Deal(hands=hands):
            return replace(state, hands=tuple(map(Stock, hands)), dealt=True, began_at=at)
        case Drawn(stones=tiles):
            full = put(state.hands, state.turn, state.hands[state.turn].plus(tiles))
            return _next_turn(replace(state, hands=full, drawing=0, returned=()), at)


def _act(state: State, action: Action, at: Millis) -> Transition[State]:
    match action:
        case Lay():
            return Transition(replace(state, pending=action))
        case Swap(tiles=tiles):
            event = Event("swapped", {"seat": state.turn, "number": len(tiles)})
            return Transition(_swap(state, tiles, at), (event,))


def _swap(state: State, tiles: tuple[str, ...], at: Millis) -> State:
    after = _without_word(state, Move(state.turn, "swap", swapped=len(tiles)))
    if not tiles:
        return _next_turn(after, at, idle=True)
    hands = put(state.hands, state.turn, taken_from(state.hands[state.turn], tiles))
    return replace(after, hands=hands, drawing=len(tiles), returned=tiles)


def _leave(state: State, seat: Seat, at: Millis) -> State:
    """Its tiles stay out of play, and it draws no more; the last one ends the game."""
    gone = replace(state, left=state.left | {seat}, passes=0)
    if last_one(gone.left, state.seats):
        return replace(gone, drawing=0, returned=(), over=True)
    if seat != state.turn:
        return gone
    return _next_turn(replace(gone, drawing=0, returned=()), at)


def _without_word(state: State, move: Move) -> State:
    return replace(state, moves=(*state.moves, move), wordless=state.wordless + 1)


def _rule(state: State, report: Report, at: Millis) -> Transition[State]:
    if refusal := refused_words(report):
        return Transition(replace(state, pending=None), report=report, refusal=refusal)
    assert state.pending
    lay, seat = state.pending, state.turn
    after = after_board(state.board, lay)
    event = Event("laid", {"seat": seat, "words": [word.word for word in report.words]})
    laid = replace(
        state,
        board=after,
        hands=put(
            state.hands, seat, taken_from(state.hands[seat], (symbol_of(t) for _, t in lay.stones))
        ),
        scores=plus(state.scores, seat, report.points),
        aces=plus(state.aces, seat, report.earned),
        laid=state.laid + 1,
        used=state.used
        | {run.word for run in runs_formed(after, [square for square, _ in lay.stones])},
        pending=None,
        wordless=0,
        moves=(*state.moves, _move(state, report)),
    )
    if reaches_goal(lay, GOALS):
        return Transition(replace(laid, over=True), (event,), report)
    drawing = min(HAND - len(laid.hands[seat]), max(laid.stock, 0))
    if drawing > 0:
        return Transition(replace(laid, drawing=drawing), (event,), report)
    return Transition(_next_turn(laid, at), (event,), report)


def _move(state: State, report: Report) -> Move:
    assert state.pending
    aces = state.aces[state.turn] + report.earned
    reward = prize_of(state, state.pending, aces)
    squares = tuple(square for square, _ in state.pending.stones)
    return Move(state.turn, "lay", report.words, report.points, report.earned, reward, squares)


def _next_turn(state: State, at: Millis, *, idle: bool = False) -> State:
    """LIN-22 An empty stock and a full round without a word end the game; so does a shut board."""
    passes = state.passes + 1 if idle else 0
    turn = next_seat(state.turn, state.seats, skipping=state.left)
    idle_over = passes >= state.playing * (1 if state.stock <= 0 else IDLE_ROUNDS)
    over = idle_over or state.wordless >= state.playing * SHUT_ROUNDS
    return replace(state, turn=turn, began_at=at, passes=passes, over=over)
