"""Computer players: they see views and return actions."""

from __future__ import annotations

from setzkasten.bots.krux import KruxPlayer
from setzkasten.bots.lingua import LinguaPlayer
from setzkasten.bots.nomina import NominaPlayer
from setzkasten.bots.player import LEVELS, Knowledge, NumberedWords, Player
from setzkasten.bots.typdom import TypDomPlayer

PLAYERS: dict[str, Player] = {
    "nomina": NominaPlayer(),
    "krux": KruxPlayer(),
    "kreuzwort-1936": TypDomPlayer(points=False),
    "kreuzwort-super": TypDomPlayer(points=False),
    "point-typ-dom": TypDomPlayer(points=True),
    "lingua": LinguaPlayer(),
}

__all__ = ["LEVELS", "PLAYERS", "Knowledge", "NumberedWords", "Player"]
