"""What stands on the lid of Cartino, and what a table may agree on."""

from __future__ import annotations

from setzkasten.core.options import Presets, choice, number
from setzkasten.core.rulebook import Label
from setzkasten.core.turns import LONGEST_TIME
from setzkasten.core.values import value


@value
class Options:
    time: int = number(0, least=0, most=LONGEST_TIME)
    start: str = choice("lot", "agreed")  # CAR-04
    first: int = number(1, least=1, most=4)


LABEL = Label("cartino", "Cartino", "Farben, Karten, Würfel", (2, 4), "CAR")
PRESETS: Presets = {"simple": {"time": 0}}
