"""Lingua."""

from setzkasten.games.lingua.game import Lingua

__all__ = ["Lingua"]
