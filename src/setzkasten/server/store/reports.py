"""What guests reported to the keeper of this server: for thirty days, then it is gone.

Each function is a job of the store: whole or not at all. Devices stand beside a report, so that
whoever wants to be forgotten leaves no trace in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.store.journal import Rows

ReportReason: TypeAlias = Literal["words", "name", "spoiling", "other"]

KEPT_MILLIS: Millis = 30 * 24 * 3_600_000
# How many reports does a server keep? More than a keeper reads in a month.
MOST_KEPT = 2_000
PAGE = 100

TABLES = """
CREATE TABLE reports (
  number INTEGER PRIMARY KEY, reporter TEXT NOT NULL, table_id TEXT NOT NULL,
  seat INTEGER NOT NULL, name TEXT NOT NULL, reason TEXT NOT NULL, note TEXT NOT NULL,
  texts TEXT NOT NULL, at INTEGER NOT NULL, done INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_of ON reports (reporter);
CREATE TABLE reported (
  number INTEGER NOT NULL REFERENCES reports (number) ON DELETE CASCADE, device TEXT NOT NULL,
  PRIMARY KEY (number, device)
) STRICT, WITHOUT ROWID;
CREATE INDEX reported_devices ON reported (device);
"""

_COLUMNS = "number, reporter, table_id, seat, name, reason, note, texts, at, done"


@value
class Report:
    """A row: what somebody told the keeper, with the words that it is about."""

    number: int
    reporter: str  # "": has been forgotten since
    table: str
    seat: int
    name: str  # as it was shown
    reason: ReportReason
    note: str
    texts: tuple[str, ...]  # what they wrote there lately
    at: Millis
    done: bool


def report(db: Rows, told: Report, devices: Sequence[str]) -> None:
    """Somebody who reports the same person at the same table again only says it anew."""
    forget_old(db, told.at)
    once = "DELETE FROM reports WHERE reporter = ? AND table_id = ? AND seat = ?"
    db.execute(once, (told.reporter, told.table, told.seat))
    number, kept = db.execute("SELECT MAX(number), count(*) FROM reports").fetchone()
    if kept >= MOST_KEPT:
        raise Fault(503, "busy", wait_seconds=3600.0)
    t, number = told, (number or 0) + 1
    texts = msgspec.json.encode(t.texts).decode()
    row = (number, t.reporter, t.table, t.seat, t.name, t.reason, t.note, texts, t.at, 0)
    db.execute("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    for device in devices:
        db.execute("INSERT INTO reported VALUES (?, ?)", (number, device))


def reports(db: Rows, now: Millis, first: int = 0) -> list[Report]:
    """One page; what is still to be done comes first, then the latest."""
    order = "ORDER BY done, number DESC LIMIT ? OFFSET ?"
    query = f"SELECT {_COLUMNS} FROM reports WHERE at > ? {order}"
    return [_read(row) for row in db.execute(query, (now - KEPT_MILLIS, PAGE, first)).fetchall()]


def reports_of(db: Rows, device: str, now: Millis) -> list[Report]:
    """Those that this device made."""
    query = f"SELECT {_COLUMNS} FROM reports WHERE reporter = ? AND at > ? ORDER BY number"
    rows = db.execute(query, (device, now - KEPT_MILLIS)).fetchall()
    return [_read(row) for row in rows]


def waiting(db: Rows, now: Millis) -> int:
    query = "SELECT count(*) FROM reports WHERE done = 0 AND at > ?"
    return int(db.execute(query, (now - KEPT_MILLIS,)).fetchone()[0])


def found(db: Rows, number: int, now: Millis) -> tuple[Report, list[str]]:
    """A report, and the devices that it is about. Raises `Fault`."""
    query = f"SELECT {_COLUMNS} FROM reports WHERE CAST(number AS TEXT) = ? AND at > ?"
    row = db.execute(query, (str(number), now - KEPT_MILLIS)).fetchone()
    if row is None:
        raise Fault(404, "no_such_report")
    devices = "SELECT device FROM reported WHERE number = ? ORDER BY device"
    return _read(row), [device for (device,) in db.execute(devices, (row[0],)).fetchall()]


def devices_of(db: Rows, told: Sequence[Report]) -> dict[int, list[str]]:
    """Which devices these reports are about."""
    about: dict[int, list[str]] = {one.number: [] for one in told}
    places = ", ".join("?" * len(about)) or "0"
    query = f"SELECT number, device FROM reported WHERE number IN ({places})"
    for number, device in db.execute(query, tuple(about)).fetchall():
        about[number].append(device)
    return about


def finish(db: Rows, number: int, now: Millis, *, done: bool) -> None:
    """Raises `Fault`."""
    told, _ = found(db, number, now)
    db.execute("UPDATE reports SET done = ? WHERE number = ?", (int(done), told.number))


def forget(db: Rows, device: str, guest: str) -> None:
    """What the device wrote goes, and its name: as reporter, and as somebody who was reported."""
    db.execute("UPDATE reports SET reporter = '', note = '' WHERE reporter = ?", (device,))
    about = "number IN (SELECT number FROM reported WHERE device = ?)"
    db.execute(f"UPDATE reports SET name = ?, texts = '[]' WHERE {about}", (guest, device))
    db.execute("DELETE FROM reported WHERE device = ?", (device,))


def forget_old(db: Rows, now: Millis) -> None:
    db.execute("DELETE FROM reports WHERE at <= ?", (now - KEPT_MILLIS,))


def _read(row: tuple[int, str, str, int, str, ReportReason, str, str, int, int]) -> Report:
    number, reporter, table, seat, name, reason, note, texts, at, done = row
    read = tuple(msgspec.json.decode(texts, type=list[str]))
    return Report(number, reporter, table, seat, name, reason, note, read, at, bool(done))
