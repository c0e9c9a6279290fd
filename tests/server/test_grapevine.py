"""People of one table at several processes: who is there, what mates arrange, one next game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest

from setzkasten.server.bus.bus import Bus
from setzkasten.server.bus.here import Here
from setzkasten.server.bus.redis import RedisBus
from setzkasten.server.live import grapevine, rematch
from setzkasten.server.live.desk import answer
from setzkasten.server.live.house import House
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.rematch import NextGame
from setzkasten.server.live.wire import Refused
from setzkasten.server.now import iso_now
from setzkasten.server.people.gathering import gathered
from setzkasten.server.people.holders import SCREEN, Seating
from setzkasten.server.people.seating import NewSeat, NewTable
from setzkasten.server.people.sender import Sender
from setzkasten.server.store import invitations
from setzkasten.server.store.postgres import Postgres
from tests.server.housed import HEADER, Watching, house_of
from tests.server.running import PATIENCE_SECONDS

HELD = (("anna", 0), ("bert", 1), ("cora", 1), ("tablet", SCREEN))
Play = Callable[[House, House], Awaitable[None]]


class Page(Watching):
    """Somebody's page at a table in one process."""

    def __init__(self, live: LiveTable, who: str) -> None:
        super().__init__()
        self.live, self.sender = live, Sender(who, "@")

    async def ask(self, do: str, seat: int, **rest: object) -> str:
        message = json.dumps({"re": 1, "do": do, "seat": seat, **rest}).encode()
        said = await answer(self.live, self, message, "")
        self.answer(Parcel(msgspec.json.encode(said)))
        return said.refusal.code if isinstance(said, Refused) else ""

    def heard(self, kind: str) -> list[Any]:
        return [said[kind] for said in self.told if kind in said]

    @property
    def company(self) -> Any:
        return self.heard("company")[-1]


async def sits(house: House, name: str, who: str) -> Page:
    live = await house.live(name, who)
    assert live
    page = Page(live, who)
    await live.join(page)
    return page


async def laid(house: House) -> str:
    return await house.open("anna", HEADER, seating=Seating(HELD))


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not true():
            await asyncio.sleep(0.005)


