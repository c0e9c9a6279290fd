"""Krux for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.bots.craft_adviser import CraftAdviser
from setzkasten.bots.krux import KruxCraft
from setzkasten.bots.krux_review import KRUX_REVIEW
from setzkasten.catalogue.entry import Entry
from setzkasten.games.krux import Krux, printed
from setzkasten.games.krux.state import FIRST_BLOCKERS, HALF_ROWS, STONES_A_TURN
from setzkasten.games.wooden import printed as wooden
from setzkasten.lexicon import policy
from setzkasten.moves.krux import KruxMover
from setzkasten.printing.printed import Printed
from setzkasten.puzzle.from_game import PuzzleSource

KRUX: Final = Entry(
    game=Krux(),
    policy=policy.NOMINA,
    mover=KruxMover(),
    player=Computer(Krux(), KruxCraft(), ladders.KRUX),
    adviser=CraftAdviser(Krux(), KruxCraft()),
    review=KRUX_REVIEW,
    pace=None,
    printed=Printed(wooden.BOX, printed.BOARD, printed.PAD),
    puzzle=PuzzleSource(parted_at=HALF_ROWS, contest="board"),
    time_option="time",
    own=frozenset(),
    head_start={},
    limits=False,
    free_start=False,
    not_yet={"three_stones": STONES_A_TURN, "ten_blockers": FIRST_BLOCKERS},
)
