"""The page of a puzzle that works without a server, in a real browser, from a plain file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from setzkasten.puzzle.html_page import write_html
from tests.language import rule
from tests.puzzle.puzzles import SMALL, UMLAUTS


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "puzzle.html"
    path.write_text(write_html(replace(SMALL, solution=((0, 3),))), "utf-8")
    return path.as_uri()


def letters(page: Page) -> str:
    return "".join(page.locator(".c b").all_inner_texts())


@rule("RAE-06")
def test_a_puzzle_is_solved_by_keyboard_and_kept(desktop: Page, file: str) -> None:
    desktop.goto(file)
    expect(desktop.locator("#title")).to_have_text("Für Oma & Opa")
    desktop.locator(".c:not(.b)").first.click()
    desktop.keyboard.type("hatx")
    desktop.click("#check")
    desktop.click("#checks button >> nth=1")
    expect(desktop.locator(".c.x")).to_have_count(2)
    desktop.keyboard.press("Backspace")
    desktop.reload()
    assert letters(desktop).startswith("HAT")
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
    assert letters(desktop) == "HAT"


@rule("RAE-06")
def test_letters_words_and_all_are_revealed_on_a_phone(phone: Page, file: str) -> None:
    phone.goto(file)
    phone.locator(".c:not(.b)").first.tap()
    expect(phone.locator("#key")).to_be_focused()
    phone.locator("#reveal").tap()
    phone.locator("#reveals button").nth(0).tap()
    assert letters(phone) == "H"
    phone.locator("#key").press_sequentially("h")
    phone.locator("#reveal").tap()
    phone.locator("#reveals button").nth(1).tap()
    assert letters(phone) == "HAUS"
    phone.locator("#reveal").tap()
    phone.locator("#reveals button").nth(2).tap()
    assert letters(phone) == "HAUSAESEE"
    expect(phone.locator("#say")).to_contain_text("Gelöst")
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    phone.on("dialog", lambda dialog: dialog.accept())
    phone.locator("#restart").tap()
    assert letters(phone) == ""


def test_umlauts_are_typed_as_the_grid_has_them(desktop: Page, tmp_path: Path) -> None:
    for puzzle, typed, shown in ((SMALL, "ä", "AE"), (UMLAUTS, "ä", "Ä")):
        path = tmp_path / f"{shown}.html"
        path.write_text(write_html(puzzle), "utf-8")
        desktop.goto(path.as_uri())
        desktop.locator(".c:not(.b)").first.click()
        desktop.keyboard.type(typed)
        assert letters(desktop) == shown
