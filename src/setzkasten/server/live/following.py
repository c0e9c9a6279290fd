"""Whose turn it is at a table, for those who are not there: what is written down of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.core.game import Act, Millis, Seat
from setzkasten.server.live.nudging import waited_for
from setzkasten.server.store.turns import Followed, Turn
from setzkasten.table.journal import Voted
from setzkasten.table.pacing import next_alarm
from setzkasten.table.table import Table

if TYPE_CHECKING:
    from setzkasten.server.live.live_table import LiveTable


def followed(live: LiveTable, now: Millis) -> Followed | None:
    """None: nobody sits at a device of their own. In real time nobody is sent for."""
    table, holders = live.table, live.around.holders
    if not holders.apart:
        return None
    told = holders.several and not table.awaiting().live
    left = next_alarm(table, now) if told else None
    until = None if left is None else now + left
    seats = sorted(waited_for(table)) if told else []
    turns = (Turn(seat, _moved(table, seat), until) for seat in seats)
    return Followed(live.kept.id, len(table.entries), tuple(turns))


def _moved(table: Table, seat: Seat) -> int:
    for number in range(len(table.entries) - 1, -1, -1):
        entry = table.entries[number]
        if isinstance(entry, Act | Voted) and entry.seat == seat:
            return number
    return -1
