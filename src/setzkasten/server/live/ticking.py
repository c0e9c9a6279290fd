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
        try:
            live = await house.live(name, owner)
            assert live, "its owner was read with it"
            await live.change(live.table.advance)
            done = due_at(live.table) is None
        except (Unreadable, Unsaved, Fault):  # logged already; whoever comes next notes it again
            done = True
        else:
            house.noting.soon(live)
        if done:
            await asyncio.wrap_future(house.store.queued(partial(_forget, name)))
    return len(due)


def _due(now: Millis, db: Rows) -> list[tuple[str, str]]:
    return [(name, owner) for name, owner in db.execute(_DUE, (now, AT_ONCE)).fetchall()]


def _forget(name: str, db: Rows) -> None:
    db.execute("DELETE FROM due WHERE table_id = ?", (name,))
