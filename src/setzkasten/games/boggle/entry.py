"""Boggle for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.boggle import BoggleCraft
from setzkasten.bots.boggle_adviser import BoggleAdviser
from setzkasten.bots.boggle_review import BOGGLE_REVIEW
from setzkasten.bots.computer import Computer
from setzkasten.bots.ladder import paces
from setzkasten.bots.pace import Pace
from setzkasten.catalogue.entry import Entry
from setzkasten.games.boggle import Boggle, printed
from setzkasten.lexicon import policy
from setzkasten.moves.boggle import BoggleMover
from setzkasten.printing.printed import Printed

BOGGLE: Final = Entry(
    game=Boggle(),
    policy=policy.BOGGLE,
    mover=BoggleMover(),
    player=Computer(Boggle(), BoggleCraft(), ladders.BOGGLE),
    adviser=BoggleAdviser(),
    # How long does a person look for one more word on the dice?
    review=BOGGLE_REVIEW,
    pace=Pace(paces(ladders.BOGGLE)),
    printed=Printed(printed.BOX, printed.BOARD, printed.PAD),
    puzzle=None,
    time_option="time",
    own=frozenset({"letters", "list"}),
    head_start={},
    limits=True,
    free_start=False,
    not_yet={},
)
