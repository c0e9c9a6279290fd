"""Nomina's pad."""

from __future__ import annotations

from typing import Final

from setzkasten.printing.pad_plan import Column, Pad, Table

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
