"""Looking after tables that other processes may write to: what nobody said is found by looking."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from setzkasten.server.store.journal import StoreError

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.watch")

# How often are all tables looked at? Seldom while the bus is up, often while it is not.
LOOK_SECONDS, LOOK_SECONDS_ALONE = 5.0, 0.1
# How long is a store left in peace that does not answer?
PEACE_SECONDS = 1.0


async def watch_on(house: House) -> None:
    """For as long as the server runs."""
    bus, begun, looked = house.bus, -1, 0.0
    while True:
        if not bus.up or bus.begun != begun or monotonic() >= looked + LOOK_SECONDS:
            begun, looked = bus.begun, monotonic()
            try:
                await look(house)
                await house.porter.look()
            except StoreError as error:
                log.error("tables could not be looked at: %s", error)
                await asyncio.sleep(PEACE_SECONDS)
        await asyncio.sleep(LOOK_SECONDS_ALONE)


async def look(house: House) -> None:
    """Whoever is behind reads on."""
    await house.sheets.look()
    have = {name: live.stored for name, live in house.tables.items()}
    if not have:
        return
    for name in await asyncio.wrap_future(house.store.sharing.newer(have)):
        if live := house.tables.get(name):
            live.woken(have[name] + 1)
