"""A store that a command opens beside the server: a file, or a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from setzkasten.extra import from_extra
from setzkasten.server.store.backup import BackupError, to_read
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.schema import FORMAT


def check_format(db: sqlite3.Connection, path: Path) -> None:
    """Raises `BackupError` for a store that another version wrote."""
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found != FORMAT:
        raise BackupError("verify_format", file=str(path), found=found, wanted=FORMAT)


@contextmanager
def opened_file(path: Path) -> Iterator[Rows]:
    """Only to be read. Raises `BackupError`."""
    if not path.is_file():
        raise BackupError("backup_no_games", folder=str(path.parent))
    try:
        with closing(to_read(path)) as db:
            check_format(db, path)
            yield db
    except sqlite3.Error as error:
        raise BackupError("verify_unreadable", file=str(path), text=str(error)) from error


@contextmanager
def opened_database(address: str) -> Iterator[Rows]:
    """In one transaction: what is written there is written whole. Raises `BackupError`."""
    with from_extra("cluster"):
        import psycopg

        from setzkasten.server.store.postgres_line import (
            PostgresRows,
            connected,
            reason,
            spoken,
        )
    try:
        with connected(address) as connection, connection.transaction():
            yield PostgresRows(connection)
    except psycopg.Error as error:
        raise BackupError("verify_unreadable", file=spoken(address), text=reason(error)) from error
