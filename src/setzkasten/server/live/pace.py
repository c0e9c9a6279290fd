"""How long computers take in real time: in pauses, of which a host sets the length."""

from __future__ import annotations

from setzkasten.bots.pace import UNEVEN
from setzkasten.catalogue import CATALOGUE
from setzkasten.table.own import foreign

__all__ = ["UNEVEN", "pauses_for"]

# At which pace does a player play that is not of the house?
USUAL_PACE = "mittel"


def pauses_for(game: str, level: str, action: str) -> float:
    pace = CATALOGUE[game].pace
    return pace.of(USUAL_PACE if foreign(level) else level, action) if pace else 1.0
