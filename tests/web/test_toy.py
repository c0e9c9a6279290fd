"""The fifteenth game in the real browser, before the server of a copy of the tree."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.house.joined import Joined
from tests.web.crossing import button, uncover
from tests.web.house import House
from tests.web.playing import cell, lay_button, open_record, record_of, type_in

ANNA, INES = "AENSU", "DHTWZ"
RECORD = f"""szk 1
game toy
seat 1 person Anna
seat 2 person Ines
position hands {ANNA}/{INES}; turn 2
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Joined:
    joined = Joined(tmp_path_factory.mktemp("joined") / "tree")
    joined.build()
    return joined


@pytest.fixture(scope="module")
def server(tree: Joined, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data"), tree.env) as running:
        yield running


@pytest.fixture
def heard(desktop: Page) -> list[str]:
    """What the server tells the page of a table."""
    told: list[str] = []
    desktop.on(
        "websocket", lambda ws: ws.on("framereceived", lambda text: told.append(str(text)))
    )
    return told


def test_it_is_listed_explained_and_printed(desktop: Page, server: House) -> None:
    desktop.goto(server.address)
    expect(desktop.get_by_role("heading", name="Probe")).to_be_visible()
    desktop.get_by_role("link", name="Wachsende Zeile: Regeln lesen").click()
    expect(desktop.locator("#TOY-02")).to_be_visible()
    with desktop.expect_download() as download:
        desktop.get_by_role("link", name="Block (PDF)").click()
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF")


def test_it_is_begun_from_the_shelf(desktop: Page, server: House) -> None:
    desktop.goto(server.address)
    desktop.get_by_role("link", name="Wachsende Zeile: An einem Gerät").click()
    for seat, name in ((1, "Anna"), (2, "Ines")):
        desktop.get_by_label(f"Platz {seat}: Name").fill(name)
    button(desktop, "Partie zu zweit beginnen").click()
    for name in _in_turn(desktop):
        uncover(desktop, name)
        expect(desktop.locator(".rack .stone")).to_have_count(5)
        button(desktop, "Passen").click()
    expect(desktop.get_by_role("main")).to_contain_text("Was übrig blieb")


def test_it_is_played_to_its_end_replayed_and_advised(
    desktop: Page, server: House, tree: Joined, heard: list[str], tmp_path: Path
) -> None:
    table = open_record(desktop, server, RECORD)
    uncover(desktop, "Ines")
    _sees_only(desktop, INES)
    button(desktop, "Passen").click()
    _lay(desktop, "Anna", ANNA, {"C1": "A", "D1": "U", "E1": "S"}, points=3)
    _lay(desktop, "Ines", INES, {"B1": "H"}, points=4)
    _lay(desktop, "Anna", "EN", {"F1": "E", "G1": "N"}, points=6)
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Anna gewinnt mit 9 Punkten")
    expect(desktop.get_by_role("main")).to_contain_text("Längstes Wort: HAUSEN")
    assert _hands(heard) == {(None, ""), (0, ANNA), (0, "EN"), (1, INES)}
    record = record_of(desktop, server, table)
    _replay(desktop, server, table)
    assert _best(tree, record.partition("F1> EN")[0], tmp_path) == ("F1> EN", 6)


def _in_turn(page: Page) -> tuple[str, str]:
    """The lot says who begins."""
    lid = button(page, "Ich bin (Anna|Ines), aufdecken")
    expect(lid).to_be_visible()
    return ("Anna", "Ines") if "Anna" in lid.inner_text() else ("Ines", "Anna")


def _lay(page: Page, name: str, hand: str, stones: dict[str, str], *, points: int) -> None:
    expect(page.locator(".rack .stone")).to_have_count(0)
    uncover(page, name)
    _sees_only(page, hand)
    type_in(page, stones.items())
    expect(lay_button(page, points)).to_be_enabled()
    page.keyboard.press("Enter")


def _sees_only(page: Page, hand: str) -> None:
    expect(page.locator(".rack .stone")).to_have_text(list(hand))


def _hands(heard: list[str]) -> set[tuple[int | None, str]]:
    """As whom the page has seen which letters, while the game ran."""
    frames = [told["frame"] for told in map(json.loads, heard) if "frame" in told]
    running = [frame for frame in frames if not frame["over"]]
    assert not any(frame["view"]["shown"] for frame in running)
    return {(frame["seat"], "".join(frame["view"]["hand"])) for frame in running}


def _replay(page: Page, server: House, table: str) -> None:
    page.goto(f"{server.address}#/nachspielen/{table}")
    page.get_by_role("button", name="Zum letzten Zug").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zug 4 von 4")
    expect(cell(page, "G1")).to_have_accessible_name(re.compile("HAUSEN"))
    for told in ("Ines passt.", "AUS", "HAUS", "HAUSEN"):
        expect(page.get_by_role("main").get_by_text(told, exact=True)).to_be_visible()


def _best(tree: Joined, record: str, folder: Path) -> tuple[str, int]:
    """What is advised where the last move was still to be made."""
    file = folder / "before.szk"
    file.write_text(record[: record.rindex("\n") + 1], "utf-8")
    first = json.loads(tree.setz("best", str(file), "--json"))["moves"][0]
    return first["move"], first["points"]
