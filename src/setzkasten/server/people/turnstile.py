"""How fast moves and dry runs may come at one table: each device has its own share.

So whoever hammers on a table holds up nobody but themselves.
"""

from __future__ import annotations

from time import monotonic

from setzkasten.server.people.limits import ACTS, ACTS_A_SEAT, TRIES, Limit

# How many devices are remembered? More than sit at any table; then all begin anew.
MOST_DEVICES = 1000


class Turnstile:
    def __init__(self, at_once: int) -> None:
        """`at_once`: how many seats act at the same time, all perhaps at one device."""
        self._acts = ACTS + ACTS_A_SEAT * at_once
        self._known: dict[tuple[str, bool], Limit] = {}

    def wait_seconds(self, device: str, *, reading: bool) -> float:
        """0: counted, go ahead. Else the seconds until the next one is welcome."""
        limit = self._known.get((device, reading))
        if limit is None:
            if len(self._known) >= 2 * MOST_DEVICES:
                self._known.clear()
            limit = self._known[device, reading] = Limit(TRIES if reading else self._acts)
        return limit.wait_seconds(monotonic())
