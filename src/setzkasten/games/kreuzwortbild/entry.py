"""The picture for the other rooms."""

from __future__ import annotations

from typing import Final

from setzkasten.catalogue.entry import Entry
from setzkasten.games.kreuzwortbild import Kreuzwortbild, printed
from setzkasten.games.kreuzwortbild.adviser import KreuzwortbildAdviser
from setzkasten.games.kreuzwortbild.puzzle import PUZZLE
from setzkasten.games.wooden import printed as wooden
from setzkasten.lexicon import policy
from setzkasten.moves.kreuzwortbild import KreuzwortbildMover
from setzkasten.printing.printed import Printed

KREUZWORTBILD: Final = Entry(
    game=Kreuzwortbild(),
    policy=policy.NOMINA,
    mover=KreuzwortbildMover(),
    player=None,
    adviser=KreuzwortbildAdviser(),
    review=None,
    pace=None,
    printed=Printed(wooden.BOX, wooden.BOARD, printed.PAD),
    puzzle=PUZZLE,
    time_option=None,
    own=frozenset(),
    head_start=None,
    limits=False,
    free_start=False,
    not_yet={},
)
