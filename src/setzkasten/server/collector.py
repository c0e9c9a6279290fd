"""Python's collector of cycles, spared: few arise in a move, and a move leaves much that stays.

What outlives one look at the young is put aside. Else Python would look at it again and again, and
with a thousand tables that holds up everybody for half a second. What moves leave holds no cycles
(`tests/server/test_collector.py`), so it is put aside without a look. All of it is looked at in a
quiet moment, and at the latest when so much has come that sockets and tables which are gone may be
many.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping

# How many new things are looked at together? A hundredth of a second on a slow machine.
YOUNG = 20_000
# After how many such looks is everything looked at: if nothing happens just now, and in any case?
QUIET_LOOKS, MOST_LOOKS = 20, 200
# For how many ticks of a tenth of a second must nothing have happened? A disk that keeps everybody
# waiting for a moment is no quiet one.
QUIET_TICKS = 5
# How much that is new may one change explain? A move of Nomina leaves some thirty things.
THINGS_A_CHANGE = 100
NEVER = 2**30


class Collector:
    """`changes`: how much has happened so far."""

    def __init__(self, changes: Callable[[], int] = lambda: 0) -> None:
        self._changes, self._seen = changes, 0
        self._still = 0  # ticks since something happened
        self._before = 0  # changes before the last look
        self.looks = 0

    def begin(self) -> None:
        """What is there at the start stays: rules, words, pages."""
        self._collect()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self._looked)

    def end(self) -> None:
        gc.callbacks.remove(self._looked)
        gc.unfreeze()

    def go_on(self) -> None:
        """With every tick."""
        before, self._seen = self._seen, self._changes()
        self._still = self._still + 1 if self._seen == before else 0
        if self.looks >= (QUIET_LOOKS if self._still >= QUIET_TICKS else MOST_LOOKS):
            self._collect()

    def _looked(self, phase: str, told: Mapping[str, int]) -> None:
        """Before a look at the young, and after each."""
        if phase == "start":
            if told["generation"] == 0 and self._explained():
                gc.freeze()  # and nothing is left to be looked at
            return
        self.looks += 1
        gc.freeze()

    def _explained(self) -> bool:
        """Have there been changes enough for all that is new?"""
        before, self._before = self._before, self._changes()
        return (self._before - before) * THINGS_A_CHANGE >= YOUNG

    def _collect(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.looks = 0
