"""Two people, two devices, one table: invited by a link, with a vote and a bad day in between."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.web.house import House
from tests.web.playing import lay_button, open_table, record_of, standing, type_in

WAS = [("E4", "W"), ("F4", "A"), ("G4", "S")]
WITZ = [("E5", "I"), ("E6", "T"), ("E7", "Z")]
XQY = [("G5", "X"), ("G6", "Q"), ("G7", "Y")]


@dataclass
class Hand:
    """Counts how often it had to tap."""

    page: Page
    taps: int = 0

    def tap(self, target: Locator) -> None:
        target.tap()
        self.taps += 1


def link_on(page: Page) -> str:
    return page.get_by_label("Der Link zu diesem Tisch").input_value()


def in_turn(house: House, table: str, host: Page, guest: Page) -> tuple[Page, Page]:
    """The lot says who begins."""
    next_seat = standing(host, house, table)["next"]
    return (host, guest) if next_seat == [0] else (guest, host)


def invited(host: Hand, guest: Hand, house: House) -> str:
    """From the shelf to two who sit at one table; gives its number."""
    phone, friend = host.page, guest.page
    phone.goto(house.address)
    host.tap(phone.get_by_role("button", name="Nomina: Per Link"))
    expect(phone.get_by_role("heading", name="Noch ist niemand da")).to_be_visible()
    expect(phone.get_by_text("Diesen Link kann nur dieser Rechner öffnen.")).to_be_visible()
    phone.get_by_label("Wie heißt du am Tisch?").fill("Marie")
    host.tap(phone.get_by_role("button", name="Link kopieren"))
    friend.goto(link_on(phone))
    expect(friend.get_by_role("heading", name="Marie lädt dich ein")).to_be_visible()
    friend.keyboard.type("Ines")  # the field waits for it
    guest.tap(friend.get_by_role("button", name="Platz nehmen"))
    expect(friend.get_by_role("heading", name="Du sitzt am Tisch")).to_be_visible()
    expect(phone.get_by_text("Ines ist da.")).to_be_visible()
    host.tap(phone.get_by_role("button", name="Zu zweit beginnen"))
    for page in (phone, friend):
        expect(page.get_by_role("gridcell").first).to_be_visible()
    return phone.url.rpartition("/")[2]


def laid(page: Page, other: Page, stones: list[tuple[str, str]], points: int) -> None:
    type_in(page, stones)
    lay_button(page, points).tap()
    expect(other.get_by_role("heading", name="Du bist dran")).to_be_attached()


def test_a_friend_sits_after_few_taps_and_both_play_over_a_killed_server(
    phone: Page, friend: Page, own_house: House
) -> None:
    host, guest = Hand(phone), Hand(friend)
    table = invited(host, guest, own_house)
    assert host.taps <= 4
    assert guest.taps <= 3

    first, second = in_turn(own_house, table, phone, friend)
    laid(first, second, WAS, 3)
    own_house.kill()
    own_house.start()
    for page in (first, second):
        expect(page.get_by_text("Verbindung unterbrochen")).to_have_count(0)
    laid(second, first, WITZ, 4)

    second.get_by_role("button", name="Etwas sagen").first.tap()
    second.get_by_role("button", name="Gut gesehen").tap()
    expect(first.locator(".heard")).to_contain_text("Gut gesehen")

    type_in(first, XQY)
    first.get_by_role("button", name="Abstimmen lassen").tap()
    expect(second.get_by_role("dialog")).to_contain_text("SXQY")
    expect(first.get_by_role("dialog")).to_have_count(0)
    second.get_by_role("button", name="Gilt", exact=True).tap()
    for page in (first, second):
        page.get_by_role("button", name="Weiter").tap()
    told = record_of(first, own_house, table)
    assert told == record_of(second, own_house, table)
    assert "+SXQY[" in told


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
