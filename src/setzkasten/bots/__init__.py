"""Computer players: they see views and return actions."""

from __future__ import annotations

from setzkasten.bots.boggle import BogglePlayer
from setzkasten.bots.cartino import CartinoPlayer
from setzkasten.bots.kreuzwort import KreuzwortPlayer
from setzkasten.bots.krux import KruxPlayer
from setzkasten.bots.lingua import LinguaPlayer
from setzkasten.bots.nomina import NominaPlayer
from setzkasten.bots.player import LEVELS, Player
from setzkasten.bots.presto import PrestoPlayer
from setzkasten.bots.recht import RechtPlayer
from setzkasten.bots.schach import SchachPlayer

PLAYERS: dict[str, Player] = {
    "nomina": NominaPlayer(),
    "krux": KruxPlayer(),
    "kreuzwort-1936": KreuzwortPlayer(points=False),
    "kreuzwort-super": KreuzwortPlayer(points=False),
    "point-typ-dom": KreuzwortPlayer(points=True),
    "presto-1936": PrestoPlayer(),
    "presto-super": PrestoPlayer(),
    "recht-1936": RechtPlayer(),
    "recht-super": RechtPlayer(),
    "schach-dem-wort": SchachPlayer(),
    "lingua": LinguaPlayer(),
    "cartino": CartinoPlayer(),
    "boggle": BogglePlayer(),
}

__all__ = ["LEVELS", "PLAYERS", "Player"]
