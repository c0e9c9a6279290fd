"""Nomina."""

from setzkasten.games.nomina.game import Nomina

__all__ = ["Nomina"]
