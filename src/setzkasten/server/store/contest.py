"""Entries for the picture of the week: the best one of each device and kind, for a year.

Each function is a job of the store: whole or not at all. A picture is seen by others only where
whoever built it said so; a name stands beside it only if they gave one.
"""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.store.journal import Rows

# How many does a server take in a week? More than anybody looks at.
MOST_A_WEEK = 2_000
# How many stand in the gallery of a week and kind?
MOST_SHOWN = 12
# How many weeks are told of? Those of a year, and this one.
MOST_WEEKS = 54
PAGE = 100

TABLES = """
CREATE TABLE contest (
  number INTEGER PRIMARY KEY, week TEXT NOT NULL, kind TEXT NOT NULL, device TEXT NOT NULL,
  table_id TEXT NOT NULL, name TEXT NOT NULL, shown INTEGER NOT NULL, board TEXT NOT NULL,
  without_letter INTEGER NOT NULL, quality INTEGER NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX contest_of_device ON contest (week, kind, device);
CREATE INDEX contest_rank ON contest (week, kind, without_letter, quality);
CREATE INDEX contest_devices ON contest (device);
"""
_COLUMNS = "number, week, kind, device, table_id, name, shown, board, without_letter, quality, at"
_SELECT = f"SELECT {_COLUMNS} FROM contest WHERE "
_PLACED = (
    f"SELECT place, {_COLUMNS} FROM (SELECT {_COLUMNS}, ROW_NUMBER() OVER "
    "(ORDER BY without_letter, quality DESC, at, number) AS place "
    "FROM contest WHERE week = ? AND kind = ?) AS placed WHERE "
)


@value
class Entry:
    number: int
    week: str
    kind: str  # the game
    device: str
    table: str
    name: str  # empty: none is shown
    shown: bool  # in the gallery, to everybody
    rows: tuple[str, ...]
    without_letter: int
    quality: int  # thousandths
    at: Millis

    def beats(self, other: Entry) -> bool:
        """GEN-12 Fewer squares without a letter, then the better words."""
        own, others = self.without_letter, other.without_letter
        return own < others or (own == others and self.quality > other.quality)


@value
class Ranking:
    """One kind in one week, as a device may know it."""

    entries: int
    mine: Entry | None
    place: int  # of mine; 0: there is none
    gallery: tuple[tuple[int, Entry], ...]  # with their places


def enter(db: Rows, new: Entry) -> tuple[Entry, bool]:
    """What stands now, and whether it is the new one: of two the better one stays.

    The same board again only says anew who may see it. Raises `Fault`.
    """
    once = f"{_SELECT} week = ? AND table_id = ? AND device != ?"
    if db.execute(once, (new.week, new.table, new.device)).fetchone():
        raise Fault(409, "contest_twice")
    own = f"{_SELECT} week = ? AND kind = ? AND device = ?"
    row = db.execute(own, (new.week, new.kind, new.device)).fetchone()
    before = _read(row) if row else None
    if before and before.table != new.table and not new.beats(before):
        return before, False
    count = db.execute("SELECT count(*) FROM contest WHERE week = ?", (new.week,)).fetchone()[0]
    if not before and count >= MOST_A_WEEK:
        raise Fault(503, "busy", wait_seconds=3600.0)
    if before:
        db.execute("DELETE FROM contest WHERE number = ?", (before.number,))
    (last,) = db.execute("SELECT MAX(number) FROM contest").fetchone()
    new = replace(new, number=max(last or 0, before.number if before else 0) + 1)
    board = "/".join(new.rows)
    db.execute(
        "INSERT INTO contest VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (new.number, new.week, new.kind, new.device, new.table, new.name, int(new.shown), board,
         new.without_letter, new.quality, new.at),
    )  # fmt: skip
    return new, True


def ranking(db: Rows, week: str, kind: str, device: str) -> Ranking:
    count = "SELECT count(*) FROM contest WHERE week = ? AND kind = ?"
    (entries,) = db.execute(count, (week, kind)).fetchone()
    own = db.execute(f"{_PLACED} device = ?", (week, kind, device)).fetchone()
    seen = f"{_PLACED} shown = 1 ORDER BY place LIMIT ?"
    gallery = [
        (row[0], _read(row[1:])) for row in db.execute(seen, (week, kind, MOST_SHOWN)).fetchall()
    ]
    return Ranking(entries, _read(own[1:]) if own else None, own[0] if own else 0, tuple(gallery))


def weeks(db: Rows) -> list[str]:
    """Those in which a picture is to be seen, the latest first."""
    query = "SELECT DISTINCT week FROM contest WHERE shown = 1 ORDER BY week DESC LIMIT ?"
    return [week for (week,) in db.execute(query, (MOST_WEEKS,)).fetchall()]


def entries_of(db: Rows, device: str) -> list[Entry]:
    query = f"{_SELECT} device = ? ORDER BY number"
    return [_read(row) for row in db.execute(query, (device,)).fetchall()]


def shown(db: Rows, first: int = 0) -> list[Entry]:
    """What everybody sees, for the keeper: one page, the latest first."""
    query = f"{_SELECT} shown = 1 ORDER BY number DESC LIMIT ? OFFSET ?"
    return [_read(row) for row in db.execute(query, (PAGE, first)).fetchall()]


def withdraw(db: Rows, number: int, device: str) -> None:
    """Raises `Fault`."""
    query = "DELETE FROM contest WHERE CAST(number AS TEXT) = ? AND device = ?"
    if not db.execute(query, (str(number), device)).rowcount:
        raise Fault(404, "no_such_entry")


def clear(db: Rows, number: int | None = None) -> None:
    """By the keeper: one, or all of them. Raises `Fault`."""
    if number is None:
        db.execute("DELETE FROM contest")
    elif not db.execute(
        "DELETE FROM contest WHERE CAST(number AS TEXT) = ?", (str(number),)
    ).rowcount:
        raise Fault(404, "no_such_entry")


def forget(db: Rows, device: str) -> None:
    db.execute("DELETE FROM contest WHERE device = ?", (device,))


def forget_old(db: Rows, before: Millis) -> None:
    db.execute("DELETE FROM contest WHERE at < ?", (before,))


def _read(
    row: tuple[int, str, str, str, str, str, int, str, int, int, int],
) -> Entry:
    number, week, kind, device, table, name, seen, board, without, quality, at = row
    rows = tuple(board.split("/"))
    return Entry(number, week, kind, device, table, name, bool(seen), rows, without, quality, at)
