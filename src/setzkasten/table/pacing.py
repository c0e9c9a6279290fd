"""What the clock of a table is for: a move, a whole game, or days; who holds it, and when it rings.

Where moves take days nobody sits there all the time: the clock follows the world outside, also
while nobody is there and the server is down. An entry of the journal says since when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.core.game import Deadline, Millis, Refusal
from setzkasten.core.record_header import DAYS
from setzkasten.table import told
from setzkasten.table.ballot import VOTE_MILLIS
from setzkasten.table.fold import OPENER
from setzkasten.table.journal import Dated, Paused, Resumed

if TYPE_CHECKING:
    from setzkasten.table.table import Table


def takes_days(table: Table) -> bool:
    return table.header.clock == DAYS


def vote_millis(table: Table) -> Millis:
    """Whoever has days for a move has as long for a vote."""
    return table.allotted if takes_days(table) else VOTE_MILLIS


def hold(table: Table, now: Millis, *, stop: bool) -> Refusal | None:
    """Whoever laid the table stops the clock for all, or lets it go on."""
    table.advance(now)
    if table.awaiting().over:
        return Refusal("game_over")
    if table.awaiting().live or not table.allotted:
        return Refusal("no_clock")
    if stop == (OPENER in table.paused):
        return Refusal("clock_held" if stop else "clock_runs")
    at = table.clock.reading(now)
    table.enter(Paused(OPENER, at=at) if stop else Resumed(OPENER, at=at), now)
    keep_date(table, now)
    table.advance(now)
    return None


def keep_date(table: Table, now: Millis) -> None:
    """From here on the clock follows the world."""
    if takes_days(table) and not table.clock.held and not table.awaiting().over:
        table.enter(Dated(now, at=table.clock.reading(now)), now)


def expires_at(table: Table, at: Millis) -> Millis:
    """When time ran out: now, or while nobody looked, so that the next one has not lost by it."""
    deadline = table.awaiting().deadline
    if deadline is None or not takes_days(table):
        return at
    return max(table.match.now, min(at, deadline.at))


def reading_of(table: Table, now: Millis) -> Millis:
    """How far the clock of a table is that stood in a drawer."""
    last = table.entries[-1].at if table.entries else 0
    if table.dated is None or table.clock.held:
        return last
    return max(last, table.dated.at + now - table.dated.world)


def due_at(table: Table) -> Millis | None:
    """When, in the world outside, something happens by itself although nobody is there."""
    if not takes_days(table):
        return None
    if table.court.ballot:
        return table.court.ballot.closes_at
    deadline = table.awaiting().deadline
    if deadline is None or table.dated is None or table.clock.held:
        return None
    return table.dated.world + deadline.at - table.dated.at


def clock_told(table: Table) -> told.ClockTold | None:
    """The clock as everybody sees it."""
    total = table.allotted
    if not total or table.awaiting().live:
        return None
    held, allowance = OPENER in table.paused, table.match.standing.allowance
    if allowance:
        left = tuple(map(allowance.left, range(len(allowance.used))))
        return told.ClockTold("game", total, left, held)
    return told.ClockTold("days" if table.header.clock == DAYS else "move", total, (), held)


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
