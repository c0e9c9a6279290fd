"""The command migrate: bring a store up to date on purpose, with a copy of what was there.

A server does the same by itself at its start; here somebody sees what becomes of the games.
"""

from __future__ import annotations

import sqlite3
import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from setzkasten.console import SubParsers, answered
from setzkasten.extra import from_extra
from setzkasten.messages import sentence
from setzkasten.server.store.backup import BackupError, copied
from setzkasten.server.store.folder import STORE, FolderError, held, usual_folder
from setzkasten.server.store.journal import StoreError
from setzkasten.server.store.opened import opened_database, opened_file
from setzkasten.server.store.schema import FORMAT
from setzkasten.server.store.store import Store
from setzkasten.server.store.verify_cli import say_tables


def add_command(subparsers: SubParsers) -> None:
    parser = subparsers.add_parser("migrate", help=sentence("help_migrate"))
    parser.add_argument("--data", type=Path, help=sentence("help_run_data"))
    parser.add_argument("--database", default="", metavar="URL", help=sentence("help_run_database"))
    parser.set_defaults(command=migrate, json=False)


@answered()
def migrate(arguments: Namespace) -> int:
    """0: up to date, and all games can be read; 1: some cannot, or a server is at work there."""
    try:
        if arguments.database:
            return _migrate_database(arguments.database)
        return _migrate_folder(arguments.data or usual_folder())
    except (FolderError, StoreError) as error:
        print(f"setzkasten: {error}", file=sys.stderr)
        return 1


def _migrate_folder(folder: Path) -> int:
    store = folder / STORE
    if not store.is_file():
        raise BackupError("backup_no_games", folder=str(folder))
    with held(folder):
        found = _format(store)
        if found < FORMAT:
            before = folder / f"before-format-{FORMAT}.sqlite3"
            copied(store, before)
            print(sentence("migrate_copy", {"file": str(before), "found": found}))
        Store(store).close()
    print(sentence("migrate_done", {"format": FORMAT}))
    with opened_file(store) as db:
        return say_tables(db)


def _format(store: Path) -> int:
    try:
        with closing(sqlite3.connect(store)) as db:
            found: int = db.execute("PRAGMA user_version").fetchone()[0]
            return found
    except sqlite3.Error as error:
        raise BackupError("verify_unreadable", file=str(store), text=str(error)) from error


def _migrate_database(address: str) -> int:
    """Whoever wants a copy takes it with PostgreSQL's own means before."""
    with from_extra("cluster"):
        from setzkasten.server.store.postgres_schema import prepare
    prepare(address)
    print(sentence("migrate_done", {"format": FORMAT}))
    with opened_database(address) as db:
        return say_tables(db)
