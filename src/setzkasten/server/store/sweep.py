"""Cleaning up: tables that somebody opened and nobody ever played at go after a while.

A table at which anybody ever moved stays, whoever moved and however long ago.
"""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from setzkasten.server.store.journal import Rows, StoreError

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.sweep")

# How long may a table stand empty? Long enough to open one today for a birthday next week.
EMPTY_DAYS = 30
FIRST_SECONDS, SWEEP_SECONDS = 60.0, 3600.0
# How many are looked at in one go? The moves of others wait for it.
AT_ONCE = 200

_OLD = "SELECT id FROM tables WHERE id > ? AND updated < ? ORDER BY id LIMIT ?"
_STEPS = "SELECT line FROM steps WHERE table_id = ? ORDER BY seq"
# A step of a seat is a time and the seat's number; chance, rulings and deadlines have signs.
_OF_A_SEAT = re.compile(r"^ *[0-9]+ [0-9]", re.MULTILINE)


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
    elsewhere = await asyncio.wrap_future(house.store.sharing.attended())
    while True:
        job = partial(_slice, last, before, house.loaded | elsewhere)
        looked_at, deleted = await asyncio.wrap_future(house.store.queued(job))
        gone += deleted
        if not looked_at:
            return gone
        last = looked_at


def _slice(last: str, before: str, loaded: frozenset[str], db: Rows) -> tuple[str, int]:
    names = [name for (name,) in db.execute(_OLD, (last, before, AT_ONCE)).fetchall()]
    empty = [name for name in names if name not in loaded and not _played(name, db)]
    for name in empty:
        db.execute("DELETE FROM tables WHERE id = ?", (name,))
    return (names[-1] if names else ""), len(empty)


def _played(name: str, db: Rows) -> bool:
    steps = db.execute(_STEPS, (name,))
    while row := steps.fetchone():
        if _OF_A_SEAT.search(row[0]):
            return True
    return False
