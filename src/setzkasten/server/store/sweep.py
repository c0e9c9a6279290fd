"""Cleaning up: tables that somebody opened and nobody ever played at go after a while.

A table at which anybody ever moved stays, whoever moved and however long ago.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from setzkasten.server.store.store import StoreError

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.sweep")

# How long may a table stand empty? Long enough to open one today for a birthday next week.
EMPTY_DAYS = 30
FIRST_SECONDS, SWEEP_SECONDS = 60.0, 3600.0
# How many are looked at in one go? The moves of others wait for it.
AT_ONCE = 200

# A step of a seat is a time and the seat's number; chance, rulings and deadlines have signs.
_OLD = """
SELECT id, NOT EXISTS (
  SELECT 1 FROM steps WHERE table_id = tables.id
  AND substr(ltrim(line), instr(ltrim(line), ' ') + 1, 1) GLOB '[0-9]'
) FROM tables WHERE id > ? AND updated < ? ORDER BY id LIMIT ?
"""


async def sweep_on(house: House) -> None:
    """For as long as the server runs."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            gone = await sweep(house, datetime.now(UTC))
        except StoreError as error:
            log.error("empty tables could not be cleaned up: %s", error)
        else:
            if gone:
                log.info("%d tables at which nobody ever played were cleaned up", gone)
        await asyncio.sleep(SWEEP_SECONDS)


async def sweep(house: House, now: datetime) -> int:
    """How many empty tables went; not those at which somebody sits right now."""
    before = (now - timedelta(days=EMPTY_DAYS)).isoformat(timespec="milliseconds")
    gone, last = 0, ""
    while True:
        job = partial(_slice, last, before, house.loaded)
        looked_at, deleted = await asyncio.wrap_future(house.store.queued(job))
        gone += deleted
        if not looked_at:
            return gone
        last = looked_at


def _slice(
    last: str, before: str, loaded: frozenset[str], db: sqlite3.Connection
) -> tuple[str, int]:
    rows = db.execute(_OLD, (last, before, AT_ONCE)).fetchall()
    empty = [(name,) for name, unplayed in rows if unplayed and name not in loaded]
    db.executemany("DELETE FROM tables WHERE id = ?", empty)
    return (rows[-1][0] if rows else ""), len(empty)
