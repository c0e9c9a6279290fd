"""Where rows gather on their way to a store: whatever waits goes in together, by one thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from threading import Condition, Thread
from time import sleep
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Work: TypeAlias = Callable[[Any], T]  # of what the store's thread holds
Waiting: TypeAlias = "tuple[Work[Any], Future[Any]]"  # any result

# How long may the first row wait for others? A commit costs as much as ten rows, and nobody sees
# two milliseconds.
GATHER_SECONDS, FEW_ROWS = 0.002, 8


@dataclass(slots=True)
class Row:
    """Some entries of a table on their way to the disk."""

    table: str
    number: int
    text: str
    sent: str
    chain: str
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]


class Galley:
    """`carry_out` writes what has gathered, and tells each what became of it."""

    def __init__(self, carry_out: Callable[[list[Row], list[Waiting]], None]) -> None:
        self._carry_out = carry_out
        self._rows: list[Row] = []
        self._jobs: list[Waiting] = []
        self._there, self.ending = Condition(), False
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def append(
        self, table: str, number: int, text: str, *, sent: str, chain: str
    ) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        row = Row(table, number, text, sent, chain, loop, loop.create_future())
        with self._there:
            self._rows.append(row)
            if len(self._rows) == 1:
                self._there.notify()
        return row.future

    def queued(self, job: Work[T]) -> Future[T]:
        """What the job gives back, once it is on the disk."""
        future: Future[T] = Future()
        with self._there:
            self._jobs.append((job, future))
            self._there.notify()
        return future

    def close(self) -> None:
        """Everything that waits is still written."""
        with self._there:
            self.ending = True
            self._there.notify()
        self._thread.join()

    def _work(self) -> None:
        while True:
            with self._there:
                while not (self._rows or self._jobs or self.ending):
                    self._there.wait()
                hurry = self._jobs or self.ending or len(self._rows) >= FEW_ROWS
            if not hurry:
                sleep(GATHER_SECONDS)
            with self._there:
                rows, self._rows = self._rows, []
                jobs, self._jobs = self._jobs, []
            if not rows and not jobs:
                return
            self._carry_out(rows, jobs)


def tell_rows(rows: list[Row], failures: list[Exception | None]) -> None:
    """One wake-up a loop; there is one loop but in tests."""
    for loop in {row.loop for row in rows}:
        pairs = zip(rows, failures, strict=True)
        of_loop = [(row.future, failure) for row, failure in pairs if row.loop is loop]
        with suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(partial(_answer, of_loop))


def _answer(pairs: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, failure in pairs:
        if future.done():
            continue
        if failure:
            future.set_exception(failure)
        else:
            future.set_result(None)


def tell_job(future: Future[Any], value: object, failure: Exception | None) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if failure:
        future.set_exception(failure)
    else:
        future.set_result(value)
