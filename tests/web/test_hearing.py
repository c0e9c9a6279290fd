"""Whoever listens hears a refusal once, not from the voice of the table and the note as well."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web import test_boggle as boggle
from tests.web import test_presto as presto
from tests.web.crossing import button
from tests.web.hearing import heard, listen
from tests.web.house import House
from tests.web.playing import open_record, open_table, type_in
from tests.web.scenes import AGAINST


def test_a_dry_run_is_refused_once_and_whoever_insists_hears_it_again(
    desktop: Page, house: House
) -> None:
    open_table(desktop, house, AGAINST, {"first": 1})
    listen(desktop)
    type_in(desktop, [("E4", "X"), ("F4", "Q"), ("G4", "Z")])
    expect(desktop.locator(".note.no")).to_be_visible()
    assert heard(desktop, "XQZ zählt hier nicht") == 1
    for times in (2, 3):
        desktop.keyboard.press("Enter")
        expect(desktop.get_by_role("alert")).to_be_visible()
        assert heard(desktop, "XQZ zählt hier nicht") == times


def test_a_false_call_in_presto_is_refused_once(desktop: Page, house: House) -> None:
    seats = ("person Anna", "computer/leicht Karl")
    open_record(desktop, house, presto.record_of("presto-1936", *seats))
    presto.type_word(desktop, "RNTEA")
    listen(desktop)
    button(desktop, "Fertig").click()
    expect(desktop.get_by_role("alert")).to_contain_text("RNTEA")
    assert heard(desktop, "RNTEA zählt hier nicht") == 1


def test_a_word_of_boggle_is_refused_or_noted_once(desktop: Page, house: House) -> None:
    open_record(desktop, house, boggle.record_of("person Anna"))
    listen(desktop)
    boggle.write(desktop, "MAUS")
    expect(boggle.listed(desktop, "MAUS")).to_be_visible()
    expect(desktop.get_by_text("MAUS ist notiert")).to_be_visible()
    assert heard(desktop, "MAUS ist notiert") == 1
    boggle.write(desktop, "XYLO")
    alert = desktop.get_by_role("alert")
    expect(alert).to_be_visible()
    # The voice would say the sentence without the way to the rules.
    sentence = alert.inner_text().strip().partition(".")[0]
    assert sentence
    assert heard(desktop, sentence) == 1
