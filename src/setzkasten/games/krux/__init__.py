"""Krux."""

from setzkasten.games.krux.game import Krux

__all__ = ["Krux"]
