"""Clocks as people set them, who may stop them, and days that go by without anybody there."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from setzkasten.server.live import neighbours, ticking
from setzkasten.server.now import now_millis
from setzkasten.server.people.device import owner_of
from setzkasten.server.store.journal import Rows
from setzkasten.table.pacing import due_at
from tests.server.gang import ANNA, BERT, FREE, Gang, code, evening
from tests.server.test_presence import HOUR, Phone, Time, begun

DAY = 86_400_000


async def opening(gang: Gang, clock: dict[str, Any], game: str = "nomina") -> str:
    """The code of the refusal; empty: the table is there."""
    wanted = {"game": game, "seats": [{"names": ["Anna"]}, FREE], "clock": clock}
    said = await gang.post(ANNA, "/api/tables", wanted)
    if said.status != 201:
        return code(said)
    gang.table = said.json["id"]
    return ""


async def settled(gang: Gang, who: str, **wanted: object) -> str:
    said = await gang.app.ask("PATCH", f"/api/tables/{gang.table}", wanted, token=who)
    return code(said) if said.body else ""


def test_a_clock_is_set_in_minutes_and_days(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        for clock, lines in (
            ({"per": "none"}, ["option time 0"]),
            ({"per": "move", "amount": 2}, ["option time 120"]),
            ({"per": "game", "amount": 15}, ["option time 900", "clock game"]),
            ({"per": "days", "amount": 3}, ["option time 259200", "clock days"]),
        ):
            assert await opening(gang, clock) == ""
            await gang.come(BERT, await gang.invited(), "Bert")
            await gang.begin()
            record = (await gang.record(ANNA)).splitlines()
            told = [line for line in record if line.startswith(("option", "clock"))]
            assert told == lines
        assert await opening(gang, {"per": "days", "amount": 31}) == "clock_amount"
        assert await opening(gang, {"per": "game", "amount": 5}, "boggle") == "no_clock_here"
        assert await opening(gang, {"per": "none"}, "boggle") == ""

    evening(tmp_path, play)


def test_whoever_laid_the_table_changes_clock_and_words_until_it_begins(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened()
        await gang.come(BERT, await gang.invited(), "Bert")
        days = {"per": "days", "amount": 2}
        assert await settled(gang, BERT, clock=days) == "only_opener"
        assert await settled(gang, ANNA, clock={"per": "move", "amount": 99}) == "clock_amount"
        assert await settled(gang, ANNA, policy={"nonsense": True}) == "policy_no_part"
        assert await settled(gang, ANNA, clock=days) == ""
        assert await settled(gang, ANNA, policy={"brands": True}) == ""
        stand = await gang.app.house.hall.stand(gang.table, "")
        assert stand
        assert stand.gathering.wanted.clock
        await gang.begin()
        record = await gang.record(BERT)
        assert "option time 172800\npolicy brands=yes\nclock days\n" in record
        assert await settled(gang, ANNA, clock=days) == "game_begun"

    evening(tmp_path, play)


def test_only_the_opener_stops_the_clock_and_anybody_once_they_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def play(gang: Gang) -> None:
        anna, bert = await begun(gang, BERT)
        assert await anna.ask("hold", 0, aye=True) == "no_clock"
        anna, bert = await clocked(gang, {"per": "move", "amount": 2})
        assert await bert.ask("hold", 1, aye=True) == "only_opener"
        assert await anna.ask("hold", 0, aye=True) == ""
        assert bert.frame["clock"]["held"] is True
        await anna.live.leave(anna)
        assert await bert.ask("hold", 1, aye=False) == "only_opener"
        time.now += HOUR
        assert await bert.ask("hold", 1, aye=False) == ""
        assert bert.frame["clock"]["held"] is False

    evening(tmp_path, play)


async def clocked(gang: Gang, clock: dict[str, Any]) -> list[Phone]:
    assert await opening(gang, clock) == ""
    await gang.come(BERT, await gang.invited(), "Bert")
    await gang.begin()
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    phones = [Phone(live, one) for one in (ANNA, BERT)]
    for phone in phones:
        await live.join(phone)
    return phones


def test_days_run_out_although_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = now_millis()

    async def play(gang: Gang) -> None:
        house = gang.app.house
        phones = await clocked(gang, {"per": "days", "amount": 1})
        live = phones[0].live
        turn = next(iter(live.table.awaiting().seats))
        assert await phones[turn].ask("act", turn, action="E4> WAS") == ""
        for phone in phones:
            await live.leave(phone)
        due = due_at(live.table)
        assert due
        assert began + DAY <= due <= now_millis() + DAY
        await house.noting.now()
        house.forget(live)  # as after a restart
        assert await ticking.tick(house, due - 1) == 0
        for module in ("live_table", "drawer"):
            monkeypatch.setattr(f"setzkasten.server.live.{module}.now_millis", lambda: due + DAY)
        assert await ticking.tick(house, due + DAY) == 1
        assert " ! thinking" in await gang.record(BERT)
        await house.noting.now()
        again = await ticking.tick(house, due + DAY)
        assert again == 0, "it is told once"

    evening(tmp_path, play)


def test_the_days_of_others_run_out_whatever_is_wrong_with_one_table(tmp_path: Path) -> None:
    """Either of the first two ended the look-out for every table, until the next start."""

    async def play(gang: Gang) -> None:
        house, tables = gang.app.house, []
        for _ in range(3):
            live = (await clocked(gang, {"per": "days", "amount": 1}))[0].live
            tables.append(live)
        await house.noting.now()
        gone, broken, sound = tables
        job = partial(_has_another_owner, gone.kept.id)
        await asyncio.wrap_future(house.store.queued(job))
        broken.table.match = None  # type: ignore[assignment]  # a bug of ours
        assert await ticking.tick(house, now_millis() + 2 * DAY) == 3
        assert await ticking.tick(house, now_millis() + 2 * DAY) == 1, "only what has its time"
        assert house.tables[sound.kept.id] is sound
        again = await house.live(broken.kept.id, broken.kept.owner)
        assert again
        again.table.match = None  # type: ignore[assignment]
        await house.courier._visit(again.kept)  # nor are the letters of others kept back

    evening(tmp_path, play)


def _has_another_owner(table: str, db: Rows) -> None:
    db.execute("UPDATE tables SET owner = 'nobody' WHERE id = ?", (table,))


def test_what_always_goes_on_begins_anew_when_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise ZeroDivisionError
        raise asyncio.CancelledError

    monkeypatch.setattr(neighbours, "AGAIN_SECONDS", 0.0)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(neighbours.keep_on(work))
    assert begun == [0, 1, 2]
