"""A real browser before a real server. Each test has its own device and its own games."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

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


# How long may a crowded machine take to show what is expected?
expect.set_options(timeout=30_000)


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


@pytest.fixture
def moved_house(tmp_path: Path) -> Iterator[MovedHouse]:
    """A server that a test may kill, and whose clock it moves on."""
    with MovedHouse(tmp_path / "data", None, "--push-loopback") as running:
        yield running


@pytest.fixture
def desktop(browser: Browser) -> Iterator[Page]:
    yield from _page(browser.new_context(locale="de-DE", viewport={"width": 1280, "height": 900}))


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Somebody else, on a telephone."""
    small = browser.new_context(
        locale="de-DE", viewport={"width": 360, "height": 740}, has_touch=True
    )
    yield from _page(small)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    size = {"width": 360, "height": 740}
    yield from _page(
        browser.new_context(
            locale="de-DE",
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=True,
        )
    )


def _page(context: BrowserContext) -> Iterator[Page]:
    """A page on which no error may stay unseen."""
    page = context.new_page()
    page.set_default_timeout(30_000)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert not faults
