"""How long computers take in real time: in pauses, of which a host sets the length."""

from __future__ import annotations

from setzkasten.catalogue import CATALOGUE

# Between which factors does it vary? No person is a clock.
UNEVEN = (0.6, 1.4)


def pauses_for(game: str, level: str, action: str) -> float:
    pace = CATALOGUE[game].pace
    return pace.of(level, action) if pace else 1.0
