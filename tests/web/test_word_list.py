"""A word that was met in a game is kept on the device and practised, without the server."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.crossing import button
from tests.web.house import House
from tests.web.playing import open_record
from tests.web.stages import record_at


def test_words_met_in_a_replay_are_kept_and_practised(phone: Page, house: House) -> None:
    table = open_record(phone, house, record_at("nomina", "end"))
    phone.goto(f"{house.address}#/nachspielen/{table}")
    phone.get_by_role("button", name="Zum letzten Zug").click()
    lookup = phone.get_by_role("main").get_by_role("button", name="Nachschlagen", exact=True)
    while lookup.is_disabled():
        phone.get_by_role("button", name="Ein Zug zurück").click()
    lookup.click()
    dialog = phone.get_by_role("dialog")
    word = dialog.locator(".trial").first
    expect(word).to_be_visible()
    kept = word.get_attribute("aria-label") or ""
    dialog.get_by_role("button", name="Merken").click()
    expect(dialog.get_by_role("button", name="Gemerkt")).to_be_visible()
    dialog.get_by_role("button", name="Schließen").click()

    phone.goto(f"{house.address}#/merkliste")
    expect(phone.get_by_text("Ein Wort wartet auf dich.")).to_be_visible()
    phone.route("**/api/**", lambda route: route.abort())
    button(phone, "Üben").click()
    field = phone.get_by_label("Deine Antwort")
    field.fill("xy")
    button(phone, "Prüfen").click()
    expect(phone.get_by_text("Das ist es noch nicht")).to_be_visible()
    field.fill(kept.lower())
    field.press("Enter")
    expect(phone.get_by_text("Stimmt:")).to_be_visible()
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", name="Geschafft")).to_be_focused()
    button(phone, "Zur Merkliste").click()
    expect(phone.get_by_text("Heute wartet kein Wort auf dich.")).to_be_visible()
    phone.get_by_role("button", name="Streichen").click()
    expect(phone.get_by_text("Noch steht hier nichts")).to_be_visible()
