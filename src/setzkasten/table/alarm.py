"""When something happens by itself at a table, and when its clock stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.core.game import Deadline, Millis
from setzkasten.table.journal import Paused, Resumed
from setzkasten.table.pacing import keep_date, takes_days

if TYPE_CHECKING:
    from setzkasten.table.table import Table


def next_alarm(table: Table, now: Millis) -> Millis | None:
    """How long until something happens by itself."""
    if table.court.ballot:
        return max(0, table.court.ballot.closes_at - now)
    if table.court.reading:
        return max(0, table.court.reading.closes_at - now)
    deadline = running_deadline(table)
    return max(0, deadline.at - table.clock.shown(now)) if deadline else None


def running_deadline(table: Table) -> Deadline | None:
    return None if table.clock.held else table.awaiting().deadline


def pause(table: Table, why: str, now: Millis) -> None:
    """Nobody is there, and the clock stands still, unless moves take days.

    A row of the journal only if one was running.
    """
    if takes_days(table):
        return
    if running_deadline(table):
        table.enter(Paused(why, at=table.clock.reading(now)), now)
    else:
        table.clock.hold(why, now)


def rest(table: Table, why: str, now: Millis) -> None:
    """It goes on elsewhere, or nobody has come yet: nothing of it is written."""
    if not takes_days(table):
        table.clock.hold(why, now)


def resume(table: Table, why: str, now: Millis) -> None:
    if why in table.paused:
        table.enter(Resumed(why, at=table.clock.reading(now)), now)
    else:
        table.clock.release(why, now)
    if table.dated is None:
        keep_date(table, now)
