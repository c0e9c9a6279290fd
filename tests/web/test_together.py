"""Two browsers solve one puzzle: a link, letters at once, consent, a server that is killed."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from setzkasten.puzzle.ipuz import write_ipuz
from tests.puzzle.puzzles import SMALL
from tests.web.house import House
from tests.web.test_kreuzwortbild import square
from tests.web.test_puzzles import link_of, uploaded


def laid_out(page: Page) -> str:
    """From solving alone to a sheet; gives its link."""
    page.get_by_role("button", name="Zusammen lösen").click()
    page.get_by_label("Wie heißt du?").fill("Anna")
    page.get_by_role("button", name="Blatt auslegen").click()
    link = page.get_by_label("Link zum Blatt").input_value()
    page.get_by_role("button", name="Zum Blatt").click()
    expect(page.get_by_text("Anna (du)")).to_be_visible()
    return link


def test_two_browsers_solve_one_puzzle_together(
    desktop: Page, friend: Page, own_house: House
) -> None:
    uploaded(desktop, own_house, write_ipuz(SMALL).encode())
    expect(desktop.get_by_role("heading", name="Für Oma & Opa").first).to_be_visible()
    desktop.goto(link_of(desktop))
    desktop.locator(square(0, 0)).click()
    desktop.keyboard.type("h")
    friend.goto(laid_out(desktop))
    friend.get_by_label("Wie heißt du?").fill("Bert")
    friend.get_by_role("button", name="Mitschreiben").tap()
    expect(friend.locator(square(0, 0))).to_have_attribute(
        "aria-label", re.compile("Reihe 1, Spalte 1, Nummer 1, H, von Anna")
    )
    expect(desktop.get_by_role("list", name="Wer mitschreibt")).to_contain_text("Bert")
    friend.locator(square(0, 1)).tap()
    friend.get_by_role("button", name="Bleistift").tap()
    friend.locator(square(0, 2)).tap()
    friend.keyboard.insert_text("x")
    expect(desktop.locator(square(0, 2) + ".lightly")).to_contain_text("X")
    expect(desktop.locator(square(0, 3) + " .elsewhere")).to_have_text("B")
    desktop.get_by_role("button", name="Alles prüfen").click()
    expect(friend.get_by_role("alert")).to_contain_text("Anna möchte alles prüfen.")
    expect(desktop.locator(".cell.wrong")).to_have_count(0)
    friend.get_by_role("button", name="Einverstanden").tap()
    expect(desktop.locator(square(0, 2) + ".wrong")).to_be_visible()
    own_house.kill()
    expect(friend.get_by_text("Die Verbindung ist gerade weg.")).to_be_visible()
    friend.get_by_role("button", name="Bleistift").tap()
    friend.locator(square(0, 2)).tap()
    friend.keyboard.insert_text("u")
    own_house.start()
    expect(desktop.locator(square(0, 2))).to_contain_text("U")
    desktop.get_by_role("button", name="Alles zeigen").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Alles zeigen").click()
    friend.get_by_role("button", name="Einverstanden").tap()
    for page in (desktop, friend):
        expect(page.get_by_text("Gelöst.").first).to_be_visible()
        expect(page.locator(square(2, 2))).to_contain_text("E")
