"""Every legal move of a position, numbered and lazy, and one of them at random."""

from __future__ import annotations

from setzkasten.games.kreuzwort import KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM
from setzkasten.games.presto import PRESTO_1936, PRESTO_SUPER
from setzkasten.games.recht import RECHT_1936, RECHT_SUPER
from setzkasten.moves.boggle import BoggleMover
from setzkasten.moves.cartino import CartinoMover
from setzkasten.moves.kreuzwort import KreuzwortMover
from setzkasten.moves.kreuzwortbild import KreuzwortbildMover
from setzkasten.moves.krux import KruxMover
from setzkasten.moves.lingua import LinguaMover
from setzkasten.moves.moves import Mover
from setzkasten.moves.nomina import NominaMover
from setzkasten.moves.presto import PrestoMover
from setzkasten.moves.recht import RechtMover
from setzkasten.moves.schach import SchachMover

MOVERS: dict[str, Mover] = {
    "nomina": NominaMover(),
    "krux": KruxMover(),
    "kreuzwortbild": KreuzwortbildMover(),
    "cartino": CartinoMover(),
    "boggle": BoggleMover(),
    **{game.id: KreuzwortMover(game) for game in (KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM)},
    **{game.id: PrestoMover(game) for game in (PRESTO_1936, PRESTO_SUPER)},
    **{game.id: RechtMover(game) for game in (RECHT_1936, RECHT_SUPER)},
    "schach-dem-wort": SchachMover(),
    "lingua": LinguaMover(),
}

__all__ = ["MOVERS", "Mover"]
