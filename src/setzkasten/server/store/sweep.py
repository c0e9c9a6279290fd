"""Cleaning up: tables that somebody opened and nobody ever played at go after a month.

A table at which anybody ever moved goes after a year in which nothing happened there, as do a
sheet on which people solve and a picture of the week; what was written at a table after a day, and
a report to the keeper after thirty.
"""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from setzkasten.server.now import now_millis
from setzkasten.server.store import contest, remarks, reports, sheets
from setzkasten.server.store.journal import Rows, StoreError

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.sweep")

# How long may a table stand empty? Long enough to open one today for a birthday next week.
EMPTY_DAYS = 30
# How long does a game wait for its people?
IDLE_DAYS = 365
FIRST_SECONDS, SWEEP_SECONDS = 60.0, 3600.0
# How many are looked at in one go? The moves of others wait for it.
AT_ONCE = 200

_OLD = "SELECT id, updated FROM tables WHERE id > ? AND updated < ? ORDER BY id LIMIT ?"
_STEPS = "SELECT line FROM steps WHERE table_id = ? ORDER BY seq"
# A step of a seat is a time and the seat's number; chance, rulings and deadlines have signs.
_OF_A_SEAT = re.compile(r"^ *[0-9]+ [0-9]", re.MULTILINE)


async def sweep_on(house: House) -> None:
    """For as long as the server runs."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            gone = await sweep(house, _surely_now())
        except StoreError as error:
            log.error("tables could not be cleaned up: %s", error)
        else:
            if gone:
                log.info("%d tables at which nobody plays were cleaned up", gone)
        await asyncio.sleep(SWEEP_SECONDS)


def _surely_now() -> datetime:
    """By the clock that is behind: what the world's clock jumps ahead is no age."""
    return min(datetime.now(UTC), datetime.fromtimestamp(now_millis() / 1000, UTC))


async def sweep(house: House, now: datetime) -> int:
    """How many tables went; not those at which somebody sits right now."""
    empty, idle = (_before(now, days) for days in (EMPTY_DAYS, IDLE_DAYS))
    await asyncio.wrap_future(house.store.queued(partial(_forget_talk, now)))
    await asyncio.wrap_future(house.store.queued(lambda db: sheets.forget_old(db, idle)))
    gone, last = 0, ""
    elsewhere = await asyncio.wrap_future(house.store.sharing.attended())
    while True:
        job = partial(_slice, last, empty, idle, house.loaded | elsewhere)
        looked_at, deleted = await asyncio.wrap_future(house.store.queued(job))
        gone += deleted
        if not looked_at:
            return gone
        last = looked_at


def _forget_talk(now: datetime, db: Rows) -> None:
    for part in (remarks, reports):
        part.forget_old(db, int(now.timestamp() * 1000))
    contest.forget_old(db, int((now - timedelta(days=IDLE_DAYS)).timestamp() * 1000))


def _before(now: datetime, days: int) -> str:
    return (now - timedelta(days=days)).isoformat(timespec="milliseconds")


def _slice(last: str, empty: str, idle: str, loaded: frozenset[str], db: Rows) -> tuple[str, int]:
    old = db.execute(_OLD, (last, empty, AT_ONCE)).fetchall()
    gone = [
        name
        for name, updated in old
        if name not in loaded and (updated < idle or not _played(name, db))
    ]
    for name in gone:
        db.execute("DELETE FROM tables WHERE id = ?", (name,))
    return (old[-1][0] if old else ""), len(gone)


def _played(name: str, db: Rows) -> bool:
    steps = db.execute(_STEPS, (name,))
    while row := steps.fetchone():
        if _OF_A_SEAT.search(row[0]):
            return True
    return False
