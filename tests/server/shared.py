"""The same tests on PostgreSQL and Redis: `SETZKASTEN_TEST_SHARED=1` asks for it."""

from __future__ import annotations

import atexit
import os
from contextlib import ExitStack
from functools import cache
from pathlib import Path

from setzkasten.server.store.journal import Journal
from setzkasten.server.store.postgres import Postgres
from setzkasten.server.store.store import Store
from tests.server import services

SHARED = "SETZKASTEN_TEST_SHARED"
WORKERS = 2

_open = ExitStack()
atexit.register(_open.close)


def store_in(path: Path) -> Journal:
    """A store for one test; the same for the same path."""
    if os.environ.get(SHARED):
        return Postgres(_database(path))
    path.parent.mkdir(exist_ok=True)
    return Store(path)


def arguments(data: Path) -> list[str]:
    """What a server process is told beside its folder."""
    if not os.environ.get(SHARED):
        return []
    shared = ["--database", _database(data), "--bus", _redis()]
    return [*shared, "--workers", str(WORKERS)]


@cache
def _database(path: Path) -> str:
    return _open.enter_context(services.database(_postgres()))


@cache
def _postgres() -> str:
    return _open.enter_context(services.postgres(f"shared-{os.getpid()}"))


@cache
def _redis() -> str:
    return _open.enter_context(services.redis())
