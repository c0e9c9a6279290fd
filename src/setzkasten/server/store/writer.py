"""The one thread that writes to SQLite. Whatever waits shares a commit, and yet each fails alone.

sqlite3 lets go of the interpreter at every step of a statement and has to win it back from a busy
loop. So all rows that wait go in as one JSON text that SQLite takes apart itself: one statement,
one commit, one wake-up of the loop.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from threading import Condition, Thread
from time import sleep
from typing import Any, TypeAlias, TypeVar

import msgspec

from setzkasten.server.store.journal import StepTaken, StoreError

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]
Waiting: TypeAlias = "tuple[Work[Any], Future[Any]]"  # any result
Answer: TypeAlias = tuple[object, Exception | None]

# How long may the first row wait for others? A commit costs as much as ten rows, and nobody sees
# two milliseconds.
GATHER_SECONDS, FEW_ROWS = 0.002, 8

_ROW = "INSERT INTO steps (table_id, seq, line, sent) VALUES (?, ?, ?, ?)"
_ROWS = """INSERT INTO steps (table_id, seq, line, sent)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
  json_extract(value, '$[3]')
FROM json_each(?)"""


@dataclass(slots=True)
class Row:
    """Some entries of a table on their way to the disk."""

    table: str
    number: int
    text: str
    sent: str
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]

    def write(self, db: sqlite3.Connection) -> None:
        db.execute(_ROW, (self.table, self.number, self.text, self.sent))


class Writer:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._rows: list[Row] = []
        self._jobs: list[Waiting] = []
        self._there, self._ending = Condition(), False
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def append(self, table: str, number: int, text: str, sent: str) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        row = Row(table, number, text, sent, loop, loop.create_future())
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
        with self._there:
            self._ending = True
            self._there.notify()
        self._thread.join()

    def _work(self) -> None:
        while True:
            with self._there:
                while not (self._rows or self._jobs or self._ending):
                    self._there.wait()
                hurry = self._jobs or self._ending or len(self._rows) >= FEW_ROWS
            if not hurry:
                sleep(GATHER_SECONDS)
            with self._there:
                rows, self._rows = self._rows, []
                jobs, self._jobs = self._jobs, []
            if not rows and not jobs:
                return
            self._carry_out(rows, jobs)

    def _carry_out(self, rows: list[Row], jobs: list[Waiting]) -> None:
        """One transaction. If it is lost, each has its own: nobody fails for another's sake."""
        try:
            failures, answers = self._together(rows, [job for job, _ in jobs])
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # "no transaction": SQLite has undone it already
                self._db.execute("ROLLBACK")
            if len(rows) + len(jobs) > 1:
                self._carry_out_each(rows, jobs)
                return
            failure = StoreError(f"The store could not be written: {error}")
            failures, answers = [failure] * len(rows), [(None, failure)] * len(jobs)
        tell_rows(rows, failures)
        for (_, future), (value, failed) in zip(jobs, answers, strict=True):
            _tell_job(future, value, failed)

    def _carry_out_each(self, rows: list[Row], jobs: list[Waiting]) -> None:
        for row in rows:
            self._carry_out([row], [])
        for job in jobs:
            self._carry_out([], [job])

    def _together(
        self, rows: list[Row], jobs: list[Work[Any]]
    ) -> tuple[list[Exception | None], list[Answer]]:
        if not jobs and self._all_at_once(rows):
            return [None] * len(rows), []
        self._db.execute("BEGIN IMMEDIATE")
        well = self._all_at_once(rows)
        each: Iterable[Answer] = (
            ((None, None) for _ in rows) if well else (_tried(self._db, row.write) for row in rows)
        )
        failures = [failure for _, failure in each]
        answers = [_tried(self._db, job) for job in jobs]
        self._db.execute("COMMIT")
        return failures, answers

    def _all_at_once(self, rows: list[Row]) -> bool:
        """False: nothing was written, one of them is at fault."""
        try:
            text = msgspec.json.encode(
                [(row.table, row.number, row.text, row.sent) for row in rows]
            )
            self._db.execute(_ROWS, (text.decode(),))
        except (sqlite3.IntegrityError, ValueError):
            return False
        return True


def _tried(db: sqlite3.Connection, job: Work[Any]) -> Answer:
    """A job that fails is undone alone. Raises `sqlite3.Error` if the transaction went with it."""
    db.execute("SAVEPOINT job")
    try:
        value, failure = job(db), None
    except Exception as error:  # a bug in one job must not end the writer for all
        db.execute("ROLLBACK TO job")
        value, failure = None, told(error)
    db.execute("RELEASE job")
    return value, failure


def told(error: Exception) -> Exception:
    """As the rest of the house knows it."""
    match error:
        case sqlite3.IntegrityError() | StepTaken():
            return StepTaken(str(error))
        case sqlite3.Error():
            return StoreError(f"The store could not be used: {error}")
        case ValueError() | TypeError():
            return StoreError(f"A value that cannot be stored: {error}")
    return error


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


def _tell_job(future: Future[Any], value: object, failure: Exception | None) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if failure:
        future.set_exception(failure)
    else:
        future.set_result(value)
