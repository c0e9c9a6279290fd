"""Out of a picture a puzzle: clues, the printed page, the link, solving in another browser."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from setzkasten.puzzle.ipuz import write_ipuz
from tests.language import rule
from tests.puzzle.puzzles import LEAFLET, SMALL, UMLAUTS
from tests.server.keeping import printed
from tests.web.axe import LOOKS, faults
from tests.web.house import House
from tests.web.playing import lay_button, seat_people, type_in
from tests.web.test_kreuzwortbild import opened, square, write


def uploaded(page: Page, house: House, data: bytes, name: str = "raetsel.ipuz") -> None:
    page.goto(house.address + "#/raetsel")
    file = FilePayload(name=name, mimeType="application/octet-stream", buffer=data)
    page.locator("input[type=file]").set_input_files(file)


def link_of(page: Page) -> str:
    page.get_by_role("button", name="Als Link verschenken").click()
    link = page.get_by_label("Link zum Lösen").input_value()
    page.get_by_role("button", name="Schließen").click()
    return link


def saved(page: Page) -> None:
    expect(page.get_by_text("gespeichert", exact=True)).to_be_visible()


def puzzle_out_of_a_picture(page: Page, house: House) -> None:
    opened(page, house)
    make = page.get_by_role("button", name="Rätsel daraus machen")
    expect(make).to_have_attribute("aria-disabled", "true")
    write(page, 0, 0, "PARIS")
    write(page, 0, 0, "PO", down=True)
    make.click()
    expect(page.get_by_text("0 von 2 Hinweisen")).to_be_visible()


def write_about(page: Page) -> None:
    page.get_by_label("1 waagerecht").fill("Stadt an der Seine")
    page.get_by_label("Überschrift").fill("Für Tante Grete")
    page.get_by_label("Widmung").fill("Zum Siebzigsten")
    page.get_by_label("Von wem").fill("Anna")
    expect(page.get_by_role("article")).to_contain_text("Stadt an der Seine")
    expect(page.get_by_text("1 von 2 Hinweisen")).to_be_visible()
    page.get_by_role("button", name="Nächstes Wort").click()
    page.locator(".offers button").first.click()
    expect(page.get_by_text("Alle 2 Hinweise sind geschrieben.")).to_be_visible()
    saved(page)


def solve_with_a_slip(page: Page) -> None:
    page.locator(square(0, 0)).tap()
    page.keyboard.type("pariz")
    page.get_by_role("button", name="Wort prüfen").click()
    expect(page.locator(".cell.wrong")).to_have_count(1)
    page.locator(square(0, 4)).tap()
    page.keyboard.type("s")
    expect(page.locator(".cell.wrong")).to_have_count(0)
    page.reload()
    expect(page.locator(square(0, 4))).to_contain_text("S")
    page.locator(square(1, 0)).tap()
    page.keyboard.type("o")
    expect(page.get_by_text("Gelöst.").first).to_be_visible()


@rule("RAE-01", "RAE-05", "RAE-06")
def test_a_picture_becomes_a_puzzle_that_somebody_else_solves(
    desktop: Page, friend: Page, house: House
) -> None:
    puzzle_out_of_a_picture(desktop, house)
    write_about(desktop)
    with desktop.expect_download() as got:
        desktop.get_by_role("button", name="Drucken").click()
    assert got.value.suggested_filename == "fuer-tante-grete.pdf"
    assert Path(got.value.path()).read_bytes().startswith(b"%PDF")

    friend.goto(link_of(desktop))
    expect(friend.get_by_role("heading", name="Für Tante Grete")).to_be_visible()
    expect(friend.get_by_text("Zum Siebzigsten")).to_be_visible()
    expect(friend.get_by_text("von Anna")).to_be_visible()
    assert "PARIS" not in friend.content()
    solve_with_a_slip(friend)
    friend.reload()
    expect(friend.get_by_text("Gelöst.").first).to_be_visible()


def entered(page: Page, name: str) -> None:
    """The board on the table takes part in the picture of the week, for everybody to see."""
    page.get_by_role("button", name="Als Bild der Woche einreichen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Alle auf diesem Server").check()
    dialog.get_by_label("Mit diesem Namen").check()
    dialog.get_by_label("Dein Name in der Galerie").fill(name)
    dialog.get_by_role("button", name="Einreichen").click()
    expect(page.get_by_text("141 Felder ohne Buchstaben").first).to_be_visible()


@rule("RAE-01")
@rule("GEN-12")
def test_a_finished_game_becomes_a_picture_of_the_week_and_a_puzzle(
    desktop: Page, friend: Page, house: House
) -> None:
    table = seat_people(desktop, house, ("Anna", "Bert"))
    type_in(desktop, [("E4", "W"), ("F4", "A"), ("G4", "S")])
    lay_button(desktop, 3).click()
    for name, how in (("Bert", "Aufgeben"), ("Anna", "Auf den letzten Zug verzichten")):
        expect(desktop.get_by_role("heading", name=f"{name} ist dran")).to_be_visible()
        desktop.get_by_role("button", name=how).click()
        desktop.get_by_role("dialog").get_by_role("button", name=how).click()
    entered(desktop, "Anna im Norden")
    desktop.get_by_role("link", name="Zum Bild der Woche").click()
    for page in (desktop, friend):
        page.goto(f"{house.address}#/woche")
        expect(page.get_by_text("Anna im Norden")).to_be_visible()
    assert faults(desktop, LOOKS[0]) == []
    friend.goto(f"{house.address}#/wart/{printed(house.data)}")
    friend.get_by_role("button", name="Hauswart werden").tap()
    friend.get_by_role("button", name="Abhängen: Anna im Norden").tap()
    expect(friend.get_by_text("Die Galerie ist leer.")).to_be_visible()
    desktop.goto(f"{house.address}#/tisch/{table}")
    desktop.get_by_role("button", name="Rätsel daraus machen").click()
    expect(desktop.get_by_text("0 von 1 Hinweisen")).to_be_visible()


def test_a_gift_is_solved_with_stones_and_help(desktop: Page, friend: Page, house: House) -> None:
    uploaded(desktop, house, write_ipuz(SMALL).encode())
    expect(desktop.get_by_role("heading", name="Für Oma & Opa").first).to_be_visible()
    friend.goto(link_of(desktop))
    friend.get_by_role("button", name="Steine legen").tap()
    friend.get_by_role("button", name="H legen").tap()
    expect(friend.locator(square(0, 0)).locator(".stone")).to_have_text("H")
    friend.get_by_role("button", name="Stein wegnehmen").tap()
    expect(friend.locator(".board .stone")).to_have_count(0)
    friend.get_by_role("button", name="Buchstabe zeigen").tap()
    expect(friend.locator(".cell.shown")).to_have_count(1)
    friend.get_by_role("button", name="Zeit verbergen").tap()
    expect(friend.get_by_role("timer")).to_have_count(0)
    friend.get_by_role("button", name="Stehendes Gewässer").tap()
    friend.get_by_role("button", name="Wort zeigen").tap()
    expect(friend.locator(".cell.shown")).to_have_count(4)
    friend.get_by_role("button", name="Alles zeigen").tap()
    friend.get_by_role("dialog").get_by_role("button", name="Alles zeigen").tap()
    expect(friend.get_by_text("Gelöst.").first).to_be_visible()


def test_arrows_enter_and_space_walk_the_grid_and_tell_it(
    desktop: Page, friend: Page, house: House
) -> None:
    uploaded(desktop, house, write_ipuz(UMLAUTS).encode())
    friend.set_viewport_size({"width": 1280, "height": 900})
    friend.goto(link_of(desktop))
    first = friend.locator(square(0, 0))
    expect(first).to_have_attribute("aria-label", "Reihe 1, Spalte 1, Nummer 1, leer")
    first.tap()
    friend.keyboard.insert_text("äö")  # as the keyboard of a telephone writes
    expect(friend.locator(square(0, 1))).to_contain_text("Ö")
    expect(first).to_have_attribute("aria-label", "Reihe 1, Spalte 1, Nummer 1, Ä")
    first.focus()
    friend.keyboard.press("Space")
    friend.keyboard.press("ArrowDown")
    expect(friend.locator(square(1, 0))).to_be_focused()
    friend.keyboard.press("ArrowRight")
    expect(friend.locator(square(1, 3))).to_be_focused()
    friend.keyboard.type("e")
    friend.keyboard.press("Backspace")
    expect(friend.locator(square(1, 3))).not_to_contain_text("E")
    friend.keyboard.press("Enter")
    expect(friend.locator(square(0, 2))).to_be_focused()


def test_a_bad_file_is_told_and_nothing_changes(desktop: Page, house: House) -> None:
    told = json.loads(write_ipuz(SMALL))
    told["dimensions"] = {"width": 500, "height": 500}
    uploaded(desktop, house, json.dumps(told).encode())
    alert = desktop.get_by_role("alert")
    expect(alert).to_contain_text("500 mal 500 Felder sind zu viele")
    expect(desktop.get_by_text("Noch kein Rätsel.")).to_be_visible()


def test_a_large_puzzle_gets_its_missing_clues_and_other_numbers(
    desktop: Page, house: House
) -> None:
    uploaded(desktop, house, write_ipuz(LEAFLET).encode())
    desktop.get_by_role("button", name="Fehlende Hinweise vorschlagen").click()
    expect(desktop.get_by_text("0 von 42 Hinweisen")).to_be_hidden()
    desktop.get_by_role("button", name="wie in der Zeitung").click()
    saved(desktop)
    expect(desktop.locator(".puz i").nth(1)).to_have_text("2")
    desktop.get_by_text("Als Datei", exact=True).click()
    with desktop.expect_download() as got:
        desktop.get_by_role("button", name="ipuz").click()
    assert json.loads(Path(got.value.path()).read_bytes())["dimensions"] == {
        "width": 12,
        "height": 12,
    }
    desktop.get_by_role("button", name="Rätsel löschen").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Rätsel löschen").click()
    expect(desktop.get_by_text("Noch kein Rätsel.")).to_be_visible()
