"""Krux on paper: two halves of the wooden board, and the count in three lines."""

from __future__ import annotations

from typing import Final

from setzkasten.games.krux.state import COLS, FIRST_BLOCKERS, HALF_ROWS, REBUILD_AT
from setzkasten.printing.board_plan import Plan
from setzkasten.printing.pad_plan import Column, Pad, Strip, Table

BOARD: Final = Plan((2 * HALF_ROWS, COLS), middle=HALF_ROWS, halves=True)

# KRX-15, KRX-22 the count in three lines, and the after-blockers up to rebuilding.
_AFTER: Final = REBUILD_AT - 2 * FIRST_BLOCKERS
_TICKS: Final = tuple((str(n),) for n in range(1, _AFTER + 1))
PAD: Final = Pad(
    (
        Table(
            (Column("", 40),),
            lead=38.0,
            rows=("across", "down", "penalties"),
            totals=(("total", {}),),
            strips=(Strip("ticks", "after_blockers", _TICKS, {"most": _AFTER}),),
            again=True,
        ),
    )
)
