"""The fifteenth game in the real browser, before the server of a copy of the tree."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.house.joined import Joined
from tests.table.folded import Json, folded
from tests.web.crossing import button, uncover
from tests.web.house import House
from tests.web.known import known
from tests.web.playing import cell, lay_button, open_record, record_of, type_in

ANNA, INES = "AENSU", "DHTWZ"
RECORD = f"""szk 1
game toy
seat 1 person Anna
seat 2 person Ines
position hands {ANNA}/{INES}; turn 2
"""


@pytest.fixture
def tree(tmp_path: Path) -> Joined:
    joined = Joined(tmp_path / "tree")
    joined.build()
    return joined


@pytest.fixture
def server(tree: Joined, tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "data", tree.env) as running:
        yield running


def test_it_is_listed_printed_played_replayed_and_advised(
    desktop: Page, server: House, tree: Joined
) -> None:
    """All in one, for the client is built for it."""
    desktop.add_init_script(known("toy"))
    _read_and_print(desktop, server)
    _begin_from_the_shelf(desktop, server)
    table = _play(desktop, server)
    record = record_of(desktop, server, table)
    _replay(desktop, server, table)
    assert _best(tree, record.partition("F1> EN")[0]) == ("F1> EN", 6)


def _read_and_print(page: Page, server: House) -> None:
    page.goto(server.address)
    expect(page.get_by_role("heading", name="Probe", exact=True)).to_be_visible()
    page.get_by_role("link", name="Wachsende Zeile: Regeln lesen").click()
    expect(page.locator("#TOY-02")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Block (PDF)").click()
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF")


def _begin_from_the_shelf(page: Page, server: House) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="Wachsende Zeile: An einem Gerät").click()
    for seat, name in ((1, "Anna"), (2, "Ines")):
        page.get_by_label(f"Platz {seat}: Name").fill(name)
    button(page, "Partie zu zweit beginnen").click()
    for name in _in_turn(page):
        uncover(page, name)
        expect(page.locator(".rack .stone")).to_have_count(5)
        button(page, "Passen").click()
    expect(page.get_by_role("main")).to_contain_text("Was übrig blieb")


def _play(page: Page, server: House) -> str:
    """To the end, from hands that are known here but to nobody there; gives the table's number."""
    heard: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda text: heard.append(str(text))))
    table = open_record(page, server, RECORD)
    uncover(page, "Ines")
    _sees_only(page, INES)
    button(page, "Passen").click()
    _lay(page, "Anna", ANNA, {"C1": "A", "D1": "U", "E1": "S"}, points=3)
    _lay(page, "Ines", INES, {"B1": "H"}, points=4)
    _lay(page, "Anna", "EN", {"F1": "E", "G1": "N"}, points=6)
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna gewinnt mit 9 Punkten")
    expect(page.get_by_role("main")).to_contain_text("Längstes Wort: HAUSEN")
    assert _hands(heard) == {(None, ""), (0, ANNA), (0, "EN"), (1, INES)}
    return table


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
    frames: list[Json] = []
    for told in map(json.loads, heard):
        if "frame" in told:
            frames.append(told["frame"])
        elif "change" in told:
            frames.append(folded(frames[-1], told["change"]))
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


def _best(tree: Joined, record: str) -> tuple[str, int]:
    """What is advised where the last move was still to be made."""
    file = tree.root / "before.szk"
    file.write_text(record[: record.rindex("\n") + 1], "utf-8")
    first = json.loads(tree.setz("best", str(file), "--json"))["moves"][0]
    return first["move"], first["points"]
