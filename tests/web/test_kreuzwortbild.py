"""Kreuzwortbild in the browser: building by keys, taps and drag, the assistant, handing in."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.house import House

SQUARES = "[role=gridcell]"


def square(row: int, col: int) -> str:
    return f'[data-square="{row},{col}"]'


def opened(page: Page, house: House) -> None:
    page.goto(house.address + "#/neu/kreuzwortbild")
    page.get_by_role("button", name="beginnen").click()
    expect(page.locator(SQUARES).first).to_be_visible()


def write(page: Page, row: int, col: int, letters: str, *, down: bool = False) -> None:
    cell = page.locator(square(row, col))
    cell.click()
    arrow = page.get_by_role("button", name="Schreibrichtung wechseln")
    if (arrow.inner_text() == "↓") != down:
        arrow.click()
        cell.focus()
    page.keyboard.type(letters)
    for at, letter in enumerate(letters):
        place = square(row + at * down, col + at * (not down))
        expect(page.locator(place)).to_contain_text(letter)


def test_a_picture_is_built_checked_and_handed_in(desktop: Page, house: House) -> None:
    opened(desktop, house)
    write(desktop, 0, 0, "PARIS")
    write(desktop, 0, 0, "PO", down=True)
    expect(desktop.get_by_text("Bis hierher ist alles in Ordnung.")).to_be_visible()
    write(desktop, 3, 3, "XQ")
    expect(desktop.get_by_text("kein Wort")).to_be_visible()
    for col in (4, 3):
        desktop.get_by_role("button", name="Rückgängig").click()
        expect(desktop.locator(square(3, col)).locator(".stone")).to_have_count(0)
    expect(desktop.get_by_text("kein Wort")).to_be_hidden()
    desktop.get_by_role("button", name="Bild abgeben").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Bild abgeben").click()
    expect(desktop.get_by_role("heading", name="Das Bild ist fertig")).to_be_visible()


def test_taps_set_fillers_and_their_images(desktop: Page, house: House) -> None:
    opened(desktop, house)
    desktop.get_by_label("Füller spiegelgleich").select_option("half-turn")
    desktop.get_by_role("button", name="Füller", exact=True).click()
    desktop.locator(square(0, 5)).click()
    expect(desktop.locator(square(11, 6)).locator(".disc")).to_be_visible()
    desktop.get_by_role("button", name="Leeren").click()
    desktop.locator(square(11, 6)).click()
    expect(desktop.locator(".board .disc")).to_have_count(0)


def test_the_assistant_offers_words_and_fills_a_corner(desktop: Page, house: House) -> None:
    opened(desktop, house)
    write(desktop, 0, 0, "H")
    desktop.locator(square(0, 1)).click()
    take = desktop.get_by_role("button", name="nehmen").first
    expect(take).to_be_visible()
    take.click()
    lying = desktop.locator(".board .stone:not(.tent)")  # what is only offered lies there as well
    expect(lying.nth(1)).to_be_visible()
    stones = lying.count()
    desktop.locator(square(1, 1)).click()
    desktop.get_by_role("button", name="Diese Ecke füllen").click()
    expect(lying.nth(stones + 5)).to_be_visible()
    desktop.get_by_role("button", name="Geht es noch?").click()
    expect(desktop.locator(".note")).to_be_visible()


def test_a_stone_is_moved_by_drag_and_survives_a_reload(desktop: Page, house: House) -> None:
    opened(desktop, house)
    write(desktop, 0, 0, "ER")
    desktop.locator(square(0, 1)).drag_to(desktop.locator(square(1, 0)))
    expect(desktop.locator(square(1, 0))).to_contain_text("R")
    desktop.reload()
    expect(desktop.locator(square(1, 0))).to_contain_text("R")
    expect(desktop.locator(square(0, 1))).not_to_contain_text("R")
