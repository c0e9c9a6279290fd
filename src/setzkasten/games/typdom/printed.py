"""Typ-Dom on paper: the ivory stones of both boxes, and what rests cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from setzkasten.core.tiles import Stock
from setzkasten.games.typdom.box import (
    BLACK_JOLLY,
    JOLLIES,
    POINTS,
    RED_JOLLY,
    STONES_1936,
    STONES_SUPER,
    payment_of,
    red,
)
from setzkasten.printing.box import Box, Piece
from setzkasten.printing.pad_plan import Column


def _ivory(stones: Stock, points: Mapping[str, int]) -> Box:
    """Red and black, the jollies last of their colour."""
    return Box(tuple(sorted((_piece(symbol, points) for symbol in stones), key=_place)))


def _piece(symbol: str, points: Mapping[str, int]) -> Piece:
    colour = "red" if red(symbol) else "black"
    if symbol in JOLLIES:
        return Piece(symbol, "jolly", colour)
    return Piece(symbol, "letter", colour, points.get(symbol, 0))


def _place(piece: Piece) -> tuple[bool, bool, str]:
    return piece.colour == "black", piece.sign in {RED_JOLLY, BLACK_JOLLY}, piece.sign


BOX_1936: Final = _ivory(STONES_1936, {})
BOX_SUPER: Final = _ivory(STONES_SUPER, {})
BOX_WITH_POINTS: Final = _ivory(STONES_SUPER, POINTS)  # PNT-04


def rests() -> tuple[Column, ...]:
    """KW1-13, KW4-11 what is left over, at its price."""
    jolly, black, red_ = (payment_of(stone) for stone in (BLACK_JOLLY, "N", "E"))
    return (
        Column("black", 10, {"each": black}),
        Column("red", 10, {"each": red_}),
        Column("jolly_each", 10, {"each": jolly}),
    )
