"""What stands on the lid of Krux, and what a table may agree on."""

from __future__ import annotations

from setzkasten.core.options import Presets, choice, number
from setzkasten.core.rulebook import Label
from setzkasten.core.turns import LONGEST_TIME
from setzkasten.core.values import value
from setzkasten.games.wooden.box import OTHER_CASES, USUAL_CASE


@value
class Options:
    time: int = number(0, least=0, most=LONGEST_TIME)  # KRX-07 seconds a turn, 0 is no clock
    start: str = choice("agreed", "draw")  # GEN-03
    first: int = number(1, least=1, most=2)
    ambiguous: str = choice("new", "inflection")  # KRX-13
    extension: str = choice("later", "next")  # KRX-09 when an extended word earns again
    within: str = choice("one", "all", former={"1": "all", "2": "all"})  # KRX-09 of the last turn
    apart: str = choice("places", "letters", former={"1": "letters"})  # KRX-09 told apart by
    late: str = choice("stay", "lost", former={"1": "lost"})  # KRX-07 letters placed in time
    copies: str = choice("cost", "count")  # KRX-25 does a second copy score beside its penalty?
    stones: str = choice(USUAL_CASE, *OTHER_CASES)


LABEL = Label("krux", "Krux", "Der Holzkasten", (2, 2), "GEN KRX", edition="3")
PRESETS: Presets = {
    "simple": {"time": 0},
    "finesse": {"time": 120, "start": "draw", "ambiguous": "inflection"},
}
