"""What a turn of Cartino does: laying, exchanging a joker, drawing, and how the game ends."""

from __future__ import annotations

from operator import add

from setzkasten.core.actions import Pass
from setzkasten.core.drawing import Drawn, Outcome
from setzkasten.core.game import Event, Millis, Report, Seat, Transition
from setzkasten.core.hand import taken_from
from setzkasten.core.seating import begun, taken_up, without
from setzkasten.core.squares import write_square
from setzkasten.core.turns import last_one, next_seat, plus, put
from setzkasten.core.values import replace
from setzkasten.games.cartino.laying import points_of, premium_of, stones_of
from setzkasten.games.cartino.plan import CARDS, JOKER, rest_value
from setzkasten.games.cartino.state import HAND, Action, Exchange, Lay, Move, State

OUT_PREMIUM = 10  # CAR-15


def take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    if isinstance(outcome, Drawn):
        return next_turn(replace(taken_up(state, outcome.stones), drawing=0), at)
    return begun(state, outcome, at)


def act(state: State, action: Action, at: Millis) -> Transition[State]:
    match action:
        case Lay():
            return _lay(state, action, at)
        case Exchange(square=square):
            return Transition(_exchange(state, square))
        case Pass():
            moves = (*state.moves, Move(state.turn, "pass"))
            changed = state.waiting > 0  # the exchanged joker can be laid next time
            return Transition(next_turn(replace(state, moves=moves), at, passed=not changed))


def _exchange(state: State, square: tuple[int, int]) -> State:
    hand = taken_from(state.hands[state.turn], [CARDS[square]]).plus([JOKER])
    lying = tuple((s, joker and s != square) for s, joker in state.lying)
    return replace(
        state,
        lying=lying,
        hands=put(state.hands, state.turn, hand),
        waiting=state.waiting + 1,
        passes=0,
        moves=(*state.moves, Move(state.turn, "exchange", (square,))),
    )


def _lay(state: State, lay: Lay, at: Millis) -> Transition[State]:
    seat = state.turn
    points, premium = points_of(state, lay), premium_of(lay)
    squares = tuple(square for square, _ in lay.places)
    laid = replace(
        state,
        lying=tuple(sorted((*state.lying, *lay.places))),
        hands=put(state.hands, state.turn, taken_from(state.hands[seat], stones_of(lay))),
        scores=plus(state.scores, seat, sum(points) + premium),
        moves=(*state.moves, Move(seat, "lay", squares, points, premium)),
    )
    parts = [(write_square(at), won) for at, won in zip(squares, points, strict=True)]
    parts += [("set", premium)] if premium else []
    report = Report(points=sum(points) + premium, earned=premium, parts=tuple(parts))
    event = Event("laid", {"seat": seat, "points": report.points})
    if not laid.hands[seat] and laid.stock <= 0:
        return Transition(_over(laid), (event,), report)
    drawing = min(HAND - len(laid.hands[seat]), max(laid.stock, 0))
    if drawing > 0:
        return Transition(replace(laid, drawing=drawing, passes=0), (event,), report)
    return Transition(next_turn(replace(laid, passes=0), at), (event,), report)


def settled(state: State) -> tuple[int, ...]:
    """CAR-15, CAR-16 Ten points for the one who laid all; the others' stones cost."""
    stuck = state.passes == len(state.playing) or bool(state.hands[state.turn])
    out = None if stuck or last_one(state.left, state.seats) else state.turn
    rests = [-sum(map(rest_value, hand)) for hand in state.hands]
    return tuple(OUT_PREMIUM if seat == out else rest for seat, rest in enumerate(rests))


def _over(state: State) -> State:
    scores = tuple(map(add, state.scores, settled(state)))
    return replace(state, scores=scores, over=True)


def next_turn(state: State, at: Millis, *, passed: bool = False) -> State:
    """The seat to the left; a full round in which nobody could lay ends the game (CAR-17)."""
    passes = state.passes + passed
    turn = next_seat(state.turn, state.seats, skipping=state.left)
    after = replace(state, turn=turn, began_at=at, waiting=0, passes=passes)
    return after if passes < len(state.playing) else _over(after)


def leave(state: State, seat: Seat, at: Millis) -> State:
    """Its stones stay out of play and cost it at the end; the last one ends the game."""
    gone = without(state, seat)
    if last_one(gone.left, state.seats):
        return _over(replace(gone, drawing=0, waiting=0))
    if seat != state.turn:
        return gone
    return next_turn(replace(gone, drawing=0), at)
