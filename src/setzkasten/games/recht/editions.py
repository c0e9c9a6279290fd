"""The two editions: they differ in their boxes, and 1936 has no J."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.games.kreuzwort.state import Edition
from setzkasten.games.recht.game import Recht
from setzkasten.games.typdom.box import STONES_1936, STONES_SUPER

_FACTS_1936 = Edition(
    STONES_1936,
    start="letter",  # WBR-02
    most_bought=1,  # WBR-04
    must_buy=True,
    time_out_buys=False,
    points=False,
)

RECHT_1936 = Recht(
    id="recht-1936",
    name="Wer behält recht (1936)",
    facts=_FACTS_1936,
)

RECHT_SUPER = Recht(
    id="recht-super",
    name="Wer behält recht (Super)",
    facts=replace(_FACTS_1936, stones=STONES_SUPER),
)
