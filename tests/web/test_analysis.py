"""What a game could have been, in the real browser: points, halves, and rounds in real time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import House

PLAYED = Path(__file__).parents[1] / "playthroughs"


def open_replay(page: Page, house: House, name: str) -> None:
    """A finished game from a file, at the page that tells it again."""
    page.goto(house.address)
    record = (PLAYED / name).read_text("utf-8")
    said = page.request.post(f"{house.address}api/records", data=record, headers=house.origin)
    assert said.status == 201, said.text()
    page.goto(f"{house.address}#/nachspielen/{said.json()['id']}")


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ("nomina-simple.szk", "Zug für Zug"),
        ("krux-simple.szk", "Zug für Zug"),
        ("boggle-simple.szk", "Runde für Runde"),
        ("cartino-simple.szk", "Zug für Zug"),
    ],
)
def test_after_a_game_it_is_told_what_could_have_been(
    phone: Page, house: House, record: str, told: str
) -> None:
    open_replay(phone, house, record)
    phone.get_by_role("button", name="Partie auswerten").click()
    expect(phone.get_by_role("heading", name=told)).to_be_visible()
    expect(phone.get_by_role("img", name=re.compile("Am Ende Anna"))).to_have_count(2)
    words = "cartino" not in record
    expect(phone.get_by_text("Das Wort, das niemand sah")).to_have_count(int(words))
    if told == "Zug für Zug":
        worse = phone.locator("tr", has=phone.locator(".bet.b")).first
        worse.get_by_role("button", name="ansehen").click()
        phone.get_by_role("button", name="Besseren Zug zeigen").click()
        expect(phone.locator(".cell.pickd").first).to_be_visible()
        expect(phone.get_by_text(re.compile("(hätte|Besser|bringt|legt).* lay "))).to_have_count(0)
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, f"{width} px wide"
