"""Every page leads to imprint and privacy, and asks nobody but its own server for anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.addresses import addresses
from tests.web.house import House
from tests.web.playing import seat_people

WITHOUT = "abc"  # for first readers there is no way out but a gate
LEAST = 25  # pages, when this was written
VIOLATIONS = """addEventListener('securitypolicyviolation', (event) => {
  (window.violations ??= []).push(event.blockedURI);
});"""


@pytest.fixture
def imprinted(tmp_path: Path) -> Iterator[House]:
    text = tmp_path / "imprint.txt"
    text.write_text("Familie Meier, Hinten 3", "utf-8")
    with House(tmp_path / "data", None, "--imprint", str(text)) as running:
        yield running


def test_every_page_says_whose_server_it_is_and_asks_nobody_else(
    desktop: Page, imprinted: House
) -> None:
    asked: set[str] = set()
    desktop.on("request", lambda request: asked.add(request.url))
    desktop.add_init_script(VIOLATIONS)
    table = seat_people(desktop, imprinted, ["Anna", "Bert"])
    walked = [address for address in addresses() if address != WITHOUT]
    assert len(walked) >= LEAST
    for number, address in enumerate(walked):
        # Loaded anew: the page before would stay, with its links, until the next one is here.
        desktop.goto(f"{imprinted.address}?{number}#/{address.format(table=table)}")
        if address.startswith("tisch"):
            desktop.get_by_role("button", name="Menü").click()
        for text in ("Impressum", "Datenschutz"):
            link = desktop.get_by_role("link", name=text).first
            expect(link, f"{text} on {address}").to_be_visible()
        assert desktop.evaluate("window.violations ?? []") == []
    assert [url for url in asked if not url.startswith((imprinted.address, "data:", "blob:"))] == []
