"""How long computers take in real time: in pauses, of which a host sets the length."""

from __future__ import annotations

from setzkasten.bots.pace import UNEVEN
from setzkasten.catalogue import CATALOGUE

__all__ = ["UNEVEN", "pauses_for"]


def pauses_for(game: str, level: str, action: str) -> float:
    pace = CATALOGUE[game].pace
    return pace.of(level, action) if pace else 1.0
