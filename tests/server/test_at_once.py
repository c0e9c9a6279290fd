"""Two who come at once: to a table, with the same move, with the same step."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.server.live.desk import answer
from setzkasten.server.live.wire import Done
from setzkasten.server.store.journal import Kept, StoreError
from setzkasten.server.store.store import Store
from tests.server.housed import HEADER, Watching, code, house_of, seated


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


def test_whoever_comes_second_with_the_same_step_reads_and_answers_again(store: Store) -> None:
    """Two processes at one table that do not hear each other: the key of the row decides."""

    async def match() -> tuple[list[str], list[str]]:
        one, two = house_of(store), house_of(store)
        name = await one.open("anna", HEADER)
        first, _ = await seated(one, name)
        second, listener = await seated(two, name)
        await first.change(lambda now: first.table.play(0, "E4> WAS", now))
        late = b'{"re": 7, "do": "act", "seat": 0, "action": "give-up"}'
        assert code(await answer(second, listener, late, "page")) == "not_your_turn"
        assert code(await answer(second, listener, late, "page")) == "not_your_turn"
        assert b"WAS" in listener.take()
        assert not listener.closed
        message = b'{"re": 8, "do": "act", "seat": 1, "action": "give-up"}'
        assert await answer(second, listener, message, "page") == Done(8)
        assert code(await answer(first, listener, message, "else")) == "not_your_turn"
        assert first.table.lines() == second.table.lines()
        return second.table.lines(), (await asyncio.wrap_future(store.read(name))).lines

    seen, kept = asyncio.run(match())
    assert seen == kept
    assert [line.split()[-1] for line in kept] == ["WAS", "(lexicon)", "give-up"]


def test_a_table_that_is_gone_takes_nobody_back(store: Store) -> None:
    async def match() -> None:
        one, two = house_of(store), house_of(store)
        name = await one.open("anna", HEADER)
        live, listener = await seated(one, name)
        await two.delete(name, "anna")
        message = b'{"re": 1, "do": "act", "seat": 0, "action": "E4> WAS"}'
        assert code(await answer(live, listener, message, "")) == "not_saved"
        assert listener.closed

    asyncio.run(match())


def test_two_who_come_at_once_get_the_same_table(store: Store) -> None:
    async def match() -> None:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        one, two = await asyncio.gather(house.live(name, "anna"), house.live(name, "anna"))
        assert one is two
        assert await house.live(name, "bert") is None

    asyncio.run(match())


def test_who_waited_for_a_table_that_failed_fails_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second move waits for the lock while the first is not saved."""

    def fail_once(*_: object) -> asyncio.Future[None]:
        monkeypatch.undo()
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(StoreError("full"))
        return failed

    async def course() -> list[str]:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        live, listener = await seated(house, name)
        monkeypatch.setattr(store, "append", fail_once)
        moves = [
            b'{"re": 1, "do": "act", "seat": 0, "action": "E4> WAS"}',
            b'{"re": 2, "do": "act", "seat": 1, "action": "E5v ITZ"}',
        ]
        told = await asyncio.gather(*(answer(live, listener, m, "page") for m in moves))
        assert [code(one) for one in told] == ["not_saved"] * 2
        return (await asyncio.wrap_future(store.read(name))).lines

    assert asyncio.run(course()) == []


def test_the_same_message_on_two_lines_at_once_is_played_once(store: Store) -> None:
    async def course() -> int:
        house = house_of(store)
        live, one = await seated(house, await house.open("anna", HEADER))
        two = Watching()
        await live.join(two)
        message = b'{"re": 1, "do": "ask-vote", "seat": 0, "action": "E4> OUI"}'
        told = await asyncio.gather(
            *(answer(live, line, message, "page") for line in (one, two, one))
        )
        assert told == [Done(1)] * 3
        give_up = b'{"re": 2, "do": "vote", "seat": 1, "aye": false}'
        told = await asyncio.gather(*(answer(live, x, give_up, "page") for x in (one, two)))
        assert told == [Done(2)] * 2
        return live.table.seq

    assert asyncio.run(course()) == 0


def test_a_move_without_its_number_on_two_lines_is_played_once(store: Store) -> None:
    """A picture whose symmetry is chosen twice: nothing else would refuse the second."""
    header = Header("kreuzwortbild", (Sitter(("Anna",)),))

    async def course() -> list[str]:
        house = house_of(store)
        name = await house.open("anna", header)
        live, one = await seated(house, name)
        two = Watching()
        await live.join(two)
        message = b'{"re": 1, "do": "act", "seat": 0, "action": "symmetry mirror"}'
        told = await asyncio.gather(*(answer(live, x, message, "page") for x in (one, two)))
        assert told == [Done(1)] * 2
        return (await asyncio.wrap_future(store.read(name))).lines

    assert len(asyncio.run(course())) == 1
