"""Boggle on paper: dice to fold, their tray, the rounds and a list of words for each seat."""

from __future__ import annotations

from typing import Final

from setzkasten.games.boggle.rounds import MOST_POINTS, POINTS
from setzkasten.games.boggle.tray import DICE, SIDE
from setzkasten.printing.board_plan import Plan
from setzkasten.printing.box import Box, Piece
from setzkasten.printing.pad_plan import Column, Pad, Strip, Table

BOX: Final = Box(tuple(Piece(die, "die") for die in DICE), spelt=False)
BOARD: Final = Plan((SIDE, SIDE), named=False)

_PRICES: Final = Strip(
    "list",
    "prices",
    (
        *((str(length), str(points)) for length, points in POINTS.items()),
        (f"{max(POINTS) + 1}+", str(MOST_POINTS)),
    ),
    side=8.0,
)
# BOG-01, BOG-11
_ROUNDS: Final = Table(
    (Column("points", 14),),
    lead_label="round",
    totals=(("total", {}),),
    strips=(_PRICES,),
    most_rows=20,
)
_WORDS: Final = Table(
    (Column("word", 40), Column("points", 12)),
    beside=3,
    seated=False,
    own=True,
    totals=(("sum", {}),),
    strips=(_PRICES,),
)
PAD: Final = Pad((_ROUNDS, _WORDS))
