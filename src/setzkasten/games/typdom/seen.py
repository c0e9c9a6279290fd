"""What everybody sees of the table, what a seat sees of its hand, and what it cannot know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import TypeAlias

from setzkasten.core.board import Board
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN, known
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import replace, value
from setzkasten.games.typdom.box import COLOURS, of_colour, red, symbol_of
from setzkasten.games.typdom.jolly import built_in
from setzkasten.games.typdom.table import T, Table


@value
class Stone:
    """A stone that somebody laid, as it reads."""

    square: Square
    letter: str
    colour: str
    jolly: bool


@value
class TableStone(Stone):
    """A stone on the common table."""

    robbable: bool


@value
class TableView:
    """What the view of every game of the box begins with."""

    stones: tuple[TableStone, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    stock: int
    colours: tuple[str, ...]  # what can still be bought
    stock_by_colour: Mapping[str, int]


# The same fields, to fill a view with.
Seen: TypeAlias = tuple[
    tuple[TableStone, ...], tuple[str, ...], tuple[int, ...], int, tuple[str, ...], dict[str, int]
]


def own_hand(table: Table, seat: Seat | None) -> Stock:
    return Stock() if seat is None else table.hands[seat]


def table_seen(table: Table, seat: Seat | None) -> Seen:
    """Hands of others are a number."""
    left = _left(table)
    return (
        lying(table.board),
        tuple(own_hand(table, seat)),
        tuple(map(len, table.hands)),
        table.stock,
        tuple(colour for colour, number in left.items() if number),
        left,
    )


def lying(board: Board) -> tuple[TableStone, ...]:
    return tuple([_stone(board, square) for square in sorted(board.cells)])


def _stone(board: Board, square: Square) -> TableStone:
    tile = board[square]
    robbable = tile.jolly and not built_in(board, square)
    return _known(square, tile.letter, tile.kind, tile.jolly, robbable)


_known = lru_cache(8192)(TableStone)  # one that stays is the same as before


def _left(table: Table) -> dict[str, int]:
    """Stones lie face down, red and black apart: everybody sees how many are left."""
    return {c: min(of_colour(table.unseen, c), table.stock) for c in COLOURS}


def hidden_from(table: Table, seat: Seat | None) -> Stock:
    """All stones less those on the table and in the own hand."""
    own = known(own_hand(table, seat))
    return table.stones.without([*map(symbol_of, table.board.values()), *own])


def mixed(table: T, seat: Seat | None, rng: Random) -> T:
    """What `seat` does not see could just as well lie like this, each colour among itself."""
    pool = list(table.unseen)
    for s, hand in enumerate(table.hands):
        if s != seat:
            pool += known(hand)
    rng.shuffle(pool)
    reds, blacks = [s for s in pool if red(s)], [s for s in pool if not red(s)]
    fresh = []
    for s, hand in enumerate(table.hands):
        if s == seat:
            fresh.append(hand)
            continue
        drawn = [UNKNOWN if x == UNKNOWN else (reds if red(x) else blacks).pop() for x in hand]
        fresh.append(Stock(drawn))
    return replace(table, hands=tuple(fresh), unseen=Stock(reds + blacks))
