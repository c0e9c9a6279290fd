"""Schach dem Wort for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.bots.craft_adviser import CraftAdviser
from setzkasten.bots.schach import SchachCraft
from setzkasten.catalogue.entry import Entry
from setzkasten.games.schach import SchachDemWort, printed
from setzkasten.games.schach.laying import OPENING
from setzkasten.games.typdom.printed import BOX_1936
from setzkasten.lexicon import policy
from setzkasten.moves.schach import SchachMover
from setzkasten.printing.printed import Printed

SCHACH_DEM_WORT: Final = Entry(
    game=SchachDemWort(),
    policy=policy.SCHACH_DEM_WORT,
    mover=SchachMover(),
    player=Computer(SchachDemWort(), SchachCraft(), ladders.SCHACH),
    adviser=CraftAdviser(SchachDemWort(), SchachCraft()),
    review=None,
    pace=None,
    printed=Printed(BOX_1936, None, printed.PAD),
    puzzle=None,
    time_option="time",
    own=frozenset({"counts", "hand"}),
    head_start=None,
    limits=True,
    free_start=False,
    not_yet={"opening_two_stones": OPENING},
)
