"""The table of Typ-Dom: what lies, what is held, what is left in the box, who is on turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Literal, Protocol, TypeAlias, TypeVar

from setzkasten.core.board import Board
from setzkasten.core.game import Seat
from setzkasten.core.hand import taken_from, unknown_in
from setzkasten.core.seating import Seating, taken_up
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import put
from setzkasten.core.values import replace, value
from setzkasten.games.typdom.box import STONES_SUPER, check_enough, payment_of, symbol_of, tile_of
from setzkasten.games.typdom.jolly import Rob

Start: TypeAlias = Literal["lot", "letter"]  # KW4-02 by lot, KW1-03 the letter nearest Z


@value
class Setup:
    """What a game takes out of the box, how much of it each seat is dealt, and who starts."""

    stones: Stock = STONES_SUPER
    red: int = 5
    black: int = 8
    start: Start = "letter"


@value
class Table(Seating):
    """Each game of the box adds what only its rules know."""

    setup: Setup = Setup()
    board: Board = field(default_factory=Board)
    unseen: Stock = STONES_SUPER  # what neither lies nor is known to be in a hand
    buying: tuple[str, ...] = ()  # colours
    finisher: Seat | None = None

    @property
    def stones(self) -> Stock:
        """The whole box."""
        return self.setup.stones

    @property
    def lot_first(self) -> bool:
        return self.setup.start == "lot"

    @property
    def phase_of_turn(self) -> str:
        return "draw" if self.buying else self.phase_of_game

    @property
    def phase_of_game(self) -> str:
        return "lay"

    @property
    def stock(self) -> int:
        """How many stones can still be bought."""
        return len(self.unseen) - unknown_in(self.hands) - self.aside


T = TypeVar("T", bound=Table)


class Agreed(Protocol):
    """The options that every game of the box has."""

    @property
    def start(self) -> str: ...
    @property
    def first(self) -> int: ...
    @property
    def red(self) -> int: ...
    @property
    def black(self) -> int: ...


def opened(kind: type[T], stones: Stock, rules: Agreed, seats: int, start: Start) -> T:
    """The bare table: nothing lies, nothing is dealt. Raises `OptionError` for too few stones."""
    check_enough(stones, seats, red=rules.red, black=rules.black)
    starter = rules.first - 1 if rules.start == "agreed" else None
    return kind(
        (Stock(),) * seats,
        (0,) * seats,
        turn=starter or 0,
        starter=starter,
        setup=Setup(stones, rules.red, rules.black, start),
        unseen=stones,
    )


def spent(table: T, seat: Seat, symbols: Iterable[str]) -> T:
    """Stones leave a hand. One that nobody knew of is seen now."""
    wanted = tuple(symbols)
    hand = table.hands[seat]
    unknown = hand.missing(wanted)
    return replace(
        table,
        hands=put(table.hands, seat, taken_from(hand, wanted)),
        unseen=table.unseen.without(unknown) if unknown else table.unseen,
    )


def robbed(table: T, seat: Seat, robbery: Rob) -> T:
    """KW1-09 The true letter for the jolly, which is free again."""
    tile = table.board[robbery.square]
    after = spent(table, seat, [tile.letter])
    return replace(
        after,
        board=table.board.with_stones({robbery.square: tile_of(tile.letter)}),
        hands=put(after.hands, seat, after.hands[seat].plus([symbol_of(tile)])),
    )


def bought(table: T, symbols: tuple[str, ...]) -> T:
    """The stones that were drawn are in the hand of the seat on turn."""
    return replace(taken_up(table, symbols), unseen=table.unseen.without(symbols), buying=())


def lowest_rest(table: Table, seats: Iterable[Seat]) -> Seat | None:
    """KW4-12 Which of these seats holds the lowest rest; nobody after a tie."""
    rests = {seat: payment_of(table.hands[seat]) for seat in seats}
    lowest = [seat for seat, rest in rests.items() if rest == min(rests.values())]
    return lowest[0] if len(lowest) == 1 else None
