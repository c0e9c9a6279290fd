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
from setzkasten.table.told import ReplayStep, SeatTold
from setzkasten.table.watching import seen_entries

if TYPE_CHECKING:
    from setzkasten.server.live.house import House
    from setzkasten.server.live.live_table import LiveTable

# Up to how many steps does a thread tell a game? It takes some hundredths of a second.
SHORT = 100
# How many moves does one answer for the slider hold? Most games have fewer.
MOVES_A_PAGE = 300


class Replay(msgspec.Struct, frozen=True):
    """A game move by move, for the slider."""

    game: str
    seats: list[SeatTold]
    steps: list[ReplayStep]
    over: bool  # played to its end: it can be analysed
    next: int | None  # where the following part begins; null: this was all


def replay_told(table: Table, first: int) -> bytes:
    moves = moves_told(table.match)
    last = first + MOVES_A_PAGE
    seats = seats_told(table.header, table.kinds)
    following = last if last < len(moves) else None
    return msgspec.json.encode(
        Replay(table.header.game, seats, moves[first:last], table.match.over, following)
    )


async def record(house: House, live: LiveTable, sender: str, device: str = "") -> str:
    if live.around.watched_by(device):
        lines = await live.read(lambda _: live.table.lines()[: seen_entries(live.table)])
        return await house.pools.helping.run(sender, jobs.record_of, live.table.header, lines)
    if live.table.seq <= SHORT:
        return await live.read(lambda _: record_of(live.table))
    read = await asyncio.wrap_future(house.store.read(live.kept.id))
    return await house.pools.helping.run(sender, jobs.record_of, live.table.header, read.lines)


async def replay(house: House, live: LiveTable, first: int, *, sender: str, device: str) -> bytes:
    if live.around.watched_by(device):
        lines = await live.read(lambda _: live.table.lines()[: seen_entries(live.table)])
        header = live.table.header
        return await house.pools.helping.run(sender, jobs.replay_of, header, lines, first)
    if live.table.seq <= SHORT:
        return await live.read(lambda _: replay_told(live.table, first))
    read = await asyncio.wrap_future(house.store.read(live.kept.id))
    return await house.pools.helping.run(
        sender, jobs.replay_of, live.table.header, read.lines, first
    )
