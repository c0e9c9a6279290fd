"""Leaving for good, who has left, and agreeing on other words while the game goes on."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.language import rule
from tests.web.crossing import button
from tests.web.house import House
from tests.web.playing import open_table, seat_people

LEAVE = "Partie verlassen"
AGREE = "Andere Wörter vereinbaren"


def menu(page: Page, entry: str) -> Locator:
    """By keys alone: the menu, its entry; gives the sheet that opens."""
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    page.get_by_role("button", name="Menü").press("Enter")
    page.get_by_role("navigation", name="Menü").get_by_role("button", name=entry).press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def press(place: Page | Locator, name: str) -> None:
    place.get_by_role("button", name=name, exact=True).press("Enter")


def seat(page: Page, name: str) -> Locator:
    return page.locator(".pad th, .pad .name").filter(has_text=name)


def note(page: Page) -> Locator:
    return page.locator(".note.offer")


@rule("NOM-17")
def test_one_of_three_leaves_and_the_others_agree_on_other_words(phone: Page, house: House) -> None:
    seat_people(phone, house, ("Anna", "Ben", "Cora"), start="agreed", first=1)
    sheet = menu(phone, LEAVE)
    press(sheet, "Ben")
    expect(sheet).to_contain_text("Ben: Partie verlassen?")
    expect(sheet).to_contain_text("Deine Punkte bleiben stehen")
    press(sheet, "Verlassen")
    expect(sheet).to_have_count(0)
    expect(seat(phone, "Ben")).to_contain_text("raus")

    sheet = menu(phone, AGREE)
    expect(button(phone, "Vorschlagen")).to_have_attribute("aria-disabled", "true")
    sheet.get_by_label("Vornamen", exact=True).uncheck()
    press(sheet, "Vorschlagen")
    offer = phone.get_by_role("region", name="Anna schlägt vor")
    expect(offer).to_contain_text("Vornamen: nein (bisher ja)")
    expect(offer).to_contain_text("Cora, einverstanden?")
    press(offer, "Einverstanden")
    expect(note(phone)).to_contain_text("Von jetzt an gelten die Wörter wie vereinbart.")
    expect(phone.get_by_text("Vornamen: nein", exact=True)).to_be_visible()


def test_two_pages_propose_decline_withdraw_and_leave(desktop: Page, house: House) -> None:
    people: list[dict[str, object]] = [
        {"names": [name], "kind": "person"} for name in ("Anna", "Ben")
    ]
    open_table(desktop, house, people, {"order": "together"}, game="boggle")
    other = desktop.context.new_page()
    other.goto(desktop.url)
    press(desktop, "Ich bin Anna")
    press(other, "Ich bin Ben")

    def propose() -> None:
        sheet = menu(desktop, AGREE)
        sheet.get_by_label("Vornamen", exact=True).check()
        press(sheet, "Vorschlagen")
        expect(note(desktop)).to_contain_text("Es fehlt noch: Ben")
        expect(note(other)).to_contain_text("Ben, einverstanden?")

    propose()
    press(other, "Lieber nicht")
    expect(note(desktop)).to_contain_text("Ben möchte es lieber nicht.")
    propose()
    press(desktop, "Vorschlag zurückziehen")
    expect(note(other)).to_contain_text("Der Vorschlag von Anna ist zurückgezogen.")

    sheet = menu(other, LEAVE)
    expect(sheet).to_contain_text("der Sieg geht an Anna")
    press(sheet, "Verlassen")
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("Anna gewinnt")
    expect(seat(desktop, "Ben").first).to_contain_text("raus")
    other.close()


def test_alone_with_a_computer_one_ends_the_game(desktop: Page, house: House) -> None:
    seats: list[dict[str, object]] = [
        {"names": ["Anna"], "kind": "person"},
        {"names": ["Ines"], "kind": "computer", "level": "leicht"},
    ]
    open_table(desktop, house, seats, {}, game="cartino")
    sheet = menu(desktop, "Partie beenden")
    press(sheet, "Beenden")
    expect(seat(desktop, "Du").first).to_contain_text("raus")
    desktop.get_by_role("button", name="Menü").click()
    expect(desktop.get_by_role("navigation").get_by_role("button")).to_have_text(
        ["Einführung ansehen"]
    )
