"""The thread that appends rows to PostgreSQL: all that wait share a statement and a commit.

The rows that come back are ours; for the others somebody was quicker. A line that broke in the
middle leaves it open whether a row was written: it is tried again, and the key knows.
"""

from __future__ import annotations

from time import monotonic, sleep

import msgspec
import psycopg

from setzkasten.server.store.galley import Galley, Row, Waiting, tell_rows
from setzkasten.server.store.journal import StepTaken
from setzkasten.server.store.postgres_line import PostgresLine, told

# How long does a move wait for a database that is just being started again?
PATIENCE_SECONDS, AGAIN_SECONDS = 5.0, 0.1

_ROWS = b"""INSERT INTO steps (table_id, seq, line, sent, chain)
SELECT * FROM json_to_recordset(%s) AS r (t text, n bigint, l text, s text, c text)
ON CONFLICT DO NOTHING RETURNING table_id, seq"""


class PostgresWriter(Galley):
    def __init__(self, address: str) -> None:
        self._line = PostgresLine(address, psycopg.IsolationLevel.READ_COMMITTED)
        super().__init__(self._carried_out)

    def close(self) -> None:
        super().close()
        self._line.close()

    def _carried_out(self, rows: list[Row], _: list[Waiting]) -> None:
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
        given = [
            {"t": r.table, "n": r.number, "l": r.text, "s": r.sent, "c": r.chain} for r in rows
        ]
        text = msgspec.json.encode(given).decode()
        until = monotonic() + PATIENCE_SECONDS
        while True:
            try:
                written = self._line.connection().execute(_ROWS, (text,)).fetchall()
                return {(table, number) for table, number in written}
            except psycopg.OperationalError:
                self._line.close()
                if self.ending or monotonic() > until:
                    raise
                sleep(AGAIN_SECONDS)
