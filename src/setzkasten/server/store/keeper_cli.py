"""The command keeper: a one-time link to the keeper's page, beside a server that runs.

It speaks to the server by the store alone. The link is printed and nowhere written down: the store
has its hash.
"""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from setzkasten.console import SubParsers, answered
from setzkasten.core.coded import Coded
from setzkasten.messages import sentence
from setzkasten.server.now import now_millis
from setzkasten.server.people.invitation import new_secret
from setzkasten.server.reach.post import checked_site
from setzkasten.server.store import house_words, keepers
from setzkasten.server.store.backup import BackupError
from setzkasten.server.store.folder import STORE, FolderError, held, usual_folder
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.opened import check_format, opened_database

# How long does the link wait for a server that is just writing?
PATIENCE_SECONDS = 10.0


class KeeperError(Coded):
    """There is no server whose page could be opened."""


def add_command(subparsers: SubParsers) -> None:
    parser = subparsers.add_parser("keeper", help=sentence("help_keeper"))
    parser.add_argument("--data", type=Path, help=sentence("help_run_data"))
    parser.add_argument("--database", default="", metavar="URL", help=sentence("help_run_database"))
    parser.add_argument("--site", default="", metavar="URL", help=sentence("help_keeper_site"))
    parser.add_argument("--end", action="store_true", help=sentence("help_keeper_end"))
    parser.set_defaults(command=keeper, json=False)


@answered()
def keeper(arguments: Namespace) -> int:
    """0: printed; 2: there is no server there, or no store, or its address is none."""
    named = checked_site(arguments.site) if arguments.site else ""
    opened = _database(arguments.database) if arguments.database else _folder(arguments)
    with opened as db:
        if arguments.end:
            print(sentence("keeper_ended", {"count": keepers.end_all(db)}))
            return 0
        site = named or house_words.said(db, house_words.ADDRESS)
        if not site:
            raise KeeperError("keeper_no_address")
        secret = new_secret()
        keepers.offer(db, secret, now_millis())
    minutes = keepers.LINK_MILLIS // keepers.MINUTE
    print(sentence("keeper_link", {"minutes": minutes}))
    print(f"{site.rstrip('/')}/#/wart/{secret}")
    return 0


@contextmanager
def _folder(arguments: Namespace) -> Iterator[Rows]:
    """The store of a running server, for one transaction. Raises `Coded`."""
    folder: Path = arguments.data or usual_folder()
    path = folder / STORE
    if not path.is_file():
        raise BackupError("backup_no_games", folder=str(folder))
    if not arguments.end and not _served(folder):
        raise KeeperError("keeper_no_server")
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE_SECONDS)) as db, db:
            check_format(db, path)
            yield db
    except sqlite3.Error as error:
        raise BackupError("verify_unreadable", file=str(path), text=str(error)) from error


def _served(folder: Path) -> bool:
    """Whoever serves a folder holds its lock."""
    try:
        with held(folder):
            return False
    except FolderError:
        return True


@contextmanager
def _database(address: str) -> Iterator[Rows]:
    """The same of a database."""
    with opened_database(address) as db:
        living = db.execute("SELECT count(*) FROM processes WHERE until > now()").fetchone()
        if not living[0]:
            raise KeeperError("keeper_no_server")
        yield db
