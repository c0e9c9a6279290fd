"""The one thread that writes to SQLite. Whatever waits shares a commit, and yet each fails alone.

sqlite3 lets go of the interpreter at every step of a statement and has to win it back from a busy
loop. So all rows that wait go in as one JSON text that SQLite takes apart itself: one statement,
one commit, one wake-up of the loop.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import msgspec

from setzkasten.server.store.galley import Galley, Row, Waiting, Work, tell_job, tell_rows
from setzkasten.server.store.journal import StoreError, told_of

Answer: TypeAlias = tuple[object, Exception | None]

_ROW = "INSERT INTO steps (table_id, seq, line, sent, chain) VALUES (?, ?, ?, ?, ?)"
_ROWS = """INSERT INTO steps (table_id, seq, line, sent, chain)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
  json_extract(value, '$[3]'), json_extract(value, '$[4]')
FROM json_each(?)"""


class Writer(Galley):
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        super().__init__(self._carried_out)

    def _carried_out(self, rows: list[Row], jobs: list[Waiting]) -> None:
        """One transaction. If it is lost, each has its own: nobody fails for another's sake."""
        try:
            failures, answers = self._together(rows, [job for job, _ in jobs])
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # "no transaction": SQLite has undone it already
                self._db.execute("ROLLBACK")
            if len(rows) + len(jobs) > 1:
                self._each(rows, jobs)
                return
            failure = StoreError(f"The store could not be written: {error}")
            failures, answers = [failure] * len(rows), [(None, failure)] * len(jobs)
        tell_rows(rows, failures)
        for (_, future), (value, failed) in zip(jobs, answers, strict=True):
            tell_job(future, value, failed)

    def _each(self, rows: list[Row], jobs: list[Waiting]) -> None:
        for row in rows:
            self._carried_out([row], [])
        for job in jobs:
            self._carried_out([], [job])

    def _together(
        self, rows: list[Row], jobs: list[Work[Any]]
    ) -> tuple[list[Exception | None], list[Answer]]:
        if not jobs and self._all_at_once(rows):
            return [None] * len(rows), []
        self._db.execute("BEGIN IMMEDIATE")
        well = self._all_at_once(rows)
        each: Iterable[Answer] = (
            ((None, None) for _ in rows)
            if well
            else (_tried(self._db, partial(_write, row)) for row in rows)
        )
        failures = [failure for _, failure in each]
        answers = [_tried(self._db, job) for job in jobs]
        self._db.execute("COMMIT")
        return failures, answers

    def _all_at_once(self, rows: list[Row]) -> bool:
        """False: nothing was written, one of them is at fault."""
        try:
            text = msgspec.json.encode(
                [(row.table, row.number, row.text, row.sent, row.chain) for row in rows]
            )
            self._db.execute(_ROWS, (text.decode(),))
        except (sqlite3.IntegrityError, ValueError):
            return False
        return True


def _write(row: Row, db: sqlite3.Connection) -> None:
    db.execute(_ROW, (row.table, row.number, row.text, row.sent, row.chain))


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


told = partial(told_of, taken=sqlite3.IntegrityError, failed=sqlite3.Error)
