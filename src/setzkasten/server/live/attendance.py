"""One table in several processes: who has people there, and what happens elsewhere."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from setzkasten.server.now import now_millis
from setzkasten.server.store.journal import Read, StepTaken, StoreError

if TYPE_CHECKING:
    from setzkasten.server.live.live_table import LiveTable

log = logging.getLogger("setzkasten.attendance")

# How soon does somebody else think for the computers of a process that died?
CLAIM_SECONDS = 1.0


async def arrive(live: LiveTable) -> None:
    """The first here. Where people sit elsewhere the clock is further than the last row."""
    sharing, table = live.house.store.sharing, live.table
    if sharing.alone:
        return
    try:
        elsewhere = await asyncio.wrap_future(sharing.attend(live.kept.id))
    except (StoreError, StepTaken) as error:
        log.error("table %s: nobody knows who is there: %s", live.kept.id, error)
        return
    runs = table.entries and not table.paused and table.court.ballot is None
    if table.dated:  # its clock is right wherever it is read
        return
    if elsewhere and runs and elsewhere.number < live.stored:  # else it is about to read on
        table.clock.go_on(table.entries[-1].at + elsewhere.age, now_millis())


async def stays(live: LiveTable) -> bool:
    """The last one here has gone. Is anybody there elsewhere?"""
    sharing = live.house.store.sharing
    if sharing.alone:
        return False
    try:
        return await asyncio.wrap_future(sharing.leave(live.kept.id))
    except (StoreError, StepTaken) as error:
        log.error("table %s: nobody knows who is there: %s", live.kept.id, error)
        return False


async def news(live: LiveTable) -> Read | None:
    """What others have written since. A table that is gone is forgotten here, too."""
    store, name = live.house.store, live.kept.id
    try:
        read = await asyncio.wrap_future(store.read(name, live.stored))
        gone = not read.lines and not await asyncio.wrap_future(store.find(name, live.kept.owner))
    except StoreError as error:  # whoever watches looks again
        log.error("table %s could not be read on: %s", name, error)
        return None
    if gone:
        live.house.forget(live)
    return read if read.lines else None


async def claimed(live: LiveTable) -> None:
    """Returns once this process is the one that thinks for the computers of this table."""
    sharing = live.house.store.sharing
    while not sharing.alone:
        try:
            if await asyncio.wrap_future(sharing.claim(live.kept.id)):
                return
        except (StoreError, StepTaken) as error:
            log.error("table %s: its computers cannot be claimed: %s", live.kept.id, error)
        await asyncio.sleep(CLAIM_SECONDS)
