"""The box of Lingua, read from box.toml: coloured board, coloured tiles, reconstructed.

What is attested and what is our proposal: docs/rules/lingua.de.md
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from setzkasten.core.squares import Square, read_square
from setzkasten.core.tiles import Stock, read_stock

_BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text("utf-8"))

FIELDS: tuple[str, ...] = tuple(_BOX["fields"])
SIZE = (len(FIELDS), len(FIELDS[0]))
START: Square = read_square(_BOX["start"])  # LIN-03
GOALS: dict[Square, int] = {read_square(name): n for name, n in _BOX["goals"].items()}  # LIN-20
VALUES: dict[str, int] = _BOX["values"]  # LIN-13
COLOURS = "".join(VALUES)  # yellow, red, green, blue: the dearest last


def _tiles(colour: str, letters: str) -> dict[str, int]:
    stock = read_stock(letters)
    return {f"{letter}{colour}": stock[letter] for letter in stock.symbols()}


TILES = Stock(
    {tile: n for colour, row in _BOX["tiles"].items() for tile, n in _tiles(colour, row).items()}
)  # LIN-01


def field_colour(square: Square) -> str:
    """The colour of a field; a white one has none."""
    return FIELDS[square[0]][square[1]].strip(".")
