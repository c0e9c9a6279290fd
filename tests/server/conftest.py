"""One server for all tests that leave it running; a folder or a store for those that do not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from setzkasten.server.store.journal import Journal
from setzkasten.server.store.postgres import Postgres
from setzkasten.server.store.store import Store
from tests.server import services
from tests.server.running import Device, Server, server


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text("<!doctype html><title>Setzkasten</title>", "utf-8")
    (static / "assets" / "main-0a1b2c3d.js").write_text("export {};", "utf-8")
    (static.parent / "secret.txt").write_text("secret", "utf-8")
    with server(tmp_path_factory.mktemp("data"), "--static", str(static)) as running:
        yield running


@pytest.fixture
def device(house: Server) -> Device:
    return Device(house)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "store")
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL, one for all tests, also where several processes run them."""
    with services.postgres(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))) as address:
        yield address


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """The address of a fresh database."""
    with services.database(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    """A store of every kind."""
    opened: Journal
    if request.param == "sqlite":
        opened = Store(tmp_path / "store")
    else:
        opened = Postgres(request.getfixturevalue("database"))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a Redis, one for all tests."""
    with services.redis() as address:
        yield address
