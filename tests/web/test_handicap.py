"""A handicap agreed at the table that waits: the friend sees it, and the table keeps to it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.playing import Seats, lay_button, open_table, record_of, type_in

WAS = [("E4", "W"), ("F4", "A"), ("G4", "S")]
WITZ = [("E5", "I"), ("E6", "T"), ("E7", "Z")]


def test_a_friend_sees_the_handicap_and_a_short_word_is_refused(
    desktop: Page, friend: Page, house: House
) -> None:
    seats: Seats = [{"names": ["Marie"], "kind": "person"}, {"kind": "free"}]
    table = open_table(desktop, house, seats, {"start": "agreed", "first": 1}, hints=True)
    expect(desktop.get_by_text("Tipp und Zurücknehmen sind vereinbart")).to_be_visible()
    friend.goto(desktop.get_by_label("Der Link zu diesem Tisch").input_value())
    friend.get_by_label("Wie heißt du am Tisch?").fill("Ines")
    friend.get_by_role("button", name="Platz nehmen").tap()
    expect(desktop.get_by_text("Ines ist da.")).to_be_visible()
    expect(friend.get_by_role("button", name="Vorgabe ändern")).to_have_count(0)

    desktop.get_by_role("button", name="Vorgabe ändern").click()
    sheet = desktop.get_by_role("dialog", name="Vorgabe")
    sheet.get_by_role("group", name="Ines").get_by_label("Wörter ab").select_option("5")
    sheet.get_by_role("group", name="Marie").get_by_label("Vorsprung").select_option("20")
    sheet.get_by_role("button", name="Übernehmen").click()
    for page in (desktop, friend):
        expect(page.get_by_text("Vorgabe: Wörter ab 5 Buchstaben")).to_be_visible()
        expect(page.get_by_text("Vorgabe: 20 Punkte Vorsprung")).to_be_visible()

    desktop.get_by_role("button", name="Zu zweit beginnen").click()
    type_in(desktop, WAS)
    lay_button(desktop, 3).click()
    held = friend.get_by_role("button", name="Deine Vorgabe: Wörter ab 5 Buchstaben")
    expect(held).to_be_visible()
    expect(friend.get_by_role("list", name="Punkte")).to_contain_text("23")
    type_in(friend, WITZ)
    laying = friend.get_by_role("button", name=re.compile("^Legen"))
    expect(laying).to_contain_text("WITZ ist für dich zu kurz: Vereinbart sind Wörter ab 5")
    expect(friend.get_by_role("button", name="Abstimmen lassen")).to_have_count(0)
    assert "handicap 2 letters=5" in record_of(desktop, house, table)
