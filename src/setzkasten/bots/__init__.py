"""Computer players: they see views and return actions."""

from __future__ import annotations

from setzkasten.bots.boggle import BogglePlayer
from setzkasten.bots.cartino import CartinoPlayer
from setzkasten.bots.nomina import NominaPlayer
from setzkasten.bots.player import LEVELS, Knowledge, Player
from setzkasten.bots.presto import PrestoPlayer

PLAYERS: dict[str, Player] = {
    "nomina": NominaPlayer(),
    "boggle": BogglePlayer(),
    "cartino": CartinoPlayer(),
    "presto-1936": PrestoPlayer(),
    "presto-super": PrestoPlayer(),
}

__all__ = ["LEVELS", "PLAYERS", "Knowledge", "Player"]
