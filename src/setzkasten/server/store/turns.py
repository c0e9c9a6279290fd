"""Whose turn it is at tables where people sit at devices of their own, since when, until when.

Written down together with how a table stands. Of tables on one device nobody needs to know it.
Each function is a job of the store: whole or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from setzkasten.core.game import Millis, Seat
from setzkasten.core.values import value

if TYPE_CHECKING:
    from setzkasten.server.store.journal import Rows

# `moved`: the number of the seat's last entry, by which one turn is told from the next.
# `told`: nobody needs to be told of this turn any more. `entries`: how many of the table's are
# accounted for here; a server that was killed finds what is missing.
TABLES = """
CREATE TABLE turns (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL, moved INTEGER NOT NULL, since INTEGER NOT NULL, until INTEGER,
  told INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX turns_to_tell ON turns (told, since);
CREATE TABLE followed (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, entries INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""

_KNOWN = "SELECT entries FROM followed WHERE table_id = ?"
_FOLLOW = """INSERT INTO followed SELECT id, ? FROM tables WHERE id = ?
ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries"""
_ENDED = "DELETE FROM turns WHERE table_id = ? AND seat = ? AND moved = ?"
_BEGUN = """INSERT INTO turns SELECT id, ?, ?, ?, ?, 0 FROM tables WHERE id = ?
ON CONFLICT (table_id, seat) DO UPDATE SET until = excluded.until"""


@value
class Turn:
    """A seat that everybody waits for."""

    seat: Seat
    moved: int  # the number of its last entry; -1: none yet
    until: Millis | None  # when its time is up, in the time of the world


@value
class Followed:
    """Whose turn it is at a table after so many entries."""

    table: str
    entries: int
    turns: tuple[Turn, ...]


def follow(db: Rows, some: Sequence[Followed], now: Millis) -> None:
    """A turn that was known goes on; others end or begin `now`."""
    for one in sorted(some, key=lambda one: one.table):  # the same order in all processes
        known = db.execute(_KNOWN, (one.table,)).fetchone()
        if known and known[0] > one.entries:
            continue  # somebody else is further
        db.execute(_FOLLOW, (one.entries, one.table))
        query = "SELECT seat, moved FROM turns WHERE table_id = ?"
        going_on = {(turn.seat, turn.moved) for turn in one.turns}
        for seat, moved in db.execute(query, (one.table,)).fetchall():
            if (seat, moved) not in going_on:
                db.execute(_ENDED, (one.table, seat, moved))
        for turn in one.turns:
            db.execute(_BEGUN, (turn.seat, turn.moved, now, turn.until, one.table))
