"""A guest is reported from the table, and the keeper of the server bars the device."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.keeping import printed
from tests.web.axe import LOOKS, faults
from tests.web.device import PHONE
from tests.web.house import House

EVIL = "<b>Donaudampfschifffahrtsgesell</b>"


def two_wait(host: Page, guest: Page, house: House) -> None:
    """Both sit at a table that waits."""
    host.goto(house.address)
    host.get_by_role("button", name="Nomina: Per Link").click()
    guest.goto(host.get_by_label("Der Link zu diesem Tisch").input_value())
    field = guest.get_by_role("textbox")
    field.evaluate("field => field.removeAttribute('maxlength')")
    field.fill(EVIL)
    guest.get_by_role("button", name="Platz nehmen").click()
    expect(guest.get_by_role("heading", name="Du sitzt am Tisch")).to_be_visible()
    for page in (host, guest):
        expect(page.get_by_text(EVIL).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def reported(host: Page) -> None:
    host.get_by_role("button", name=f"Mehr zu {EVIL}").click()
    host.get_by_role("button", name="Melden").click()
    host.get_by_label("Der Name").check()
    host.get_by_label("Magst du etwas dazu sagen?").fill("Was für ein Name")
    host.get_by_role("button", name="Melden").click()
    expect(host.get_by_role("dialog").get_by_text("Der Hauswart sieht es sich an")).to_be_visible()


def test_a_reported_guest_is_barred_by_the_keeper_and_reads_a_sentence(
    phone: Page, friend: Page, desktop: Page, house: House
) -> None:
    two_wait(phone, friend, house)
    reported(phone)

    link = f"{house.address}#/wart/{printed(house.data)}"
    desktop.goto(link)
    desktop.get_by_role("button", name="Hauswart werden").click()
    report = desktop.get_by_role("article").filter(has_text=EVIL)
    expect(report).to_contain_text("Was für ein Name")
    expect(desktop).to_have_url(f"{house.address}#/wart")
    assert faults(desktop, LOOKS[1]) == []
    report.get_by_role("button", name="Gerät sperren").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Gerät sperren").click()
    expect(report).to_contain_text("gesperrt")

    sentence = friend.get_by_text("Der Hauswart hat dieses Gerät gesperrt")
    expect(sentence).to_be_visible()
    friend.reload()
    expect(sentence).to_be_visible()
    friend.goto(house.address)
    friend.get_by_role("button", name="Nomina: Per Link").click()
    expect(friend.get_by_role("alert")).to_contain_text("gesperrt")

    desktop.get_by_role("button", name=f"{EVIL} wieder zulassen").click()
    expect(desktop.get_by_text("Keins.")).to_be_visible()
    friend.get_by_role("button", name="Nomina: Per Link").click()
    expect(friend.get_by_label("Der Link zu diesem Tisch")).to_be_visible()
    friend.goto(link)  # it was used
    friend.get_by_role("button", name="Hauswart werden").click()
    expect(friend.get_by_role("alert")).to_contain_text("schon eingelöst")
