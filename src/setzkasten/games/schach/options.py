"""What stands on the lid of Schach dem Wort, and what a table may agree on."""

from __future__ import annotations

from setzkasten.core.options import Presets, choice, number, switch
from setzkasten.core.rulebook import Label
from setzkasten.core.values import value
from setzkasten.games.typdom.options import TableOptions


@value
class Options(TableOptions):
    start: str = choice("lot", "agreed")  # SDW-02
    unit: int = number(1, least=1, most=1000)  # SDW-18, KW4-11
    double: bool = switch(default=False)
    premium: str = choice("geometric", "opening")  # SDW-13
    premium_after_buying: bool = switch(default=False)  # SDW-15
    last_stone: str = choice("closed", "open")  # SDW-18
    breach: str = choice("used-up", "unfinished", former={"1": "unfinished"})  # SDW-16


LABEL = Label("schach-dem-wort", "Schach dem Wort", "Typ-Dom", (2, 5), "SDW", edition="2")
PRESETS: Presets = {"simple": {"time": 0}, "finesse": {"time": 120}}
