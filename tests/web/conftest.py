"""A real browser before a real server. Each test has a device of its own, and its own games."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.catching import mailbox
from tests.web.device import DESKTOP, PATIENCE_MILLIS, PHONE, Device
from tests.web.house import House, MovedHouse

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=PATIENCE_MILLIS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "no chromium on the PATH; ./setz test installs it or says why not"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    with House(tmp_path / "data") as running:
        yield running


@pytest.fixture(scope="session")
def evening_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MovedHouse]:
    with mailbox() as box, MovedHouse(tmp_path_factory.mktemp("data") / "moved", box) as running:
        yield running


@pytest.fixture
def moved_house(evening_house: MovedHouse) -> MovedHouse:
    """A server that a test may kill, if it starts it again, and whose clock it moves on."""
    evening_house.runs()
    return evening_house


@pytest.fixture(scope="session")
def desk(browser: Browser) -> Iterator[Device]:
    yield from _device(browser, DESKTOP)


@pytest.fixture(scope="session")
def telephone(browser: Browser) -> Iterator[Device]:
    yield from _device(browser, PHONE)


@pytest.fixture(scope="session")
def other_telephone(browser: Browser) -> Iterator[Device]:
    yield from _device(browser, PHONE)


@pytest.fixture
def desktop(desk: Device) -> Iterator[Page]:
    yield from desk.fresh()


@pytest.fixture
def friend(other_telephone: Device) -> Iterator[Page]:
    """Somebody else, on a telephone."""
    yield from other_telephone.fresh()


@pytest.fixture
def phone(telephone: Device) -> Iterator[Page]:
    yield from telephone.fresh()


@pytest.fixture
def helped(browser: Browser) -> Iterator[Page]:
    """With the page's worker: it keeps what was here before, and rings."""
    with closing(Device(browser, DESKTOP, worker=True)) as device:
        yield from device.fresh()


def _device(browser: Browser, size: tuple[int, int]) -> Iterator[Device]:
    with closing(Device(browser, size)) as device:
        yield device
