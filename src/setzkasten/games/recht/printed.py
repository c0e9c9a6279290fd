"""The pad of Wer behält recht: stake, who dropped out, rests and payments."""

from __future__ import annotations

from typing import Final

from setzkasten.games.typdom.box import BLACK_JOLLY, payment_of
from setzkasten.printing.pad_plan import Column, Data, Pad, Strip, Table

_PRICES: Final[Data] = {
    "black": payment_of("N"),
    "red": payment_of("E"),
    "jolly": payment_of(BLACK_JOLLY),
}

# WBR-08, WBR-15, WBR-16
PAD: Final = Pad(
    (
        Table(
            (Column("out", 12), Column("rest_value", 13), Column("paid", 15)),
            lead_label="game_number",
            between=(("stake", 14),),
            totals=(("sum", {}),),
            strips=(Strip("line", "rest_prices", data=_PRICES),),
        ),
    )
)
