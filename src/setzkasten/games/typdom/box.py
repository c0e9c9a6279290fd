"""The boxes of Typ-Dom: ivory stones, red vowels, black consonants, and the jolly."""

from __future__ import annotations

from collections.abc import Iterable

from setzkasten.core.claims import ANY_CONSONANT, ANY_VOWEL, VOWELS
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.options import OptionError
from setzkasten.core.tiles import Stock, Tile

COLOURS = ("red", "black")
RED_LETTERS = VOWELS  # KW4-01 Y is red
RED_JOLLY, BLACK_JOLLY = ANY_VOWEL, ANY_CONSONANT  # KW1-08, KW4-07
JOLLIES = frozenset({RED_JOLLY, BLACK_JOLLY})

STONES_1936 = Stock(
    {
        "A": 7, "B": 2, "C": 2, "D": 3, "E": 9, "F": 3, "G": 2, "H": 3, "I": 4, "K": 2, "L": 4,
        "M": 3, "N": 6, "O": 4, "P": 2, "Q": 1, "R": 4, "S": 4, "T": 3, "U": 4, "V": 1, "W": 2,
        "X": 1, "Y": 1, "Z": 1, RED_JOLLY: 1, BLACK_JOLLY: 1,
    }
)  # fmt: skip
STONES_SUPER = Stock(
    {
        "A": 12, "B": 3, "C": 3, "D": 4, "E": 16, "F": 4, "G": 3, "H": 5, "I": 6, "J": 1, "K": 3,
        "L": 6, "M": 4, "N": 8, "O": 6, "P": 3, "Q": 1, "R": 6, "S": 6, "T": 4, "U": 6, "V": 1,
        "W": 1, "X": 1, "Y": 2, "Z": 1, RED_JOLLY: 2, BLACK_JOLLY: 2,
    }
)  # fmt: skip

POINTS = {
    "A": 1, "B": 4, "C": 4, "D": 3, "E": 1, "F": 3, "G": 4, "H": 3, "I": 1, "J": 6, "K": 4, "L": 2,
    "M": 3, "N": 2, "O": 1, "P": 4, "Q": 9, "R": 2, "S": 2, "T": 3, "U": 1, "V": 6, "W": 6, "X": 9,
    "Y": 9, "Z": 6,
}  # fmt: skip
JOLLY_REST = 10  # KW1-13, PNT-05


def red(symbol: str) -> bool:
    return symbol in RED_LETTERS or symbol == RED_JOLLY


def of_colour(stones: Stock, colour: str) -> int:
    """How many of these stones are red, or black."""
    wanted = colour == "red"
    return sum([number for symbol, number in stones.counts.items() if red(symbol) == wanted])


def check_enough(stones: Stock, seats: int, *, red: int, black: int) -> None:
    """Has the box so many hands of this size?"""
    for colour, number in (("red", red), ("black", black)):
        if number * seats > of_colour(stones, colour):
            raise OptionError("option_range", name=colour, value=number)


def jolly_for(letter: str) -> str:
    """KW1-08, KW4-07 The red jolly is a vowel, the black one a consonant."""
    return RED_JOLLY if letter in RED_LETTERS else BLACK_JOLLY


def symbol_of(tile: Tile) -> str:
    """The stone behind what it reads as: a jolly for a vowel is the red one."""
    return jolly_for(tile.letter) if tile.jolly else tile.letter


def tile_of(letter: str, *, jolly: bool = False) -> Tile:
    return Tile(letter, "red" if letter in RED_LETTERS else "black", jolly)


def readings_of(symbol: str) -> tuple[Tile, ...]:
    """As what a stone may be laid: as itself, a jolly as each letter of its colour."""
    if symbol not in JOLLIES:
        return (tile_of(symbol),)
    return tuple(tile_of(c, jolly=True) for c in POINTS if red(c) == red(symbol))


def payment_of(symbols: Iterable[str]) -> int:
    """KW1-13, KW4-11 black 1, red 3, jolly 10; an unknown stone counts nothing."""
    return sum(
        0 if s == UNKNOWN else JOLLY_REST if s in JOLLIES else 3 if red(s) else 1 for s in symbols
    )


def points_left(symbols: Iterable[str]) -> int:
    """PNT-05, PNT-06 the values of the stones left over, 10 for a jolly."""
    return sum(JOLLY_REST if symbol in JOLLIES else POINTS.get(symbol, 0) for symbol in symbols)
