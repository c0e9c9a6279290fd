"""The page of a puzzle that works without a server, in a real browser, from a plain file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from setzkasten.puzzle.html_page import write_html
from tests.language import rule
from tests.puzzle.puzzles import SMALL, UMLAUTS
from tests.web.device import PATIENCE_MILLIS

LETTERS = "() => [...document.querySelectorAll('.c b')].map((one) => one.innerText).join('')"


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "puzzle.html"
    path.write_text(write_html(replace(SMALL, solution=((0, 3),))), "utf-8")
    return path.as_uri()


def has_letters(page: Page, letters: str) -> None:
    """All of the grid, one after the other; a finger is heard a moment later than it was lifted."""
    ends_at = monotonic() + PATIENCE_MILLIS / 1000
    while (shown := page.evaluate(LETTERS)) != letters:
        assert monotonic() < ends_at, shown
        page.wait_for_timeout(100)


@rule("RAE-06")
def test_a_puzzle_is_solved_by_keyboard_and_kept(desktop: Page, file: str) -> None:
    desktop.goto(file)
    expect(desktop.locator("#title")).to_have_text("Für Oma & Opa")
    desktop.locator(".c:not(.b)").first.click()
    desktop.keyboard.type("hatx")
    desktop.click("#check")
    desktop.click("#checks button >> nth=1")
    expect(desktop.locator(".c.x")).to_have_count(2)
    expect(
        desktop.locator("#checks button").nth(1)
    ).not_to_be_focused()  # keys are the page's again
    desktop.keyboard.press("Backspace")
    has_letters(desktop, "HAT")
    desktop.reload()
    has_letters(desktop, "HAT")
    desktop.locator(".c:not(.b)").nth(2).click()
    desktop.keyboard.type("us")
    expect(desktop.locator("#boxes b")).to_have_text("S")
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.type("e")
    desktop.locator("li", has_text="Stehendes Gewässer").click()
    desktop.keyboard.type("see")
    desktop.keyboard.press("Tab")
    desktop.keyboard.type("a")
    expect(desktop.locator("#say")).to_contain_text("Gelöst")
    desktop.reload()
    expect(desktop.locator("#say")).to_contain_text("Gelöst")


@rule("RAE-06")
def test_letters_stay_when_the_browser_forgets_its_store(desktop: Page, file: str) -> None:
    desktop.goto(file)
    desktop.locator(".c:not(.b)").first.click()
    desktop.keyboard.type("hat")
    desktop.evaluate("localStorage.clear()")
    desktop.reload()
    has_letters(desktop, "HAT")


@rule("RAE-06")
@pytest.mark.parametrize(("later", "letters"), [(-1, "HAT"), (1, "H")])
def test_of_what_store_and_tab_remember_the_later_counts(
    desktop: Page, file: str, later: int, letters: str
) -> None:
    """A browser may find its store as it was some letters ago; another tab may have gone on."""
    desktop.goto(file)
    desktop.locator(".c:not(.b)").first.click()
    desktop.keyboard.type("hat")
    desktop.evaluate(
        """(later) => {
            const [name] = Object.keys(localStorage);
            const kept = JSON.parse(localStorage[name]);
            kept.fill = kept.fill.map((letter, at) => (at ? '' : letter));
            localStorage[name] = JSON.stringify({ ...kept, at: kept.at + later });
        }""",
        later,
    )
    desktop.reload()
    has_letters(desktop, letters)


@rule("RAE-06")
def test_letters_words_and_all_are_revealed_on_a_phone(phone: Page, file: str) -> None:
    phone.goto(file)
    phone.locator(".c:not(.b)").first.tap()
    expect(phone.locator("#key")).to_be_focused()
    phone.locator("#reveal").tap()
    phone.locator("#reveals button").nth(0).tap()
    has_letters(phone, "H")
    phone.locator("#key").press_sequentially("h")
    phone.locator("#reveal").tap()
    phone.locator("#reveals button").nth(1).tap()
    has_letters(phone, "HAUS")
    phone.locator("#reveal").tap()
    phone.locator("#reveals button").nth(2).tap()
    has_letters(phone, "HAUSAESEE")
    expect(phone.locator("#say")).to_contain_text("Gelöst")
    phone.locator(".clues li").first.evaluate("clue => clue.append('x'.repeat(390))")
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    phone.on("dialog", lambda dialog: dialog.accept())
    phone.locator("#restart").tap()
    has_letters(phone, "")


def test_umlauts_are_typed_as_the_grid_has_them(desktop: Page, tmp_path: Path) -> None:
    for puzzle, typed, shown in ((SMALL, "ä", "AE"), (UMLAUTS, "ä", "Ä")):
        path = tmp_path / f"{shown}.html"
        path.write_text(write_html(puzzle), "utf-8")
        desktop.goto(path.as_uri())
        desktop.locator(".c:not(.b)").first.click()
        desktop.keyboard.type(typed)
        has_letters(desktop, shown)
