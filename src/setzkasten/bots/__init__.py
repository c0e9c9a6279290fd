"""Computer players: they see views and return actions."""

from __future__ import annotations

from setzkasten.bots.adaptive import ADAPTED, ADAPTIVE
from setzkasten.bots.ladder import LEVELS
from setzkasten.bots.player import Player

__all__ = ["ADAPTED", "ADAPTIVE", "LEVELS", "Player"]
