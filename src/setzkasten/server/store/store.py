"""Where tables and puzzles are kept: SQLite, one writer, readers beside it. What is told is kept.

Old steps are never rewritten.
"""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from setzkasten.server.store.journal import Job, StoreError
from setzkasten.server.store.schema import FORMAT, FORMATS
from setzkasten.server.store.sharing import Alone
from setzkasten.server.store.tables import Tables
from setzkasten.server.store.writer import Writer, told

T = TypeVar("T")

# Up to which size is the whole file looked over at the start? Beyond it the start would drag.
LOOK_OVER_BYTES = 64_000_000
# How many pages of the log are written before they are moved? 16 MB: seldom under load.
LOG_PAGES = 4_000


class Store(Tables):
    """A `Journal` in one file."""

    def __init__(self, path: Path) -> None:
        self.path, self.sharing = path, Alone()
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

    def queued(self, job: Job[T]) -> Future[T]:
        return self._writer.queued(job)

    def asked(self, job: Job[T]) -> Future[T]:
        return self._reader.submit(self._ask, job)

    def _ask(self, job: Job[T]) -> T:
        try:
            return job(self._seen)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise told(error) from error


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
            made = "".join(FORMATS[found:])
            db.executescript(f"BEGIN; {made} PRAGMA user_version = {FORMAT}; COMMIT;")
    except (sqlite3.Error, UnicodeDecodeError) as error:  # even what it says may be damaged
        raise StoreError(f"{broken} ({error})") from error
    return db
