"""Krux in the real browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.language import rule
from tests.web.crossing import button, says
from tests.web.house import House
from tests.web.playing import cell, open_record, vote

# 25 blockers lie: one more, and stones may be moved.
BOARD = (
    "KA........#./..#..RAD..#./.#...E....#./.....H..#.../..#.....#.../#....#....#."
    "/.#..TOR...#./..#...I..#../...#..NU...#/#.....G..#../..##....#.../.....#..#.#."
)
RECORD = f"szk 1\ngame krux\nseat 1 person Anna\nseat 2 person Bert\nposition board {BOARD}\n"
START = "szk 1\ngame krux\nseat 1 person Anna\nseat 2 person Bert\n"


def test_a_blocker_that_cuts_a_square_off_shows_it(desktop: Page, house: House) -> None:
    open_record(desktop, house, START)
    cell(desktop, "B7").click()
    cell(desktop, "A8").click()
    expect(desktop.locator(".note.no")).to_contain_text("abgeschnitten")
    expect(desktop.locator(".cell.refused")).to_have_attribute("data-square", "6,0")
    cell(desktop, "A8").click()
    expect(desktop.locator(".cell.refused")).to_have_count(0)
    for square in ("D9", "F11", "H8", "J10", "L11", "C11", "E7", "G9"):
        cell(desktop, square).click()
    expect(button(desktop, "Zehn Störer setzen")).to_contain_text("Noch ein Störer")
    cell(desktop, "I12").click()
    button(desktop, "Zehn Störer setzen").click()
    expect(desktop.get_by_role("heading", name="Bert ist dran")).to_be_visible()
    says(desktop, "I12", "Störer")


def test_krux_is_played_from_a_long_word_to_the_count(desktop: Page, house: House) -> None:
    open_record(desktop, house, RECORD)
    cell(desktop, "C1").focus()
    desktop.keyboard.type("TZE")
    button(desktop, "Legen, ein Nachstörer").click()
    expect(button(desktop, "Nachstörer setzen")).to_be_visible()
    cell(desktop, "B12").click()
    button(desktop, "Nachstörer setzen").click()
    expect(desktop.get_by_role("heading", name="Bert ist dran")).to_be_visible()
    says(desktop, "B12", "1. Nachstörer")
    _rebuild(desktop)
    button(desktop, "Aufgeben").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Aufgeben").click()
    button(desktop, "Auf den letzten Zug verzichten").click()
    desktop.get_by_role("dialog").get_by_role("button", name="verzichten").click()
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("gewinnt mit")
    expect(desktop.locator(".account").first).to_contain_text("Waagerecht")
    expect(desktop.locator(".account")).to_have_count(2)
    button(desktop, "Über ein Wort abstimmen").click()  # GEN-10 for two minutes
    button(desktop, "Alle abstimmen lassen").click()
    expect(desktop.get_by_role("dialog")).to_contain_text("Es geht um die Wertung.")
    vote(desktop, "Gilt nicht", "Anna", "Bert")
    expect(desktop.get_by_role("dialog")).to_contain_text("nicht gelten.")
    button(desktop, "Weiter").click()


@rule("KRX-07")
def test_whoever_takes_all_letters_back_says_so(desktop: Page, house: House) -> None:
    """Else what was tried last would be laid when the time is up."""
    with desktop.expect_websocket() as opened:
        open_record(desktop, house, RECORD)
    cell(desktop, "C1").focus()
    with opened.value.expect_event("framesent", lambda sent: '"action":"C1> T"' in str(sent)):
        desktop.keyboard.press("T")
    with opened.value.expect_event("framesent", lambda sent: '"action":""' in str(sent)):
        desktop.keyboard.press("Backspace")
    says(desktop, "C1", "leer")


def _rebuild(page: Page) -> None:
    """Anna moves a stone in the time of Bert, then Bert gives one back."""
    button(page, "Anna: umbauen").click()
    cell(page, "F4").click()
    cell(page, "H3").click()
    button(page, "1 Stein umsetzen").click()
    says(page, "H3", "H")
    says(page, "F4", "leer")
    button(page, "Bert: Steine zurücklegen").click()
    cell(page, "H9").click()
    button(page, "1 Stein zurücklegen").click()
    says(page, "H9", "leer")
