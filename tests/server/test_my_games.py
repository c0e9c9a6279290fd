"""My games: all tables at which a device sits, whose turn it is there, and since when."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from setzkasten.server.live import noting
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.people.device import owner_of
from setzkasten.server.store.journal import First, Journal, Kept
from setzkasten.server.store.listing import listed
from setzkasten.server.store.turns import Followed, Turn, follow
from tests.server.gang import ANNA, BERT, CORA, FREE, Gang, evening
from tests.server.test_journal import TABLE

HOUR = 3_600_000


class Time:
    """The time of the world, as lists have it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000_000
        monkeypatch.setattr(noting, "now_millis", lambda: self.now)


async def games(gang: Gang, who: str, query: str = "") -> list[dict[str, Any]]:
    said = await gang.app.ask("GET", f"/api/tables{query}", token=who)
    assert said.status == 200, said.body
    told: list[dict[str, Any]] = said.json
    return told


async def live_at(gang: Gang) -> LiveTable:
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    return live


def test_everybody_at_the_table_finds_it_with_their_own_seat_and_turn(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.begin()
        watching = await gang.invited(kind="watch")
        await gang.come(CORA, watching)
        live = await live_at(gang)
        (of_anna,) = await games(gang, ANNA)
        assert of_anna["mine"] == [0]
        assert of_anna["next"] == [0]
        assert of_anna["opened"]
        began = of_anna["since"]
        assert began.startswith("2027-01-15T08:00:00")
        time.now += HOUR
        await live.change(lambda now: live.table.play(0, "E4> WAS", now))
        (of_bert,) = await games(gang, BERT)
        assert (of_bert["mine"], of_bert["next"]) == ([1], [1])
        assert of_bert["since"].startswith("2027-01-15T09:00:00")
        assert not of_bert["opened"]
        (of_cora,) = await games(gang, CORA)
        assert of_cora["mine"] == []

    evening(folder, play)


def test_a_table_that_waits_knows_who_of_those_who_came_one_is(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, FREE, game="boggle")
        link = await gang.invited()
        await gang.come(CORA, link, "Cora")
        await gang.come(BERT, link, "Bert")
        path = f"/api/tables/{gang.table}/places/1"
        await gang.app.ask("DELETE", path, token=ANNA)  # Cora stands up: Bert is the second now
        (of_bert,) = await games(gang, BERT)
        assert of_bert["waiting"]
        assert of_bert["seats"][of_bert["mine"][0]]["names"] == ["Bert"]
        assert await games(gang, CORA) == []

    evening(folder, play)


def test_finished_and_running_games_are_asked_for_apart(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, {"names": ["Oma"]})
        running = gang.table
        await gang.opened({"names": ["Anna"]}, {"names": ["Opa"]})
        live = await live_at(gang)
        for seat in (0, 1):
            await live.change(partial(live.table.play, seat, "give-up"))
        assert [table["id"] for table in await games(gang, ANNA, "?over=false")] == [running]
        assert [table["id"] for table in await games(gang, ANNA, "?over=true")] == [gang.table]
        assert len(await games(gang, ANNA)) == 2
        assert len(await games(gang, ANNA, "?first=1")) == 1

    evening(folder, play)


def turns(journal: Journal) -> list[tuple[int, int, int]]:
    query = "SELECT seat, since, told FROM turns ORDER BY seat"
    return [tuple(row) for row in journal.asked(lambda db: db.execute(query).fetchall()).result()]


def test_a_turn_begins_once_and_the_next_one_anew(journal: Journal) -> None:
    async def noted(entries: int, now: int, *some: Turn) -> None:
        await asyncio.wrap_future(journal.note([], [Followed("t", entries, some)], now))

    async def course() -> None:
        await asyncio.wrap_future(journal.create(TABLE, First(["one"])))
        await noted(1, 100, Turn(0, -1, None))
        await noted(2, 200, Turn(0, -1, 900))
        assert turns(journal) == [(0, 100, 0)], "a turn that goes on began when it began"
        (one,) = journal.asked(lambda db: listed(db, TABLE.owner, 9)).result()
        assert (one.since, one.until) == (100, 900)
        await noted(5, 300, Turn(0, 2, None))
        assert turns(journal) == [(0, 300, 0)], "the others were quick: it is another turn"
        await noted(4, 400, Turn(1, 3, None))
        assert turns(journal) == [(0, 300, 0)], "whoever is behind changes nothing"
        await noted(6, 500)
        assert turns(journal) == []
        await asyncio.wrap_future(journal.note([], [Followed("gone", 1, (Turn(0, 0, None),))], 1))
        assert turns(journal) == [], "a table that is gone has no turns"

    asyncio.run(course())


def test_a_store_may_have_no_such_table(journal: Journal) -> None:
    kept = Kept("nobody", "nobody", "")
    journal.queued(lambda db: follow(db, [Followed(kept.id, 0, ())], 1)).result()
    assert turns(journal) == []
