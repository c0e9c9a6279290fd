"""The clock of a table as everybody sees it."""

from __future__ import annotations

from setzkasten.core.record_header import DAYS
from setzkasten.table import told
from setzkasten.table.fold import OPENER
from setzkasten.table.replay import clock_millis
from setzkasten.table.table import Table


def clock_told(table: Table) -> told.ClockTold | None:
    total = clock_millis(table.header, table.game)
    if not total or table.awaiting().live:
        return None
    held, allowance = OPENER in table.paused, table.match.standing.allowance
    if allowance:
        left = tuple(map(allowance.left, range(len(allowance.used))))
        return told.ClockTold("game", total, left, held)
    return told.ClockTold("days" if table.header.clock == DAYS else "move", total, (), held)
