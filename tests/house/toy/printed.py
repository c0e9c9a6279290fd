"""The letters, the row and a pad."""

from __future__ import annotations

from typing import Final

from setzkasten.printing.board_plan import Plan
from setzkasten.printing.box import Box, Piece
from setzkasten.printing.pad_plan import Column, Pad, Table

from .state import STONES, WIDTH

BOX: Final = Box(tuple(map(Piece, STONES)))
BOARD: Final = Plan((1, WIDTH))
PAD: Final = Pad(
    (
        Table(
            (Column("toy_row", 26), Column("points", 12)),
            lead_label="turn",
            totals=(("total", {}),),
        ),
    )
)
