"""Lingua on paper: coloured tiles, the board with its prizes, aces to be ticked."""

from __future__ import annotations

from typing import Final

from setzkasten.core.squares import Square
from setzkasten.games.lingua.box import COLOURS, GOALS, SIZE, START, TILES, VALUES, field_colour
from setzkasten.games.lingua.scoring import STAGES, ace_points, factor
from setzkasten.printing.board_plan import Field, Plan
from setzkasten.printing.box import Box, Piece
from setzkasten.printing.pad_plan import Column, Pad, Strip, Table

# How large is a tile? The board has 17 fields a side.
TILE_SIZE: Final = 14.0
# How many aces have a box to be ticked? The last factor begins with the twentieth.
ACES: Final = 30
_NAMES: Final = dict(zip(COLOURS, ("yellow", "red", "green", "blue"), strict=True))


def _box() -> Box:
    """LIN-01 By colours, the cheapest first; the value of a colour is on each tile (LIN-13)."""
    tiles = sorted(TILES, key=lambda tile: (COLOURS.index(tile[1]), tile[0]))
    pieces = (Piece(t[0], "letter", _NAMES[t[1]], VALUES[t[1]]) for t in tiles)
    return Box(tuple(pieces), size=TILE_SIZE)


def _fields() -> dict[Square, Field]:
    """LIN-03, LIN-20 Colours with their marks, the start, and the prizes of the goal."""
    squares = [(row, col) for row in range(SIZE[0]) for col in range(SIZE[1])]
    return {
        square: Field(
            _NAMES.get(field_colour(square), ""),
            "start" if square == START else str(GOALS.get(square, "")),
        )
        for square in squares
    }


def _aces() -> tuple[tuple[str, ...], ...]:
    starts = {least for least, _ in STAGES}
    return tuple(
        (str(n), f"×{factor(n)}" if n in starts else "", str(ace_points(n)))
        for n in range(1, ACES + 1)
    )


BOX: Final = _box()
BOARD: Final = Plan(SIZE, _fields())

# LIN-16, LIN-19, LIN-20 words, aces to be ticked with what they are worth, the goal's prize.
PAD: Final = Pad(
    (
        Table(
            (Column("word", 26), Column("points", 12)),
            lead_label="turn",
            totals=(("sum", {}), ("aces", {}), ("prize", {}), ("total", {})),
            strips=(Strip("ticks", "aces_label", _aces(), seated=True, side=6.0),),
        ),
    )
)
