"""Cartino for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.cartino import CartinoCraft
from setzkasten.bots.cartino_adviser import CartinoAdviser
from setzkasten.bots.computer import Computer
from setzkasten.catalogue.entry import Entry
from setzkasten.games.cartino import Cartino, printed
from setzkasten.moves.cartino import CartinoMover
from setzkasten.printing.printed import Printed

CARTINO: Final = Entry(
    game=Cartino(),
    policy=None,
    mover=CartinoMover(),
    player=Computer(Cartino(), CartinoCraft(), ladders.CARTINO),
    adviser=CartinoAdviser(),
    review=None,
    pace=None,
    printed=Printed(printed.BOX, printed.BOARD, printed.PAD),
    puzzle=None,
    time_option="time",
    own=frozenset({"hand", "waiting"}),
    head_start={},
    limits=False,
    free_start=False,
    not_yet={},
)
