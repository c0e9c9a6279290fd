"""The toy for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.catalogue.entry import Entry
from setzkasten.lexicon.policy import Policy
from setzkasten.printing.printed import Printed

from . import printed
from .adviser import ToyAdviser
from .game import Toy
from .laying import FIRST
from .mover import ToyMover
from .player import ToyCraft

TOY: Final = Entry(
    game=Toy(),
    policy=Policy(),
    mover=ToyMover(),
    player=Computer(Toy(), ToyCraft(), ladders.WORDS_ALONE),
    adviser=ToyAdviser(),
    review=None,
    pace=None,
    printed=Printed(printed.BOX, printed.BOARD, printed.PAD),
    puzzle=None,
    time_option="time",
    own=frozenset(),
    head_start={},
    limits=False,
    free_start=False,
    not_yet={"toy_number": FIRST[0]},
)
