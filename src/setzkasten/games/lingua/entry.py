"""Lingua for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.bots.lingua import LinguaCraft
from setzkasten.bots.lingua_adviser import LinguaAdviser
from setzkasten.catalogue.entry import Entry
from setzkasten.games.lingua import Lingua, printed
from setzkasten.games.lingua.laying import FIRST_LENGTH
from setzkasten.lexicon import policy
from setzkasten.moves.lingua import LinguaMover
from setzkasten.printing.printed import Printed

LINGUA: Final = Entry(
    game=Lingua(),
    policy=policy.LINGUA,
    mover=LinguaMover(),
    player=Computer(Lingua(), LinguaCraft(), ladders.LINGUA),
    adviser=LinguaAdviser(),
    review=None,
    pace=None,
    printed=Printed(printed.BOX, printed.BOARD, printed.PAD),
    puzzle=None,
    time_option="time",
    own=frozenset({"hand"}),
    head_start={},
    limits=True,
    free_start=False,
    not_yet={"not_connected": 2, "first_word_on_start": FIRST_LENGTH},
)
