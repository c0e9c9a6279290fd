"""The formats of a store on PostgreSQL: the same lines as for SQLite, and what processes share."""

from __future__ import annotations

import psycopg

from setzkasten.server.store.journal import StoreError
from setzkasten.server.store.postgres_line import Connection, connected, reason, spoken
from setzkasten.server.store.schema import FORMAT, FORMATS

_SPELLING = {
    " STRICT": "",
    ", WITHOUT ROWID": "",
    " TEXT": ' text COLLATE "C"',
    " INTEGER": " bigint",
}
# When a row was written tells others how far the clock of its table is. Who lives, who has people
# at which table and who thinks for its computers is forgotten with a crash: it was so only then.
_BESIDE = """
ALTER TABLE steps ADD COLUMN IF NOT EXISTS written timestamptz NOT NULL DEFAULT now();
CREATE UNLOGGED TABLE IF NOT EXISTS processes (
  name text PRIMARY KEY, until timestamptz NOT NULL
);
CREATE UNLOGGED TABLE IF NOT EXISTS attended (
  table_id text COLLATE "C" NOT NULL,
  process text NOT NULL REFERENCES processes (name) ON DELETE CASCADE,
  PRIMARY KEY (table_id, process)
);
CREATE UNLOGGED TABLE IF NOT EXISTS claims (
  table_id text COLLATE "C" PRIMARY KEY,
  process text NOT NULL REFERENCES processes (name) ON DELETE CASCADE
);
"""
# Processes that start at once wait for each other with this number.
_ALONE = "SELECT pg_advisory_xact_lock(837_465_201)"


def prepare(address: str) -> None:
    """Make or update what the store needs. Raises `StoreError`."""
    try:
        with connected(address) as connection, connection.transaction():
            _bring_up(connection)
    except psycopg.Error as error:
        raise StoreError(f"The {spoken(address)} cannot be used: {reason(error)}") from error


def _bring_up(connection: Connection) -> None:
    connection.execute(_ALONE)
    connection.execute("CREATE TABLE IF NOT EXISTS setzkasten (format int NOT NULL)")
    row = connection.execute("SELECT format FROM setzkasten").fetchone()
    found = row[0] if row else 0
    if found > FORMAT:
        raise StoreError(f"The store was written by a newer Setzkasten (format {found}). Update.")
    if found < FORMAT:
        made = "".join(FORMATS[found:])
        for spelling, other in _SPELLING.items():
            made = made.replace(spelling, other)
        connection.execute((made + _BESIDE).encode())
        connection.execute("DELETE FROM setzkasten")
        connection.execute("INSERT INTO setzkasten VALUES (%s)", (FORMAT,))
