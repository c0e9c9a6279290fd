"""Computer players: they see views and return actions."""

from __future__ import annotations

from setzkasten.bots.player import LEVELS, Player

__all__ = ["LEVELS", "Player"]
