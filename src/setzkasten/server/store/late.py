"""Who is behind with a table reads on: all who ask at the same time are answered by one look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from threading import Lock
from typing import Any, TypeAlias

from setzkasten.server.store.journal import Job, Read, Rows, StoreError

# How many tables are looked up by one statement?
MOST_TABLES = 100

Asking: TypeAlias = tuple[str, int, "Future[Read]"]  # which table, from which entry on

SOME_ROWS = "SELECT table_id, seq, line, sent, chain FROM steps WHERE"
_WHOSE = "(table_id = ? AND seq >= ?)"


class Late:
    def __init__(self, asked: Callable[[Job[None]], Future[None]]) -> None:
        self._asked, self._lock = asked, Lock()
        self._waiting: list[Asking] = []

    def read(self, table: str, since: int) -> Future[Read]:
        found: Future[Read] = Future()
        with self._lock:
            self._waiting.append((table, since, found))
            first = len(self._waiting) == 1
        if first:
            self._go_on()
        return found

    def _go_on(self) -> None:
        batches: list[list[Asking]] = []  # one, once somebody looks

        def job(db: Rows) -> None:
            if not batches:  # it may be tried again
                batches.append(self._next())
            _answer(db, batches[0])

        def ended(done: Future[None]) -> None:
            failure = None if done.cancelled() else done.exception()
            for _, _, found in batches[0] if batches else self._next():
                if not found.done():
                    found.set_exception(failure or StoreError("The store is closed."))

        self._asked(job).add_done_callback(ended)

    def _next(self) -> list[Asking]:
        with self._lock:
            taken, self._waiting = self._waiting[:MOST_TABLES], self._waiting[MOST_TABLES:]
            more = bool(self._waiting)
        if more:
            self._go_on()
        return [asking for asking in taken if asking[2].set_running_or_notify_cancel()]


def _answer(db: Rows, taken: list[Asking]) -> None:
    if not taken:
        return
    which = " OR ".join([_WHOSE] * len(taken))
    values = [value for table, since, _ in taken for value in (table, since)]
    rows = db.execute(f"{SOME_ROWS} {which} ORDER BY table_id, seq", values).fetchall()
    for table, since, found in taken:
        own = [row for row in rows if row[0] == table and row[1] >= since]
        if not found.done():
            found.set_result(read_of(own))


def read_of(rows: Sequence[Sequence[Any]], secret: str = "") -> Read:
    """`SOME_ROWS` of one table."""
    lines = [line for row in rows for line in row[2].split("\n")]
    chain = rows[-1][4] if rows else ""
    return Read(lines, [row[3] for row in rows if row[3]], chain, secret)
