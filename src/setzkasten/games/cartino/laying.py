"""Cartino's laying: one suit, the right places, and the neighbours that count."""

from __future__ import annotations

from setzkasten.core.game import Refusal, Seat
from setzkasten.core.hand import UNKNOWN, missing_from, refuse_lacking
from setzkasten.core.squares import Square, doubled, neighbours
from setzkasten.games.cartino.plan import CARDS, JOKER, PLACES, value
from setzkasten.games.cartino.state import HAND, Exchange, Lay, State

SET_PREMIUM = 10  # CAR-12


def stones_of(lay: Lay) -> list[str]:
    return [JOKER if joker else CARDS[square] for square, joker in lay.places]


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    squares = tuple(square for square, _ in lay.places)
    if not squares:
        return Refusal("must_lay_one")  # CAR-06
    if off := tuple(square for square in squares if square not in CARDS):
        return Refusal("off_board", squares=off)
    if twice := doubled(squares):
        return Refusal("square_twice", squares=twice)
    if taken := tuple(square for square in squares if square in state.board):
        return Refusal("square_taken", squares=taken)  # CAR-07
    if len({CARDS[square][0] for square in squares}) > 1:
        return Refusal("one_suit", squares=squares)  # CAR-05
    return _check_hand(state, seat, lay)


def _check_hand(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    stones = stones_of(lay)
    hand = state.hands[seat]
    missing = missing_from(hand.without([JOKER] * state.waiting), stones, state.unseen)
    if not missing:
        return None
    jokers = tuple(square for square, joker in lay.places if joker)
    if state.waiting and jokers and not missing_from(hand, stones, state.unseen):
        return Refusal("joker_waits", squares=jokers)  # CAR-13
    squares = (square for square, _ in lay.places)
    lacking = refuse_lacking(zip(squares, stones, strict=True), missing)
    told = str(lacking.data["stone"]).replace(JOKER, "joker")
    return Refusal(lacking.code, {"stone": told}, lacking.squares)


def check_exchange(state: State, seat: Seat, exchange: Exchange) -> Refusal | None:
    square = exchange.square
    if not state.board.get(square, False):
        return Refusal("no_joker_there", squares=(square,))
    card = CARDS[square]
    if missing_from(state.hands[seat], [card], state.unseen):
        return Refusal("stone_not_in_hand", {"stone": card}, (square,))
    return None


def can_lay(state: State, seat: Seat) -> bool:
    """CAR-06 Is there a place for any stone of the hand?"""
    hand = state.hands[seat]
    free = [square for square in CARDS if square not in state.board]
    if free and (hand[JOKER] > state.waiting or hand[UNKNOWN]):
        return True
    return any(place in free for stone in hand if stone in PLACES for place in PLACES[stone])


def points_of(state: State, lay: Lay) -> tuple[int, ...]:
    """CAR-09, CAR-10, CAR-11 For each stone in turn the values of those it touches."""
    lying: set[Square] = set(state.board)
    points = []
    for square, _ in lay.places:
        points.append(sum(value(CARDS[near]) for near in neighbours(square) if near in lying))
        lying.add(square)
    return tuple(points)


def premium_of(lay: Lay) -> int:
    return SET_PREMIUM if len(lay.places) == HAND else 0
