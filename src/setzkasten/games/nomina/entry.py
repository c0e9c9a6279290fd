"""Nomina for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.bots.nomina import NominaCraft
from setzkasten.bots.nomina_adviser import NominaAdviser
from setzkasten.catalogue.entry import Entry
from setzkasten.games.nomina import Nomina, printed
from setzkasten.games.nomina.state import STONES_A_MOVE
from setzkasten.games.wooden import printed as wooden
from setzkasten.lexicon import policy
from setzkasten.moves.nomina import NominaMover
from setzkasten.printing.printed import Printed
from setzkasten.puzzle.from_game import PuzzleSource

NOMINA: Final = Entry(
    game=Nomina(),
    policy=policy.NOMINA,
    mover=NominaMover(),
    player=Computer(Nomina(), NominaCraft(), ladders.NOMINA),
    adviser=NominaAdviser(),
    review=None,
    pace=None,
    printed=Printed(wooden.BOX, wooden.BOARD, printed.PAD),
    puzzle=PuzzleSource(contest="board"),
    time_option="time",
    own=frozenset(),
    head_start={},
    limits=True,
    free_start=True,
    not_yet=dict.fromkeys(("three_stones", "first_word_of_three"), STONES_A_MOVE),
)
