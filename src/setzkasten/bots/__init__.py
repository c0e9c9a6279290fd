"""Computer players: they see views and return actions."""

from __future__ import annotations

from setzkasten.bots.nomina import NominaPlayer
from setzkasten.bots.player import LEVELS, Knowledge, Player
from setzkasten.bots.typdom import TypDomPlayer

PLAYERS: dict[str, Player] = {
    "nomina": NominaPlayer(),
    "kreuzwort-1936": TypDomPlayer(points=False),
    "kreuzwort-super": TypDomPlayer(points=False),
    "point-typ-dom": TypDomPlayer(points=True),
}

__all__ = ["LEVELS", "PLAYERS", "Knowledge", "Player"]
