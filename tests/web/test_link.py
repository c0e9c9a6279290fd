"""A seat on several devices, and what is said at one; how people come by a link is an evening."""

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


def test_what_is_said_is_seen_where_the_names_are_out_of_sight(
    desktop: Page, friend: Page, house: House
) -> None:
    sits_with(desktop, friend, house)
    desktop.set_viewport_size({"width": 1280, "height": 800})
    says(friend, "Gut gesehen")
    over_the_head = desktop.locator(".heard")
    expect(over_the_head).to_contain_text("Bert Gut gesehen")
    expect(over_the_head).to_be_visible()
    desktop.set_viewport_size({"width": 1280, "height": 1400})
    says(friend, "Danke euch")
    expect(desktop.locator(".people .remark")).to_have_text("Danke euch")
    expect(over_the_head).not_to_be_visible()


def sits_with(host: Page, guest: Page, house: House) -> None:
    """Anna, and Bert by her link; they have begun."""
    host.request.get(house.address)
    wanted = {"game": "nomina", "seats": [{"names": ["Anna"]}, {"kind": "free"}]}
    laid = host.request.post(f"{house.address}api/tables", data=wanted, headers=house.origin)
    table = f"{house.address}api/tables/{laid.json()['id']}"
    link = host.request.post(f"{table}/invitations", data={}, headers=house.origin).json()["link"]
    guest.goto(link)
    guest.get_by_label("Wie heißt du am Tisch?").fill("Bert")
    guest.get_by_role("button", name="Platz nehmen").tap()
    expect(guest.get_by_role("heading", name="Du sitzt am Tisch")).to_be_visible()
    assert host.request.post(f"{table}/begin", data={}, headers=house.origin).ok
    host.goto(f"{house.address}#/tisch/{laid.json()['id']}")
    for page in (host, guest):
        expect(page.get_by_role("gridcell").first).to_be_visible()


def says(page: Page, phrase: str) -> None:
    page.get_by_role("button", name="Etwas sagen").first.tap()
    page.get_by_role("button", name=phrase).tap()
