"""What a game could have been, over the wire: in the background, and never while a game runs."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.lexicon.words import Words
from setzkasten.server.fault import Busy
from setzkasten.server.live.analysing import Analysing, Finished
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.limits import ANALYSES
from setzkasten.server.people.sender import Sender
from setzkasten.server.settings import Settings
from setzkasten.server.work.pools import Pools
from tests.server.inside import Inside, inside
from tests.server.running import Json

WORDS = Words.listed({"WAS", "WITZ", "NASS"})
SEATS = {"kind": "person", "names": ["Anna"]}, {"kind": "person", "names": ["Bert"]}
HEADER = Header("nomina", (Sitter(("Anna",)), Sitter(("Bert",))))
LINES = ["0 1 E4> WAS", "0 § +WAS (lexicon)", "0 2 give-up", "0 1 pass"]


async def played(house: Inside) -> str:
    """The name of a table whose game is over."""
    new = {"game": "nomina", "options": {}, "seats": SEATS}
    name: str = (await house.ask("POST", "/api/tables", new)).json["id"]
    live = await house.house.live(name, owner_of(house.token))
    assert live
    for seat, action in ((0, "E4> WAS"), (1, "E5v ITZ"), (0, "give-up"), (1, "pass")):
        done = await live.change(partial(live.table.play, seat, action))
        assert done.refusal is None, done.refusal
    return name


async def told(house: Inside, name: str) -> list[Json]:
    """Every answer until it is done."""
    said: list[Json] = []
    while not said or said[-1]["analysis"] is None:
        answer = await house.ask("POST", f"/api/tables/{name}/analysis")
        assert answer.status == 200, answer.body
        said.append(answer.json)
    return said


def test_a_finished_game_is_analysed_with_progress_and_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path, WORDS, Settings(0.0)) as house:
            name = await played(house)
            said = await told(house, name)
            whole = said[-1]["analysis"]
            assert (said[-1]["done"], said[-1]["all"]) == (4, 4)
            assert [step["done"] for step in said] == sorted(step["done"] for step in said)
            assert [move["words"] for move in whole["moves"][:2]] == [["WAS"], ["WITZ"]]
            assert whole["standing"][-1] == [3, 4]
            house.house.pools.searching.close()  # nobody can search any more
            again = await house.ask("POST", f"/api/tables/{name}/analysis")
            assert again.json["analysis"] == whole

    asyncio.run(scene())


def test_nothing_is_told_while_the_game_runs_or_to_strangers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path, WORDS, Settings(0.0)) as house:
            new = {"game": "nomina", "options": {}, "seats": SEATS}
            name = (await house.ask("POST", "/api/tables", new)).json["id"]
            path = f"/api/tables/{name}/analysis"
            running = await house.ask("POST", path)
            assert (running.status, running.json["error"]["code"]) == (409, "analysis_running")
            stranger = await house.ask("POST", path, token="x" * 43)
            assert (stranger.status, stranger.json["error"]["code"]) == (404, "no_such_table")
            assert house.house.analysing.running == 0

    asyncio.run(scene())


async def until_told(analysing: Analysing, name: str) -> None:
    while (await analysing.progress(name)).whole is None:
        continue


def test_a_search_ends_when_nobody_waits_for_it() -> None:
    async def scene() -> None:
        pools = Pools(WORDS)
        analysing = Analysing(pools, forsaken_seconds=-1.0)
        game = Finished("k7", HEADER, LINES, WORDS.agreed)
        try:
            analysing.begin(game, "somebody")
            with pytest.raises(Busy):
                await until_told(analysing, "k7")
            assert (analysing.running, analysing.known("k7")) == (0, False)
        finally:
            pools.close()

    asyncio.run(scene())


def test_so_many_analyses_are_begun_in_a_minute_and_known_ones_are_told_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path, WORDS, Settings(0.0)) as house:
            name = await played(house)
            whole = (await told(house, name))[-1]
            begun = Sender(owner_of(house.token), "192.0.2.7")
            for _ in range(ANALYSES.most - 1):
                assert house.house.limits.wait_seconds(ANALYSES, begun) == 0
            more = await played(house)
            turned_away = await house.ask("POST", f"/api/tables/{more}/analysis")
            code = turned_away.json["error"]["code"]
            assert (turned_away.status, code) == (429, "too_many_requests")
            assert house.house.analysing.running == 0
            assert (await told(house, name))[-1] == whole

    asyncio.run(scene())
