"""Placing as on the table: a tap, two fingers, letters typed on, stones that come, sounds."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.house import House
from tests.web.playing import cell, compartment, lay_button, open_record, touch

TABLE = "szk 1\ngame nomina\nseat 1 person Anna\nseat 2 person Bert\n"
# An A lies on F6.
ROWS = "/".join("." * 5 + "A" + "." * 6 if row == 5 else "." * 12 for row in range(12))
LYING = f"{TABLE}position board {ROWS}\n"

# Two taps of a finger on one square, as quick as a hand is, on a machine of any speed.
TWICE = """square => {
  const tap = () => square.dispatchEvent(
    new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }));
  tap(); tap();
}"""
# How often did something begin to sound?
COUNTED = """
  window.sounds = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
"""


def made(page: Page, square: str, letter: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(rf"^{square}, {letter}, noch nicht"))


def width(page: Page, square: str) -> float:
    box = cell(page, square).bounding_box()
    assert box
    return box["width"]


def spread(page: Page, square: str, *, apart: tuple[int, int]) -> None:
    """Two fingers on both sides of a square go from one distance to another."""
    box = cell(page, square).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touching(kind: str, distance: int) -> None:
        points = [{"x": x + side * distance / 2, "y": y, "id": side} for side in (-1, 1)]
        down = [] if kind == "touchEnd" else [{**point, "id": point["id"] + 1} for point in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})

    touching("touchStart", apart[0])
    for share in (0.25, 0.5, 0.75, 1):
        touching("touchMove", round(apart[0] + share * (apart[1] - apart[0])))
    touching("touchEnd", apart[1])
    fingers.detach()


def test_a_finger_places_with_one_tap_and_two_zoom_the_board(phone: Page, house: House) -> None:
    open_record(phone, house, TABLE)
    whole = width(phone, "F6")
    assert whole < 30
    touch(phone, compartment(phone, "W"))
    touch(phone, cell(phone, "F6"))
    expect(made(phone, "F6", "W")).to_be_visible()
    assert width(phone, "F6") == whole

    pane, near = phone.locator(".pane"), re.compile(r"\bnear\b")
    touch(phone, compartment(phone, "A"))
    cell(phone, "H8").evaluate(TWICE)
    expect(pane).to_have_class(near)
    assert width(phone, "H8") > 43
    assert pane.evaluate("pane => pane.scrollWidth > pane.clientWidth && pane.scrollLeft > 0")
    expect(made(phone, "H8", "A")).to_have_count(0)
    touch(phone, cell(phone, "H8"))
    expect(made(phone, "H8", "A")).to_be_visible()
    cell(phone, "I9").evaluate(TWICE)
    expect(pane).not_to_have_class(near)

    spread(phone, "F6", apart=(60, 150))
    expect(pane).to_have_class(near)
    assert width(phone, "F6") > 2 * whole
    spread(phone, "F6", apart=(150, 40))
    expect(pane).not_to_have_class(near)
    assert phone.evaluate("visualViewport.scale") == 1
    expect(made(phone, "F6", "W")).to_be_visible()


def test_letters_that_are_typed_write_on_over_what_lies(desktop: Page, house: House) -> None:
    """Also after a tap on the case; the wheel with Ctrl brings the board near."""
    open_record(desktop, house, LYING)
    cell(desktop, "E6").click()
    compartment(desktop, "W").click()
    desktop.keyboard.type("s")
    expect(made(desktop, "E6", "W")).to_be_visible()
    expect(made(desktop, "G6", "S")).to_be_visible()
    whole = width(desktop, "A1")
    cell(desktop, "G6").hover()
    desktop.keyboard.down("Control")
    desktop.mouse.wheel(0, -300)
    desktop.keyboard.up("Control")
    expect(desktop.locator(".pane.near")).to_be_visible()
    assert width(desktop, "A1") > whole
    desktop.get_by_role("button", name="Brett vergrößern").click()
    expect(desktop.locator(".pane.near")).to_have_count(0)


def test_stones_of_others_come_one_by_one_unless_nothing_shall_move(
    desktop: Page, house: House
) -> None:
    table = open_record(desktop, house, TABLE)
    other = desktop.context.new_page()
    other.goto(f"{house.address}#/tisch/{table}")
    come = other.locator(".cell.arrives > .stone")
    motion = "stones => stones.map(stone => getComputedStyle(stone).animationName)"
    expect(cell(other, "D4")).to_be_visible()
    for word, square, last, points, said in (
        ("WAS", "D4", "3,5", 3, "arrive"),
        ("SEIN", "F4", "6,5", 4, "none"),
    ):
        other.emulate_media(reduced_motion="reduce" if said == "none" else "no-preference")
        cell(desktop, square).click()
        if said == "none":
            desktop.keyboard.press(" ")
        desktop.keyboard.type(word)
        lay_button(desktop, points).click()
        expect(other.locator(f".cell.last[data-square='{last}']")).to_be_visible()
        expect(come).to_have_count(3)
        assert set(come.evaluate_all(motion)) == {said}
        expect(desktop.locator(".cell.arrives")).to_have_count(0)
    order = "cells => cells.map(cell => cell.style.getPropertyValue('--nth'))"
    assert other.locator(".cell.arrives").evaluate_all(order) == ["0", "1", "2"]
    tint = "stone => getComputedStyle(stone).getPropertyValue('--wood')"
    assert come.first.evaluate(tint) != cell(other, "D4").locator(".stone").evaluate(tint)


def test_wood_is_heard_when_it_is_switched_on(phone: Page, house: House) -> None:
    phone.add_init_script(COUNTED)
    open_record(phone, house, TABLE)
    touch(phone, compartment(phone, "W"))
    touch(phone, cell(phone, "F6"))
    expect(made(phone, "F6", "W")).to_be_visible()
    assert phone.evaluate("window.sounds") == 0
    table = phone.url
    phone.goto(f"{house.address}#/einstellungen")
    expect(phone.get_by_role("group", name="Vibration")).to_be_visible()
    phone.get_by_role("group", name="Klänge").get_by_text("An", exact=True).click()
    assert phone.evaluate("window.sounds") == 1
    phone.goto(table)
    touch(phone, compartment(phone, "A"))
    touch(phone, cell(phone, "G6"))
    expect(made(phone, "G6", "A")).to_be_visible()
    assert phone.evaluate("window.sounds") >= 3
