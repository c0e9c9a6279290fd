"""Laying from the hand: are the stones there, and which of them stand for a word?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from setzkasten.core.game import Refusal, Seat
from setzkasten.core.hand import UNKNOWN, missing_from, refuse_lacking
from setzkasten.core.laying import first_fault
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, jolly_for, symbol_of, tile_of
from setzkasten.games.typdom.table import Table

Stones: TypeAlias = tuple[tuple[Square, Tile], ...]

# How far may the picture reach? The table has no edge, but arms do.
FARTHEST = 500


def check_stones(table: Table, seat: Seat, stones: Stones) -> Refusal | None:
    """Free squares within reach, and stones that the seat holds."""
    if refusal := check_squares(table, stones):
        return refusal
    return check_hand(stones, hand=table.hands[seat], unseen=table.unseen)


def check_squares(table: Table, stones: Stones) -> Refusal | None:
    if fault := first_fault(table.board, stones):
        return fault
    far = tuple(square for square, _ in stones if max(map(abs, square)) > FARTHEST)
    return Refusal("off_table", squares=far) if far else None


def check_hand(stones: Stones, *, hand: Stock, unseen: Stock) -> Refusal | None:
    """KW1-08, KW4-07 A jolly that is lacking is told before letters are."""
    wanted = [(square, symbol_of(tile)) for square, tile in stones]
    missing = missing_from(hand, (symbol for _, symbol in wanted), unseen)
    if not missing:
        return None
    for jolly, other in ((BLACK_JOLLY, RED_JOLLY), (RED_JOLLY, BLACK_JOLLY)):
        if missing[jolly]:
            places = tuple(square for square, symbol in wanted if symbol == jolly)
            return Refusal("jolly_kind" if hand[other] else "jolly_not_in_hand", squares=places)
    return refuse_lacking(wanted, missing)


def counted(hand: Stock) -> dict[str, int]:
    return {symbol: hand[symbol] for symbol in hand.symbols()}


def stones_for(have: Mapping[str, int], letters: Iterable[tuple[Square, str]]) -> Stones:
    """Letters before jollies before stones that nobody told; nothing if the hand is too poor."""
    rest = dict(have)
    stones = []
    for square, letter in letters:
        jolly = jolly_for(letter)
        taken = letter if rest.get(letter) else jolly if rest.get(jolly) else UNKNOWN
        if not rest.get(taken):
            return ()
        rest[taken] -= 1
        stones.append((square, tile_of(letter, jolly=taken == jolly)))
    return tuple(stones)
