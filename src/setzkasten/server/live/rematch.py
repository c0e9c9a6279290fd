"""One more game: the same people at a new table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setzkasten.server.live.house import House
    from setzkasten.server.live.live_table import LiveTable


async def rematch(house: House, live: LiveTable, owner: str) -> str:
    """What they settled about words goes with them. Where they sit apart, all are called."""
    around = live.around
    if not around.holders.apart:
        return await _laid(house, live, owner)
    if around.again is None:  # two who want it at once want the same
        around.again = asyncio.get_running_loop().create_task(_laid(house, live, owner))
        around.again.add_done_callback(around.forget_failed)
    return await around.call_again()


async def _laid(house: House, live: LiveTable, owner: str) -> str:
    header, book = await live.read(lambda _: (live.table.header, live.table.court.book))
    newest = replace(header, edition=live.table.game.edition)
    held, talk = await house.held(live.kept.id), live.table.talk.way
    return await house.open(owner, newest, book=book, held=held, talk=talk)
