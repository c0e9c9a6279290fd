"""Where tables and puzzles are kept: SQLite, one writer, readers beside it. What is told is kept.

Old steps are never rewritten.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from setzkasten.server.store import invitations
from setzkasten.server.store.journal import Job, Kept, Rows, StoreError
from setzkasten.server.store.writer import Writer, told

T = TypeVar("T")

FORMAT = 3
# Up to which size is the whole file looked over at the start? Beyond it the start would drag.
LOOK_OVER_BYTES = 64_000_000
# How much room does a step want at most? A new page or two.
PROBE_BYTES = 8_192
# How many pages of the log are written before they are moved? 16 MB: seldom under load.
LOG_PAGES = 4_000

# Since format 3 a row of steps holds all entries of one change, one a line, under the number of
# the first. Rows of older formats hold one entry each.
_TABLES = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, header TEXT NOT NULL, book TEXT NOT NULL,
  summary TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, over INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_of_owner ON tables (owner, updated DESC);
CREATE TABLE steps (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL, line TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
"""
# Since format 2: a puzzle with its owner, and the second name under which it is given away.
_PUZZLES = """
CREATE TABLE puzzles (
  id TEXT PRIMARY KEY, gift TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, body TEXT NOT NULL,
  updated TEXT NOT NULL
) STRICT;
CREATE INDEX puzzles_of_owner ON puzzles (owner, updated DESC);
"""
_FORMATS = (_TABLES, _PUZZLES, invitations.TABLES)
# The tables that a device opened, and those that it came to by a link.
_OF_DEVICE = (
    "SELECT * FROM tables "
    "WHERE (owner = ? OR id IN (SELECT table_id FROM holders WHERE device = ?))"
)


class Store:
    """A `Journal` in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._db = _opened(path)
        self._seen = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._seen.execute("PRAGMA query_only = ON")
        self._writer = Writer(self._db)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store reader")

    def close(self) -> None:
        """Everything that waits is still written."""
        self._reader.shutdown()
        self._writer.close()
        self._seen.close()
        self._db.close()

    def append(self, table: str, number: int, lines: Sequence[str]) -> asyncio.Future[None]:
        return self._writer.append(table, number, "\n".join(lines))

    def lines(self, table: str, since: int = 0) -> Future[list[str]]:
        def job(db: Rows) -> list[str]:
            query = "SELECT line FROM steps WHERE table_id = ? AND seq >= ? ORDER BY seq"
            rows = db.execute(query, (table, since)).fetchall()
            return [line for (text,) in rows for line in text.split("\n")]

        return self.asked(job)

    def create(
        self, kept: Kept, lines: Sequence[str], beside: Job[None] | None = None
    ) -> Future[None]:
        def job(db: Rows) -> None:
            _insert_table(db, kept)
            for number, line in enumerate(lines):
                db.execute("INSERT INTO steps VALUES (?, ?, ?)", (kept.id, number, line))
            if beside:
                beside(db)

        return self.queued(job)

    def note(self, some: Sequence[Kept]) -> Future[None]:
        def job(db: Rows) -> None:
            update = "UPDATE tables SET book = ?, summary = ?, updated = ?, over = ? WHERE id = ?"
            for kept in some:
                row = (kept.book, kept.summary, kept.updated, kept.over, kept.id)
                db.execute(update, row)

        return self.queued(job)

    def find(self, name: str, owner: str) -> Future[Kept | None]:
        def job(db: Rows) -> Kept | None:
            row = db.execute(f"{_OF_DEVICE} AND id = ?", (owner, owner, name)).fetchone()
            return _kept(row) if row else None

        return self.asked(job)

    def owned(self, owner: str, most: int, first: int = 0) -> Future[list[Kept]]:
        def job(db: Rows) -> list[Kept]:
            query = f"{_OF_DEVICE} ORDER BY updated DESC, id LIMIT ? OFFSET ?"
            return [_kept(row) for row in db.execute(query, (owner, owner, most, first)).fetchall()]

        return self.asked(job)

    def running(self, owner: str) -> Future[int]:
        def job(db: Rows) -> int:
            query = "SELECT count(*) FROM tables WHERE owner = ? AND over = 0"
            return int(db.execute(query, (owner,)).fetchone()[0])

        return self.asked(job)

    def delete(self, name: str) -> Future[None]:
        def job(db: Rows) -> None:
            db.execute("DELETE FROM tables WHERE id = ?", (name,))

        return self.queued(job)

    def probe(self) -> Future[None]:
        def job(db: Rows) -> None:
            nobody = Kept("", "", "x" * PROBE_BYTES)
            _insert_table(db, nobody)
            db.execute("DELETE FROM tables WHERE id = ?", (nobody.id,))

        return self.queued(job)

    def queued(self, job: Job[T]) -> Future[T]:
        return self._writer.queued(job)

    def asked(self, job: Job[T]) -> Future[T]:
        return self._reader.submit(self._ask, job)

    def _ask(self, job: Job[T]) -> T:
        try:
            return job(self._seen)
        except sqlite3.Error as error:
            raise told(error) from error


def _insert_table(db: Rows, kept: Kept) -> None:
    row = (kept.id, kept.owner, kept.header, kept.book, kept.summary)
    times = (kept.created, kept.updated, kept.over)
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, *times))


def _kept(row: tuple[Any, ...]) -> Kept:  # as SELECT gives it
    return replace(Kept(*row), over=bool(row[-1]))


def _opened(path: Path) -> sqlite3.Connection:
    broken = (
        f"{path} is not a readable store of games. Nothing in it was changed. Move the file away "
        f"to start with an empty store, or put a copy of an older one in its place."
    )
    try:
        # isolation_level None: the writer thread begins and ends transactions itself.
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        found = db.execute("PRAGMA user_version").fetchone()[0]
        empty = not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if found > FORMAT:
            raise StoreError(f"{path} was written by a newer Setzkasten (format {found}). Update.")
        if not empty and found < 1:
            raise StoreError(broken)
        if path.stat().st_size <= LOOK_OVER_BYTES:
            fault = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if fault != "ok":
                raise StoreError(f"{broken} ({fault})")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        db.execute("PRAGMA foreign_keys = ON")
        if found < FORMAT:
            made = " ".join(_FORMATS[0 if empty else found :])
            db.executescript(f"BEGIN; {made} PRAGMA user_version = {FORMAT}; COMMIT;")
    except sqlite3.Error as error:
        raise StoreError(f"{broken} ({error})") from error
    return db
