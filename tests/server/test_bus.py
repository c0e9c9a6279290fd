"""The bus on a real Redis: it wakes, it comes back, and it never claims to be up when it is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from setzkasten.server.bus import redis as redis_bus
from setzkasten.server.bus.bus import SEATS, BusError
from setzkasten.server.bus.redis import CHANNEL, RedisBus
from tests.server.running import PATIENCE_SECONDS
from tests.server.services import own_redis

Said = list[tuple[str, int]]


@asynccontextmanager
async def listening(address: str) -> AsyncIterator[tuple[RedisBus, Said]]:
    bus, said = RedisBus(address), Said()
    bus.listen(lambda table, number: said.append((table, number)))
    await bus.start()
    yield bus, said
    await bus.stop()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not true():
            await asyncio.sleep(0.01)


def test_what_one_says_all_hear_once(redis: str) -> None:
    async def course() -> None:
        async with listening(redis) as (one, own), listening(redis) as (two, heard):
            assert (one.up, two.up) == (True, True)
            for number in range(100):
                one.wake(f"t{number % 10}", number)
            await until(lambda: len(heard) >= 10)
            two.wake("last", 1)
            await until(lambda: ("last", 1) in own)
            assert dict(heard) == {f"t{number % 10}": number for number in range(90, 100)}
            assert own == [("last", 1)]

    asyncio.run(course())


def test_after_the_bus_was_gone_it_is_heard_again_and_says_that_it_began_anew() -> None:
    async def course() -> None:
        with own_redis() as running:
            async with (
                listening(running.address) as (one, _),
                listening(running.address) as (
                    two,
                    heard,
                ),
            ):
                running.kill()
                await until(lambda: not (one.up or two.up))
                one.wake("lost", 7)
                running.start()
                await until(lambda: one.up and two.up)
                one.wake("t", 8)
                await until(lambda: ("t", 8) in heard)
                assert (one.begun, two.begun) == (2, 2)

    asyncio.run(course())


def test_a_server_begins_without_the_bus_and_looks_instead(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(redis_bus, "START_SECONDS", 0.1)

    async def course() -> None:
        async with listening("unix:///nowhere/at/all") as (bus, _):
            assert not bus.up

    asyncio.run(course())
    assert "looked at often" in caplog.text


def test_who_sits_where_is_not_lost_among_moves(redis: str) -> None:
    async def course() -> None:
        async with listening(redis) as (one, _), listening(redis) as (_, heard):
            for number in (7, SEATS, 8):
                one.wake("t", number)
            await until(lambda: {("t", SEATS), ("t", 8)} <= set(heard))

    asyncio.run(course())


def test_strangers_on_the_channel_change_nothing(redis: str) -> None:
    async def course() -> None:
        async with listening(redis) as (_, heard), listening(redis) as (two, _):
            stranger = Redis.from_url(redis)
            for noise in (b"", b"\xff", b"[1,2]", b'["x",[["t","y"]]]'):
                await stranger.publish(CHANNEL, noise)
            await stranger.aclose()
            two.wake("t", 1)
            await until(lambda: heard == [("t", 1)])

    asyncio.run(course())


def test_an_address_that_is_none_is_said() -> None:
    with pytest.raises(BusError) as refused:
        RedisBus("localhost")
    assert refused.value.code == "bus_address"
