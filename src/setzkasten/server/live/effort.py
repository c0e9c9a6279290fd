"""Where a table's work is done: on the loop while it is quick, else in a thread beside it.

A thread costs more than a move of most games. Whether a table is quick is seen from what it did
lately; one slow piece sends the next ones aside.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import TypeVar

from setzkasten.server.work.pools import Threads

T = TypeVar("T")

# How long may a piece of work hold up everybody else? Nobody sees a millisecond.
QUICK_SECONDS = 0.001
# How often in a row must a table have been quick?
OFTEN = 8


class Effort:
    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._quick = 0  # so often in a row

    async def spend(self, work: Callable[[], T]) -> T:
        """Also when all threads are taken: for what has to happen, such as a clock that rings."""
        if self._quick >= OFTEN:
            return self._timed(work)
        return await self._threads.run(lambda: self._timed(work))

    def _timed(self, work: Callable[[], T]) -> T:
        began = thread_time()
        done = work()
        self._quick = self._quick + 1 if thread_time() - began < QUICK_SECONDS else 0
        return done
