"""The house when things go wrong around it: a full disk, a second hand in the store."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.server.desk import answer
from setzkasten.server.dictionary import WordList
from setzkasten.server.house import House, Unreadable
from setzkasten.server.live import Listener, LiveTable, Unsaved
from setzkasten.server.settings import Settings
from setzkasten.server.store import Kept, Store

HEADER = Header("nomina", (Sitter(("Anna",)), Sitter(("Bert",))))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "store")
    yield opened
    opened.close()


def house_of(store: Store) -> House:
    return House(store, WordList(frozenset({"WAS", "WITZ"})), Settings(0.0))


async def seated(house: House, name: str) -> tuple[LiveTable, Listener]:
    live = await house.live(name, "anna")
    assert live
    listener = Listener()
    await live.join(listener)
    return live, listener


def timeless(frame: bytes) -> bytes:
    """A frame from its number on, without the moment at which it was sent."""
    return re.sub(rb'"now":[0-9]+', b"", frame.split(b'"seq"')[1])


def test_two_who_come_at_once_sit_at_the_same_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one's answer of the store is late: the second one has loaded the table by then."""

    async def match() -> None:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        found = await asyncio.wrap_future(store.find(name, "anna"))
        late: Future[Kept | None] = Future()
        with monkeypatch.context() as slow:
            slow.setattr(store, "find", lambda *_: late)
            first = asyncio.create_task(house.live(name, "anna"))
            await asyncio.sleep(0)
        second = await house.live(name, "anna")
        late.set_result(found)
        assert second
        assert await first is second

    asyncio.run(match())


def test_on_a_full_disk_a_move_is_refused_and_not_shown(store: Store) -> None:
    async def match() -> None:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        live, listener = await seated(house, name)
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        store._db.execute(f"PRAGMA max_page_count = {pages}")
        before = b""

        async def play_until_the_last_page_is_full() -> None:
            nonlocal before
            for _ in range(500):
                before = listener.take()
                await live.change(lambda now: live.table.play(0, "E4> WAS", now))
                before = listener.take()
                await live.change(lambda now: live.table.take_back(0, now))

        with pytest.raises(Unsaved):
            await play_until_the_last_page_is_full()
        assert listener.closed
        assert listener.take() == before
        store._db.execute("PRAGMA max_page_count = 100000")
        live, listener = await seated(house, name)
        assert timeless(listener.take()) == timeless(before)
        await live.change(lambda now: live.table.play(0, "give-up", now))

    asyncio.run(match())


def test_whoever_comes_second_with_the_same_step_reads_anew(store: Store) -> None:
    async def match() -> list[str]:
        one, two = house_of(store), house_of(store)
        name = await one.open("anna", HEADER)
        first, _ = await seated(one, name)
        second, listener = await seated(two, name)
        await first.change(lambda now: first.table.play(0, "E4> WAS", now))
        with pytest.raises(Unsaved):
            await second.change(lambda now: second.table.play(0, "give-up", now))
        assert listener.closed
        again, _ = await seated(two, name)
        await first.change(lambda now: first.table.play(1, "give-up", now))
        message = b'{"re": 7, "do": "act", "seat": 1, "action": "E5v ITZ"}'
        told: Any = await answer(again, listener, message, "")
        assert told["refusal"]["code"] == "not_saved"
        return again.table.lines()[:2]

    lines = asyncio.run(match())
    assert [line.split()[-1] for line in lines] == ["WAS", "(lexicon)"]


def test_a_failure_in_the_rules_leaves_the_stored_table_true(store: Store) -> None:
    async def match() -> int:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        live, _ = await seated(house, name)

        def half(now: int) -> None:
            live.table.play(0, "E4> WAS", now)
            raise AssertionError("a bug of ours")

        with pytest.raises(AssertionError):
            await live.change(half)
        again, _ = await seated(house, name)
        assert again is not live
        return again.table.seq

    assert asyncio.run(match()) == 0


def test_two_who_come_at_once_get_the_same_table(store: Store) -> None:
    async def match() -> None:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        one, two = await asyncio.gather(house.live(name, "anna"), house.live(name, "anna"))
        assert one is two
        assert await house.live(name, "bert") is None

    asyncio.run(match())


def test_a_stored_game_that_cannot_be_played_stays_in_the_store(store: Store) -> None:
    header = "szk 1\ngame nomina\nseats 2\n"
    store.create(Kept("t", "anna", header, "{}"), ["  1 2 E4> WAS"]).result()

    async def match() -> None:
        house = house_of(store)
        with pytest.raises(Unreadable):
            await house.live("t", "anna")

    asyncio.run(match())
    assert store.lines("t").result() == ["  1 2 E4> WAS"]
