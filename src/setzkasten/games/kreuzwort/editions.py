"""The three games of the family: what their boxes and leaflets do differently, their options."""

from __future__ import annotations

from setzkasten.core.options import choice, number, switch
from setzkasten.core.rulebook import Label
from setzkasten.core.values import value
from setzkasten.games.kreuzwort.game import Kreuzwort
from setzkasten.games.kreuzwort.state import Edition
from setzkasten.games.typdom.box import STONES_1936
from setzkasten.games.typdom.options import TableOptions

# KW4-05 Edition 1 lengthened what the laid word made, edition 2 what a completion came to.
COMPLETION = {"1": "any", "2": "reach"}


@value
class Kreuzwort1936(TableOptions):
    start: str = choice("lot", "agreed")  # KW4-02
    unit: int = number(1, least=1, most=1000)  # KW4-11
    double: bool = switch(default=False)  # after a tie (WBR-16)
    lengthening: bool = switch(default=False)
    chain: bool = switch(default=False)
    completion: str = choice("mend", "reach", "any", former=COMPLETION)  # KW4-05


@value
class KreuzwortSuper(TableOptions):
    unit: int = number(1, least=1, most=1000)
    double: bool = switch(default=False)
    lengthening: bool = switch(default=False)
    chain: bool = switch(default=False)
    completion: str = choice("mend", "reach", "any", former=COMPLETION)  # KW4-05
    duty: bool = switch(default=True)  # KW1-12


@value
class PointTypDom(TableOptions):
    first: int = number(1, least=1, most=6)
    winner: str = choice("first-out", "points")  # PNT-10
    lengthening: bool = switch(default=False)
    chain: bool = switch(default=False)  # PNT-08
    completion: str = choice("mend", "reach", "any", former=COMPLETION)  # KW4-05
    contacts: bool = switch(default=False)  # PNT-11


_WITH_CLOCK = {"simple": {"time": 0}, "finesse": {"time": 60}}
_LARGE_HANDS = {
    "simple": {"red": 5, "black": 8},
    "eighteen": {"red": 8, "black": 10},
    "twenty": {"red": 8, "black": 12},
}


def _label(known_as: str, name: str, most: int, clauses: str) -> Label:
    """Edition 2: KW4-05 stones mend only what is no word yet; 3: they lengthen no other either."""
    return Label(known_as, name, "Typ-Dom", (2, most), clauses, edition="3")


KREUZWORT_1936 = Kreuzwort(
    _label("kreuzwort-1936", "Kreuzwort-Spiel (1936)", 5, "KW4"),
    Kreuzwort1936,
    Edition(STONES_1936, start="lot", time_out_buys=True),
    _WITH_CLOCK,
)
KREUZWORT_SUPER = Kreuzwort(
    _label("kreuzwort-super", "Kreuzwort-Spiel (Super)", 5, "KW1"),
    KreuzwortSuper,
    Edition(),
    _WITH_CLOCK,
)
POINT_TYP_DOM = Kreuzwort(
    _label("point-typ-dom", "Point-Typ-Dom", 6, "PNT"),
    PointTypDom,
    Edition(most_bought=3, must_buy=False, points=True),
    _LARGE_HANDS,
)
