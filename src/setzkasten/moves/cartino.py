"""Cartino: every laying in every order, every exchange, and the pass where nothing can be laid.

At random: one of the places and exchanges, all alike; a laying then goes on with one chance in two
as long as a stone of its suit has a place, all places alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import factorial
from random import Random
from typing import TypeAlias

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.squares import Square
from setzkasten.games.cartino.laying import check_exchange
from setzkasten.games.cartino.plan import CARDS, JOKER
from setzkasten.games.cartino.state import Action, Exchange, Lay, State
from setzkasten.lexicon.words import Words
from setzkasten.moves.moves import Joined, Kept, Lazy

Place: TypeAlias = tuple[Square, bool]

SQUARES = {suit: [s for s in sorted(CARDS) if CARDS[s][0] == suit] for suit in "cshd"}


class CartinoMover:
    def all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        if not _on_turn(state, seat):
            return ()
        layings = _Orders(_sets(state, seat))
        if not layings:
            return Joined(Kept((Pass(),)), Kept(_exchanges(state, seat)))
        return Joined(Kept(_exchanges(state, seat)), layings)

    def one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        if not _on_turn(state, seat):
            return None
        hand = _Held(state, seat)
        places = [place for suit in SQUARES for place in hand.places(_free(state, suit))]
        rest: list[Action] = [*_exchanges(state, seat), *(() if places else (Pass(),))]
        at = rng.randrange(len(places) + len(rest))
        if at < len(places):
            return Lay(_grown(state, hand, places[at], rng))
        return rest[at - len(places)]


class _Held:
    """The stones that a seat may lay now; an unknown one is anything that nobody has seen."""

    def __init__(self, state: State, seat: Seat) -> None:
        hand = state.hands[seat]
        self._left = {stone: hand[stone] for stone in (*hand.symbols(), JOKER)}
        self._left[JOKER] -= state.waiting
        self._unknown = self._left.pop(UNKNOWN, 0)
        self._unseen = {s: state.unseen[s] for s in state.unseen.symbols()} if self._unknown else {}

    def places(self, squares: Sequence[Square]) -> list[Place]:
        jokers = self._has(JOKER)
        own = ((square, False) for square in squares if self._has(CARDS[square]))
        return [*own, *((square, True) for square in squares if jokers)]

    def _has(self, stone: str) -> bool:
        if self._left.get(stone, 0) > 0:
            return True
        return self._unknown > 0 and self._unseen.get(stone, 0) > 0

    def without(self, place: Place) -> _Held:
        """Known stones go first."""
        stone = JOKER if place[1] else CARDS[place[0]]
        rest = _Held.__new__(_Held)
        rest._left, rest._unknown, rest._unseen = self._left, self._unknown, self._unseen
        if self._left.get(stone, 0) > 0:
            rest._left = {**self._left, stone: self._left[stone] - 1}
        else:
            rest._unknown -= 1
            rest._unseen = {**self._unseen, stone: self._unseen[stone] - 1}
        return rest


class _Orders(Lazy[Action]):
    """Sets of places, each in all its orders."""

    def __init__(self, sets: Iterator[tuple[Place, ...]]) -> None:
        self._rest = sets
        self._sets: list[tuple[Place, ...]] = []
        self._ends: list[int] = []

    def reach(self, number: int) -> int:
        known = self._ends[-1] if self._ends else 0
        while known < number and (places := next(self._rest, None)):
            known += factorial(len(places))
            self._sets.append(places)
            self._ends.append(known)
        return known

    def make(self, at: int) -> Lay:
        number = bisect_right(self._ends, at)
        places = list(self._sets[number])
        at -= self._ends[number - 1] if number else 0
        order = []
        while places:
            first, at = divmod(at, factorial(len(places) - 1))
            order.append(places.pop(first))
        return Lay(tuple(order))


def _on_turn(state: State, seat: Seat) -> bool:
    return state.phase == "lay" and state.turn == seat


def _free(state: State, suit: str) -> list[Square]:
    board = state.board
    return [square for square in SQUARES[suit] if square not in board]


def _exchanges(state: State, seat: Seat) -> Iterator[Exchange]:
    for square, joker in state.lying:
        exchange = Exchange(square)
        if joker and check_exchange(state, seat, exchange) is None:
            yield exchange


def _sets(state: State, seat: Seat) -> Iterator[tuple[Place, ...]]:
    for suit in SQUARES:
        yield from _grow(_free(state, suit), _Held(state, seat), ())


def _grow(
    squares: list[Square], hand: _Held, laid: tuple[Place, ...]
) -> Iterator[tuple[Place, ...]]:
    """The places on these squares together with those before, each set once."""
    for place in hand.places(squares):
        longer = (*laid, place)
        yield longer
        yield from _grow(squares[squares.index(place[0]) + 1 :], hand.without(place), longer)


def _grown(state: State, hand: _Held, place: Place, rng: Random) -> tuple[Place, ...]:
    laid: tuple[Place, ...] = ()
    squares = _free(state, CARDS[place[0]][0])
    while True:
        laid, hand = (*laid, place), hand.without(place)
        squares.remove(place[0])
        places = hand.places(squares)
        if not places or rng.random() < 0.5:
            return laid
        place = rng.choice(places)
