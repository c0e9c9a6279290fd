"""Presto for the other rooms."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.bots.craft_adviser import CraftAdviser
from setzkasten.bots.ladder import paces
from setzkasten.bots.pace import Pace
from setzkasten.bots.presto import PrestoCraft
from setzkasten.bots.presto_review import PRESTO_REVIEW
from setzkasten.catalogue.entry import Entry
from setzkasten.games import presto
from setzkasten.games.presto import printed
from setzkasten.games.typdom.printed import BOX_1936, BOX_SUPER
from setzkasten.lexicon import policy
from setzkasten.moves.presto import PrestoMover
from setzkasten.printing.printed import Printed

PRESTO_1936: Final = Entry(
    game=presto.PRESTO_1936,
    policy=policy.BOX_OF_1936,
    mover=PrestoMover(presto.PRESTO_1936),
    player=Computer(presto.PRESTO_1936, PrestoCraft(), ladders.PRESTO),
    adviser=CraftAdviser(presto.PRESTO_1936, PrestoCraft()),
    # How long does a person build at a crossword?
    review=PRESTO_REVIEW,
    pace=Pace(paces(ladders.PRESTO)),
    printed=Printed(BOX_1936, None, printed.PAD_1936),
    puzzle=None,
    time_option=None,
    own=frozenset({"board", "boards", "hand"}),
    head_start=None,
    limits=True,
    free_start=False,
    not_yet={},
)

PRESTO_SUPER: Final = replace(
    PRESTO_1936,
    game=presto.PRESTO_SUPER,
    player=Computer(presto.PRESTO_SUPER, PrestoCraft(), ladders.PRESTO),
    adviser=CraftAdviser(presto.PRESTO_SUPER, PrestoCraft()),
    policy=policy.SUPER_BOX,
    printed=Printed(BOX_SUPER, None, printed.PAD_SUPER),
    mover=PrestoMover(presto.PRESTO_SUPER),
    head_start={},
)
