"""Free text that people wrote at a table: for a day, for other processes and those who come late.

It stands in no journal and in no record. Each function is a job of the store.
"""

from __future__ import annotations

from collections.abc import Collection

from setzkasten.core.game import Millis, Seat
from setzkasten.core.values import value
from setzkasten.server.store.journal import Rows

# How much of it is kept? What somebody reads who was away for a cup of tea.
MOST_LINES = 30
KEPT_MILLIS: Millis = 24 * 3600 * 1000


@value
class Line:
    """What somebody wrote."""

    number: int
    seat: Seat
    text: str


def write(db: Rows, *, table: str, seat: Seat, device: str, text: str, now: Millis) -> None:
    query = "SELECT MAX(number) FROM remarks WHERE table_id = ?"
    number = (db.execute(query, (table,)).fetchone()[0] or 0) + 1
    row = (table, number, seat, device, text, now)
    db.execute("INSERT INTO remarks VALUES (?, ?, ?, ?, ?, ?)", row)
    old = (table, number - MOST_LINES)
    db.execute("DELETE FROM remarks WHERE table_id = ? AND number <= ?", old)


def lines(db: Rows, table: str, now: Millis) -> list[Line]:
    query = "SELECT number, seat, text FROM remarks WHERE table_id = ? AND at > ? ORDER BY number"
    return [Line(*row) for row in db.execute(query, (table, now - KEPT_MILLIS)).fetchall()]


def written_by(db: Rows, table: str, devices: Collection[str], now: Millis) -> tuple[str, ...]:
    """What somebody wrote there."""
    query = "SELECT device, text FROM remarks WHERE table_id = ? AND at > ? ORDER BY number"
    rows = db.execute(query, (table, now - KEPT_MILLIS)).fetchall()
    return tuple(text for device, text in rows if device in devices)


def forget_old(db: Rows, now: Millis) -> None:
    db.execute("DELETE FROM remarks WHERE at <= ?", (now - KEPT_MILLIS,))
