"""Hints and undo in the real browser: stage by stage in three games, and the move taken back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.playing import Seats, open_table

ALONE: Seats = [{"names": ["Anna"]}, {"kind": "computer", "names": ["Karl"], "level": "leicht"}]
FIRST = {"start": "agreed", "first": 1}


def ask(page: Page) -> None:
    """From the lamp to the move; each stage waits for the one before."""
    page.get_by_role("button", name="Tipp", exact=True).click()
    page.get_by_role("button", name="Noch ein Tipp").click()
    page.get_by_role("button", name="Zeig mir den Zug").click()
    expect(page.get_by_label("Stufe 3 von 3")).to_be_visible()


def undo(page: Page) -> None:
    """The first move and the reply are gone."""
    page.get_by_role("button", name="Zug rückgängig machen").click()
    expect(page.locator(".cell .stone")).to_have_count(0)
    expect(page.get_by_role("heading", name="Du bist dran")).to_be_visible()


def test_in_nomina_the_stones_are_put_where_the_hint_says(desktop: Page, house: House) -> None:
    open_table(desktop, house, ALONE, FIRST)
    ask(desktop)
    expect(desktop.locator(".cell.pickd")).to_have_count(3)
    expect(desktop.get_by_role("region", name="Tipp")).to_contain_text("3 Punkte")
    desktop.get_by_role("button", name="Steine so hinlegen").click()
    desktop.get_by_role("button", name=re.compile("Legen, 3 Punkte")).click()
    undo(desktop)
    expect(desktop.get_by_role("gridcell", name=re.compile("zuletzt gelegt"))).to_have_count(0)


def test_in_lingua_the_colours_are_right(phone: Page, house: House) -> None:
    open_table(phone, house, ALONE, FIRST, game="lingua")
    ask(phone)
    phone.get_by_role("button", name="Steine so hinlegen").click()
    phone.get_by_role("button", name=re.compile(r"Legen, \d+ Punkte")).click()
    undo(phone)


def test_in_cartino_cards_are_marked_and_named(desktop: Page, house: House) -> None:
    open_table(desktop, house, ALONE, FIRST, game="cartino")
    ask(desktop)
    expect(desktop.locator(".cell.pickd")).not_to_have_count(0)
    desktop.get_by_role("button", name="So spielen").click()
    undo(desktop)


def test_in_boggle_a_word_is_named_and_written(phone: Page, house: House) -> None:
    open_table(phone, house, [{"names": ["Anna"]}], {"time": 600}, game="boggle")
    phone.get_by_role("button", name=re.compile("Würfel|Los|schütteln", re.I)).first.click()
    ask(phone)
    phone.get_by_role("button", name="So spielen").click()
    expect(phone.get_by_label("Stufe 3 von 3")).to_have_count(0)
