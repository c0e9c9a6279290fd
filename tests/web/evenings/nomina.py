"""Two by link, after a few taps; a word that nobody has ever heard of is put to the vote."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from tests.web.evenings.course import alike, in_a_tunnel, struck_by_lightning
from tests.web.evenings.person import Person, people
from tests.web.house import MovedHouse
from tests.web.playing import lay_button, record_of, type_in

WAS = [("E4", "W"), ("F4", "A"), ("G4", "S")]
XQY = [("G5", "X"), ("G6", "Q"), ("G7", "Y")]
# Nobody has to tap more often until a friend sits at the table.
MOST_TAPS = {"Marie": 4, "Ines": 3}


class Taps(dict[str, int]):
    def tap(self, person: Person, target: Locator) -> None:
        target.tap()
        self[person.name] = self.get(person.name, 0) + 1


def nomina_with_a_vote(browser: Browser, house: MovedHouse) -> None:
    with people(browser, house, *MOST_TAPS) as (host, guest):
        table = invited(host, guest, house)
        everybody = (host, guest)
        begins = host.frame["next"] == [0]
        first, second = (host, guest) if begins else (guest, host)
        type_in(first.page, WAS)
        lay_button(first.page, 3).tap()
        expect(second.page.get_by_role("heading", name="Du bist dran")).to_be_attached()
        with in_a_tunnel(house, first, everybody):
            expect(second.page.get_by_text("Gerade nicht da").first).to_be_visible()
        expect(second.page.get_by_text("Gerade nicht da")).to_have_count(0)
        said_aloud(second, first)
        type_in(second.page, XQY)
        expect(second.page.locator(".stone.tent")).to_have_count(3)
        assert "SXQY" not in "".join(first.heard), "what is only tried is nobody's business"
        voted_over_a_dead_server(house, asks=second, answers=first)
        told = record_of(first.page, house, table)
        assert told == record_of(second.page, house, table)
        assert "+SXQY[" in told
        assert alike(everybody)["ballot"] is None


def invited(host: Person, guest: Person, house: MovedHouse) -> str:
    """From the shelf to two who sit at one table; gives its number."""
    taps, phone, friend = Taps(), host.page, guest.page
    phone.goto(house.address)
    taps.tap(host, phone.get_by_role("button", name="Nomina: Per Link"))
    expect(phone.get_by_role("heading", name="Noch ist niemand da")).to_be_visible()
    expect(phone.get_by_text("Diesen Link kann nur dieser Rechner öffnen.")).to_be_visible()
    taps.tap(host, phone.get_by_label("Wie heißt du am Tisch?"))
    phone.keyboard.type(host.name)
    copying = phone.get_by_role("button", name="Link kopieren")
    taps.tap(host, copying)
    expect(copying).to_contain_text("Der Link ist")  # copied, or marked where that is forbidden
    friend.goto(phone.get_by_label("Der Link zu diesem Tisch").input_value())
    taps[guest.name] = 1  # on the link, wherever it came to
    expect(friend.get_by_role("heading", name="Marie lädt dich ein")).to_be_visible()
    friend.keyboard.type(guest.name)  # the field waits for it
    taps.tap(guest, friend.get_by_role("button", name="Platz nehmen"))
    expect(friend.get_by_role("heading", name="Du sitzt am Tisch")).to_be_visible()
    expect(phone.get_by_text("Ines ist da.")).to_be_visible()
    assert taps == {host.name: 3, guest.name: 2}, "from the shelf to a friend who sits there"
    taps.tap(host, phone.get_by_role("button", name="Zu zweit beginnen"))
    for person in (host, guest):
        expect(person.page.get_by_role("gridcell").first).to_be_visible()
        assert taps[person.name] <= MOST_TAPS[person.name]
    return phone.url.rpartition("/")[2]


def said_aloud(speaker: Person, listener: Person) -> None:
    speaker.page.get_by_role("button", name="Etwas sagen").first.tap()
    speaker.page.get_by_role("button", name="Gut gesehen").tap()
    expect(listener.page.locator(".heard")).to_contain_text("Gut gesehen")


def voted_over_a_dead_server(house: MovedHouse, *, asks: Person, answers: Person) -> None:
    """The plug is pulled while the vote is open: it still is, for as long, afterwards."""
    asks.page.get_by_role("button", name="Abstimmen lassen").tap()
    expect(answers.page.get_by_role("dialog")).to_contain_text("SXQY")
    expect(asks.page.get_by_role("dialog")).to_have_count(0)
    assert alike((asks, answers))["ballot"]["voters"]
    struck_by_lightning(house, (asks, answers), dark_millis=0)  # a vote follows the world's clock
    answers.page.get_by_role("button", name="Gilt", exact=True).tap()
    for person in (asks, answers):
        person.page.get_by_role("button", name="Weiter").tap()
