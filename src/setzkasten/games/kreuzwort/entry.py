"""The crossing games for the other rooms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.bots.kreuzwort import KreuzwortCraft
from setzkasten.bots.kreuzwort_adviser import KreuzwortAdviser
from setzkasten.catalogue.entry import Entry
from setzkasten.games.kreuzwort import editions, printed
from setzkasten.games.typdom.printed import BOX_1936, BOX_SUPER, BOX_WITH_POINTS
from setzkasten.lexicon import policy
from setzkasten.moves.kreuzwort import KreuzwortMover
from setzkasten.printing.printed import Printed
from setzkasten.puzzle.from_game import PuzzleSource

# One stone alone forms no word yet.
_NOT_YET: Final[Mapping[str, int | None]] = {"not_connected": 2, "no_shared_letter": 2}

KREUZWORT_1936: Final = Entry(
    game=editions.KREUZWORT_1936,
    policy=policy.BOX_OF_1936,
    mover=KreuzwortMover(editions.KREUZWORT_1936),
    player=Computer(editions.KREUZWORT_1936, KreuzwortCraft(points=False), ladders.CROSSING),
    adviser=KreuzwortAdviser(editions.KREUZWORT_1936),
    review=None,
    pace=None,
    printed=Printed(BOX_1936, None, printed.PAYMENTS),
    puzzle=PuzzleSource(),
    time_option="time",
    own=frozenset({"hand", "unseen"}),
    head_start=None,
    limits=True,
    free_start=False,
    not_yet=_NOT_YET,
)

KREUZWORT_SUPER: Final = replace(
    KREUZWORT_1936,
    game=editions.KREUZWORT_SUPER,
    player=Computer(editions.KREUZWORT_SUPER, KreuzwortCraft(points=False), ladders.CROSSING),
    policy=policy.SUPER_BOX,
    adviser=KreuzwortAdviser(editions.KREUZWORT_SUPER),
    printed=Printed(BOX_SUPER, None, printed.PAYMENTS),
    mover=KreuzwortMover(editions.KREUZWORT_SUPER),
)

POINT_TYP_DOM: Final = replace(
    KREUZWORT_SUPER,
    game=editions.POINT_TYP_DOM,
    mover=KreuzwortMover(editions.POINT_TYP_DOM),
    player=Computer(editions.POINT_TYP_DOM, KreuzwortCraft(points=True), ladders.CROSSING),
    adviser=KreuzwortAdviser(editions.POINT_TYP_DOM),
    printed=Printed(BOX_WITH_POINTS, None, printed.POINTS_PAD),
    head_start={"winner": "points"},
)
