"""Who was turned away, as a host sees it: how often and why, but never who.

A flood must not fill the disk: of each reason one line a minute, with how many came unsaid.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic

log = logging.getLogger("setzkasten.refusals")

SAID_EVERY_SECONDS = 60.0
# Foreign pages and other people's things, too much, too large, too fast.
STATUSES = frozenset({403, 413, 429, 431})
# Whoever tries to be the keeper is told what is wrong with the link; a host wants to know of it.
SIGN_INS = frozenset({"keeper_link_unknown", "keeper_link_used", "keeper_link_expired"})


class Refusals:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.counted: Counter[str] = Counter()
        self._clock = clock
        self._said: dict[str, tuple[float, int]] = {}  # when, and how many there were then

    def note(self, code: str) -> None:
        """`code` is one of ours, so there are few."""
        self.counted[code] += 1
        now, (said, before) = self._clock(), self._said.get(code, (-SAID_EVERY_SECONDS, 0))
        if now >= said + SAID_EVERY_SECONDS:
            number = self.counted[code]
            self._said[code] = (now, number)
            log.warning("turned away: %s, %d since it was last said", code, number - before)
