"""The pad of Schach dem Wort: payments, a penalty, and all stones of the box to cross out."""

from __future__ import annotations

from typing import Final

from setzkasten.core.tiles import Stock
from setzkasten.games.typdom.box import JOLLIES, STONES_1936
from setzkasten.games.typdom.printed import rests
from setzkasten.printing.pad_plan import Column, Pad, Strip, Table


def _counted(stones: Stock) -> tuple[tuple[str, ...], ...]:
    letters = [(s, str(stones[s])) for s in stones.symbols() if s not in JOLLIES]
    jollies = sum(stones[s] for s in stones.symbols() if s in JOLLIES)
    return (*letters, ("★", str(jollies)))


# SDW-16, SDW-18
PAD: Final = Pad(
    (
        Table(
            (*rests(), Column("penalty", 11), Column("paid", 11)),
            lead_label="game_number",
            totals=(("sum", {}),),
            strips=(Strip("tally", "all_stones", _counted(STONES_1936), side=9.0),),
        ),
    )
)
