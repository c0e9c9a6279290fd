"""Computer players: they see views and return actions."""

from __future__ import annotations

from setzkasten.bots.player import LEVELS, Knowledge, NumberedWords, Player

__all__ = ["LEVELS", "Knowledge", "NumberedWords", "Player"]
