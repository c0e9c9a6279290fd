"""What each seat may know of a Typ-Dom game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from setzkasten.core.board import Board
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN, known
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock
from setzkasten.games.kreuzwort.buying import check_pass, most_to_buy
from setzkasten.games.kreuzwort.state import State, Stone, View
from setzkasten.games.typdom.box import of_colour, payment_of, points_left, red, symbol_of
from setzkasten.games.typdom.jolly import built_in


def view_of(state: State, seat: Seat | None) -> View:
    """Hands of others are a number until the end."""
    own = Stock() if seat is None else state.hands[seat]
    value = points_left if state.edition.points else payment_of
    hidden = state.edition.stones.without([*map(symbol_of, state.board.values()), *known(own)])
    left = _left(state)
    return View(
        stones=lying(state.board),
        hand=tuple(own),
        hand_sizes=tuple(map(len, state.hands)),
        stock=state.stock,
        colours=tuple(colour for colour, number in left.items() if number),
        stock_by_colour=left,
        unseen={symbol: hidden[symbol] for symbol in hidden.symbols()},
        turn=state.turn,
        left=tuple(sorted(state.left)),
        starter=state.starter,
        second=state.second,
        late=state.late,
        may_pass=check_pass(state) is None,
        most_to_buy=most_to_buy(state),
        last=next((move.squares for move in reversed(state.moves) if move.squares), ()),
        moves=state.moves,
        rests=tuple(value(hand) for hand in state.hands) if state.over else (),
        shown=tuple(tuple(hand) for hand in state.hands) if state.over else (),
    )


def lying(board: Board) -> tuple[Stone, ...]:
    return tuple(_stone(board, square) for square in sorted(board))


def _stone(board: Board, square: Square) -> Stone:
    tile = board[square]
    robbable = tile.jolly and not built_in(board, square)
    return Stone(square, tile.letter, tile.kind, tile.jolly, robbable)


def _left(state: State) -> dict[str, int]:
    """Stones lie face down, red and black apart: everybody sees how many are left."""
    return {c: min(of_colour(state.unseen, c), state.stock) for c in ("red", "black")}


def resampled(state: State, seat: Seat | None, rng: Random) -> State:
    """Others' stones and the stock mixed anew, each colour among itself."""
    if state.over:
        return state
    hands, unseen = mixed(state.hands, state.unseen, seat, rng)
    return replace(state, hands=hands, unseen=unseen)


def mixed(
    hands: tuple[Stock, ...], unseen: Stock, seat: Seat | None, rng: Random
) -> tuple[tuple[Stock, ...], Stock]:
    """What `seat` does not see could just as well lie like this."""
    pool = list(unseen)
    for s, hand in enumerate(hands):
        if s != seat:
            pool += known(hand)
    rng.shuffle(pool)
    reds, blacks = [s for s in pool if red(s)], [s for s in pool if not red(s)]
    fresh = []
    for s, hand in enumerate(hands):
        if s == seat:
            fresh.append(hand)
            continue
        drawn = [UNKNOWN if x == UNKNOWN else (reds if red(x) else blacks).pop() for x in hand]
        fresh.append(Stock(drawn))
    return tuple(fresh), Stock(reds + blacks)
