"""One more game: the same people at a new table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from setzkasten.bots.adaptive import next_level
from setzkasten.core.record import Sitter

if TYPE_CHECKING:
    from setzkasten.server.live.house import House
    from setzkasten.server.live.live_table import LiveTable
    from setzkasten.table.table import Table


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
    newest = replace(header, edition=live.table.game.edition, sitters=_sitters(live.table))
    return await house.open(owner, newest, book=book, held=await house.held(live.kept.id))


def _sitters(table: Table) -> tuple[Sitter, ...]:
    """The same; computers that adapt have learned from the game that has ended."""
    won = table.game.winners(table.match.state)
    return tuple(
        replace(sitter, level=next_level(sitter.level, seat, won))
        for seat, sitter in enumerate(table.header.sitters)
    )
