"""What each seat may know of a game of Lingua."""

from __future__ import annotations

from functools import cache
from random import Random

from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace
from setzkasten.games.lingua.box import FIELDS, GOALS, SIZE, START, VALUES
from setzkasten.games.lingua.scoring import ace_points, factor, is_ace
from setzkasten.games.lingua.state import State, Stone, View

_stone = cache(Stone)  # of every square, letter and colour one


def view_of(state: State, seat: Seat | None) -> View:
    return View(
        rows=SIZE[0],
        cols=SIZE[1],
        fields=FIELDS,
        start=START,
        goals=tuple(GOALS.items()),
        values=VALUES,
        stones=tuple(
            _stone(s, tile.letter, tile.kind, is_ace(state.board, s))
            for s, tile in state.board.cells.items()  # in the order of laying
        ),
        hand=() if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        stock=state.stock,
        aces=state.aces,
        factors=tuple(map(factor, state.aces)),
        ace_points=tuple(map(ace_points, state.aces)),
        turn=state.turn,
        left=tuple(sorted(state.left)),
        laid=state.laid,
        last=next((move.squares for move in reversed(state.moves) if move.squares), ()),
        moves=state.moves,
        shown=tuple(tuple(hand) for hand in state.hands) if state.over else (),
    )


def resampled(state: State, seat: Seat | None, rng: Random) -> State:
    """Others' tiles and the stock mixed anew; swapped tiles stay where their owner knows them."""
    if state.over:
        return state
    others = [s for s in range(state.seats) if s != seat]
    pool = list(state.unseen)
    pool += [tile for s in others for tile in state.hands[s] if tile != UNKNOWN]
    mix_returned = state.turn != seat
    pool += state.returned if mix_returned else ()
    rng.shuffle(pool)
    hands = list(state.hands)
    for s in others:
        hands[s] = Stock([t if t == UNKNOWN else pool.pop() for t in state.hands[s]])
    returned = tuple(sorted(pool.pop() for _ in state.returned)) if mix_returned else state.returned
    return replace(state, hands=tuple(hands), returned=returned)
