"""A game told again as a whole: its record and the moves for the slider.

Short games are told beside the moves of others; long ones by a worker, from their stored steps.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from setzkasten.server.work import jobs
from setzkasten.table.frame import seats_told
from setzkasten.table.slider import moves_told
from setzkasten.table.table import Table
from setzkasten.table.telling import record_of

if TYPE_CHECKING:
    from setzkasten.server.live.house import House
    from setzkasten.server.live.live_table import LiveTable

# Up to how many steps does a thread tell a game? It takes some hundredths of a second.
SHORT = 100
# How many moves does one answer for the slider hold? Most games have fewer.
MOVES_A_PAGE = 300


def replay_told(table: Table, first: int) -> bytes:
    """`next` is where the following page begins; null: this was the last."""
    moves = moves_told(table.match)
    last = first + MOVES_A_PAGE
    return msgspec.json.encode(
        {
            "game": table.header.game,
            "seats": seats_told(table.header, table.kinds),
            "steps": moves[first:last],
            "next": last if last < len(moves) else None,
        }
    )


async def record(house: House, live: LiveTable, sender: str) -> str:
    if live.table.seq <= SHORT:
        return await live.read(lambda _: record_of(live.table))
    lines = await asyncio.wrap_future(house.store.lines(live.kept.id))
    return await house.pools.helping.run(sender, jobs.record_of, live.table.header, lines)


async def replay(house: House, live: LiveTable, first: int, sender: str) -> bytes:
    if live.table.seq <= SHORT:
        return await live.read(lambda _: replay_told(live.table, first))
    lines = await asyncio.wrap_future(house.store.lines(live.kept.id))
    return await house.pools.helping.run(sender, jobs.replay_of, live.table.header, lines, first)
