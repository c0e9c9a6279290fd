"""Cartino."""

from setzkasten.games.cartino.game import Cartino

__all__ = ["Cartino"]
