"""What the rules page offers to be printed, fetched as people do."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import House


def fetched(page: Page, link: str) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("link", name=link).click()
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_stones_board_and_pad_are_fetched_from_the_rules(
    request: pytest.FixtureRequest, house: House, device: str
) -> None:
    page: Page = request.getfixturevalue(device)
    page.goto(f"{house.address}#/regeln/lingua")
    for link in ("Steine (PDF)", "Brett (PDF)", "Block (PDF)"):
        assert fetched(page, link).startswith(b"%PDF")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_of_the_open_table_offers_no_board(desktop: Page, house: House) -> None:
    desktop.goto(f"{house.address}#/regeln/presto-super")
    expect(desktop.get_by_role("link", name="Block (PDF)")).to_be_visible()
    expect(desktop.get_by_role("link", name="Brett (PDF)")).to_have_count(0)
