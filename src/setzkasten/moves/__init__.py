"""Every legal move of a position, numbered and lazy, and one of them at random."""

from __future__ import annotations

from setzkasten.moves.boggle import BoggleMover
from setzkasten.moves.cartino import CartinoMover
from setzkasten.moves.kreuzwortbild import KreuzwortbildMover
from setzkasten.moves.krux import KruxMover
from setzkasten.moves.moves import Mover
from setzkasten.moves.nomina import NominaMover

MOVERS: dict[str, Mover] = {
    "nomina": NominaMover(),
    "krux": KruxMover(),
    "kreuzwortbild": KreuzwortbildMover(),
    "cartino": CartinoMover(),
    "boggle": BoggleMover(),
}

__all__ = ["MOVERS", "Mover"]
