"""Nomina in the real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.playing import (
    Seats,
    Stones,
    cell,
    drag,
    lay_button,
    open_record,
    open_table,
    record_of,
    seat_people,
    stands,
    tap,
    touch,
    type_in,
    vote,
)

# The leaflet's first four moves and their points.
FOUR_MOVES: list[tuple[list[tuple[str, str]], int]] = [
    ([("E4", "W"), ("F4", "A"), ("G4", "S")], 3),
    ([("E5", "I"), ("E6", "T"), ("E7", "Z")], 4),
    ([("G2", "N"), ("G3", "A"), ("G5", "S")], 4),
    ([("C6", "A"), ("D6", "R"), ("H2", "U")], 5),
]
PEOPLE = ("Anna", "Karl", "Ines", "Emil")


def play_four_moves(page: Page, house: House, put: Callable[[Page, Stones], None]) -> None:
    table = seat_people(page, house, PEOPLE)
    for (stones, points), name in zip(FOUR_MOVES, PEOPLE, strict=True):
        expect(page.get_by_role("heading", name=f"{name} ist dran")).to_be_visible()
        put(page, stones)
        expect(lay_button(page, points)).to_be_enabled()
        if put is type_in:
            page.keyboard.press("Enter")
        elif put is tap:
            touch(page, lay_button(page, points))
        else:
            lay_button(page, points).click()
    expect(page.get_by_role("heading", name="Anna ist dran")).to_be_visible()
    stands(page, house, table, scores=[3, 4, 4, 5])
    expect(cell(page, "C6")).to_have_accessible_name(re.compile("ART waagerecht"))


def test_the_leaflets_first_moves_are_played_with_the_mouse(desktop: Page, house: House) -> None:
    play_four_moves(desktop, house, drag)


def test_the_leaflets_first_moves_are_played_with_a_finger(phone: Page, house: House) -> None:
    play_four_moves(phone, house, tap)


def test_the_leaflets_first_moves_are_played_by_keys_alone(desktop: Page, house: House) -> None:
    play_four_moves(desktop, house, type_in)


def test_from_the_shelf_to_the_first_word(phone: Page, house: House) -> None:
    phone.goto(house.address)
    phone.get_by_role("button", name=re.compile("Gegen\\s+Computer")).first.click()
    expect(phone.get_by_role("heading", name="Du bist dran")).to_be_visible()
    expect(phone.get_by_role("grid")).to_be_visible()


def test_a_refusal_says_why_points_and_leads_to_the_rule(desktop: Page, house: House) -> None:
    with desktop.expect_response(re.compile("/api/rules/nomina")):
        seat_people(desktop, house, PEOPLE[:2])
    type_in(desktop, [("E4", "X"), ("F4", "Q"), ("G4", "Z")])
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("alert")).to_contain_text("XQZ zählt hier nicht")
    expect(cell(desktop, "E4")).to_have_accessible_name(re.compile("XQZ"))
    desktop.get_by_role("link", name="Wo Steine liegen dürfen").click()
    expect(desktop.locator("#NOM-10")).to_be_visible()


def test_the_round_votes_on_a_word_that_the_dictionary_does_not_know(
    desktop: Page, house: House
) -> None:
    table = seat_people(desktop, house, PEOPLE[:3])
    type_in(desktop, [("E4", "X"), ("F4", "Q"), ("G4", "Z")])
    desktop.get_by_role("button", name="Abstimmen lassen").click()
    vote(desktop, "Gilt", "Karl", "Ines")
    desktop.get_by_role("button", name="Weiter").click()
    expect(desktop.get_by_role("heading", name="Karl ist dran")).to_be_visible()
    assert "+XQZ[2+3+]" in record_of(desktop, house, table)


def test_the_round_strikes_a_word_of_the_dictionary(desktop: Page, house: House) -> None:
    """GEN-10: whoever doubts it asks, all vote, the layer too, and the laying is gone."""
    table = seat_people(desktop, house, PEOPLE[:3])
    type_in(desktop, FOUR_MOVES[0][0])
    lay_button(desktop, 3).click()
    desktop.get_by_role("button", name="Wort anzweifeln").click()
    desktop.get_by_role("button", name="Alle abstimmen lassen").click()
    vote(desktop, "Gilt nicht", "Anna", "Karl", "Ines")
    expect(desktop.get_by_role("dialog")).to_contain_text("Der Zug ist zurückgenommen")
    desktop.get_by_role("button", name="Weiter").click()
    expect(desktop.get_by_role("heading", name="Anna ist dran")).to_be_visible()
    stands(desktop, house, table, scores=[0, 0, 0])


def test_a_move_is_taken_back_before_the_next_one(desktop: Page, house: House) -> None:
    table = seat_people(desktop, house, PEOPLE[:2])
    type_in(desktop, FOUR_MOVES[0][0])
    lay_button(desktop, 3).click()
    desktop.get_by_role("button", name=re.compile("zurücknehmen")).click()
    expect(desktop.get_by_role("heading", name="Anna ist dran")).to_be_visible()
    stands(desktop, house, table, scores=[0, 0])


def computers_have_moved(page: Page) -> None:
    """Three words lie, and it is the person's turn again."""
    both = re.compile(r"1\s*3\s*\d+\s*\d+")
    expect(page.get_by_role("table")).to_contain_text(both, timeout=60_000)
    expect(page.get_by_role("heading", name="Du bist dran")).to_be_visible(timeout=60_000)


def test_a_game_against_two_computers_survives_a_killed_server_and_ends(
    desktop: Page, own_house: House
) -> None:
    seats: Seats = [{"names": ["Anna"], "kind": "person"}]
    seats += [{"names": [name], "kind": "computer", "level": "leicht"} for name in ("Rosa", "Otto")]
    table = open_table(desktop, own_house, seats, {})
    type_in(desktop, FOUR_MOVES[0][0])
    lay_button(desktop, 3).click()
    computers_have_moved(desktop)
    before = record_of(desktop, own_house, table)
    own_house.kill()
    own_house.start()
    computers_have_moved(desktop)
    assert record_of(desktop, own_house, table) == before
    give_up = desktop.get_by_role("button", name="Aufgeben")
    expect(give_up).to_be_enabled(timeout=60_000)  # the page calls again after a while
    give_up.click()
    desktop.get_by_role("dialog").get_by_role("button", name=re.compile("aufgeben", re.I)).click()
    expect(desktop.get_by_text("Noch eine Partie")).to_be_visible(timeout=300_000)
    stands(desktop, own_house, table, over=True)


def test_on_a_phone_the_last_move_hides_nothing_of_the_case(phone: Page, house: House) -> None:
    """Four words in the middle of the board: the line says them, below the board."""
    record = (
        "szk 1\ngame nomina\nseat 1 person Anna\nseat 2 person Bert\n\n"
        "    1000 1 F7> WAR\n    2000 2 E7> Z G6> DU\n"
    )
    open_record(phone, house, record)
    line = phone.locator(".line")
    expect(line).to_contain_text("zusammen")
    case, hung = phone.locator(".case").bounding_box(), line.bounding_box()
    assert case
    assert hung
    assert hung["y"] + hung["height"] <= case["y"]