@pytest.fixture(params=["here", "redis"])
def two(request: pytest.FixtureRequest, database: str) -> Callable[[Play], None]:
    """Two houses on one PostgreSQL that hear each other, within this process and by Redis."""

    def buses() -> list[Bus]:
        if request.param == "here":
            return [Here()] * 2
        address = request.getfixturevalue("redis")
        return [RedisBus(address), RedisBus(address)]

    @asynccontextmanager
    async def opened(bus: Bus) -> Any:
        house = house_of(Postgres(database), bus)
        await bus.start()
        try:
            yield house
        finally:
            await bus.stop()
            house.close()

    async def played(play: Play) -> None:
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(opened(bus)) for bus in buses()]
            await play(one, other)

    return lambda play: asyncio.run(played(play))


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock by which people are away; to be moved on."""
    moved = [1_000_000.0]
    monkeypatch.setattr("setzkasten.server.live.presence.monotonic", lambda: moved[0])
    return moved


def test_whoever_has_a_page_open_anywhere_is_there(two: Callable[[Play], None]) -> None:
    async def play(one: House, other: House) -> None:
        name = await laid(one)
        anna, bert = await sits(one, name, "anna"), await sits(other, name, "bert")
        await until(lambda: anna.company["here"] == bert.company["here"] == [0, 1])
        assert (anna.company["away"], anna.company["mates"]) == ([], [])
        cora, tablet = await sits(one, name, "cora"), await sits(other, name, "tablet")
        await until(lambda: bert.company["mates"] == cora.company["mates"] == [1])
        await until(lambda: anna.company["shown"])
        assert (tablet.company["screen"], tablet.company["shown"]) == (True, False)
        await bert.live.leave(bert)
        await bert.live.leave(tablet)
        await until(lambda: cora.company["mates"] == [] and not cora.company["shown"])
        assert cora.company["here"] == [0, 1]

    two(play)


def test_nobody_is_left_out_who_sits_at_another_process(
    two: Callable[[Play], None], time: list[float]
) -> None:
    """Away is whoever has no page anywhere, since when the first of them knows."""

    async def play(one: House, other: House) -> None:
        name = await laid(one)
        anna, bert = await sits(one, name, "anna"), await sits(other, name, "bert")
        await until(lambda: anna.company["here"] == [0, 1])
        time[0] += 3600
        assert await anna.ask("offer", 0, action="stand-in 2") == "still_here"
        await bert.live.leave(bert)
        await until(lambda: anna.company["away"] == [{"seat": 1, "seconds": 0, "gone": False}])
        time[0] += 700
        tablet = await sits(other, name, "tablet")
        await until(lambda: tablet.company["away"] == [{"seat": 1, "seconds": 700, "gone": False}])
        assert await anna.ask("offer", 0, action="stand-in 2") == ""

    two(play)


def test_the_opener_at_another_process_is_not_gone(
    two: Callable[[Play], None], time: list[float]
) -> None:
    async def play(one: House, other: House) -> None:
        name = await laid(one)
        anna, bert = await sits(one, name, "anna"), await sits(other, name, "bert")
        await until(lambda: bert.company["here"] == [0, 1])
        time[0] += 3600
        bert.live.around.tell()
        assert not bert.company["opener"]
        await anna.live.leave(anna)
        await until(lambda: bert.company["here"] == [1])
        assert not bert.company["opener"]
        time[0] += 700
        cora = await sits(one, name, "cora")
        await until(lambda: cora.company["opener"])

    two(play)


def test_mates_at_two_processes_see_each_others_stones(two: Callable[[Play], None]) -> None:
    async def play(one: House, other: House) -> None:
        name = await laid(one)
        anna, bert = await sits(one, name, "anna"), await sits(one, name, "bert")
        cora = await sits(other, name, "cora")
        await until(lambda: bert.company["mates"] == [1])
        assert await bert.ask("arrange", 1, action="E4v WITZ") == ""
        assert await anna.ask("busy", 0, aye=True) == ""
        await until(lambda: cora.heard("arranged") and cora.heard("arranging"))
        assert cora.heard("arranged") == [{"seat": 1, "stones": "E4v WITZ"}]
        assert cora.heard("arranging") == [{"seat": 0, "busy": True}]
        assert not anna.heard("arranged")
        assert await bert.ask("nudge", 1) == ""
        assert await anna.ask("nudge", 0) == "nobody_to_nudge"
        assert len(anna.heard("nudge")) == 1
        await until(lambda: cora.live.nudging._last)
        assert await cora.ask("nudge", 1) == "nudged_already"

    two(play)


def test_one_next_game_for_all_whoever_lays_it(
    two: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: House, other: House) -> None:
        name = await laid(one)
        anna, bert = await sits(one, name, "anna"), await sits(other, name, "bert")
        assert await anna.ask("leave", 0) == ""
        both, opened = asyncio.Barrier(2), House.open

        async def at_once(house: House, *args: Any, **rest: Any) -> str:
            found = await opened(house, *args, **rest)
            await both.wait()
            return found

        monkeypatch.setattr(House, "open", at_once)
        wish = NextGame(order="rotated")
        found = await asyncio.gather(
            rematch.rematch(one, anna.live, "anna", wish),
            rematch.rematch(other, bert.live, "bert", wish),
        )
        monkeypatch.undo()
        (game,) = set(found)
        await until(lambda: anna.frame["again"] and bert.frame["again"])
        assert anna.frame["again"] == bert.frame["again"]
        await until(lambda: {*anna.heard("again"), *bert.heard("again")} == {game})
        other.forget(bert.live)
        late = await sits(other, name, "bert")
        assert await rematch.rematch(other, late.live, "bert", wish) == game
        assert await rematch.rematch(other, late.live, "bert", NextGame()) != game
        tables = one.store.asked(lambda db: db.execute("SELECT id FROM tables").fetchall())
        assert len(tables.result()) == 3, "what was laid in vain is gone"

    two(play)


def test_a_process_that_fell_silent_is_believed_no_longer(
    two: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    time = [1_000_000.0]
    monkeypatch.setattr(grapevine, "monotonic", lambda: time[0])

    async def play(one: House, other: House) -> None:
        name = await laid(one)
        anna, bert = await sits(one, name, "anna"), await sits(other, name, "bert")
        await until(lambda: anna.company["here"] == [0, 1])
        one.bus.up = True  # type: ignore[misc]  # else nobody hears anybody, and all are believed
        one.grapevine.beat()
        time[0] += grapevine.LIFE_SECONDS - 1
        other.grapevine.beat()
        await until(lambda: time[0] in one.grapevine._heard_at.values())
        time[0] += grapevine.LIFE_SECONDS - 1
        one.grapevine.beat()
        assert anna.company["here"] == [0, 1]
        for who, gone in ((other, 0), (one, 1)):  # it was only slow; the bus was gone
            time[0] += grapevine.LIFE_SECONDS
            one.grapevine.beat()
            assert anna.company["here"] == [0]
            one.bus.begun += gone  # type: ignore[misc]
            who.grapevine.beat()
            await until(lambda: anna.company["here"] == bert.company["here"] == [0, 1])

    two(play)


def test_a_waiting_table_knows_who_is_there_at_all_processes(
    two: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    time = [1_000_000.0]
    for module in ("presence", "room"):
        monkeypatch.setattr(f"setzkasten.server.live.{module}.monotonic", lambda: time[0])

    async def play(one: House, other: House) -> None:
        name = await waits(one)
        anna, bert = await at_the_door(one, name, "anna"), await at_the_door(other, name, "bert")

        def stands(page: Watching, *here: bool, hosts: bool) -> bool:
            told = [said["waiting"] for said in page.told if "waiting" in said][-1]
            return [place["here"] for place in told["places"]] == [*here] and told["hosts"] == hosts

        await until(lambda: stands(anna, True, True, hosts=True))
        await until(lambda: stands(bert, True, True, hosts=False))
        time[0] += 3600
        await other.hall.tell(name, "anna")
        assert stands(bert, True, True, hosts=False)
        await one.hall.leave(name, "anna", anna)
        await until(lambda: stands(bert, False, True, hosts=False))
        time[0] += 3600
        await other.hall.tell(name, "anna")
        assert stands(bert, False, True, hosts=True)

    two(play)


async def waits(house: House) -> str:
    """Anna has opened it, and Bert has come."""
    wanted = NewTable("nomina", (NewSeat(names=("Anna",)), NewSeat("free")))
    name = await house.hall.open("anna", gathered(wanted))
    job = house.store.queued(lambda db: invitations.sit_down(db, name, "bert", iso_now()))
    await asyncio.wrap_future(job)
    return name


async def at_the_door(house: House, name: str, who: str) -> Watching:
    page = Watching()
    page.sender = Sender(who, "@")
    await house.hall.join(name, "anna", page)
    return page
