"""Presto's pads: places in 1936, points in Super."""

from __future__ import annotations

from typing import Final

from setzkasten.games.presto.rounds import POINTS
from setzkasten.printing.pad_plan import Column, Data, Pad, Strip, Table


def _pad(column: str, total: str, line: str) -> Pad:
    first, second = POINTS
    given: Data = {"first": first, "second": second}
    table = Table(
        (Column(column, 18),),
        lead_label="round",
        totals=((total, {}),),
        strips=(Strip("line", line, data=given),),
    )
    return Pad((table,))


PAD_1936: Final = _pad("place", "firsts", "presto_places")  # PR4-03
PAD_SUPER: Final = _pad("points", "sum", "presto_points")  # PR1-03
