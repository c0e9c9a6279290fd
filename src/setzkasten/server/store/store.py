"""Where tables and puzzles are kept: SQLite in one writer thread; what is told is on the disk.

Several jobs that wait at the same time share one commit, and yet each succeeds or fails alone.
Old steps are never rewritten.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from setzkasten.server.store import invitations

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]
Waiting: TypeAlias = "tuple[Job[Any], Future[Any]]"  # any result
Answer: TypeAlias = tuple[object, Exception | None]

FORMAT = 3
# How many waiting jobs share one commit? More than any crowd on one machine sends at once.
MOST_JOBS = 256
# Up to which size is the whole file looked over at the start? Beyond it the start would drag.
LOOK_OVER_BYTES = 64_000_000
# How much room does a step want at most? A new page or two.
PROBE_BYTES = 8_192

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


class StoreError(Exception):
    """The store cannot be used: what, where, what now."""


class StepTaken(Exception):
    """A step with this number is there already, or its table is gone: read again."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A row of the store: everything about a table but its steps."""

    id: str
    owner: str
    header: str
    book: str = ""
    summary: str = "{}"
    created: str = ""
    updated: str = ""
    over: bool = False


class Store:
    """Every method queues a job and gives its future; the writer thread does them in order."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._db = _opened(path)
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._writer = Thread(target=self._work, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Everything that waits is still written."""
        self._jobs.put(None)
        self._writer.join()
        self._db.close()

    def create(self, kept: Kept, lines: list[str], beside: Job[None] | None = None) -> Future[None]:
        """A new table, with whatever is to stand beside its journal from the start."""

        def job(db: sqlite3.Connection) -> None:
            _insert_table(db, kept)
            _insert(db, kept.id, 0, lines)
            if beside:
                beside(db)

        return self.queued(job)

    def append(self, kept: Kept, seq: int, lines: list[str]) -> Future[None]:
        """Steps from number `seq` on, and what changed in the row; all or nothing."""

        def job(db: sqlite3.Connection) -> None:
            row = (kept.book, kept.summary, kept.updated, kept.over, kept.id)
            update = "UPDATE tables SET book = ?, summary = ?, updated = ?, over = ? WHERE id = ?"
            if db.execute(update, row).rowcount != 1:
                raise StepTaken(kept.id)
            _insert(db, kept.id, seq, lines)

        return self.queued(job)

    def find(self, name: str, owner: str) -> Future[Kept | None]:
        """A table that this device opened or sits at; the tables of others are not there."""

        def job(db: sqlite3.Connection) -> Kept | None:
            row = db.execute(f"{_OF_DEVICE} AND id = ?", (owner, owner, name)).fetchone()
            return _kept(row) if row else None

        return self.queued(job)

    def lines(self, name: str) -> Future[list[str]]:
        def job(db: sqlite3.Connection) -> list[str]:
            query = "SELECT line FROM steps WHERE table_id = ? ORDER BY seq"
            return [line for (line,) in db.execute(query, (name,))]

        return self.queued(job)

    def owned(self, owner: str, most: int, first: int = 0) -> Future[list[Kept]]:
        """The tables of a device, the latest first, from number `first` on."""

        def job(db: sqlite3.Connection) -> list[Kept]:
            query = f"{_OF_DEVICE} ORDER BY updated DESC, id LIMIT ? OFFSET ?"
            return [_kept(row) for row in db.execute(query, (owner, owner, most, first))]

        return self.queued(job)

    def delete(self, name: str) -> Future[None]:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tables WHERE id = ?", (name,))

        return self.queued(job)

    def probe(self) -> Future[None]:
        """Would a step reach the disk? Takes some room and gives it back; nothing stays."""

        def job(db: sqlite3.Connection) -> None:
            nobody = Kept("", "", "x" * PROBE_BYTES)
            _insert_table(db, nobody)
            db.execute("DELETE FROM tables WHERE id = ?", (nobody.id,))

        return self.queued(job)

    def queued(self, job: Job[T]) -> Future[T]:
        """What the job gives back, once it is on the disk."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return future

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = [first], False
            while len(batch) < MOST_JOBS:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._carry_out(batch)
            if last:
                return

    def _carry_out(self, batch: list[Waiting]) -> None:
        """One transaction. If it is lost, each job has its own: nobody fails for another's sake."""
        try:
            answers = self._together([job for job, _ in batch])
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # "no transaction": SQLite has undone it already
                self._db.execute("ROLLBACK")
            if len(batch) > 1:
                for one in batch:
                    self._carry_out([one])
                return
            answers = [(None, StoreError(f"{self.path} could not be written: {error}"))]
        for (_, future), (value, failure) in zip(batch, answers, strict=True):
            if not future.set_running_or_notify_cancel():
                continue
            if failure:
                future.set_exception(failure)
            else:
                future.set_result(value)

    def _together(self, jobs: list[Job[Any]]) -> list[Answer]:
        self._db.execute("BEGIN IMMEDIATE")
        answers = [_tried(self._db, job) for job in jobs]
        self._db.execute("COMMIT")
        return answers


def _tried(db: sqlite3.Connection, job: Job[Any]) -> Answer:
    """A job that fails is undone alone. Raises `sqlite3.Error` if the transaction went with it."""
    db.execute("SAVEPOINT job")
    try:
        value, failure = job(db), None
    except Exception as error:  # a bug in one job must not end the writer for all
        db.execute("ROLLBACK TO job")
        value, failure = None, _told(error)
    db.execute("RELEASE job")
    return value, failure


def _told(error: Exception) -> Exception:
    match error:
        case sqlite3.IntegrityError() | StepTaken():
            return StepTaken(str(error))
        case sqlite3.Error():
            return StoreError(f"The store could not be used: {error}")
        case ValueError() | TypeError():
            return StoreError(f"A value that cannot be stored: {error}")
    return error


def _insert_table(db: sqlite3.Connection, kept: Kept) -> None:
    row = (kept.id, kept.owner, kept.header, kept.book, kept.summary)
    times = (kept.created, kept.updated, kept.over)
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, *times))


def _insert(db: sqlite3.Connection, name: str, seq: int, lines: list[str]) -> None:
    rows = [(name, number, line) for number, line in enumerate(lines, seq)]
    db.executemany("INSERT INTO steps VALUES (?, ?, ?)", rows)


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
        db.execute("PRAGMA foreign_keys = ON")
        if found < FORMAT:
            made = " ".join(_FORMATS[0 if empty else found :])
            db.executescript(f"BEGIN; {made} PRAGMA user_version = {FORMAT}; COMMIT;")
    except sqlite3.Error as error:
        raise StoreError(f"{broken} ({error})") from error
    return db
