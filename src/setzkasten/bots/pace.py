"""How long a computer takes for an action in real time, where people play at the same moment."""

from __future__ import annotations

from collections.abc import Mapping

from setzkasten.bots.adaptive import plays_as
from setzkasten.core.values import value

# Between which factors does it vary? No person is a clock.
UNEVEN = (0.6, 1.4)
QUICK = frozenset({"go"})  # turning the glass needs no thought


@value
class Pace:
    """In pauses, of which a host sets the length: as a person needs for the same."""

    pauses: Mapping[str, float]  # by level

    def of(self, level: str, action: str) -> float:
        return 1.0 if action in QUICK else self.pauses.get(plays_as(level), 1.0)
