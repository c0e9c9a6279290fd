"""The pads of the crossing games: payments, or points."""

from __future__ import annotations

from typing import Final

from setzkasten.games.kreuzwort.turn import FIRST_OUT
from setzkasten.games.typdom.box import POINTS
from setzkasten.games.typdom.printed import rests
from setzkasten.printing.pad_plan import Column, Pad, Strip, Table

PAYMENTS: Final = Pad(
    (Table((*rests(), Column("paid", 12)), lead_label="game_number", totals=(("sum", {}),)),)
)

# PNT-04 to PNT-06; the values of the letters are printed below.
POINTS_PAD: Final = Pad(
    (
        Table(
            (Column("word", 26), Column("points", 11)),
            lead_label="turn",
            totals=(("sum", {}), ("first_out", {"points": FIRST_OUT}), ("rest", {}), ("total", {})),
            strips=(Strip("list", "values", tuple((s, str(n)) for s, n in POINTS.items())),),
        ),
    )
)
