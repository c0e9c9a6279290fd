"""A refused word: taking it back comes first; what counts all the same can be read and struck."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.language import rule
from tests.web.crossing import button
from tests.web.house import House
from tests.web.playing import Seats, listed, open_table, record_of, type_in

XQZ = [("E4", "X"), ("F4", "Q"), ("G4", "Z")]
SEATS: Seats = [
    {"names": ["Anna"], "kind": "person"},
    {"names": ["Karl"], "kind": "computer", "level": "leicht"},
]


def refused(page: Page, house: House) -> str:
    """Three stones lie that are no word; gives the table."""
    table = open_table(page, house, SEATS, {"first": 1})
    type_in(page, XQZ)
    expect(page.locator(".note.no")).to_contain_text("XQZ")
    return table


def let_count(page: Page) -> None:
    button(page, "Gilt trotzdem").click()
    page.get_by_role("dialog").get_by_role("button", name="Gilt trotzdem").click()
    expect(page.locator(".note.no")).to_have_count(0)


@rule("GEN-10")
def test_alone_no_dark_button_lets_a_refused_word_count(desktop: Page, house: House) -> None:
    table = refused(desktop, house)
    expect(desktop.locator(".acts .main")).to_have_text("Zurücknehmen")
    button(desktop, "Nachschlagen").click()
    expect(desktop.get_by_role("dialog")).to_contain_text("XQZ")
    button(desktop, "Schließen").click()
    button(desktop, "Gilt trotzdem").click()
    dialog = desktop.get_by_role("dialog")
    expect(dialog.locator(".main")).to_have_text("Doch nicht")
    dialog.locator(".main").click()
    assert "XQZ" not in record_of(desktop, house, table)
    desktop.locator(".acts .main").click()
    expect(desktop.locator(".stone.tent")).to_have_count(0)


@rule("GEN-10")
def test_the_book_of_a_table_is_read_and_struck(phone: Page, house: House) -> None:
    table = refused(phone, house)
    let_count(phone)
    assert "+XQZ" in record_of(phone, house, table)
    button(phone, "Menü").click()
    phone.get_by_role("link", name="Wortbuch", exact=True).click()
    row = phone.get_by_role("listitem").filter(has_text="XQZ")
    expect(row).to_contain_text("gilt")
    phone.goto(house.address + "#/einstellungen")
    phone.get_by_role("link", name="Wortbuch ansehen").click()
    row.get_by_role("button", name="Streichen: XQZ").click()
    expect(phone.get_by_role("main").get_by_role("status")).to_contain_text("XQZ ist gestrichen")
    expect(phone.get_by_text("Hier steht noch nichts")).to_be_visible()
    listed(phone, house.address + "api/books", lambda books: books == [])
