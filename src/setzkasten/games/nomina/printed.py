"""Nomina on paper: the wooden case, its board and the pad."""

from __future__ import annotations

from typing import Final

from setzkasten.games.nomina.box import CASES, CHIPS, SIZE, USUAL_CASE
from setzkasten.printing.board_plan import Plan
from setzkasten.printing.box import Box, Piece
from setzkasten.printing.pad_plan import Column, Pad, Table

CHIP_SIGN: Final = "#"

# GEN-01, GEN-02 The case, and the chips: bons, blockers or fillers.
WOODEN_BOX: Final = Box(tuple(map(Piece, CASES[USUAL_CASE])), (Piece(CHIP_SIGN, "chip"),) * CHIPS)
WOODEN_BOARD: Final = Plan(SIZE, middle=SIZE[0] // 2)  # GEN-02 marks at the edge for the halves

# NOM-06, NOM-14, NOM-20 words, points and bons; those left over are subtracted.
PAD: Final = Pad(
    (
        Table(
            (Column("words", 22), Column("points", 11), Column("bons", 9)),
            lead_label="turn",
            totals=(("sum", {}), ("bons_left", {}), ("total", {})),
        ),
    )
)
