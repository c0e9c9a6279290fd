"""Boggle."""

from setzkasten.games.boggle.game import Boggle

__all__ = ["Boggle"]
