"""Computer players: they see views and return actions."""

from __future__ import annotations

from setzkasten.bots.krux import KruxPlayer
from setzkasten.bots.lingua import LinguaPlayer
from setzkasten.bots.nomina import NominaPlayer
from setzkasten.bots.player import LEVELS, Knowledge, NumberedWords, Player

PLAYERS: dict[str, Player] = {
    "nomina": NominaPlayer(),
    "krux": KruxPlayer(),
    "lingua": LinguaPlayer(),
}

__all__ = ["LEVELS", "PLAYERS", "Knowledge", "NumberedWords", "Player"]
