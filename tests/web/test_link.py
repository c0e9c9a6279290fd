"""A seat on several devices; how people come to a table by a link is one of the evenings."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.playing import lay_button, open_table, record_of, type_in

WAS = [("E4", "W"), ("F4", "A"), ("G4", "S")]


def test_a_mate_on_another_device_sees_what_is_arranged_and_lays_it(
    desktop: Page, friend: Page, house: House
) -> None:
    """GEN-09; and the seat goes along to another device by the menu of the table."""
    table = open_table(
        desktop,
        house,
        [{"names": ["Anna"], "kind": "person"}, {"names": ["Bert"], "kind": "person"}],
        {"start": "agreed", "first": 1},
    )
    desktop.get_by_role("button", name="Menü").click()
    desktop.get_by_role("button", name="Auf ein anderes Gerät mitnehmen").click()
    sheet = desktop.get_by_role("dialog")
    sheet.get_by_role("button", name="Anna").click()
    friend.goto(sheet.get_by_label("Der Link zu deinem Platz").input_value())
    expect(friend.get_by_text("Der Platz von Anna kommt auf dieses Gerät.")).to_be_visible()
    friend.get_by_role("button", name="Hier weiterspielen").tap()
    expect(friend.get_by_role("heading", name="Du bist dran")).to_be_attached()
    sheet.get_by_role("button", name="Fertig").click()
    type_in(desktop, WAS)
    expect(friend.locator(".stone.tent")).to_have_count(3)
    lay_button(friend, 3).tap()
    expect(desktop.get_by_role("heading", name="Bert ist dran")).to_be_visible()
    assert "E4> WAS" in record_of(friend, house, table)
