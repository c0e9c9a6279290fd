"""Krux, the Typ-Dom games and Lingua in the real browser, each played to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.crossing import uncover
from tests.web.house import House
from tests.web.playing import open_record, open_table, stands, type_in

SEATS = "seat 1 person Anna\nseat 2 person Karl\n"
FREE_ROW = "." * 12
LINGUA_FREE = "." * 17


def type_on_table(page: Page, square: str, letters: str, *, down: bool) -> None:
    """Letters from a square of the open table on."""
    start = page.locator(f"[data-square='{square}']")
    start.scroll_into_view_if_needed()
    start.focus()
    if down:
        page.keyboard.press("Space")
    for letter in letters:
        page.keyboard.press(letter)


@pytest.mark.parametrize(
    ("game", "scores"),
    [("kreuzwort-1936", [5, -5]), ("kreuzwort-super", [5, -5]), ("point-typ-dom", [17, -9])],
)
def test_a_typ_dom_game_ends_with_the_last_stone(
    desktop: Page, house: House, game: str, scores: list[int]
) -> None:
    hands = "position corner 0,0; board EXAMEN; hands DO/ABC; turn 1; starter 1"
    table = open_record(desktop, house, f"szk 1\ngame {game}\n{SEATS}{hands}\n")
    uncover(desktop, "Anna")
    type_on_table(desktop, "-2,3", "DO", down=True)
    desktop.keyboard.press("Enter")
    if game == "point-typ-dom":  # the round is played to its end
        uncover(desktop, "Karl")
        desktop.get_by_role("button", name="Passen").click()
    expect(desktop.get_by_text("Noch eine Partie")).to_be_visible()
    stands(desktop, house, table, scores=scores)


def test_a_closed_lid_hides_every_hand(desktop: Page, house: House) -> None:
    def note(text: str | bytes) -> None:
        frames.append(text if isinstance(text, str) else text.decode())

    people: list[dict[str, object]] = [
        {"names": [name], "kind": "person"} for name in ("Anna", "Karl")
    ]
    frames: list[str] = []
    desktop.on("websocket", lambda socket: socket.on("framereceived", note))
    desktop.goto(house.address)
    answer = desktop.request.post(
        house.address + "api/tables",
        data={"game": "kreuzwort-super", "options": {}, "seats": people},
        headers=house.origin,
    )
    desktop.goto(f"{house.address}#/tisch/{answer.json()['id']}")
    expect(desktop.get_by_role("button", name=re.compile("aufdecken"))).to_be_visible()
    told = [frame for frame in frames if '"frame"' in frame]
    assert told
    assert all('"hand":[]' in frame for frame in told)


def test_krux_is_played_to_its_three_lines(desktop: Page, house: House) -> None:
    rows = ["HAUS........", *[FREE_ROW] * 5, "OMA.........", *[FREE_ROW] * 5]
    setup = f"position board {'/'.join(rows)}; phase lay; turn 1\n"
    table = open_record(desktop, house, f"szk 1\ngame krux\n{SEATS}{setup}")
    type_in(desktop, [("A2", "U"), ("A3", "T"), ("L6", "X")])
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("heading", name="Karl ist dran")).to_be_visible()
    desktop.get_by_role("button", name="Aufgeben").click()
    desktop.get_by_role("dialog").get_by_role("button", name=re.compile("aufgeben", re.I)).click()
    expect(desktop.get_by_role("heading", name="Anna ist dran")).to_be_visible()
    desktop.get_by_role("button", name=re.compile("verzichten", re.I)).click()
    desktop.get_by_role("dialog").get_by_role("button", name=re.compile("verzichten")).click()
    expect(desktop.get_by_text("Noch eine Partie")).to_be_visible()
    stands(desktop, house, table, scores=[7, 3])  # HAUS and HUT, OMA


def test_lingua_ends_at_the_goal(desktop: Page, house: House) -> None:
    rows = [LINGUA_FREE] * 15 + ["." * 12 + "HyAyUy" + "..", LINGUA_FREE]
    setup = f"position board {'/'.join(rows)}; hands SbEy/Ny; turn 1; laid 2\n"
    table = open_record(desktop, house, f"szk 1\ngame lingua\noption lengthening 1\n{SEATS}{setup}")
    uncover(desktop, "Anna")
    type_in(desktop, [("P16", "S")])
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_text("Noch eine Partie")).to_be_visible()
    stands(desktop, house, table, over=True, winners=[0])


@pytest.mark.parametrize("game", ["krux", "kreuzwort-super", "lingua"])
def test_a_computer_makes_its_move(desktop: Page, house: House, game: str) -> None:
    seats: list[dict[str, object]] = [
        {"names": ["Rosa"], "kind": "computer", "level": "leicht"},
        {"names": ["Anna"], "kind": "person"},
    ]
    table = open_table(desktop, house, seats, {"start": "agreed"}, game=game)
    for _ in range(240):
        told = desktop.request.get(f"{house.address}api/tables/{table}/replay").json()
        if any(step["seat"] == 0 for step in told["steps"]):
            return
        desktop.wait_for_timeout(250)
    raise AssertionError("the computer did not move within a minute")
