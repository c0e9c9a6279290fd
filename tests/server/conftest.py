"""One server for all tests that leave it running; a folder or a store for those that do not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from setzkasten.server.store.store import Store
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
