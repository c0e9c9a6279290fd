"""How much one sender may ask for in a while."""

from __future__ import annotations

from collections import deque

SPAN_SECONDS = 20.0
# How fast may moves come? Faster than hands, slower than a script that wants to hurt.
ACTS = 60
ACTS_A_SEAT = 15  # in real time all act at once
# A dry run follows every stone that is moved.
TRIES = 200
LOOK_UPS = 60
# What fits is asked whenever the cursor moves to another line.
ASSISTS = 60
NEW_TABLES = 30
PRINTS = 20  # each is a tenth of a second of one core
NEW_PUZZLES = 20
SAVES = 100  # a clue is saved when the pen leaves it
FILES = 20  # each is up to a second of one core
CHECKS = 60


class Limit:
    """At most `most` in any span; says how long to wait."""

    def __init__(self, most: int, span_seconds: float = SPAN_SECONDS) -> None:
        self._most, self._span = most, span_seconds
        self._times: deque[float] = deque()

    def wait_seconds(self, now: float) -> float:
        """0: counted, go ahead. Else the seconds until the next one is welcome."""
        while self._times and self._times[0] <= now - self._span:
            self._times.popleft()
        if len(self._times) >= self._most:
            return self._times[0] + self._span - now
        self._times.append(now)
        return 0.0

    def quiet(self, now: float) -> bool:
        """Nothing came for a whole span."""
        return not self._times or self._times[-1] <= now - self._span
