"""What stands on the lid of Nomina, and what a table may agree on."""

from __future__ import annotations

from setzkasten.core.options import Presets, choice, number
from setzkasten.core.rulebook import Label
from setzkasten.core.turns import LONGEST_TIME
from setzkasten.core.values import value
from setzkasten.games.wooden.box import OTHER_CASES, USUAL_CASE


@value
class Options:
    time: int = number(0, least=0, most=LONGEST_TIME)  # NOM-05 seconds a move, 0 is no clock
    start: str = choice("agreed", "draw")  # GEN-03
    first: int = number(1, least=1, most=6)  # the seat that starts when agreed
    ambiguous: str = choice("new", "inflection")  # NOM-09 FRAGE to FRAGEN reads both ways
    stones: str = choice(USUAL_CASE, *OTHER_CASES)  # GEN-01 how many O and V


LABEL = Label("nomina", "Nomina", "Der Holzkasten", (2, 6), "GEN NOM")
PRESETS: Presets = {  # GEN-13
    "simple": {"time": 0, "ambiguous": "new"},
    "finesse": {"time": 120, "ambiguous": "inflection", "start": "draw"},
}
