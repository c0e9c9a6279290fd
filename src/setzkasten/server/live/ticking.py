"""Tables where moves take days: time runs out there although nobody is there."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from setzkasten.core.game import Millis
from setzkasten.server.fault import Fault
from setzkasten.server.live.faults import Unreadable, Unsaved
from setzkasten.server.now import now_millis
from setzkasten.server.store.journal import Rows, StoreError
from setzkasten.table.pacing import due_at

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.ticking")

# How late may a time of days run out?
TICK_SECONDS = 20.0
# How many tables are fetched in one go? They stay in memory for a while.
AT_ONCE = 50

_DUE = (
    "SELECT table_id, owner FROM due JOIN tables ON id = table_id WHERE at <= ? ORDER BY at LIMIT ?"
)


async def tick_on(house: House) -> None:
    """For as long as the server runs."""
    while True:
        try:
            await tick(house, now_millis())
        except StoreError as error:
            log.error("nobody knows whose days are over: %s", error)
        await asyncio.sleep(TICK_SECONDS)


async def tick(house: House, now: Millis) -> int:
    """How many tables were looked at."""
    due = await asyncio.wrap_future(house.store.asked(partial(_due, now)))
    for name, owner in due:
        if await _has_its_time(house, name, owner):
            await asyncio.wrap_future(house.store.queued(partial(_forget, name)))
    return len(due)


async def _has_its_time(house: House, name: str, owner: str) -> bool:
    """What is due there happens. Is nothing more to come, or can nothing be done about it?"""
    try:
        live = await house.live(name, owner)
        if live is None:  # deleted meanwhile, or its owner has gone
            return True
        await live.change(live.table.advance)
    except (Unreadable, Unsaved, Fault):  # logged already; whoever comes next notes it again
        return True
    except StoreError:
        raise
    except Exception:  # a bug of ours at one table must not stop the days of all others
        log.exception("table %s: its time could not run out by our own fault", name)
        return True
    house.noting.soon(live)
    return due_at(live.table) is None


def _due(now: Millis, db: Rows) -> list[tuple[str, str]]:
    return [(name, owner) for name, owner in db.execute(_DUE, (now, AT_ONCE)).fetchall()]


def _forget(name: str, db: Rows) -> None:
    db.execute("DELETE FROM due WHERE table_id = ?", (name,))
