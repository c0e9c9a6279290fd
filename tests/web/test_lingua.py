"""Lingua in the real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.crossing import button, says, uncover
from tests.web.house import House
from tests.web.playing import cell, open_record

EMPTY = "." * 17
LAME = {
    6: "." * 6 + "Ey" + "." * 10,
    9: "." * 10 + "LyAyMgEg...",
    10: "." * 12 + "Ob....",
    11: "." * 12 + "Ny....",
    12: "." * 12 + "Dg....",
}
HERD = {
    12: "." * 12 + "DgArCyHb.",
    13: "." * 15 + "Eg.",
    14: "." * 15 + "Rr.",
    15: "." * 15 + "Dy.",
}


def record_of(rows: dict[int, str]) -> str:
    board = "/".join(rows.get(row, EMPTY) for row in range(1, 18))
    return f"""szk 1
game lingua
option lengthening 1
seat 1 person Anna
seat 2 person Ines
position board {board}
position hands NySgEgTrIgUbRyErKrAyHySy/EyErNyIrTgSrAbHgDbUgRbOr; aces 10 7; scores 47 39
"""


def test_a_tile_is_exchanged_for_a_colour_word(desktop: Page, house: House) -> None:
    open_record(desktop, house, record_of(LAME))
    uncover(desktop, "Anna")
    cell(desktop, "N11").focus()
    desktop.keyboard.type("AS")
    desktop.get_by_role("button", name=re.compile("rotes E$")).click()
    says(desktop, "P11", "rotes E auf weißem Feld, kein As, noch nicht gelegt")
    button(desktop, "Stein tauschen").click()
    desktop.get_by_role("dialog").get_by_role("button", name=re.compile("G6")).click()
    expect(button(desktop, "Legen, 208 Punkte")).to_be_enabled()
    expect(desktop.locator(".bubble")).to_contain_text("Farbwort, 4 mal 25")
    button(desktop, "Legen, 208 Punkte").click()
    expect(desktop.get_by_role("heading", name="Jetzt ist Ines dran")).to_be_visible()
    uncover(desktop, "Ines")
    says(desktop, "P11", "gelbes E auf weißem Feld, kein As")
    says(desktop, "G6", "rotes E auf grünem Feld, kein As")


def test_the_goal_ends_the_game_on_a_phone(phone: Page, house: House) -> None:
    open_record(phone, house, record_of(LAME | HERD))
    uncover(phone, "Anna")
    expect(phone.locator(".pane.near")).to_be_visible()
    cell(phone, "P16").focus()
    phone.keyboard.type("E")
    expect(phone.locator(".line")).to_contain_text("Zielpreis")
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Anna gewinnt mit")
    account = phone.locator(".account").first
    expect(account).to_contain_text("10 Asse")
    expect(account).to_contain_text("+25")


def test_two_tiles_are_swapped(desktop: Page, house: House) -> None:
    open_record(desktop, house, record_of(LAME))
    uncover(desktop, "Anna")
    button(desktop, "Zwei Steine tauschen").click()
    dialog = desktop.get_by_role("dialog")
    dialog.get_by_role("button", name="rotes K", exact=True).click()
    expect(dialog.get_by_role("button", name=re.compile("tauschen$"))).to_be_disabled()
    dialog.get_by_role("button", name="gelbes H", exact=True).click()
    dialog.get_by_role("button", name=re.compile("tauschen$")).click()
    expect(desktop.get_by_role("heading", name="Jetzt ist Ines dran")).to_be_visible()
    expect(desktop.locator(".news")).to_contain_text("tauscht 2 Steine")
