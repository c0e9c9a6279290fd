"""A maker's session: own grid, theme words, a changed corner, a changed word, clues, a booklet."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.house import House

GRID = """\
####...##
...#....#
...#.....
....#....
....#....
#....#...
##......#
##......#
##....###
"""
# How often does a maker begin again who wants a corner that can change?
MOST_GRIDS = 10
SHOTS = os.environ.get("SETZKASTEN_SHOTS")


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def begin(page: Page, house: House) -> None:
    page.goto(house.address + "#/raetsel")
    page.get_by_role("link", name="Mit eigenen Wünschen in die Werkstatt").click()
    page.get_by_label("Themenwörter, die vorkommen müssen").fill("Sonne=Scheint am Tag")
    page.get_by_text("Eigene Wörter, eigenes Gitter").click()
    page.get_by_label("Eigenes Gitter").fill("....\n...")
    page.get_by_role("button", name="Rätsel bauen").click()
    expect(page.get_by_role("alert")).to_contain_text("Zeile 2")
    page.get_by_label("Eigenes Gitter").fill(GRID)
    shot(page, "wishes")
    page.get_by_role("button", name="Rätsel bauen").click()
    expect(page.locator(".wgrid button.th")).to_have_count(5)


def square(page: Page, row: int, number: int) -> Locator:
    return page.locator(".wgrid [role=row]").nth(row).locator("button").nth(number)


def letters(page: Page) -> str:
    return "".join(page.locator(".wgrid button").all_inner_texts())


def hold_a_word(page: Page) -> None:
    square(page, 1, 0).click()
    page.get_by_role("button", name="Festhalten").click()
    expect(page.locator(".wgrid button.lk").first).to_be_visible()


def corner_can_change(page: Page) -> bool:
    """Chosen, it says whether other words would fit: in some grids, as they were drawn, none do."""
    page.get_by_role("button", name="Ecke", exact=True).click()
    square(page, 1, 0).click()
    square(page, 7, 5).click(modifiers=["Shift"])
    expect(page.locator(".wgrid button.sel").first).to_be_visible()
    expect(page.get_by_text(re.compile("^(Noch möglich|Nur so)$"))).to_be_visible()
    return page.get_by_text("Noch möglich").is_visible()


def refill_a_corner_and_take_it_back(page: Page) -> None:
    before = letters(page)
    shot(page, "corner-1280")
    page.get_by_role("button", name="Ecke neu füllen").click()
    expect(page.locator(".wgrid button.new").first).to_be_visible()
    assert letters(page) != before
    page.get_by_role("button", name="Zurücknehmen").click()
    expect(page.locator(".wgrid button.new")).to_have_count(0)
    assert letters(page) == before


def change_a_word_and_see_what_breaks(page: Page) -> None:
    page.get_by_role("button", name="Wort", exact=True).click()
    square(page, 8, 0).click()
    expect(page.locator(".offers button").first).to_be_visible()
    page.get_by_label("Dein Wort, 4 Buchstaben").fill("XQXQ")
    page.get_by_role("button", name="Einsetzen").click()
    expect(page.locator(".wgrid button.bad").first).to_be_visible()
    shot(page, "broken-1280")
    page.get_by_label("Dein Wort, 4 Buchstaben").fill("X" * 40)
    page.get_by_role("button", name="Einsetzen").click()
    expect(page.get_by_role("alert")).to_contain_text("XXXXX")
    assert page.get_by_role("alert").evaluate("note => note.scrollWidth <= note.clientWidth")
    page.get_by_role("button", name="Zurücknehmen").click()
    expect(page.locator(".wgrid button.bad")).to_have_count(0)


def write_for_the_word_that_is_chosen(page: Page) -> None:
    square(page, 1, 0).click()
    expect(page.get_by_label(re.compile("^2 waagerecht, ")).first).to_be_visible()


# A grid as tall as that of a maker, beside the number of its page.
TALL = """(grid) => {
  grid.setAttribute('viewBox', '0 0 9 19')
  const number = grid.parentElement.querySelector('small')
  return grid.getBoundingClientRect().bottom <= number.getBoundingClientRect().top
}"""


def bind_a_booklet(page: Page) -> None:
    assert page.locator(".booklet svg").first.evaluate(TALL)
    page.get_by_label("Titel auf dem Umschlag").fill("Rätsel für Tante Grete")
    page.get_by_label("Wie viele Rätsel").select_option("2")
    with page.expect_download() as file:
        page.get_by_role("button", name="Heft drucken").click()
    assert Path(file.value.path()).read_bytes().startswith(b"%PDF")


def test_a_makers_session(desktop: Page, house: House) -> None:
    page = desktop
    for _ in range(MOST_GRIDS):
        begin(page, house)
        expect(page.locator(".grade b")).not_to_be_empty()
        hold_a_word(page)
        if corner_can_change(page):
            break
    refill_a_corner_and_take_it_back(page)
    change_a_word_and_see_what_breaks(page)
    write_for_the_word_that_is_chosen(page)
    offered = page.locator(".work-part .offers small").first
    expect(offered).to_have_text(re.compile("leicht|mittel|schwer"))
    bind_a_booklet(page)
    if SHOTS:
        page.set_viewport_size({"width": 360, "height": 740})
        shot(page, "workshop-360")
