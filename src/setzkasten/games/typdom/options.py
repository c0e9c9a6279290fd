"""What every table with these stones agrees on; each game adds its own."""

from __future__ import annotations

from setzkasten.core.options import choice, number
from setzkasten.core.turns import LONGEST_TIME
from setzkasten.core.values import value


@value
class TableOptions:
    time: int = number(0, least=0, most=LONGEST_TIME)  # KW4-04, SDW-05 seconds for a turn
    start: str = choice("letter", "agreed")  # KW1-03, PNT-02, WBR-02
    first: int = number(1, least=1, most=5)
    red: int = number(5, least=1, most=15)  # PNT-01, SDW-01, WBR-01
    black: int = number(8, least=1, most=25)
