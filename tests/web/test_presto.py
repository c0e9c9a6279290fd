"""Presto in the real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.language import rule
from tests.web.crossing import HANDOVER_MILLIS, button
from tests.web.house import House
from tests.web.playing import drag_to, open_record, open_table, touch

PEOPLE = ("person Anna", "person Bert")


def record_of(game: str, *seats: str, **options: object) -> str:
    chosen = {"black": 3, "red": 2, **options}
    lines = [f"option {name} {value}" for name, value in chosen.items()]
    lines += [f"seat {number} {seat}" for number, seat in enumerate(seats, 1)]
    return f"szk 1\ngame {game}\n" + "\n".join(lines) + "\n\n 10 * deal AENRT/EILST\n"


def square(page: Page, row: int, col: int) -> Locator:
    return page.locator(f'[data-square="{row},{col}"]')


def stone(page: Page, letter: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"Stein \d+ von \d+, .*{letter}$"))


def type_word(page: Page, word: str) -> None:
    expect(page.locator(".rack .stone").first).to_be_visible()
    square(page, 0, 0).focus()
    page.keyboard.type(word)


def uncover(page: Page, name: str) -> None:
    lid = page.get_by_role("button", name=f"Ich bin {name}, aufdecken")
    expect(lid).to_be_visible()
    assert not page.locator(".stone").count(), "nothing of a hand is in the page under the lid"
    page.wait_for_timeout(HANDOVER_MILLIS)
    lid.click()
    assert not page.locator(".rack .stone").count(), "the stones lie face down until the call"
    button(page, "Los").click()
    expect(page.get_by_role("timer")).to_be_visible()


def give_up(page: Page) -> None:
    button(page, "Aufgeben").click()
    page.get_by_role("dialog").get_by_role("button", name="Aufgeben").click()


@rule("PR1-03")
@rule("PR1-05")
def test_a_false_call_shows_its_squares_and_a_true_one_wins(desktop: Page, house: House) -> None:
    open_record(desktop, house, record_of("presto-super", *PEOPLE, order="in-turn"))
    uncover(desktop, "Anna")
    type_word(desktop, "RNT")
    expect(button(desktop, "Fertig")).to_contain_text("Noch 2 Steine")
    desktop.keyboard.type("EA")
    button(desktop, "Fertig").click()
    expect(desktop.locator(".note.no")).to_contain_text("RNTEA")
    expect(desktop.locator(".cell.refused")).to_have_count(5)
    drag_to(desktop, square(desktop, 0, 1), square(desktop, 2, 0))
    expect(square(desktop, 2, 0)).to_have_accessible_name(re.compile("N, noch nicht gelegt"))
    expect(desktop.locator(".cell.refused")).to_have_count(0)
    drag_to(desktop, square(desktop, 0, 4), square(desktop, 0, 1))
    drag_to(desktop, square(desktop, 2, 0), square(desktop, 0, 4))
    button(desktop, "Fertig").click()
    uncover(desktop, "Bert")
    assert "RATEN" not in desktop.content()
    give_up(desktop)
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Anna gewinnt mit 4 Punkten")
    expect(desktop.get_by_role("img", name="Kreuzwort von Anna: RATEN")).to_be_visible()
    expect(desktop.locator(".place", has_text="Bert")).to_contain_text("nicht fertig")


@rule("PR4-03")
def test_ranks_of_the_evening_by_tap_on_a_phone(phone: Page, house: House) -> None:
    record = record_of("presto-1936", *PEOPLE, order="in-turn", rounds=2)
    open_record(phone, house, record)
    for name, word in (("Anna", "RATEN"), ("Bert", "STEIL")):
        uncover(phone, name)
        for col, letter in enumerate(word):
            touch(phone, stone(phone, letter))
            laid = phone.get_by_role(
                "gridcell", name=re.compile(f"^Zeile 0, Spalte {col}, .*{letter}")
            )
            touch(phone, square(phone, 0, col))
            expect(laid).to_be_visible()
        button(phone, "Fertig").click()
    expect(phone.get_by_role("heading", name="Runde 1")).to_be_visible()
    pad = phone.locator(".pad")
    expect(pad).to_contain_text("Plätze des Abends")
    expect(pad.locator("tbody td")).to_have_text([re.compile(r"[12]\."), re.compile(r"[12]\.")])
    button(phone, "Nächste Runde").click()
    for name in ("Anna", "Bert"):
        uncover(phone, name)
        give_up(phone)
    expect(phone.get_by_role("heading", level=1)).to_contain_text("1 Sieg")


def test_taking_all_stones_back_does_not_give_up(desktop: Page, house: House) -> None:
    open_record(desktop, house, record_of("presto-1936", "person Anna", "computer/leicht Karl"))
    type_word(desktop, "RAT")
    expect(desktop.locator(".stone.tent")).to_have_count(3)
    button(desktop, "Alles zurück auf die Bank").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Alles zurück").click()
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    expect(desktop.locator(".stone.tent")).to_have_count(0)
    expect(button(desktop, "Fertig")).to_be_visible()
    type_word(desktop, "RATEN")
    button(desktop, "Fertig").click()
    expect(desktop.get_by_role("img", name="Kreuzwort von Du: RATEN")).to_be_visible()


@rule("GEN-10")
def test_alone_a_word_counts_after_a_question(desktop: Page, house: House) -> None:
    seats = ("person Anna", "computer/leicht Karl")
    open_record(desktop, house, record_of("presto-1936", *seats))
    type_word(desktop, "RNTEA")
    button(desktop, "Fertig").click()
    expect(desktop.locator(".acts .main")).to_have_text("Zurücknehmen")
    button(desktop, "Gilt trotzdem").click()
    dialog = desktop.get_by_role("dialog")
    expect(dialog).to_contain_text("RNTEA gelten lassen?")
    dialog.get_by_role("button", name="Doch nicht").click()
    expect(desktop.locator(".note.no")).to_be_visible()
    button(desktop, "Gilt trotzdem").click()
    dialog.get_by_role("button", name="Gilt trotzdem").click()
    expect(desktop.get_by_role("img", name="Kreuzwort von Du: RNTEA")).to_be_visible()


def test_editions_share_a_tile_and_the_stones_are_turned_on_the_call(
    desktop: Page, house: House
) -> None:
    desktop.goto(house.address)
    tile = desktop.get_by_role("article").filter(has=desktop.get_by_role("heading", name="Presto"))
    expect(tile).to_have_count(1)
    tile.get_by_text("Super", exact=True).click()
    tile.get_by_role("button", name="Presto: Gegen Computer").click()
    button(desktop, "Los, Steine aufdecken").click()
    expect(desktop.locator(".rack .stone")).to_have_count(19)


def test_several_people_on_one_device_play_in_turn(desktop: Page, house: House) -> None:
    seats: list[dict[str, object]] = [{"names": [n], "kind": "person"} for n in ("Anna", "Bert")]
    open_table(desktop, house, seats, {"order": "in-turn"}, game="presto-1936")
    button(desktop, "Los, Steine aufdecken").click()
    uncover(desktop, "Anna")
    expect(desktop.locator(".rack .stone")).to_have_count(19)
