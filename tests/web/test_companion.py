"""The companion beside a box: an evening of Lingua on one phone, and a tray that was shaken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.device import PHONE, Device
from tests.web.house import House

# A crowded machine may take a while between two looks.
UNDER_A_MINUTE = re.compile(r"^\s*0:\d\d\s*$")


@pytest.fixture
def moved(browser: Browser) -> Iterator[Page]:
    """A telephone that nobody else gets: its clock is moved on."""
    with closing(Device(browser, PHONE)) as device:
        yield from device.fresh()


def part(page: Page, name: str) -> None:
    bar = page.get_by_role("navigation", name="Teile des Begleiters")
    bar.get_by_role("button", name=re.compile(f"^{name}")).click()


def write(page: Page, points: int, word: str = "") -> None:
    if word:
        page.get_by_label("Wort", exact=True).first.fill(word)
    page.get_by_label("Punkte", exact=True).fill(str(points))
    page.get_by_role("button", name="Eintragen").click()


def total(page: Page) -> Locator:
    return page.get_by_role("row", name=re.compile("^Endstand"))


def named(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Namen").click()
    for n, name in enumerate(names, 1):
        if n > 2:
            page.get_by_role("button", name="Noch jemand").click()
        page.get_by_label(f"Name {n}", exact=True).fill(name)
    page.get_by_role("button", name="Fertig").click()


def test_an_evening_of_lingua_beside_its_box(moved: Page, house: House) -> None:
    moved.clock.install()
    moved.goto(f"{house.address}#/regeln/lingua")
    moved.get_by_role("link", name="Begleiter zur Schachtel").click()
    named(moved, "Anna", "Bert", "Cleo")
    for word, points in (("HAUS", 12), ("HUT", 9), ("ERNTE", 31), ("WITZE", 40)):
        write(moved, points, word)
    expect(moved.get_by_text("Vorn: Anna mit 52, 21 vor Cleo")).to_be_visible()
    moved.get_by_role("button", name="Zurücknehmen").click()
    moved.get_by_role("button", name="Zug 1, Bert: HUT 9").click()
    moved.get_by_label("Punkte", exact=True).fill("18")
    moved.get_by_role("button", name="Ändern").click()
    expect(total(moved)).to_have_text(re.compile(r"12\s*18\s*31"))

    part(moved, "Asse")
    for _ in range(10):
        moved.get_by_role("button", name="Bert: eines mehr").click()
    bert = moved.get_by_role("listitem").filter(has_text="Bert")
    expect(bert).to_contain_text("Jedes Wort zählt doppelt. Noch 5 Asse bis dreifach.")
    expect(bert).to_contain_text("Am Ende 110 Punkte wert.")

    part(moved, "Uhr")
    moved.get_by_role("button", name="10 min").click()
    moved.get_by_role("button", name="Umdrehen").click()
    moved.clock.fast_forward("09:10")
    expect(moved.get_by_role("timer")).to_have_text(UNDER_A_MINUTE)
    moved.reload()
    expect(total(moved)).to_have_text(re.compile(r"12\s*128\s*31"))
    part(moved, "Uhr")
    expect(moved.get_by_role("button", name="Anhalten")).to_be_visible()
    moved.clock.fast_forward("30:00")
    expect(moved.get_by_text("Die Zeit ist um.").last).to_be_visible()

    part(moved, "Block")
    moved.get_by_role("button", name="Neues Blatt").click()
    moved.get_by_role("dialog").get_by_role("button", name="Neues Blatt").click()
    expect(moved.get_by_text("Noch nichts aufgeschrieben.")).to_be_visible()


def test_a_shaken_tray_is_typed_in_and_its_lists_are_compared(phone: Page, house: House) -> None:
    phone.goto(f"{house.address}#/begleiter/boggle")
    named(phone, "Anna", "Bert")
    part(phone, "Würfel")
    phone.get_by_label("Reihe 1, Spalte 1").click()
    phone.keyboard.type("aeptusnomameros")
    phone.get_by_role("button", name="Wörter zeigen").click()
    expect(phone.get_by_text("Es fehlt noch ein Würfel.")).to_be_visible()
    phone.get_by_label("Reihe 4, Spalte 4").press("t")
    phone.get_by_role("button", name="Wörter zeigen").click()
    expect(phone.get_by_text(re.compile(r"\d+ Wörter mit zusammen \d+ Punkten"))).to_be_visible()
    phone.get_by_label("6 Buchstaben").check()
    phone.get_by_role("button", name="MOMENT 3 Punkte").click()
    expect(phone.locator(".cube.on")).to_have_count(6)

    phone.get_by_text("Listen vergleichen").click()
    phone.get_by_label("Liste: Anna").fill("Maus, Moment, Rot")
    phone.get_by_label("Liste: Bert").fill("maus Rase")
    phone.get_by_role("button", name="Vergleichen", exact=True).click()
    expect(phone.get_by_text("ROT ist auf den Würfeln nicht zu finden.")).to_be_visible()
    expect(phone.get_by_text("doppelt")).to_have_count(2)
    phone.get_by_role("button", name="In den Block eintragen").click()
    part(phone, "Block")
    expect(total(phone)).to_have_text(re.compile(r"3\s*1"))
