"""To whom a door is shut: devices removed from a table, and those that somebody wants at none.

Each function is a job of the store: whole or not at all.
"""

from __future__ import annotations

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.store.journal import Rows

# How many devices may one device keep out? More than anybody has to.
MOST_BLOCKED = 200


@value
class Blocked:
    """A row: somebody keeps a device out of the tables that they open."""

    number: int  # by which it is spoken of
    name: str  # what it was called then
    since: Millis


def check(db: Rows, table: str, owner: str, device: str) -> None:
    """Raises `Fault` where this device may not come in."""
    away = "SELECT 1 FROM turned_away WHERE table_id = ? AND device = ?"
    if db.execute(away, (table, device)).fetchone():
        raise Fault(403, "turned_away")
    blocked = "SELECT 1 FROM blocked WHERE whose = ? AND device = ?"
    if db.execute(blocked, (owner, device)).fetchone():
        raise Fault(403, "not_welcome")


def turned_away(db: Rows, table: str) -> frozenset[str]:
    query = "SELECT device FROM turned_away WHERE table_id = ?"
    return frozenset(device for (device,) in db.execute(query, (table,)).fetchall())


def block(db: Rows, whose: str, device: str, name: str, now: Millis) -> None:
    numbers = [one.number for one in blocked(db, whose)]
    if len(numbers) >= MOST_BLOCKED:
        raise Fault(409, "too_many_blocked", {"most": MOST_BLOCKED})
    row = (whose, device, max(numbers, default=0) + 1, name, now)
    db.execute("INSERT INTO blocked VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)


def blocked(db: Rows, whose: str) -> list[Blocked]:
    """The latest first."""
    query = "SELECT number, name, since FROM blocked WHERE whose = ? ORDER BY number DESC"
    return [Blocked(*row) for row in db.execute(query, (whose,)).fetchall()]


def unblock(db: Rows, whose: str, number: int) -> None:
    numbered = "CAST(number AS TEXT) = ?"  # whoever asks may name one that no column can hold
    db.execute(f"DELETE FROM blocked WHERE whose = ? AND {numbered}", (whose, str(number)))


def forget(db: Rows, device: str) -> None:
    """Whoever wanted to be forgotten blocks nobody, and nobody blocks them."""
    db.execute("DELETE FROM blocked WHERE whose = ? OR device = ?", (device, device))
    db.execute("DELETE FROM turned_away WHERE device = ?", (device,))
