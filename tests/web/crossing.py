"""What the tests of the crossing games find on a table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.playing import cell


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def says(page: Page, square: str, text: str) -> None:
    expect(cell(page, square)).to_have_accessible_name(re.compile(f"^{square}, {text}"))


# The lid takes no tap so soon after it was shut: it may be the second one of who has just laid.
HANDOVER_MILLIS = 400


def uncover(page: Page, name: str) -> None:
    """The lid lies on the hands until its owner opens it."""
    lid = page.get_by_role("button", name=f"Ich bin {name}, aufdecken")
    expect(lid).to_be_visible()
    page.wait_for_timeout(HANDOVER_MILLIS)
    lid.click()
    expect(page.locator(".rack .stone").first).to_be_visible()
