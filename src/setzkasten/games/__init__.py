"""The games, one file each. A new game joins by one line here."""

from __future__ import annotations

from setzkasten.core.game import AnyGame
from setzkasten.games.nomina import Nomina

GAMES: dict[str, AnyGame] = {game.id: game for game in (Nomina(),)}
