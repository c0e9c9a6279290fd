"""Wer behält recht for the other rooms."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from setzkasten.bots import ladders
from setzkasten.bots.computer import Computer
from setzkasten.bots.craft_adviser import CraftAdviser
from setzkasten.bots.recht import RechtCraft
from setzkasten.catalogue.entry import Entry
from setzkasten.games.recht import editions, printed
from setzkasten.games.typdom.printed import BOX_1936, BOX_SUPER
from setzkasten.lexicon import policy
from setzkasten.moves.recht import RechtMover
from setzkasten.printing.printed import Printed

RECHT_1936: Final = Entry(
    game=editions.RECHT_1936,
    policy=policy.BOX_OF_1936,
    mover=RechtMover(editions.RECHT_1936),
    player=Computer(editions.RECHT_1936, RechtCraft(editions.RECHT_1936), ladders.RECHT),
    adviser=CraftAdviser(editions.RECHT_1936, RechtCraft(editions.RECHT_1936)),
    review=None,
    pace=None,
    printed=Printed(BOX_1936, None, printed.PAD),
    puzzle=None,
    time_option="time",
    own=frozenset({"can_finish", "hand", "unseen"}),
    head_start=None,
    limits=True,
    free_start=False,
    not_yet={"must_announce": None, "stone_does_not_fit": None},
)

RECHT_SUPER: Final = replace(
    RECHT_1936,
    game=editions.RECHT_SUPER,
    policy=policy.SUPER_BOX,
    mover=RechtMover(editions.RECHT_SUPER),
    player=Computer(editions.RECHT_SUPER, RechtCraft(editions.RECHT_SUPER), ladders.RECHT),
    adviser=CraftAdviser(editions.RECHT_SUPER, RechtCraft(editions.RECHT_SUPER)),
    printed=Printed(BOX_SUPER, None, printed.PAD),
)
