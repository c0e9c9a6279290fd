"""Cartino in the real browser: by mouse, finger and keys, with jokers, the track and the end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.crossing import button, uncover
from tests.web.house import House
from tests.web.playing import drag_to, open_record, open_table, stands, touch

BOARD = "..o...../....o.../o....o../..ooo.../..oo*.o./....oo../.o....../.......o"


def record(board: str, hands: str, scores: str = "33 46") -> str:
    return f"""szk 1
game cartino
seat 1 person Anna
seat 2 person Karl
position board {board}; hands {hands}; scores {scores}
"""


def place(page: Page, card: str, half: str = "obere") -> Locator:
    return page.get_by_role("gridcell", name=re.compile(rf"^{card}, {half} Hälfte,"))


def stone(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^Stein \d von \d, {name}$"))


def test_stones_of_one_suit_are_laid_with_the_mouse(desktop: Page, house: House) -> None:
    open_record(desktop, house, record(BOARD, "dA hA hQ s9 */cA sA h7 h8 d9"))
    uncover(desktop, "Anna")
    expect(place(desktop, "Karo As")).to_have_accessible_name(
        "Karo As, obere Hälfte, Wert 5, Joker"
    )
    place(desktop, "Herz Dame").click()
    drag_to(desktop, stone(desktop, "Herz As"), place(desktop, "Herz As", "untere"))
    account = desktop.locator(".line")
    expect(account).to_contain_text(re.compile(r"Herz Dame\s*4\s*Herz As\s*10\s*zusammen\s*14"))
    place(desktop, "Pik 9", "untere").click()
    expect(desktop.locator(".note.no")).to_contain_text("nur Steine einer Farbe")
    expect(desktop.locator(".note.no a")).to_have_attribute("href", re.compile("CAR-05"))
    place(desktop, "Pik 9", "untere").click()
    button(desktop, "Legen, 14 Punkte").click()
    expect(desktop.get_by_role("heading", name="Jetzt ist Karl dran")).to_be_visible()
    expect(desktop.locator(".news")).to_contain_text("Herz Dame und Herz As, 14 Punkte")
    assert desktop.get_by_role("grid").count() == 0  # nothing of a hand lies under the lid
    uncover(desktop, "Karl")
    expect(desktop.locator(".tracked")).to_contain_text("zwei Zwanziger und 7")


def test_a_joker_is_swapped_and_waits_by_keys_alone(desktop: Page, house: House) -> None:
    open_record(desktop, house, record(BOARD, "dA hA hQ s9 d8/cA sA h7 h8 d9"))
    uncover(desktop, "Anna")
    button(desktop, "Karo As gegen den Joker tauschen").press("Enter")
    desktop.get_by_role("dialog").get_by_role("button", name="Tauschen").press("Enter")
    expect(place(desktop, "Karo As")).to_have_accessible_name(re.compile("Wert 5, belegt"))
    expect(stone(desktop, "Joker, erst im nächsten Zug")).to_be_visible()
    stone(desktop, "Joker, erst im nächsten Zug").press("Enter")
    place(desktop, "Karo 8").focus()
    desktop.keyboard.press("Space")
    expect(desktop.locator(".note.no")).to_contain_text("erst beim nächsten Zug")
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("Space")
    expect(place(desktop, "Karo 8", "untere")).to_have_accessible_name(
        re.compile("Wert 1, belegt, bringt 0, noch nicht gelegt")
    )
    expect(button(desktop, "Legen, ohne Punkte")).to_be_enabled()
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("heading", name="Jetzt ist Karl dran")).to_be_visible()


def test_the_last_stone_ends_the_game_and_the_rest_costs(phone: Page, house: House) -> None:
    board = "oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooo.ooo/oooo.*.*"
    open_record(phone, house, record(board, "d7/d9 d8 dT d7", "40 41"))
    uncover(phone, "Anna")
    touch(phone, place(phone, "Karo 7"))
    expect(phone.locator(".line")).to_contain_text("die Partie endet")
    touch(phone, button(phone, "Legen"))
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Anna gewinnt")
    accounts = phone.locator(".account")
    expect(accounts.first).to_contain_text(re.compile(r"Zuerst fertig\s*\+10"))
    expect(accounts.last).to_contain_text("Reste auf der Bank")
    expect(phone.get_by_role("img", name=re.compile("Karo 9"))).to_be_visible()


# What a turn changes for good: the pad, the bench, or the whole side at the end.
SEEN = """() => document.querySelector('.win') ? 'over'
    : document.querySelector('.stone.tent, .rack.closed, .veil') ? ''
    : document.querySelector('.pad tbody').innerText + document.querySelector('.rack').innerHTML"""


def test_a_whole_game_against_the_computer(phone: Page, house: House) -> None:
    anna: dict[str, object] = {"names": ["Anna"], "kind": "person"}
    ines: dict[str, object] = {"names": ["Ines"], "kind": "computer", "level": "leicht"}
    options: dict[str, object] = {"start": "agreed", "first": 1}
    table = open_table(phone, house, [anna, ines], options, game="cartino")
    phone.wait_for_selector(".rack:not(.closed)")
    for _ in range(70):
        before = phone.evaluate(SEEN)
        if before == "over":
            break
        _turn(phone)
        changed = f"before => {{ const now = ({SEEN})(); return now && now !== before; }}"
        phone.wait_for_function(changed, arg=before)
    expect(phone.get_by_role("heading", level=1)).to_contain_text(re.compile("gewinn"))
    stands(phone, house, table, over=True)


def _turn(page: Page) -> None:
    """The first place that wants a stone gets it; else a joker goes anywhere, or is taken."""
    wanted = page.locator(".cell.hint")
    free = page.locator(".cell:not(:has(.stone))")
    swap = button(page, ".* gegen den Joker tauschen")
    if wanted.count():
        touch(page, wanted.first)
        touch(page, button(page, "Legen,"))
    elif stone(page, "Joker").count() and free.count():
        touch(page, stone(page, "Joker").first)
        touch(page, free.first)
        touch(page, button(page, "Legen,"))
    elif swap.count():
        swap.first.click()
        page.get_by_role("dialog").get_by_role("button", name="Tauschen").click()
    else:
        button(page, "Aussetzen").click()
