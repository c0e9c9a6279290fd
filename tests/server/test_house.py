"""The house when things go wrong around it: a full disk, rules that fail, lost tables."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from functools import partial

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.server.http.asgi import Message
from setzkasten.server.live.desk import answer
from setzkasten.server.live.faults import Unreadable, Unsaved
from setzkasten.server.live.noting import stands
from setzkasten.server.live.rematch import NextGame, rematch
from setzkasten.server.live.socket import socket
from setzkasten.server.live.wire import Done
from setzkasten.server.people.device import COOKIE, new_token
from setzkasten.server.store.journal import First, Kept, StoreError
from setzkasten.server.store.store import Store
from setzkasten.table import voting
from setzkasten.table.helping import take_back
from tests.server.housed import HEADER, Watching, code, house_of, read_only, seated, timeless


def test_a_move_and_its_ruling_are_one_row_and_lists_know_it_at_once(store: Store) -> None:
    async def match() -> None:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        live, _ = await seated(house, name)
        await live.change(lambda now: live.table.play(0, "E4> WAS", now))
        await live.change(lambda now: live.table.play(1, "give-up", now))
        (kept,) = await house.owned("anna")
        assert kept == stands(live)
        assert '"scores":[3,0]' in kept.summary

    asyncio.run(match())
    rows = store.asked(lambda db: db.execute("SELECT seq, line FROM steps").fetchall()).result()
    assert [(seq, line.count("\n")) for seq, line in rows] == [(0, 1), (2, 0)]


def test_a_list_waits_for_a_note_that_somebody_else_has_begun(store: Store) -> None:
    async def match() -> None:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        live, _ = await seated(house, name)
        await live.change(lambda now: live.table.play(0, "E4> WAS", now))
        async with live.lock:  # the second's note has begun and cannot go on
            noting = asyncio.create_task(house.noting.now())
            await asyncio.sleep(0)
            asked = asyncio.create_task(house.owned("anna"))
            await asyncio.sleep(0.05)
            assert not asked.done()
        await noting
        (kept,) = await asked
        assert '"scores":[3,0]' in kept.summary

    asyncio.run(match())


def test_what_was_not_noted_before_the_end_is_noted_when_the_table_is_read(store: Store) -> None:
    async def match() -> None:
        killed, house = house_of(store), house_of(store)
        name = await killed.open("anna", HEADER)
        live, _ = await seated(killed, name)
        await live.change(lambda now: live.table.play(0, "E4> WAS", now))
        assert '"scores":[0,0]' in (await house.owned("anna"))[0].summary
        await seated(house, name)
        assert '"scores":[3,0]' in (await house.owned("anna"))[0].summary

    asyncio.run(match())


def test_whoever_opens_one_game_after_the_other_has_the_latest_at_hand_and_others_stay(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("setzkasten.server.live.house.MOST_IDLE_STEPS", 3)

    async def match() -> tuple[frozenset[str], list[str]]:
        here = house_of(store)
        names = [await here.open("anna", HEADER) for _ in range(6)]
        for name in names:
            live, listener = await seated(here, name)
            await live.change(partial(live.table.play, 0, "E4> WAS"))
            if name != names[0]:
                await live.leave(listener)
        return here.loaded, names

    there, names = asyncio.run(match())
    assert there == {names[0], *names[-2:]}


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
                await live.change(lambda now: take_back(live.table, 0, now))

        with pytest.raises(Unsaved):
            await play_until_the_last_page_is_full()
        assert listener.closed
        assert listener.take() == before
        store._db.execute("PRAGMA max_page_count = 100000")
        live, listener = await seated(house, name)
        assert timeless(listener.take()) == timeless(before)
        await live.change(lambda now: live.table.play(0, "give-up", now))

    asyncio.run(match())


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


def test_a_stored_game_that_cannot_be_played_stays_in_the_store(store: Store) -> None:
    header = "szk 1\ngame nomina\nseats 2\n"
    store.create(Kept("t", "anna", header, "{}"), First(["  1 2 E4> WAS"])).result()

    async def match() -> None:
        house = house_of(store)
        with pytest.raises(Unreadable):
            await house.live("t", "anna")

    asyncio.run(match())
    assert store.read("t").result().lines == ["  1 2 E4> WAS"]


def test_what_was_not_saved_is_not_saved_by_the_next_request(store: Store) -> None:
    """Another line holds the same table: it must not bring the refused move to the disk."""

    async def course() -> list[str]:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        live, listener = await seated(house, name)
        with read_only(store):
            move = b'{"re": 1, "do": "act", "seat": 0, "action": "E4> WAS"}'
            told = await answer(live, listener, move, "page")
            assert code(told) == "not_saved"
        for message in (
            b'{"re": 2, "do": "act", "seat": 1, "action": "give-up"}',
            b'{"re": 3, "do": "act", "seat": 0, "action": "give-up"}',
            b'{"re": 4, "do": "take-back", "seat": 0}',
        ):
            told = await answer(live, listener, message, "page")
            assert code(told) == "not_saved"
        assert (await asyncio.wrap_future(store.read(name))).lines == []
        again, listener = await seated(house, name)
        assert again is not live
        told = await answer(again, listener, move, "page")
        assert told == Done(1)
        return (await asyncio.wrap_future(store.read(name))).lines

    lines = asyncio.run(course())
    assert [line.split()[-1] for line in lines] == ["WAS", "(lexicon)"]


def test_nobody_sees_or_asks_a_table_that_is_not_the_true_one(store: Store) -> None:
    async def course() -> None:
        house = house_of(store)
        name = await house.open("anna", HEADER)
        live, listener = await seated(house, name)
        listener.take()
        with read_only(store):
            move = b'{"re": 1, "do": "act", "seat": 0, "action": "E4> WAS"}'
            await answer(live, listener, move, "page")
        look, trial = b'{"re": 2, "do": "look"}', b'{"re": 3, "do": "try", "seat": 0}'
        for message in (look, trial):
            told = await answer(live, listener, message, "page")
            assert code(told) == "stale"
        assert b"WAS" not in listener.take()
        for asking in (live.read(lambda _: live.table.seq), live.join(Watching())):
            with pytest.raises(Unsaved):
                await asking

    asyncio.run(course())


def test_a_rematch_takes_no_word_along_that_was_not_saved(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked for while the word on its way to the disk is still to fail."""
    header = Header("nomina", (Sitter(("Anna",)), Sitter((), "computer", "leicht")))
    asked = asyncio.Event()

    async def course() -> None:
        saving: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def append(*_: object) -> asyncio.Future[None]:
            asked.set()
            return saving

        house = house_of(store)
        live, _ = await seated(house, await house.open("anna", header))
        live.table.play(0, "E4> OUI", 0)
        monkeypatch.setattr(store, "append", append)
        accepting = asyncio.create_task(
            live.change(lambda now: voting.accept_word(live.table, 0, "OUI", now, "E4> OUI"))
        )
        await asked.wait()
        again = asyncio.create_task(rematch(house, live, "anna", NextGame()))
        await asyncio.sleep(0)
        saving.set_exception(StoreError("full"))
        for task in (accepting, again):
            with pytest.raises(Unsaved):
                await task
        assert len(await house.owned("anna")) == 1

    asyncio.run(course())


def test_a_table_that_the_disk_does_not_give_turns_its_sockets_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: Future[None] = Future()
    failed.set_exception(StoreError("malformed"))
    monkeypatch.setattr(store, "find", lambda *_: failed)
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    headers = [(b"host", b"a"), (b"origin", b"http://a")]
    cookie = (b"cookie", f"{COOKIE}={new_token()}".encode())
    scope = {"path": "/api/tables/t/socket", "headers": [*headers, cookie]}
    asyncio.run(socket(house_of(store), scope, receive, send))
    assert sent == [{"type": "websocket.close"}]
