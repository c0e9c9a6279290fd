"""Processes on one PostgreSQL: what one has claimed is its own as long as its heart beats."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from contextlib import suppress
from secrets import token_hex
from threading import Event, Thread

import msgspec
import psycopg

from setzkasten.server.store.journal import Rows
from setzkasten.server.store.postgres_line import PostgresLine
from setzkasten.server.store.sharing import Elsewhere
from setzkasten.server.store.tables import Tables

# After how long is a silent process dead? A game goes on within seconds of a kill.
LIFE_SECONDS, BEAT_SECONDS = 4.0, 1.0

_BEAT = b"""INSERT INTO processes VALUES (%s, now() + %s * interval '1 second')
ON CONFLICT (name) DO UPDATE SET until = excluded.until"""
_BURY = b"DELETE FROM processes WHERE until < now() - interval '1 minute'"
_END = b"DELETE FROM processes WHERE name = %s"

_ATTEND = "INSERT INTO attended VALUES (?, ?) ON CONFLICT DO NOTHING"
_LEAVE = "DELETE FROM attended WHERE table_id = ? AND process = ?"
_LIVING = """attended AS a JOIN processes AS p ON p.name = a.process AND p.until > now()"""
_OTHERS = f"SELECT 1 FROM {_LIVING} WHERE a.table_id = ? AND a.process <> ?"
_LAST = """SELECT seq, (extract(epoch FROM now() - written) * 1000)::bigint FROM steps
WHERE table_id = ? ORDER BY seq DESC LIMIT 1"""
_CLAIM = f"""INSERT INTO claims VALUES (?, ?)
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
WHERE claims.process = excluded.process OR NOT EXISTS (
  SELECT 1 FROM {_LIVING} WHERE a.table_id = claims.table_id AND a.process = claims.process
) RETURNING process"""
_NEWER = """SELECT have.id FROM json_to_recordset(?) AS have (id text, number bigint)
WHERE EXISTS (SELECT 1 FROM steps WHERE table_id = have.id AND seq >= have.number)
OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = have.id)"""


class Shared:
    alone = False

    def __init__(self, address: str, store: Tables) -> None:
        """Raises `psycopg.Error`."""
        self._store, self._name = store, token_hex(8)
        self._line = PostgresLine(address, psycopg.IsolationLevel.READ_COMMITTED)
        self._ending = Event()
        self._beat()
        self._heart = Thread(target=self._live, name="store heart", daemon=True)
        self._heart.start()

    def close(self) -> None:
        self._ending.set()
        self._heart.join()

    def attend(self, table: str) -> Future[Elsewhere | None]:
        def job(db: Rows) -> Elsewhere | None:
            db.execute(_ATTEND, (table, self._name))
            if db.execute(_OTHERS, (table, self._name)).fetchone() is None:
                return None
            last = db.execute(_LAST, (table,)).fetchone()
            return Elsewhere(*last) if last else None

        return self._store.queued(job)

    def leave(self, table: str) -> Future[bool]:
        def job(db: Rows) -> bool:
            db.execute(_LEAVE, (table, self._name))
            return db.execute(_OTHERS, (table, self._name)).fetchone() is not None

        return self._store.queued(job)

    def claim(self, table: str) -> Future[bool]:
        def job(db: Rows) -> bool:
            db.execute(_ATTEND, (table, self._name))
            return db.execute(_CLAIM, (table, self._name)).fetchone() is not None

        return self._store.queued(job)

    def newer(self, have: Mapping[str, int]) -> Future[list[str]]:
        text = msgspec.json.encode([{"id": name, "number": n} for name, n in have.items()])

        def job(db: Rows) -> list[str]:
            return [name for (name,) in db.execute(_NEWER, (text.decode(),)).fetchall()]

        return self._store.asked(job)

    def attended(self) -> Future[frozenset[str]]:
        def job(db: Rows) -> frozenset[str]:
            rows = db.execute(f"SELECT DISTINCT a.table_id FROM {_LIVING}").fetchall()
            return frozenset(name for (name,) in rows)

        return self._store.asked(job)

    def _live(self) -> None:
        while not self._ending.wait(BEAT_SECONDS):
            try:
                self._beat()
            except psycopg.Error:  # who cannot be heard for long is dead to the others
                self._line.close()
        with suppress(psycopg.Error):  # else it is found dead
            self._line.connection().execute(_END, (self._name,))
        self._line.close()

    def _beat(self) -> None:
        connection = self._line.connection()
        connection.execute(_BEAT, (self._name, LIFE_SECONDS))
        connection.execute(_BURY)
