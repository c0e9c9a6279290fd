"""The thread that appends rows to PostgreSQL: all that wait share a statement and a commit.

The rows that come back are ours; for the others somebody was quicker. A line that broke in the
middle leaves it open whether a row was written: it is tried again, and the key knows.
"""

from __future__ import annotations

import asyncio
from threading import Condition, Thread
from time import monotonic, sleep

import msgspec
import psycopg

from setzkasten.server.store.journal import StepTaken
from setzkasten.server.store.postgres_line import PostgresLine, told
from setzkasten.server.store.writer import FEW_ROWS, GATHER_SECONDS, Row, tell_rows

# How long does a move wait for a database that is just being started again?
PATIENCE_SECONDS, AGAIN_SECONDS = 5.0, 0.1

_ROWS = b"""INSERT INTO steps (table_id, seq, line, sent)
SELECT * FROM json_to_recordset(%s) AS r (t text, n bigint, l text, s text)
ON CONFLICT DO NOTHING RETURNING table_id, seq"""


class PostgresWriter:
    def __init__(self, address: str) -> None:
        self._line = PostgresLine(address, psycopg.IsolationLevel.READ_COMMITTED)
        self._rows: list[Row] = []
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

    def close(self) -> None:
        with self._there:
            self._ending = True
            self._there.notify()
        self._thread.join()

    def _work(self) -> None:
        while True:
            with self._there:
                while not (self._rows or self._ending):
                    self._there.wait()
                hurry = self._ending or len(self._rows) >= FEW_ROWS
            if not hurry:
                sleep(GATHER_SECONDS)
            with self._there:
                rows, self._rows = self._rows, []
            if not rows:
                self._line.close()
                return
            # The same order in all processes: nobody waits for one who waits for them.
            rows.sort(key=lambda row: (row.table, row.number))
            tell_rows(rows, self._written(rows))

    def _written(self, rows: list[Row]) -> list[Exception | None]:
        """What became of each."""
        try:
            ours = self._tried(rows)
        except (psycopg.Error, ValueError) as error:
            if len(rows) > 1 and not isinstance(error, psycopg.OperationalError):
                return [failure for row in rows for failure in self._written([row])]
            failure = told(error)
            return [failure] * len(rows)
        failures: list[Exception | None] = []
        for row in rows:
            key = (row.table, row.number)
            failures.append(None if key in ours else StepTaken(f"{row.table} {row.number}"))
            ours.discard(key)  # of two in one batch the first
        return failures

    def _tried(self, rows: list[Row]) -> set[tuple[str, int]]:
        """The keys of the rows that were ours."""
        given = [{"t": r.table, "n": r.number, "l": r.text, "s": r.sent} for r in rows]
        text = msgspec.json.encode(given).decode()
        until = monotonic() + PATIENCE_SECONDS
        while True:
            try:
                written = self._line.connection().execute(_ROWS, (text,)).fetchall()
                return {(table, number) for table, number in written}
            except psycopg.OperationalError:
                self._line.close()
                if self._ending or monotonic() > until:
                    raise
                sleep(AGAIN_SECONDS)
