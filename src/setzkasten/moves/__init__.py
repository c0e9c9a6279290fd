"""Every legal move of a position, numbered and lazy, and one of them at random."""

from __future__ import annotations

from setzkasten.moves.moves import Mover

__all__ = ["Mover"]
