"""Cartino: cards as stones on a board, and only the neighbours count.

Rules: docs/rules/cartino.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from operator import add
from random import Random

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
from setzkasten.core.hand import UNKNOWN, taken_from
from setzkasten.core.options import check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.squares import write_square
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
from setzkasten.games.cartino.laying import (
    can_lay,
    check_exchange,
    check_lay,
    points_of,
    premium_of,
    stones_of,
)
from setzkasten.games.cartino.notation import read_action, read_stones, write_part
from setzkasten.games.cartino.plan import CARDS, JOKER, rest_value, value
from setzkasten.games.cartino.position import read_state, write_state
from setzkasten.games.cartino.state import (
    HAND,
    Action,
    Exchange,
    Lay,
    Move,
    Options,
    Pass,
    State,
    Stone,
    View,
)

TRACK = 20  # CAR-14
OUT_PREMIUM = 10  # CAR-15


class Cartino:
    id = "cartino"
    name = "Cartino"
    box = "Farben, Karten, Würfel"
    edition = "1"
    seats = (2, 4)
    options = options_of(Options)
    presets: Mapping[str, Mapping[str, object]] = {"simple": {"time": 0}}
    clauses = "CAR"

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(Options, options)
        check_seats(seats, self.seats, first=chosen.first)
        first = chosen.first - 1 if chosen.start == "agreed" else None
        return State(chosen, (), (Stock(),) * seats, (0,) * seats, turn=first or 0, starter=first)

    def awaiting(self, state: State) -> Awaiting:
        thinking = thinking_time(state.began_at, state.options.time)
        return awaiting_turn(state.phase, state.turn, deadline=thinking, left=state.left)

    def check(self, state: State, step: Step[Action, Outcome]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=outcome):
                return check_drawn(_due(state), outcome)
            case Act(seat=seat, action=action):
                return _check_action(state, seat, action)
        return None

    def apply(self, state: State, step: Step[Action, Outcome]) -> Transition[State]:
        match step:
            case Chance(outcome=outcome, at=at):
                return Transition(_take_outcome(state, outcome, at))
            case Act(action=action, at=at):
                return _act(state, action, at)
            case Expired(at=at):
                moves = (*state.moves, Move(state.turn, "time"))
                idle = state.stock <= 0  # while the bag lasts, sleeping ends no game
                return Transition(_next_turn(replace(state, moves=moves), at, passed=idle))
            case Ruled():
                raise AssertionError("Cartino has no words")
            case Left(seat=seat, at=at):
                return Transition(_leave(state, seat, at), (Event("left", {"seat": seat}),))

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        return best_seats(state.scores, left=state.left) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        own = Stock() if seat is None else state.hands[seat]
        chips = tuple(max(0, score - 1) // TRACK for score in state.scores)
        return View(
            cards=tuple(CARDS[square] for square in sorted(CARDS)),
            stones=tuple(
                Stone(square, CARDS[square], joker, value(CARDS[square]))
                for square, joker in state.lying
            ),
            hand=tuple(own),
            waiting=state.waiting if seat == state.turn else 0,
            hand_sizes=tuple(map(len, state.hands)),
            stock=state.stock,
            chips=chips,
            track=tuple(s - TRACK * c for s, c in zip(state.scores, chips, strict=True)),
            turn=state.turn,
            left=tuple(sorted(state.left)),
            last=next((move.squares for move in reversed(state.moves) if move.squares), ()),
            moves=state.moves,
            shown=tuple(tuple(hand) for hand in state.hands) if state.over else (),
            settled=_settled(state) if state.over else (),
        )

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known at the end."""
        return stones_came(step) and not now.over

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        """Others' stones and the bag mixed anew; an exchanged joker stays where all saw it go."""
        if state.over:
            return state
        others = [s for s in range(state.seats) if s != seat]
        kept = {s: state.waiting if s == state.turn else 0 for s in others}
        pool = list(state.unseen)
        for s in others:
            stones = [stone for stone in state.hands[s] if stone != UNKNOWN]
            pool += Stock(stones).without([JOKER] * kept[s])
        rng.shuffle(pool)
        hands = list(state.hands)
        for s in others:
            unknown = [UNKNOWN] * state.hands[s][UNKNOWN]
            drawn = [pool.pop() for _ in range(len(state.hands[s]) - len(unknown) - kept[s])]
            hands[s] = Stock([*unknown, *drawn, *[JOKER] * kept[s]])
        return replace(state, hands=tuple(hands))

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat not in self.awaiting(state).seats:
            return
        candidates: list[Action] = [Pass()]
        candidates += [Exchange(square) for square, joker in state.lying if joker]
        free = [square for square in sorted(CARDS) if square not in state.board]
        candidates += [Lay(((square, False),)) for square in free]
        candidates += [Lay(((square, True),)) for square in free[:8]]
        for suit in "cshd":
            rest = state.hands[seat]
            places = []
            for square in free:
                if CARDS[square][0] == suit and rest[CARDS[square]]:
                    rest = rest.without([CARDS[square]])
                    places.append((square, False))
            candidates += [Lay(tuple(places))] if len(places) > 1 else []
        yield from (a for a in candidates if _check_action(state, seat, a) is None)

    def sample(self, state: State, rng: Random) -> Outcome:
        return sample_drawn(_due(state), rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        return next((a for a in self.actions(state, seat, _NoWords())), None)

    def write(self, part: Action | Outcome) -> str:
        return write_part(part)

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def read_chance(self, text: str) -> Outcome:
        return read_outcome(text, read_stones)

    def write_position(self, state: State) -> Position:
        return write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


class _NoWords:
    """Cartino needs no vocabulary."""

    def matching(self, pattern: str) -> Iterator[str]:
        return iter(())

    def __contains__(self, word: object) -> bool:
        return False


def _check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Lay():
            return check_lay(state, seat, action)
        case Exchange():
            return check_exchange(state, seat, action)
        case Pass():
            return Refusal("must_lay_one") if can_lay(state, seat) else None  # CAR-06


def _due(state: State) -> Due:
    return Due(state.phase, state.seats, HAND, state.drawing, state.unseen, state.left)


def _take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    match outcome:
        case Lot(seat=seat):
            return replace(state, starter=seat, turn=seat, began_at=at)
        case Deal(hands=hands):
            return replace(state, hands=tuple(map(Stock, hands)), dealt=True, began_at=at)
        case Drawn(stones=stones):
            full = put(state.hands, state.turn, state.hands[state.turn].plus(stones))
            return _next_turn(replace(state, hands=full, drawing=0), at)


def _act(state: State, action: Action, at: Millis) -> Transition[State]:
    match action:
        case Lay():
            return _lay(state, action, at)
        case Exchange(square=square):
            return Transition(_exchange(state, square))
        case Pass():
            moves = (*state.moves, Move(state.turn, "pass"))
            changed = state.waiting > 0  # the exchanged joker can be laid next time
            return Transition(_next_turn(replace(state, moves=moves), at, passed=not changed))


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
    return Transition(_next_turn(replace(laid, passes=0), at), (event,), report)


def _settled(state: State) -> tuple[int, ...]:
    """CAR-15, CAR-16 Ten points for the one who laid all; the others' stones cost."""
    stuck = state.passes == state.playing or bool(state.hands[state.turn])
    out = None if stuck or last_one(state.left, state.seats) else state.turn
    rests = [-sum(map(rest_value, hand)) for hand in state.hands]
    return tuple(OUT_PREMIUM if seat == out else rest for seat, rest in enumerate(rests))


def _over(state: State) -> State:
    scores = tuple(map(add, state.scores, _settled(state)))
    return replace(state, scores=scores, over=True)


def _next_turn(state: State, at: Millis, *, passed: bool = False) -> State:
    """The seat to the left; a full round in which nobody could lay ends the game (CAR-17)."""
    passes = state.passes + passed
    turn = next_seat(state.turn, state.seats, skipping=state.left)
    after = replace(state, turn=turn, began_at=at, waiting=0, passes=passes)
    return after if passes < state.playing else _over(after)


def _leave(state: State, seat: Seat, at: Millis) -> State:
    """Its stones stay out of play and cost it at the end; the last one ends the game."""
    gone = replace(state, left=state.left | {seat}, passes=0)
    if last_one(gone.left, state.seats):
        return _over(replace(gone, drawing=0, waiting=0))
    if seat != state.turn:
        return gone
    return _next_turn(replace(gone, drawing=0), at)
