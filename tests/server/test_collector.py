"""What stays is not looked at again and again, and what is gone does not stay for ever."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Iterator

import pytest

from setzkasten.server.collector import (
    MOST_LOOKS,
    QUIET_LOOKS,
    QUIET_TICKS,
    THINGS_A_CHANGE,
    YOUNG,
    Collector,
)
from setzkasten.server.live.desk import answer
from setzkasten.server.live.wire import Done
from setzkasten.server.store.store import Store
from tests.server.housed import HEADER, house_of, seated


class Ring:
    """Holds itself: only the collector lets it go."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def changes() -> list[int]:
    return [0]


@pytest.fixture
def collector(changes: list[int]) -> Iterator[Collector]:
    usual = gc.get_threshold()
    begun = Collector(lambda: changes[0])
    begun.begin()
    yield begun
    begun.end()
    gc.set_threshold(*usual)


def be_quiet(collector: Collector) -> None:
    for _ in range(QUIET_TICKS):
        collector.go_on()


def old_ring(collector: Collector) -> tuple[Ring, weakref.ref[Ring]]:
    ring = Ring()
    gc.collect(0)
    assert collector.looks == 1
    return ring, weakref.ref(ring)


def test_what_outlived_one_look_is_looked_at_in_a_quiet_moment(collector: Collector) -> None:
    ring, there = old_ring(collector)
    del ring
    while collector.looks < QUIET_LOOKS:
        collector.go_on()
        assert there(), "it was put aside"
        gc.collect(0)
    be_quiet(collector)
    assert there() is None
    assert collector.looks == 0


def test_a_disk_that_keeps_everybody_waiting_is_no_quiet_moment(
    collector: Collector, changes: list[int]
) -> None:
    ring, there = old_ring(collector)
    del ring
    while collector.looks < QUIET_LOOKS:
        gc.collect(0)
    for _ in range(3):
        changes[0] += 1
        for _ in range(QUIET_TICKS - 1):
            collector.go_on()
            assert there()
    be_quiet(collector)
    assert there() is None


def test_without_a_quiet_moment_it_has_to_wait_but_not_for_ever(
    collector: Collector, changes: list[int]
) -> None:
    ring, there = old_ring(collector)
    del ring
    while collector.looks < MOST_LOOKS:
        changes[0] += 1
        collector.go_on()
        assert there()
        gc.collect(0)
    changes[0] += 1
    collector.go_on()
    assert there() is None


def test_what_is_gone_while_it_is_young_goes_at_once(collector: Collector) -> None:
    there = weakref.ref(Ring())
    gc.collect(0)
    assert there() is None


def test_what_changes_explain_is_put_aside_unseen(collector: Collector, changes: list[int]) -> None:
    there = weakref.ref(Ring())
    changes[0] += YOUNG // THINGS_A_CHANGE
    gc.collect(0)
    assert there(), "nobody looked"
    gc.collect(0)
    assert there(), "it is with what is old"
    while collector.looks < QUIET_LOOKS:
        gc.collect(0)
    collector.go_on()
    be_quiet(collector)
    assert there() is None


def test_a_few_changes_do_not_hide_what_requests_leave(
    collector: Collector, changes: list[int]
) -> None:
    there = weakref.ref(Ring())
    changes[0] += YOUNG // THINGS_A_CHANGE - 1
    gc.collect(0)
    assert there() is None


def test_a_move_at_a_table_leaves_no_cycles(store: Store) -> None:
    async def found() -> int:
        house = house_of(store)
        live, listener = await seated(house, await house.open("anna", HEADER))
        await answer(live, listener, act(0, "E4> WAS"), "anna")
        gc.collect()
        gc.disable()
        try:
            assert isinstance(await answer(live, listener, act(1, "E4v .ITZ"), "anna"), Done)
            return gc.collect()
        finally:
            gc.enable()
            house.close()

    assert asyncio.run(found()) == 0


def act(seat: int, action: str) -> bytes:
    return json.dumps({"re": 1, "do": "act", "seat": seat, "action": action}).encode()
