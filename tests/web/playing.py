"""Playing in the browser: with the mouse, with a finger, with the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, expect

from tests.web.house import House

Stones: TypeAlias = Iterable[tuple[str, str]]  # square, letter
Seats: TypeAlias = list[dict[str, object]]  # as the wire has them
# The middle of something once it stands still: boards come near, and rows grow around stones.
MIDDLE = """(one) => new Promise((done) => {
  let before = '';
  const look = () => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const now = [x, y, width, height].join();
    if (now === before) done([x + width / 2, y + height / 2]);
    else requestAnimationFrame(look);
    before = now;
  };
  look();
})"""
# How often, and how long after the last time, is a list asked for that may be late?
TRIES_OF_A_LIST, LIST_MILLIS = 50, 100
# Of a finger's events the click comes last, and later than the others are answered for.
# A tap that a busy machine stretches is a long press for the browser: then no click comes.
CLICK_AWAITED = """() => {
  window.heard = '';
  const once = { once: true, capture: true };
  let down = 0;
  addEventListener('pointerdown', (event) => (down = event.timeStamp), once);
  const up = (event) => {
    const held = event.timeStamp - down > 400;
    if (held) setTimeout(() => (window.heard ||= 'held'), 1000);
  };
  addEventListener('pointerup', up, once);
  addEventListener('pointercancel', up, once);
  addEventListener('click', () => (window.heard = 'clicked'), once);
}"""
TRIES = 3


def seat_people(page: Page, house: House, names: Iterable[str], **options: object) -> str:
    """A table for these people on this device; gives its number."""
    seats: Seats = [{"names": [name], "kind": "person"} for name in names]
    return open_table(page, house, seats, options)


def open_table(
    page: Page,
    house: House,
    seats: Seats,
    options: dict[str, object],
    *,
    game: str = "nomina",
    **agreed: object,
) -> str:
    asked = {"game": game, "options": options, "seats": seats, **agreed}
    page.request.get(house.address)  # gives the device its cookie
    answer = page.request.post(house.address + "api/tables", data=asked, headers=house.origin)
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    _go_to(page, house, table)
    return table


def open_record(page: Page, house: House, record: str) -> str:
    """A table that goes on from a record; gives its number."""
    page.request.get(house.address)  # gives the device its cookie
    answer = page.request.post(
        house.address + "api/records",
        data=record,
        headers={"content-type": "text/plain", **house.origin},
    )
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    _go_to(page, house, table)
    return table


def _go_to(page: Page, house: House, table: str) -> None:
    """The shelf stays in sight until the table has come: only its masthead leads to rules."""
    page.goto(f"{house.address}#/tisch/{table}")
    expect(page.locator(".mast.game")).to_be_visible()


def cell(page: Page, square: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(rf"^{square},"))


def compartment(page: Page, letter: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{letter}, noch "))


def drag(page: Page, stones: Stones) -> None:
    for square, letter in stones:
        drag_to(page, compartment(page, letter), cell(page, square))


def drag_to(page: Page, stone: Locator, place: Locator) -> None:
    start, end = middle(stone), middle(place)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def tap(page: Page, stones: Stones) -> None:
    for square, letter in stones:
        touch(page, compartment(page, letter))
        laid = page.get_by_role("gridcell", name=re.compile(rf"^{square}, {letter}, noch nicht"))
        touch(page, cell(page, square))
        expect(laid).to_be_visible()


def touch(page: Page, target: Locator) -> None:
    """With a finger; the page has heard of it when this comes back."""
    for _ in range(TRIES):
        target.scroll_into_view_if_needed()
        x, y = middle(target)
        page.evaluate(CLICK_AWAITED)
        page.touchscreen.tap(x, y)
        page.wait_for_function("() => window.heard")
        if page.evaluate("() => window.heard") == "clicked":
            return
    raise AssertionError("no tap was short enough to be one")


def middle(target: Locator) -> tuple[float, float]:
    x, y = target.evaluate(MIDDLE)
    return x, y


def type_in(page: Page, stones: Stones) -> None:
    """By keys alone: walk to each square with the arrows and type its letter."""
    for square, letter in stones:
        _walk_to(page, square)
        page.keyboard.press(letter)


def _walk_to(page: Page, square: str) -> None:
    focused = page.evaluate("() => document.activeElement?.getAttribute('data-square') ?? ''")
    if not focused:
        page.locator("[role=gridcell][tabindex='0']").focus()
        focused = page.evaluate("() => document.activeElement?.getAttribute('data-square') ?? ''")
    row, col = (int(part) for part in re.findall(r"-?\d+", str(focused)))
    to_row, to_col = int(square[1:]) - 1, ord(square[0]) - ord("A")
    for _ in range(abs(to_row - row)):
        page.keyboard.press("ArrowDown" if to_row > row else "ArrowUp")
    for _ in range(abs(to_col - col)):
        page.keyboard.press("ArrowRight" if to_col > col else "ArrowLeft")


def lay_button(page: Page, points: int) -> Locator:
    word = "Punkt" if points == 1 else "Punkte"
    return page.get_by_role("button", name=f"Legen, {points} {word}")


def record_of(page: Page, house: House, table: str) -> str:
    return page.request.get(f"{house.address}api/tables/{table}/record").text()


def steps_of(page: Page, house: House, table: str) -> str:
    """The steps as all may see them while the game runs, written as in a record."""
    told = page.request.get(f"{house.address}api/tables/{table}/replay").json()["steps"]
    acts = (step for step in told if step["kind"] == "act")
    return "\n".join(f"{act['at']:>8} {act['seat'] + 1} {act['action']}" for act in acts)


def stands(page: Page, house: House, table: str, **wanted: object) -> None:
    """So it stands in the list of games."""
    listed(page, f"{house.address}api/tables", lambda rows: _holds(rows, {"id": table, **wanted}))


def _holds(rows: list[dict[str, object]], wanted: dict[str, object]) -> bool:
    return any({name: row.get(name) for name in wanted} == wanted for row in rows)


def listed(page: Page, address: str, right: Callable[[Any], bool]) -> None:
    """A list is as it should be, soon: where several processes serve, lists may be late."""
    for _ in range(TRIES_OF_A_LIST):
        if right(told := page.request.get(address).json()):
            return
        page.wait_for_timeout(LIST_MILLIS)
    raise AssertionError(f"{address} still tells {told}")


def vote(page: Page, said: str, *names: str) -> None:
    """They vote one after the other on one device; each but the first takes it over."""
    for number, name in enumerate(names):
        if number:
            passed = page.get_by_role("dialog", name=f"Weiter an {name}")
            passed.get_by_role("button", name="Angekommen").click()
        dialog = page.get_by_role("dialog", name=f"{name}, gilt dieses Wort?")
        dialog.get_by_role("button", name=said, exact=True).click()
