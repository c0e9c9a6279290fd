"""The shape of the tables, measured: whole, steady, nothing covered, on every kind of screen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.geometry import Box, box_of, faults, moved, resized, text_size
from tests.web.house import House
from tests.web.playing import cell, open_record, open_table, type_in
from tests.web.scenes import AGAINST, PAGES
from tests.web.stages import record_at, show, table_scene

PHONE, SIDEWAYS, LAPTOP = (360, 740), (740, 360), (1280, 800)
# How much of a part is hidden below its edge.
BELOW = "e => e.scrollHeight - e.clientHeight"


@pytest.mark.parametrize("game", ["point-typ-dom", "nomina"])
def test_the_table_at_the_end_is_seen_whole(desktop: Page, house: House, game: str) -> None:
    show(desktop, house, game, "end")
    for width, height in ((861, 1000), LAPTOP, (1920, 1080), PHONE):
        resized(desktop, width, height)
        assert faults(desktop) == []
        total, pad = desktop.get_by_text("Gesamt").first.bounding_box(), box_of(desktop, ".pad")
        assert total
        assert total["x"] + total["width"] <= pad["x"] + pad["width"] <= width


@pytest.mark.parametrize(("game", "stage"), [("nomina", "end"), ("point-typ-dom", "middle")])
def test_very_large_text_is_read_whole(desktop: Page, house: House, game: str, stage: str) -> None:
    """`./setz soak layout` has all games at all stages."""
    text_size(desktop, "largest")
    show(desktop, house, game, stage)
    for size in (PHONE, SIDEWAYS, LAPTOP):
        resized(desktop, *size)
        assert faults(desktop) == []


def test_very_large_text_tells_the_whole_task(desktop: Page, house: House) -> None:
    text_size(desktop, "largest")
    show(desktop, house, "krux", "middle")
    resized(desktop, *PHONE)
    assert desktop.locator(".line").evaluate(BELOW) <= 2


@pytest.mark.parametrize("name", ["daily", "companion", "kreuzwortbild-middle"])
def test_very_large_text_keeps_pages_in_their_width(desktop: Page, house: House, name: str) -> None:
    text_size(desktop, "largest")
    scene = PAGES.get(name) or table_scene(*name.split("-"))
    scene(desktop, house)
    for size in (PHONE, (410, 590)):
        resized(desktop, *size)
        assert faults(desktop) == []


@pytest.mark.parametrize("name", ["rules", "games", "replay"])
def test_text_twice_as_large_keeps_to_its_place(desktop: Page, house: House, name: str) -> None:
    PAGES[name](desktop, house)
    desktop.add_style_tag(content="html { font-size: 200% !important }")
    resized(desktop, *LAPTOP)
    assert faults(desktop) == []


def test_on_small_screens_the_line_speaks_and_no_bubble(phone: Page, house: House) -> None:
    sizes = (PHONE, SIDEWAYS, (820, 1180))
    show(phone, house, "nomina", "middle")
    line, told = phone.locator(".line"), []
    for size in sizes:
        resized(phone, *size)
        expect(line).to_contain_text("WITZIG")
        assert line.evaluate(BELOW) <= 2
        told.append(heights(phone))
    type_in(phone, [("I7", "E"), ("I8", "N")])
    for size in sizes:
        resized(phone, *size)
        expect(line).not_to_contain_text("Dora")
        expect(phone.locator(".bubble")).to_have_count(0)
        assert moved(told.pop(0), heights(phone)) == {}, "the case stays where the hand expects it"
        board, said = box_of(phone, ".board"), box_of(phone, ".line")
        assert said["y"] >= board["y"] + board["height"] or said["x"] >= board["x"] + board["width"]


def test_on_a_phone_nothing_lies_over_the_board_of_lingua(phone: Page, house: House) -> None:
    show(phone, house, "lingua", "middle")
    cell(phone, "C9").focus()
    phone.keyboard.type("E")
    expect(phone.locator(".line")).to_be_visible()
    board, line = box_of(phone, ".holder"), box_of(phone, ".line")
    assert line["y"] >= board["y"] + board["height"]
    assert faults(phone) == []


def test_the_bubble_hangs_on_free_squares_or_the_line_says_it(desktop: Page, house: House) -> None:
    """After each of the last moves of a full board; where there is no room, nothing is lost."""
    head, _, steps = record_at("nomina", "end").partition("\n\n")
    moves = steps.splitlines()
    for kept in range(len(moves) // 2, len(moves) - 1, 4):
        open_record(desktop, house, "\n".join([head, "", *moves[:kept], ""]))
        expect(desktop.locator(".bubble .word, .line .word").first).to_be_attached()
        for size in (LAPTOP, (900, 700)):
            resized(desktop, *size)
            assert faults(desktop) == []
            assert desktop.locator(".bubble:visible .word, .line .word").count()


def test_where_no_square_is_free_the_line_says_what_the_bubble_would(
    desktop: Page, house: House
) -> None:
    """Words in every second row: no bubble of three lines fits between them."""
    rows = "/".join("." * 12 if row % 2 else "ENRISTADHULO" for row in range(12))
    record = f"szk 1\ngame nomina\nseat 1 person Anna\nseat 2 person Bert\nposition board {rows}\n"
    open_record(desktop, house, record)
    type_in(desktop, [("A2", "E"), ("B2", "I"), ("C2", "N")])
    expect(desktop.locator(".line .word, .line p").first).to_be_visible()
    assert faults(desktop) == []
    assert desktop.locator(".bubble:visible").count() == 0


def heights(page: Page) -> dict[str, Box]:
    return {part: box_of(page, part) for part in (".turn", ".line", ".case, .rack", ".stick")}


def seen_in_turn_of(seat: int, page: Page) -> None:
    """The page learns that this seat is to move, whatever the server says."""

    def told(text: str | bytes) -> str | bytes:
        said = json.loads(text)
        for parts in (said.get("frame", {}), said.get("change", {}).get("set", {})):
            if "next" in parts:
                parts["next"] = [seat]
        return json.dumps(said)

    def meet(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(told(text)))

    page.route_web_socket(re.compile("/api/"), meet)


def begun_by_anna(page: Page, house: House, seats: list[dict[str, object]], game: str) -> str:
    """Where lots decide who begins: until it is Anna, so that no move comes between two looks."""
    page.request.get(house.address)  # gives the device its cookie
    asked = {"game": game, "options": {}, "seats": seats}
    for _ in range(40):
        made = page.request.post(f"{house.address}api/tables", data=asked, headers=house.origin)
        table = made.json()["id"]
        listed = page.request.get(f"{house.address}api/tables").json()
        if next(one for one in listed if one["id"] == table)["next"] == [0]:
            return f"#/tisch/{table}"
    raise AssertionError("Anna never begins")


@pytest.mark.parametrize("game", ["nomina", "kreuzwort-super", "recht-super", "lingua", "cartino"])
def test_nothing_moves_when_the_turn_passes(desktop: Page, house: House, game: str) -> None:
    """Anna to move and a computer to move: the same places for head, line, case and actions."""
    seats: list[dict[str, object]] = [
        {"names": ["Anna"], "kind": "person"},
        {"names": ["Rosa"], "kind": "computer", "level": "leicht"},
    ]
    table = begun_by_anna(desktop, house, seats, game)
    seen: list[list[dict[str, Box]]] = []
    for seat in (0, 1):
        seen_in_turn_of(seat, desktop)
        desktop.goto(f"{house.address}?{seat}{table}")  # loaded anew
        title = desktop.get_by_role("heading", name="Rosa überlegt" if seat else "Du bist dran")
        expect(title).to_be_visible()
        seen.append([])
        for size in (PHONE, SIDEWAYS, LAPTOP):
            resized(desktop, *size)
            seen[-1].append(heights(desktop))
    assert [moved(*pair) for pair in zip(*seen, strict=True)] == [{}, {}, {}]


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_nothing_moves_while_a_word_is_laid(
    desktop: Page, house: House, size: tuple[int, int]
) -> None:
    resized(desktop, *size)
    seats: list[dict[str, object]] = [{"names": [name], "kind": "person"} for name in "AB"]
    open_table(desktop, house, seats, {})
    expect(desktop.locator(".case")).to_be_visible()
    empty = heights(desktop)
    type_in(desktop, [("E4", "W"), ("F4", "A"), ("G4", "S")])
    expect(desktop.get_by_role("button", name="Legen, 3 Punkte")).to_be_enabled()
    assert moved(empty, heights(desktop)) == {}


@pytest.mark.parametrize("game", ["nomina", "lingua", "kreuzwort-super"])
def test_a_phone_held_sideways_shows_the_board_beside_the_rest(
    phone: Page, house: House, game: str
) -> None:
    resized(phone, *SIDEWAYS)
    show(phone, house, game, "middle")
    for size in (SIDEWAYS, (844, 390), (932, 430)):
        resized(phone, *size)
        board = box_of(phone, ".holder")
        assert board["y"] + board["height"] <= size[1]
        for part in (".turn", ".case, .rack", ".stick"):
            rest = box_of(phone, part)
            assert rest["x"] >= board["x"] + board["width"], part
            assert rest["y"] + rest["height"] <= size[1], part


def test_a_full_bench_takes_nothing_from_the_board_of_a_phone_held_sideways(
    phone: Page, house: House
) -> None:
    show(phone, house, "recht-super", "middle")
    resized(phone, *SIDEWAYS)
    assert phone.locator(".rack .slot").count() > 14
    assert box_of(phone, ".pane.open")["height"] > 0.8 * SIDEWAYS[1]


def test_what_is_offered_after_a_game_stands_below_it(desktop: Page, house: House) -> None:
    resized(desktop, 1920, 1080)
    show(desktop, house, "presto-super", "end")
    further = desktop.get_by_role("button", name="Noch eine, Plätze tauschen").bounding_box()
    assert further
    heading = box_of(desktop, ".table h2")
    assert abs(further["x"] - heading["x"]) < 2


def test_the_last_row_of_lingua_is_seen(desktop: Page, house: House) -> None:
    show(desktop, house, "lingua", "middle")
    for width, height in (LAPTOP, (1366, 768), (1024, 768)):
        resized(desktop, width, height)
        last = cell(desktop, "Q17").bounding_box()
        assert last
        assert last["y"] + last["height"] <= height


def test_what_is_to_be_done_is_read_whole(desktop: Page, house: House) -> None:
    """Beside the board at once, signs and lot included; below it a band says that it goes on."""
    for game in ("recht-super", "lingua"):
        show(desktop, house, game, "beginning")
        line = desktop.locator(".line")
        for size in (LAPTOP, (1920, 1080)):
            resized(desktop, *size)
            expect(line).to_contain_text("fängt an.")
            assert line.evaluate(BELOW) <= 2, (game, size)
        resized(desktop, *PHONE)
        assert faults(desktop) == []


def test_whose_turn_it_is_has_room_beside_four_buttons(phone: Page, house: House) -> None:
    open_table(phone, house, AGAINST, {"first": 1})
    resized(phone, *PHONE)
    expect(phone.locator(".mast .push .btn")).to_have_count(4)
    assert faults(phone) == []


@pytest.mark.parametrize("game", ["nomina", "point-typ-dom", "boggle"])
def test_a_wide_screen_is_used(desktop: Page, house: House, game: str) -> None:
    show(desktop, house, game, "middle")
    for width, height in ((1920, 1080), (2560, 1440), (3840, 2160)):
        resized(desktop, width, height)
        surface, side = box_of(desktop, ".table > .o2"), box_of(desktop, ".side")
        assert side["x"] + side["width"] - surface["x"] >= 0.8 * width
        assert box_of(desktop, ".board")["height"] >= 0.6 * height
        assert faults(desktop) == []


def test_numbers_at_the_edge_keep_off_the_frame(desktop: Page, house: House) -> None:
    show(desktop, house, "lingua", "beginning")
    for size in (PHONE, SIDEWAYS, (640, 900), (820, 1180), LAPTOP, (3840, 2160)):
        resized(desktop, *size)
        assert faults(desktop) == []


def test_a_refusal_names_each_part_of_the_rules_once(desktop: Page, house: House) -> None:
    record = "szk 1\ngame boggle\nseat 1 person Anna\n\n 10 * shake AEPT/USNO/MAME/ROST\n"
    open_record(desktop, house, record)
    row, field = box_of(desktop, ".typing"), box_of(desktop, "#boggle-word")
    assert field["height"] <= row["height"], "the field is not cut by its row"
    desktop.get_by_label("Dein Wort").fill("NAMEN")
    desktop.keyboard.press("Enter")
    expect(desktop.locator(".heard a")).to_have_text(["Die Suche"])
    assert not re.search(r"[A-Z]{3}-\d", desktop.locator(".heard").inner_text())


def test_clues_in_print_and_the_list_of_puzzles_have_air(desktop: Page, house: House) -> None:
    PAGES["puzzle"](desktop, house)
    second = desktop.locator(".a4 .cols ul + h3")
    assert second.evaluate("e => parseFloat(getComputedStyle(e).marginTop)") > 0
    desktop.goto(f"{house.address}#/raetsel")
    resized(desktop, *PHONE)
    room = desktop.locator(".own .btn").evaluate(
        "e => { const text = document.createRange(); text.selectNodeContents(e);"
        " return e.clientWidth - text.getBoundingClientRect().width; }"
    )
    assert room >= 20, "a button is not squeezed to its word"
