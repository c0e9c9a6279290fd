"""Where a table's work is done: on the loop while it is quick, beside it once it is not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from time import thread_time

from setzkasten.server.work.pools import OFTEN, QUICK_SECONDS, Effort, Threads


def quick() -> str:
    return threading.current_thread().name


def slow() -> str:
    until = thread_time() + 2 * QUICK_SECONDS
    while thread_time() < until:
        continue
    return threading.current_thread().name


async def places(*works: Callable[[], str]) -> list[bool]:
    """Which of these pieces of work were done on the loop."""
    effort, here = Effort(Threads("aside", 1, 10)), threading.current_thread().name
    for _ in range(OFTEN):
        await effort.spend(quick)
    return [await effort.spend(work) == here for work in works]


def test_a_quick_table_stays_on_the_loop() -> None:
    assert all(asyncio.run(places(quick, quick, quick)))


def test_a_table_that_became_slow_is_served_aside_until_it_is_quick_again() -> None:
    told = asyncio.run(places(slow, slow, slow, *[quick] * OFTEN, quick))
    assert told == [True, True, *[False] * (OFTEN + 1), True]
