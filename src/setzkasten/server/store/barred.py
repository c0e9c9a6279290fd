"""Devices that the keeper wants at no table of this server. Each function is a job of the store."""

from __future__ import annotations

from collections.abc import Sequence

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.store.journal import Rows

# How many may there be? Every process knows all of them by heart.
MOST_BARRED = 10_000
PAGE = 100

TABLES = """
CREATE TABLE barred (
  device TEXT PRIMARY KEY, number INTEGER NOT NULL, name TEXT NOT NULL, since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""


@value
class Barred:
    number: int  # by which it is spoken of
    name: str  # what it was called then
    since: Millis


def bar(db: Rows, devices: Sequence[str], name: str, now: Millis) -> None:
    """Raises `Fault`."""
    number, count = db.execute("SELECT MAX(number), count(*) FROM barred").fetchone()
    if count + len(devices) > MOST_BARRED:
        raise Fault(409, "too_many_blocked", {"most": MOST_BARRED})
    for further, device in enumerate(devices, 1):
        row = (device, (number or 0) + further, name, now)
        db.execute("INSERT INTO barred VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row)


def barred(db: Rows, first: int = 0) -> list[Barred]:
    """One page, the latest first."""
    query = "SELECT number, name, since FROM barred ORDER BY number DESC LIMIT ? OFFSET ?"
    return [Barred(*row) for row in db.execute(query, (PAGE, first)).fetchall()]


def let_in(db: Rows, number: int) -> None:
    numbered = "CAST(number AS TEXT) = ?"  # whoever asks may name one that no column can hold
    db.execute(f"DELETE FROM barred WHERE {numbered}", (str(number),))


def devices(db: Rows) -> frozenset[str]:
    return frozenset(device for (device,) in db.execute("SELECT device FROM barred").fetchall())


def forget(db: Rows, device: str) -> None:
    """Its cookie is gone, and with it whom this was about."""
    db.execute("DELETE FROM barred WHERE device = ?", (device,))
