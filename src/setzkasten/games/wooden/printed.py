"""The wooden box on paper: its case of letters, its chips and its board."""

from __future__ import annotations

from typing import Final

from setzkasten.games.wooden.box import CASES, CHIPS, SIZE, USUAL_CASE
from setzkasten.printing.board_plan import Plan
from setzkasten.printing.box import Box, Piece

CHIP_SIGN: Final = "#"

# GEN-01, GEN-02 The case, and the chips: bons, blockers or fillers.
BOX: Final = Box(tuple(map(Piece, CASES[USUAL_CASE])), (Piece(CHIP_SIGN, "chip"),) * CHIPS)
BOARD: Final = Plan(SIZE, middle=SIZE[0] // 2)  # GEN-02 marks at the edge for the halves
