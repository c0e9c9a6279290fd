"""What stands on the lid of Lingua, and what a table may agree on."""

from __future__ import annotations

from setzkasten.core.options import Presets, choice, number
from setzkasten.core.rulebook import Label
from setzkasten.core.turns import LONGEST_TIME
from setzkasten.core.values import value


@value
class Options:
    time: int = number(0, least=0, most=LONGEST_TIME)
    start: str = choice("lot", "agreed")  # LIN-01
    first: int = number(1, least=1, most=4)
    lengthening: int = number(0, least=0, most=5)  # LIN-12 letters to add, 0 is off
    opening: str = choice("begins", "through")  # LIN-03 where the first word meets Start
    contact: str = choice("shared", "touching")  # LIN-05 does lying side by side join a word?
    exchange: str = choice("earned", "counted", former={"1": "counted"})  # LIN-18 the tenth ace
    prize: str = choice("ace", "always")  # LIN-21 when the goal prize is multiplied


LABEL = Label("lingua", "Lingua", "Farben, Karten, Würfel", (2, 4), "LIN", edition="2")
PRESETS: Presets = {"simple": {"lengthening": 1}, "finesse": {"lengthening": 0}}
