"""The three games of the family: what their boxes and leaflets do differently, their options."""

from __future__ import annotations

from dataclasses import dataclass

from setzkasten.core.options import choice, number, switch
from setzkasten.games.kreuzwort.game import Kreuzwort
from setzkasten.games.kreuzwort.state import Edition
from setzkasten.games.typdom.box import STONES_1936, STONES_SUPER


@dataclass(frozen=True, slots=True)
class Kreuzwort1936:
    time: int = number(0, least=0, most=3600)  # KW4-04 a minute is 60
    start: str = choice("lot", "agreed")  # KW4-02
    first: int = number(1, least=1, most=5)
    red: int = number(5, least=1, most=15)
    black: int = number(8, least=1, most=25)
    unit: int = number(1, least=1, most=1000)  # KW4-11
    double: bool = switch(default=False)  # after a tie (WBR-16)
    lengthening: bool = switch(default=False)
    chain: bool = switch(default=False)
    completion: str = choice("mend", "any", former={"1": "any"})  # KW4-05


@dataclass(frozen=True, slots=True)
class KreuzwortSuper:
    time: int = number(0, least=0, most=3600)
    start: str = choice("letter", "agreed")  # KW1-03
    first: int = number(1, least=1, most=5)
    red: int = number(5, least=1, most=15)
    black: int = number(8, least=1, most=25)
    unit: int = number(1, least=1, most=1000)
    double: bool = switch(default=False)
    lengthening: bool = switch(default=False)
    chain: bool = switch(default=False)
    completion: str = choice("mend", "any", former={"1": "any"})  # KW4-05
    duty: bool = switch(default=True)  # KW1-12


@dataclass(frozen=True, slots=True)
class PointTypDom:
    time: int = number(0, least=0, most=3600)
    start: str = choice("letter", "agreed")  # PNT-02
    first: int = number(1, least=1, most=6)
    red: int = number(5, least=1, most=15)  # PNT-01
    black: int = number(8, least=1, most=25)
    winner: str = choice("first-out", "points")  # PNT-10
    lengthening: bool = switch(default=False)
    chain: bool = switch(default=False)  # PNT-08
    completion: str = choice("mend", "any", former={"1": "any"})  # KW4-05
    contacts: bool = switch(default=False)  # PNT-11


KREUZWORT_1936 = Kreuzwort(
    id="kreuzwort-1936",
    name="Kreuzwort-Spiel (1936)",
    box="Typ-Dom",
    seats=(2, 5),
    clauses="KW4",
    options_type=Kreuzwort1936,
    facts=Edition(
        STONES_1936,
        start="lot",
        most_bought=1,
        must_buy=True,
        time_out_buys=True,
        points=False,
    ),
    presets={"simple": {"time": 0}, "finesse": {"time": 60}},
)

KREUZWORT_SUPER = Kreuzwort(
    id="kreuzwort-super",
    name="Kreuzwort-Spiel (Super)",
    box="Typ-Dom",
    seats=(2, 5),
    clauses="KW1",
    options_type=KreuzwortSuper,
    facts=Edition(
        STONES_SUPER,
        start="letter",
        most_bought=1,
        must_buy=True,
        time_out_buys=False,
        points=False,
    ),
    presets={"simple": {"time": 0}, "finesse": {"time": 60}},
)

POINT_TYP_DOM = Kreuzwort(
    id="point-typ-dom",
    name="Point-Typ-Dom",
    box="Typ-Dom",
    seats=(2, 6),
    clauses="PNT",
    options_type=PointTypDom,
    facts=Edition(
        STONES_SUPER,
        start="letter",
        most_bought=3,
        must_buy=False,
        time_out_buys=False,
        points=True,
    ),
    presets={
        "simple": {"red": 5, "black": 8},
        "eighteen": {"red": 8, "black": 10},
        "twenty": {"red": 8, "black": 12},
    },
)
