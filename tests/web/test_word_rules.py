"""Which words count: agreed on before the game and judged by; and how computers vote."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.crossing import button
from tests.web.house import House
from tests.web.playing import lay_button, open_table, type_in, vote

JIM = [("E5", "J"), ("F5", "I"), ("G5", "M")]


def begin(page: Page, house: House, *changes: str) -> None:
    page.goto(house.address + "#/neu/nomina")
    page.get_by_role("radio", name="Mensch").last.check()
    page.get_by_text("Welche Wörter gelten?").click()
    for change in changes:
        page.get_by_label(change, exact=True).uncheck()
    button(page, "Partie zu zweit beginnen").click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_table_judges_by_what_it_agreed_on(desktop: Page, house: House) -> None:
    begin(desktop, house, "Vornamen")
    expect(desktop.get_by_text("Vornamen: nein")).to_be_visible()
    type_in(desktop, JIM)
    expect(desktop.locator(".note.no")).to_contain_text("Jim ist ein Vorname")
    button(desktop, "Wort nachschlagen").first.click()
    desktop.get_by_role("dialog").get_by_role("textbox").fill("Emil")
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("dialog")).to_contain_text("Vornamen zählen in diesem Spiel nicht")


def test_without_a_change_the_leaflet_holds(desktop: Page, house: House) -> None:
    begin(desktop, house)
    expect(desktop.get_by_text("Vornamen: nein")).to_have_count(0)
    type_in(desktop, JIM)
    expect(lay_button(desktop, 3)).to_be_enabled()


def test_a_list_of_ones_own_wants_a_word(phone: Page, house: House) -> None:
    phone.goto(house.address + "#/neu/nomina")
    phone.get_by_text("Welche Wörter gelten?").click()
    phone.get_by_label("Nur eine Sorte Wörter").select_option("list")
    button(phone, "Partie zu zweit beginnen").click()
    expect(phone.locator("#own-list")).to_be_focused()
    phone.locator("#own-list").fill("Xar Quax")
    button(phone, "Partie zu zweit beginnen").click()
    expect(phone.get_by_role("grid")).to_be_visible()
    expect(phone.get_by_text("Unsere Liste: 2")).to_be_visible()


def test_computers_vote_with_the_dictionary_and_the_screen_says_so(
    desktop: Page, house: House
) -> None:
    people: list[dict[str, object]] = [
        {"names": [name], "kind": "person"} for name in ("Anna", "Bert", "Cora")
    ]
    ines: dict[str, object] = {"names": ["Ines"], "kind": "computer", "level": "leicht"}
    open_table(desktop, house, [*people, ines], {"start": "agreed", "first": 1})
    type_in(desktop, [("E5", "X"), ("F5", "A"), ("G5", "R")])
    button(desktop, "Abstimmen lassen").click()
    dialog = desktop.get_by_role("dialog")
    expect(dialog).to_contain_text("XAR kennt das Wörterbuch nicht")
    expect(dialog).to_contain_text("Computer stimmen immer wie das Wörterbuch")
    vote(desktop, "Gilt", "Bert", "Cora")
    expect(dialog).to_contain_text("Die Runde lässt XAR gelten")
    expect(dialog).to_contain_text(re.compile(r"Ines\s+wie das Wörterbuch\s*Gilt nicht"))
