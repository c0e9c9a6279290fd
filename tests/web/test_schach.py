"""Schach dem Wort in the real browser: plans behind the lid, premiums, the end; on a phone too."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.crossing import uncover
from tests.web.house import House
from tests.web.playing import open_record, open_table, record_of, stands, touch

HEAD = "szk 1\ngame schach-dem-wort\nseat 1 person Anna\nseat 2 person Karl\n"
# The O in the angle finishes TOT and opens IO; S and E go on, F ends it.
ANGLE = "position corner 0,0; board ..T.../..E.../MEXIKO/..T.T.; hands OSEB/FC; turn 1; starter 1"


def type_at(page: Page, square: str, letter: str) -> None:
    start = page.locator(f"[data-square='{square}']")
    start.scroll_into_view_if_needed()
    start.focus()
    page.keyboard.press(letter)


def lay(page: Page, *stones: tuple[str, str]) -> None:
    for square, letter in stones:
        type_at(page, square, letter)


def test_two_people_play_to_the_end_with_plans_and_a_premium(desktop: Page, house: House) -> None:
    hands = ANGLE.replace("OSEB/FC", "OSEB/F")
    table = open_record(desktop, house, f"{HEAD}{hands}\n")
    uncover(desktop, "Anna")
    desktop.get_by_label("Dein geplantes Wort").fill("Josef")
    lay(desktop, ("3,3", "O"), ("4,3", "S"), ("5,3", "E"))
    expect(desktop.get_by_text("Prämie, noch 0 Steine").first).to_be_visible()
    desktop.get_by_role("button", name=re.compile("TOT.* setzen")).click()
    uncover(desktop, "Karl")
    assert "Josef" not in desktop.content()
    assert " plan " not in record_of(desktop, house, table)
    expect(desktop.get_by_text(re.compile("IOSE.*(ist offen|Kein Wort)")).first).to_be_visible()
    lay(desktop, ("6,3", "F"))
    desktop.get_by_role("button", name=re.compile("IOSEF setzen")).click()
    expect(desktop.get_by_text("Noch eine Partie")).to_be_visible()
    stands(desktop, house, table, over=True, winners=[1], scores=[-1, 1])
    assert "plan Josef" in record_of(desktop, house, table)


def test_a_premium_is_left_or_goes_back(desktop: Page, house: House) -> None:
    open_record(desktop, house, f"{HEAD}{ANGLE}\n")
    uncover(desktop, "Anna")
    lay(desktop, ("3,3", "O"))
    desktop.get_by_role("button", name=re.compile("TOT.* setzen")).click()
    expect(desktop.get_by_text("Prämie: Du darfst noch 2 Steine setzen.")).to_be_visible()
    desktop.get_by_role("button", name="Steine dieses Zuges zurück").click()
    expect(desktop.locator("[data-square='3,3'] .stone")).to_have_count(0)
    lay(desktop, ("3,3", "O"))
    desktop.get_by_role("button", name=re.compile("TOT.* setzen")).click()
    desktop.get_by_role("button", name="Prämie nicht nutzen").click()
    uncover(desktop, "Karl")


def test_a_refusal_points_and_leads_to_its_rule(desktop: Page, house: House) -> None:
    position = "position corner 0,0; board MEXIK; open 0,0> by 2; hands OTB/FC; turn 1"
    with desktop.expect_response(re.compile("/api/rules/schach-dem-wort")):
        open_record(desktop, house, f"{HEAD}{position}\n")
    uncover(desktop, "Anna")
    lay(desktop, ("1,4", "T"))
    expect(desktop.get_by_text("Dieses Wort ist noch offen").first).to_be_visible()
    expect(desktop.get_by_role("link", name="Setzen")).to_be_visible()
    expect(desktop.get_by_role("button", name=re.compile("^Weiter"))).to_contain_text("kaufst")


def test_buying_goes_on_in_the_same_turn(desktop: Page, house: House) -> None:
    position = "position corner 0,0; board XI; open 0,0> by 2; hands BCB/FC; turn 1"
    open_record(desktop, house, f"{HEAD}{position}\n")
    uncover(desktop, "Anna")
    desktop.get_by_role("button", name=re.compile("^Rot kaufen")).click()
    expect(desktop.get_by_text("Passt jetzt ein Stein an XI? Sonst sag „weiter“.")).to_be_visible()
    desktop.get_by_role("button", name="Weiter").click()
    uncover(desktop, "Karl")


def test_the_list_of_stones_and_who_is_alone_stand_beside_the_table(
    desktop: Page, house: House
) -> None:
    position = "position corner 0,0; board VIOLIN; alone 2 0,0>; hands EEB/FC; turn 1"
    open_record(desktop, house, f"{HEAD}{position}\n")
    uncover(desktop, "Anna")
    expect(desktop.get_by_text("macht Karl allein fertig")).to_be_visible()
    stone = desktop.get_by_text("schwarzes V: 1 auf dem Tisch, 0 ungesehen")
    expect(stone).to_be_attached()
    expect(desktop.get_by_text("rotes E: 0 auf dem Tisch, 7 ungesehen")).to_be_attached()


def test_against_the_computer(desktop: Page, house: House) -> None:
    seats: list[dict[str, object]] = [
        {"names": ["Rosa"], "kind": "computer", "level": "leicht"},
        {"names": ["Anna"], "kind": "person"},
    ]
    table = open_table(desktop, house, seats, {"start": "agreed"}, game="schach-dem-wort")
    expect(desktop.get_by_text(re.compile("^Rosa setzt [A-Z]{2}")).first).to_be_visible()
    expect(desktop.get_by_role("heading", name="Du bist dran")).to_be_visible()
    assert " plan " not in record_of(desktop, house, table)


def test_on_a_phone_stones_are_tapped(phone: Page, house: House) -> None:
    table = open_record(phone, house, f"{HEAD}{ANGLE.replace('OSEB/FC', 'O/FC')}\n")
    uncover(phone, "Anna")
    touch(phone, phone.get_by_role("button", name=re.compile("rotes O$")))
    square = phone.locator("[data-square='3,3']")
    touch(phone, square)
    expect(square.locator(".stone")).to_be_visible()
    touch(phone, phone.get_by_role("button", name=re.compile("TOT.* setzen")))
    expect(phone.get_by_text("Noch eine Partie")).to_be_visible()
    stands(phone, house, table, scores=[2, -2])
