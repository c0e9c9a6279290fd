"""Cartino: options, actions, state, and what each seat sees."""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from setzkasten.core.actions import Pass
from setzkasten.core.game import Seat
from setzkasten.core.hand import known_in
from setzkasten.core.seating import BagSeating
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import value
from setzkasten.games.cartino.options import Options
from setzkasten.games.cartino.plan import CARDS, JOKER, STONES

HAND = 5  # CAR-02


@value
class Lay:
    """CAR-05 Stones of one suit in the order of laying; True is laid with a joker."""

    places: tuple[tuple[Square, bool], ...]


@value
class Exchange:
    """CAR-13 The right stone for a laid joker, which may be used in the next turn."""

    square: Square


Action: TypeAlias = Lay | Exchange | Pass


@value
class Move:
    """A line of the score pad: what each laid stone brought."""

    seat: Seat
    kind: str  # lay, exchange, pass, time
    squares: tuple[Square, ...] = ()
    points: tuple[int, ...] = ()
    premium: int = 0


@value
class State(BagSeating):
    options: Options = field(default_factory=Options)
    lying: tuple[tuple[Square, bool], ...] = ()  # square, is it a joker; sorted
    waiting: int = 0  # jokers exchanged in this turn
    moves: tuple[Move, ...] = ()

    @property
    def board(self) -> dict[Square, bool]:
        return dict(self.lying)

    @property
    def phase_of_turn(self) -> str:
        return "draw" if self.drawing else "lay"

    @property
    def seen(self) -> list[str]:
        """What lies or is known to be in a hand."""
        lying = [JOKER if joker else CARDS[square] for square, joker in self.lying]
        return [*lying, *known_in(self.hands)]

    @property
    def unseen(self) -> Stock:
        return STONES.without(self.seen)


@value
class Stone:
    square: Square
    card: str
    joker: bool
    value: int


@value
class View:
    cards: tuple[str, ...]  # the 64 places row by row
    stones: tuple[Stone, ...]
    hand: tuple[str, ...]
    waiting: int
    hand_sizes: tuple[int, ...]
    stock: int
    chips: tuple[int, ...]  # CAR-14
    track: tuple[int, ...]
    turn: Seat
    left: tuple[Seat, ...]
    last: tuple[Square, ...]
    moves: tuple[Move, ...]
    shown: tuple[tuple[str, ...], ...]  # at the end: the hands
    settled: tuple[int, ...]  # and what it brought or cost each seat (CAR-15, CAR-16)


def opened(seats: int, chosen: Options) -> State:
    first = chosen.first - 1 if chosen.start == "agreed" else None
    hands, none = (Stock(),) * seats, (0,) * seats
    return State(hands, none, turn=first or 0, starter=first, options=chosen)
