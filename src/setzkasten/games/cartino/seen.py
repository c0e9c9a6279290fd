"""What each seat may know of Cartino: hands are hidden, an exchanged joker is not."""

from __future__ import annotations

from random import Random

from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.cartino.plan import CARDS, JOKER, value
from setzkasten.games.cartino.state import State, Stone, View
from setzkasten.games.cartino.turn import settled

TRACK = 20  # CAR-14


def view_of(state: State, seat: Seat | None) -> View:
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
        settled=settled(state) if state.over else (),
    )


def resampled(state: State, seat: Seat | None, rng: Random) -> State:
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
