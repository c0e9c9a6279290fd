"""Boggle in the real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.language import rule
from tests.web.crossing import HANDOVER_MILLIS, button
from tests.web.house import House
from tests.web.playing import middle, open_record, open_table, vote

DICE = "AEPT/USNO/MAME/ROST"
RASEN = ("3,0", "2,1", "1,1", "0,1", "1,2")
MAUS = ("2,0", "2,1", "1,0", "1,1")


def record_of(*seats: str, **options: object) -> str:
    lines = [f"option {name.replace('_', '-')} {value}" for name, value in options.items()]
    lines += [f"seat {number} {seat}" for number, seat in enumerate(seats, 1)]
    return "szk 1\ngame boggle\n" + "\n".join(lines) + f"\n\n 10 * shake {DICE}\n"


def die(page: Page, square: str) -> Locator:
    return page.locator(f'[data-square="{square}"]')


def swipe(page: Page, way: tuple[str, ...]) -> None:
    """With the mouse: down on the first die, over the others, up on the last."""
    page.mouse.move(*middle(die(page, way[0])))
    page.mouse.down()
    for square in way[1:]:
        page.mouse.move(*middle(die(page, square)), steps=6)
    page.mouse.up()


def finger(page: Page, way: tuple[str, ...]) -> None:
    """With a finger: the page must not scroll away under it."""
    line = page.context.new_cdp_session(page)
    for number, square in enumerate(way):
        x, y = middle(die(page, square))
        kind = "touchMove" if number else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def write(page: Page, word: str) -> None:
    page.get_by_label("Dein Wort").fill(word)
    page.keyboard.press("Enter")


def listed(page: Page, word: str) -> Locator:
    return page.get_by_role("list", name="Deine Liste").get_by_role("button", name=word, exact=True)


def done(page: Page) -> None:
    button(page, "Ich finde nichts mehr").click()
    page.get_by_role("dialog").get_by_role("button", name="Fertig").click()


def uncover(page: Page, name: str) -> None:
    lid = page.get_by_role("button", name=f"Ich bin {name}, aufdecken")
    expect(lid).to_be_visible()
    assert not page.locator(".die").count(), "nothing of the dice is in the page under the lid"
    page.wait_for_timeout(HANDOVER_MILLIS)
    lid.click()


@rule("SOL-01")
def test_alone_by_swipe_tap_and_typing_to_the_list_of_what_was_missed(
    desktop: Page, house: House
) -> None:
    with desktop.expect_response(re.compile("/api/rules/boggle")):
        open_record(desktop, house, record_of("person Anna", rounds=1))
    expect(die(desktop, "0,0")).to_have_accessible_name("Reihe 1, Spalte 1, A")
    swipe(desktop, RASEN)
    expect(listed(desktop, "RASEN")).to_be_visible()
    for square in MAUS:
        die(desktop, square).click()
    expect(die(desktop, "1,1")).to_have_accessible_name(re.compile("4. Buchstabe deines Wortes$"))
    button(desktop, "Notieren").click()
    expect(listed(desktop, "MAUS")).to_be_visible()
    write(desktop, "name")
    expect(listed(desktop, "NAME")).to_be_visible()
    write(desktop, "namen")
    expect(desktop.get_by_role("alert")).to_contain_text("NAMEN")
    expect(desktop.get_by_role("link", name="Die Suche")).to_be_visible()
    write(desktop, "mamo")
    write(desktop, "ton")
    expect(listed(desktop, "TON")).to_be_visible()
    desktop.get_by_role("button", name="TON streichen").click()
    expect(listed(desktop, "TON")).to_have_count(0)
    done(desktop)
    expect(desktop.get_by_role("heading", name="Nicht im Wörterbuch")).to_be_visible()
    button(desktop, "Streichen und weiter").click()
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Du hast 4 Punkte")
    lines = desktop.locator(".cmp tbody tr")
    expect(lines).to_have_count(4)
    expect(lines.filter(has_text="RASEN")).to_contain_text("2")
    expect(lines.filter(has_text="MAMO")).to_contain_text("gilt nicht")
    missed = desktop.locator(".missed")
    expect(missed).to_contain_text("Das lag noch auf dem Tisch")
    missed.get_by_role("button", name=re.compile("^Alle .* Wörter zeigen")).click()
    missed.get_by_role("button", name="ROMAN", exact=True).click()
    dialog = desktop.get_by_role("dialog")
    expect(dialog).to_contain_text("gilt in Boggle")
    dialog.get_by_role("button", name="Schließen").click()
    expect(die(desktop, "3,0")).to_have_accessible_name(re.compile("1. Buchstabe"))


def test_dice_are_walked_over_and_taken_by_keys(desktop: Page, house: House) -> None:
    open_record(desktop, house, record_of("person Anna", rounds=1))
    expect(desktop.get_by_label("Dein Wort")).to_be_focused()
    die(desktop, "0,0").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", " ", "ArrowUp", "ArrowRight", " "):
        desktop.keyboard.press(key)
    expect(desktop.get_by_label("Dein Wort")).to_have_value("RA")
    desktop.keyboard.type("sen")
    desktop.keyboard.press("Backspace")
    expect(desktop.get_by_label("Dein Wort")).to_have_value("RASE")
    desktop.keyboard.press("Enter")
    expect(listed(desktop, "RASE")).to_be_visible()


@rule("BOG-02")
@rule("GEN-10")
def test_on_one_device_each_searches_in_turn_and_the_table_votes(phone: Page, house: House) -> None:
    people = ("person Anna", "person Bert")
    open_record(phone, house, record_of(*people, rounds=1, order="in-turn"))
    uncover(phone, "Anna")
    expect(die(phone, "0,0")).to_have_accessible_name("Reihe 1, Spalte 1, verdeckt")
    button(phone, "Los").click()
    expect(phone.get_by_role("timer")).to_be_visible()
    finger(phone, RASEN)
    expect(listed(phone, "RASEN")).to_be_visible()
    for number, square in enumerate(MAUS, start=1):
        phone.touchscreen.tap(*middle(die(phone, square)))
        expect(die(phone, square)).to_have_accessible_name(re.compile(f"{number}. Buchstabe"))
    button(phone, "Notieren").click()
    expect(listed(phone, "MAUS")).to_be_visible()
    write(phone, "mamo")
    expect(listed(phone, "MAMO")).to_be_visible()
    done(phone)
    uncover(phone, "Bert")
    assert "RASEN" not in phone.content()
    button(phone, "Los").click()
    write(phone, "maus")
    expect(listed(phone, "MAUS")).to_be_visible()
    assert "RASEN" not in phone.content()
    done(phone)
    phone.get_by_role("button", name="Abstimmen").click()
    vote(phone, "Gilt", "Anna", "Bert")
    phone.get_by_role("dialog").get_by_role("button", name="Weiter").click()
    button(phone, "Weiter").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Anna gewinnt mit 3 Punkten")
    lines = phone.locator(".cmp tbody tr")
    expect(lines.filter(has_text="MAUS")).to_contain_text("doppelt")
    expect(lines.filter(has_text="MAMO").locator("td").last).to_have_text("1")


@rule("BOG-03")
def test_all_search_at_once_each_at_a_page_of_their_own(desktop: Page, house: House) -> None:
    table = open_record(desktop, house, record_of("person Anna", "person Bert", rounds=2))
    other = desktop.context.new_page()
    other.goto(f"{house.address}#/tisch/{table}")
    button(desktop, "Ich bin Anna").click()
    button(other, "Ich bin Bert").click()
    write(desktop, "rasen")
    write(other, "maus")
    expect(listed(desktop, "RASEN")).to_be_visible()
    expect(listed(other, "MAUS")).to_be_visible()
    assert "RASEN" not in other.content()
    assert "MAUS" not in desktop.content()
    done(desktop)
    expect(desktop.get_by_text("Es suchen noch: Bert")).to_be_visible()
    done(other)
    for page in (desktop, other):
        expect(page.locator(".cmp")).to_contain_text("RASEN")
        expect(page.locator(".cmp")).to_contain_text("MAUS")
    button(other, "Nächste Runde").click()
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Runde 2")
    expect(desktop.get_by_role("timer")).to_be_visible()
    other.close()


def test_against_the_computer_a_round_begins_on_the_call(desktop: Page, house: House) -> None:
    seats: list[dict[str, object]] = [
        {"names": ["Anna"], "kind": "person"},
        {"names": ["Karl"], "kind": "computer", "level": "leicht"},
    ]
    open_table(desktop, house, seats, {"rounds": 1}, game="boggle")
    button(desktop, "Würfel schütteln").click()
    expect(desktop.get_by_role("timer")).to_be_visible()
    done(desktop)
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("gewinnt mit")
    expect(desktop.locator(".cmp")).to_contain_text("Karl")


def test_boggle_stands_on_the_shelf(desktop: Page, house: House) -> None:
    desktop.goto(house.address)
    desktop.get_by_role("button", name="Boggle: Gegen Computer").click()
    expect(button(desktop, "Würfel schütteln")).to_be_visible()
    desktop.get_by_role("link", name="Regel nachlesen").click()
    expect(desktop.get_by_role("heading", level=1, name="Boggle")).to_be_visible()
