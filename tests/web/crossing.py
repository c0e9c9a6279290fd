"""Tables of the crossing games set up from a position, and what the tests find on them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.house import House


def open_position(page: Page, house: House, record: str) -> str:
    """A table from a record that begins with a position; gives its number."""
    page.goto(house.address)
    answer = page.request.post(
        house.address + "api/records", data=record, headers={"content-type": "text/plain"}
    )
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"{house.address}#/tisch/{table}")
    return table


def cell(page: Page, square: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(rf"^{square},"))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def says(page: Page, square: str, text: str) -> None:
    expect(cell(page, square)).to_have_accessible_name(re.compile(f"^{square}, {text}"))
