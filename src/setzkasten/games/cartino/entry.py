"""Cartino for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.bots.cartino import CartinoPlayer
from setzkasten.catalogue.entry import Entry
from setzkasten.games.cartino import Cartino, printed
from setzkasten.moves.cartino import CartinoMover
from setzkasten.printing.printed import Printed

CARTINO: Final = Entry(
    game=Cartino(),
    policy=None,
    mover=CartinoMover(),
    player=CartinoPlayer(),
    adviser=None,
    pace=None,
    printed=Printed(printed.BOX, printed.BOARD, printed.PAD),
    puzzle=None,
    time_option="time",
    own=frozenset({"hand", "waiting"}),
    not_yet={},
)
