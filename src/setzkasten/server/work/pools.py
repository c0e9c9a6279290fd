"""Who does what beside the loop: threads for moves and small things, processes for heavy ones.

Each kind has its own bounds, so that none takes the others' places.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, sleep, thread_time
from typing import TypeVar

from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Busy
from setzkasten.server.work.workers import Trade, Workers

T = TypeVar("T")

# One core stays with the tables.
SPARE_CORES = max(1, (os.cpu_count() or 1) - 1)

# How long may a computer think? The strongest needs seconds on a slow machine.
THINKING = Trade("thinking", min(SPARE_CORES, 8), 10, 60.0, 1000, idle_seconds=600.0)
# What a person waits for: the help with a picture, what nobody found, a long game told again.
HELPING = Trade("helping", min(SPARE_CORES, 2), 5, 30.0, 64)
# Making puzzles and reading files.
SEARCHING = Trade("searching", min(SPARE_CORES, 2), 10, 60.0, 32)
# Typst never gives memory back; after a pause, or some pages, its process is gone.
PRINTING = Trade("printing", 1, 10, 60.0, 32, idle_seconds=5.0, jobs_a_life=5)


# How long may a piece of work hold up everybody else? Nobody sees a millisecond.
QUICK_SECONDS = 0.001
# How often in a row must a table have been quick?
OFTEN = 8
# A long game is read in pieces, and others go on in the pauses.
WORK_SECONDS, PAUSE_SECONDS = 0.004, 0.002


class Threads:
    """A few threads for work of milliseconds, with an end to the queue."""

    def __init__(self, name: str, count: int, most_waiting: int) -> None:
        self._executor = ThreadPoolExecutor(count, thread_name_prefix=name)
        self._most, self._waiting = most_waiting, 0

    @property
    def full(self) -> bool:
        return self._waiting >= self._most

    async def ask(self, do: Callable[[], T]) -> T:
        """Raises `Busy`."""
        if self.full:
            raise Busy
        return await self.run(do)

    async def run(self, do: Callable[[], T]) -> T:
        """Also when it is full: for what has to happen, such as a clock that rings."""
        self._waiting += 1
        doing = asyncio.get_running_loop().run_in_executor(self._executor, do)
        doing.add_done_callback(self._leave)
        return await doing

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _leave(self, _: object) -> None:
        self._waiting -= 1


class Effort:
    """Where a table's work is done: on the loop while it is quick, else in a thread beside it.

    A thread costs more than a move of most games. Whether a table is quick is seen from what it
    did lately; slow pieces send the next ones aside. The thread's own time is dear to ask for, and
    asked only after a piece took long by the clock: on a busy machine others may be the reason.
    """

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._quick = 0  # so often in a row
        self._doubtful = False  # the last piece took long by the clock

    async def spend(self, work: Callable[[], T]) -> T:
        """Also when all threads are taken: for what has to happen, such as a clock that rings."""
        if self._quick < OFTEN:
            return await self._threads.run(lambda: self._timed(work))
        if self._doubtful:
            return self._timed(work)
        began = perf_counter()
        done = work()
        self._doubtful = perf_counter() - began >= QUICK_SECONDS
        return done

    def _timed(self, work: Callable[[], T]) -> T:
        began, self._doubtful = thread_time(), False
        done = work()
        self._quick = self._quick + 1 if thread_time() - began < QUICK_SECONDS else 0
        return done


class Breath:
    """Pauses in a long piece of Python in a thread: the loop needs the interpreter, too."""

    def __init__(self) -> None:
        self._since = thread_time()

    def take(self) -> None:
        if thread_time() - self._since > WORK_SECONDS:
            sleep(PAUSE_SECONDS)
            self._since = thread_time()


class Pools:
    def __init__(self, words: Words) -> None:
        self.moves = Threads("moves", 4, 2000)
        self.opening = Threads("opening", 2, 2000)
        self.aside = Threads("aside", 4, 500)
        self.thinking = Workers(THINKING, words)
        self.helping = Workers(HELPING, words)
        self.searching = Workers(SEARCHING, words)
        self.printing = Workers(PRINTING, words)

    @property
    def workers(self) -> tuple[Workers, ...]:
        return self.thinking, self.helping, self.searching, self.printing

    def close(self) -> None:
        for workers in self.workers:
            workers.close()
        for threads in (self.moves, self.opening, self.aside):
            threads.close()
