"""Without a mouse: past the head of a page, and what the keys do."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.house import House


def test_the_first_tab_leads_past_the_head_and_a_question_mark_tells_the_keys(
    desktop: Page, house: House
) -> None:
    desktop.goto(f"{house.address}#/einstellungen")
    expect(desktop.get_by_role("heading", name="Einstellungen")).to_be_visible()
    desktop.keyboard.press("Tab")
    expect(desktop.get_by_role("link", name="Zum Inhalt")).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("main")).to_be_focused()
    assert desktop.url.endswith("#/einstellungen")
    desktop.keyboard.press("?")
    expect(desktop.get_by_role("dialog", name="Tasten")).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_role("dialog")).to_have_count(0)
