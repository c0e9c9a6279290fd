"""Lists and long games come in parts; what stays the same is not sent twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from setzkasten.lexicon.words import Words
from setzkasten.server.http import telling
from setzkasten.server.live import house as houses
from setzkasten.server.settings import Settings
from setzkasten.server.store import puzzle_shelf
from tests.puzzle.puzzles import SMALL
from tests.server.inside import Inside, inside

WORDS = Words.listed({"WAS", "WITZ"})
TABLE = {"game": "nomina", "seats": [{}, {}]}
RECORD = b"""szk 1
game kreuzwortbild
seat 1 person Anna

0 1 symmetry mirror
1 1 symmetry none
2 1 symmetry mirror
3 1 symmetry none
"""


def test_the_lists_of_a_device_have_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "LISTED_A_PAGE", 2)
    monkeypatch.setattr(puzzle_shelf, "LISTED_A_PAGE", 2)

    async def paged(house: Inside, path: str) -> list[list[str]]:
        numbers = ("", "?first=2", "?first=4", "?first=-7", f"?first={10**30}")
        answers = [await house.ask("GET", path + number) for number in numbers]
        return [[entry["id"] for entry in said.json] for said in answers]

    async def course() -> None:
        async with inside(tmp_path / "data", WORDS, Settings(0.0)) as house:
            opened = [(await house.ask("POST", "/api/tables", TABLE)).json["id"] for _ in "123"]
            rows = "\n".join(SMALL.rows).encode()
            made = [(await house.ask("POST", "/api/puzzles/file", rows)).json["id"] for _ in "123"]
            for path, names in (("/api/tables", opened), ("/api/puzzles", made)):
                first, second, third, below, beyond = await paged(house, path)
                assert sorted(first + second) == sorted(names)
                assert (len(first), third, below, beyond) == (2, [], first, [])

    asyncio.run(course())


@pytest.mark.parametrize("short", [0, 100], ids=["by a worker", "by a thread"])
def test_a_long_game_is_told_in_parts(
    short: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "SHORT", short)

    async def course() -> None:
        async with inside(tmp_path / "data", WORDS, Settings(0.0)) as house:
            name = (await house.ask("POST", "/api/records", RECORD)).json["id"]
            text = (await house.ask("GET", f"/api/tables/{name}/record")).body.decode()
            assert text.count("symmetry") == 4
            whole = (await house.ask("GET", f"/api/tables/{name}/replay")).json
            assert (len(whole["steps"]), whole["next"]) == (5, None)
            rest = (await house.ask("GET", f"/api/tables/{name}/replay?first=3")).json
            assert rest["steps"] == whole["steps"][3:]

    asyncio.run(course())


def test_a_part_says_where_the_next_one_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "MOVES_A_PAGE", 3)

    async def course() -> None:
        async with inside(tmp_path / "data", WORDS, Settings(0.0)) as house:
            name = (await house.ask("POST", "/api/records", RECORD)).json["id"]
            parts = [
                (await house.ask("GET", f"/api/tables/{name}/replay?first={first}")).json
                for first in (0, 3, 6)
            ]
            assert [(len(part["steps"]), part["next"]) for part in parts] == [
                (3, 3), (2, None), (0, None),
            ]  # fmt: skip

    asyncio.run(course())


@pytest.mark.parametrize("path", ["/api/games", "/api/messages", "/api/rules/nomina?lang=en"])
def test_what_stays_the_same_is_sent_once(path: str, tmp_path: Path) -> None:
    async def course() -> None:
        async with inside(tmp_path / "data", WORDS, Settings(0.0)) as house:
            said = await house.ask("GET", path)
            assert said.json
            again = await house.ask("GET", path, if_none_match=said.headers["etag"])
            assert (again.status, again.body) == (304, b"")
            assert again.headers["etag"] == said.headers["etag"]
            other = await house.ask("GET", path, if_none_match='"other"')
            assert other.body == said.body

    asyncio.run(course())
