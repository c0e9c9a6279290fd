"""A copy of a store, taken while its server goes on, and put into an empty folder again."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from errno import EIO, ENOSPC
from pathlib import Path

from setzkasten.core.coded import Coded
from setzkasten.core.values import value
from setzkasten.server.store.folder import STORE, held
from setzkasten.server.store.schema import FORMAT
from setzkasten.whole_file import whole

# How long does a copy wait for a writer that has the file?
PATIENCE_SECONDS = 30.0

# What the library says of a place that takes no more. All else is about what was read.
_UNWRITTEN = {
    "SQLITE_FULL": ENOSPC,
    "SQLITE_IOERR_WRITE": EIO,
    "SQLITE_IOERR_FSYNC": EIO,
    "SQLITE_IOERR_TRUNCATE": EIO,
}

# A row of steps holds all entries of one change, one a line.
_STEPS = "coalesce(sum(1 + length(line) - length(replace(line, char(10), ''))), 0)"
_COUNTED = (("tables", "count(*)"), ("steps", _STEPS), ("puzzles", "count(*)"))


class BackupError(Coded):
    """A copy that cannot be taken or put back."""


@value
class Copied:
    """What a copy holds."""

    tables: int
    steps: int
    puzzles: int


def back_up(folder: Path, file: Path) -> Copied:
    """All that was acknowledged before now, as one file. Raises `BackupError` or `OSError`."""
    source = folder / STORE
    if not source.is_file():
        raise BackupError("backup_no_games", folder=str(folder))
    if file.resolve().parent == folder.resolve():
        raise BackupError("backup_beside_games", folder=str(folder))
    return copied(source, file)


def restore(file: Path, folder: Path) -> Copied:
    """Into a folder that has no games yet. Raises `BackupError`, `FolderError` or `OSError`."""
    if not file.is_file():
        raise BackupError("backup_no_file", file=str(file))
    with held(folder):
        if any(folder.glob(f"{STORE}*")):  # also what a store leaves beside itself
            raise BackupError("backup_not_empty", folder=str(folder))
        return copied(file, folder / STORE)


def copied(source: Path, target: Path) -> Copied:
    """The whole store as one file. Raises `BackupError` or `OSError`."""
    with whole(target) as partial, _reading(source) as db, _writing(partial) as copy:
        db.backup(copy)  # in one go: what is written meanwhile is not in it
        counted = _looked_over(copy, source)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    return counted


@contextmanager
def _reading(source: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(to_read(source)) as db:
            yield db
    except sqlite3.Error as error:
        raise BackupError("backup_unreadable", file=str(source), text=str(error)) from error


def to_read(source: Path) -> sqlite3.Connection:
    """Also on a disk that takes nothing any more, where nothing lies beside the file.

    Raises `sqlite3.Error`.
    """
    db = sqlite3.connect(source, timeout=PATIENCE_SECONDS)
    try:
        db.execute("PRAGMA query_only = ON")
        db.execute("PRAGMA user_version")  # the first that touches the file
    except sqlite3.OperationalError as error:
        db.close()
        beside = Path(f"{source}-wal")  # steps that are not in the file yet
        waiting = beside.is_file() and beside.stat().st_size > 0
        if getattr(error, "sqlite_errorname", "") != "SQLITE_CANTOPEN" or waiting:
            raise
        db = sqlite3.connect(f"{source.resolve().as_uri()}?immutable=1", uri=True)
    return db


@contextmanager
def _writing(target: Path) -> Iterator[sqlite3.Connection]:
    """Raises `OSError` for a full disk and the like, as every other file does."""
    target.touch()
    try:
        with closing(sqlite3.connect(target)) as db:
            yield db
    except sqlite3.Error as error:
        number = _UNWRITTEN.get(getattr(error, "sqlite_errorname", ""))
        if number is None:
            raise
        raise OSError(number, os.strerror(number)) from error


def _looked_over(copy: sqlite3.Connection, source: Path) -> Copied:
    """Nobody learns only after the fire that a copy was none."""
    if not 1 <= copy.execute("PRAGMA user_version").fetchone()[0] <= FORMAT:
        raise BackupError("backup_foreign", file=str(source))
    fault = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if fault != "ok":
        raise BackupError("backup_unreadable", file=str(source), text=fault)
    known = {name for (name,) in copy.execute("SELECT name FROM sqlite_master")}
    return Copied(*(_counted(copy, *one) if one[0] in known else 0 for one in _COUNTED))


def _counted(copy: sqlite3.Connection, name: str, what: str) -> int:
    count: int = copy.execute(f"SELECT {what} FROM {name}").fetchone()[0]
    return count
