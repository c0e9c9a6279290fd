"""The box of Lingua: a coloured board, coloured tiles. Reconstructed; see docs/rules/lingua.de.md.

The colour map, the prizes and the tiles are data that a host may replace.
"""

from __future__ import annotations

from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock

SIZE = (17, 17)
START: Square = (1, 1)  # LIN-03
GOALS: dict[Square, int] = {(15, 15): 25, (15, 16): 50, (16, 15): 50, (16, 16): 100}  # LIN-20
COLOURS = "yrgb"  # yellow, red, green, blue
VALUES = {"y": 1, "r": 2, "g": 3, "b": 4}  # LIN-13

_TILES = {
    "y": "A3 C1 D1 E6 F1 G1 H2 I3 J1 L1 M1 N3 O1 R2 S2 T2 U1 V1",
    "r": "A2 C1 D1 E6 F1 G1 H2 I3 K1 L1 M1 N3 O1 R3 S2 T2 U1 X1",
    "g": "A2 B1 C1 D2 E6 G1 H1 I2 L1 M1 N3 P1 R2 S3 T2 U2 W1 Y1",
    "b": "A2 B1 C1 D2 E6 G1 H1 I2 L1 N3 O1 Q1 R2 S3 T2 U2 W1 Z1",
}

TILES = Stock(
    {f"{part[0]}{colour}": int(part[1:]) for colour, row in _TILES.items() for part in row.split()}
)


def field_colour(square: Square) -> str:
    """Every second square is coloured, the colours run in slanting bands; empty is white."""
    band = (2 * square[0] + 3 * square[1]) % 8
    return {0: "y", 2: "r", 4: "g", 6: "b"}.get(band, "")
