"""Sheets on which people solve a puzzle together, or a class each alone.

A sheet has parts: one for all, one for each group, or one for everybody. What is written there
holds numbers of people; their names stand beside it, and go when they do. Each function is a job
of the store: whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from setzkasten.core.game import Millis, Refusal
from setzkasten.core.values import value
from setzkasten.puzzle.shared_sheet import Outcome, Sheet, stamped
from setzkasten.puzzle.shared_sheet import Rows as Solution
from setzkasten.server.fault import Fault
from setzkasten.server.people.child import picked
from setzkasten.server.people.gathering import needed, told_apart
from setzkasten.server.store.journal import Rows

# How many write on one sheet? A class with its teacher.
MOST_PEOPLE = 40
# How many sheets of one puzzle may there be? A school that solves the same one.
MOST_SHEETS = 100
# How soon is somebody not asked any more? As at a table: a page that is loaded anew is not away.
AWAY_MILLIS: Millis = 60_000
GUEST = "Gast"

Way: TypeAlias = Literal["together", "alone", "groups"]

# The puzzle as it was when the sheet was laid out: what is printed is printed.
TABLES = """
CREATE TABLE sheets (
  id TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE,
  puzzle_id TEXT NOT NULL REFERENCES puzzles (id) ON DELETE CASCADE,
  owner TEXT NOT NULL, way TEXT NOT NULL, parts INTEGER NOT NULL, child INTEGER NOT NULL,
  timed INTEGER NOT NULL, printed TEXT NOT NULL, updated TEXT NOT NULL
) STRICT;
CREATE INDEX sheets_of_owner ON sheets (owner);
CREATE INDEX sheets_of_puzzle ON sheets (puzzle_id);
CREATE TABLE sheet_parts (
  sheet_id TEXT NOT NULL REFERENCES sheets (id) ON DELETE CASCADE, part INTEGER NOT NULL,
  body TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (sheet_id, part)
) STRICT, WITHOUT ROWID;
CREATE TABLE solvers (
  sheet_id TEXT NOT NULL REFERENCES sheets (id) ON DELETE CASCADE, number INTEGER NOT NULL,
  device TEXT NOT NULL, part INTEGER NOT NULL, name TEXT NOT NULL, here INTEGER NOT NULL,
  seen INTEGER NOT NULL, came INTEGER NOT NULL, done INTEGER,
  PRIMARY KEY (sheet_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX sheets_of_solver ON solvers (device);
"""
_SHEET = "SELECT id, puzzle_id, owner, way, parts, child, timed, printed FROM sheets WHERE "
_SOLVERS = (
    "SELECT number, device, part, name, here, seen, came, done FROM solvers "
    "WHERE sheet_id = ? ORDER BY number"
)


@value
class KeptSheet:
    id: str
    puzzle: str
    owner: str
    way: Way
    parts: int  # of groups
    child: bool  # names are from the list
    timed: bool  # whoever laid it out sees times
    printed: str  # the body of the puzzle


@value
class Solver:
    number: int
    device: str
    part: int
    name: str
    here: bool
    seen: Millis
    came: Millis
    done: Millis | None

    def there(self, now: Millis) -> bool:
        """Its page is open, as far as anybody knows."""
        return self.here and self.asked(now)

    def asked(self, now: Millis) -> bool:
        return bool(self.device) and now < self.seen + AWAY_MILLIS


@value
class Part:
    sheet: Sheet
    version: int


class _Printed(msgspec.Struct):
    rows: tuple[str, ...]


@lru_cache(200)
def solution_of(printed: str) -> Solution:
    return msgspec.json.decode(printed, type=_Printed).rows


def lay_out(db: Rows, new: KeptSheet, secret: str, moment: str, first: Sheet) -> None:
    """Raises `Fault` when there are enough of this puzzle."""
    count = "SELECT count(*) FROM sheets WHERE puzzle_id = ?"
    if db.execute(count, (new.puzzle,)).fetchone()[0] >= MOST_SHEETS:
        raise Fault(409, "too_many_sheets", {"most": MOST_SHEETS})
    chosen = (new.way, new.parts, int(new.child), int(new.timed), new.printed, moment)
    row = (new.id, secret, new.puzzle, new.owner, *chosen)
    db.execute("INSERT INTO sheets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    for part in range(new.parts):
        _begin(db, new.id, part, first)


def find(db: Rows, name: str, device: str) -> tuple[KeptSheet, Solver | None] | None:
    """A sheet that this device laid out or writes on."""
    row = db.execute(_SHEET + "id = ?", (name,)).fetchone()
    if row is None:
        return None
    kept = _kept(row)
    own = next((one for one in solvers(db, name) if one.device == device), None)
    return (kept, own) if own or kept.owner == device else None


def by_secret(db: Rows, secret: str) -> KeptSheet:
    """Raises `Fault`."""
    row = db.execute(_SHEET + "secret = ?", (secret,)).fetchone()
    if row is None:
        raise Fault(404, "no_such_sheet")
    return _kept(row)


def solvers(db: Rows, name: str) -> list[Solver]:
    rows = db.execute(_SOLVERS, (name,)).fetchall()
    return [
        Solver(number, device, part, called, bool(here), seen_at, came, done)
        for number, device, part, called, here, seen_at, came, done in rows
    ]


def join(db: Rows, kept: KeptSheet, device: str, name: str, now: Millis) -> Solver:
    """Twice from one device is once. Raises `Fault`: no name, or the sheet is full."""
    there = solvers(db, kept.id)
    if own := next((one for one in there if one.device == device), None):
        return own
    if len(there) >= MOST_PEOPLE:
        raise Fault(409, "sheet_full", {"most": MOST_PEOPLE})
    clean = needed(name)
    called = told_apart(picked(clean) if kept.child else clean, {one.name for one in there})
    number = len(there)
    part = _part_for(kept, there, number)
    if kept.way == "alone":
        _begin(db, kept.id, part, Sheet())
    new = Solver(number, device, part, called, here=False, seen=now, came=now, done=None)
    row = (kept.id, number, device, part, called, 0, now, now, None)
    db.execute("INSERT INTO solvers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    return new


def seen(db: Rows, name: str, number: int, now: Millis, *, here: bool) -> None:
    update = "UPDATE solvers SET here = ?, seen = ? WHERE sheet_id = ? AND number = ?"
    db.execute(update, (int(here), now, name, number))


def read(db: Rows, name: str, part: int) -> Part | None:
    query = "SELECT body, version FROM sheet_parts WHERE sheet_id = ? AND part = ?"
    row = db.execute(query, (name, part)).fetchone()
    return Part(msgspec.json.decode(row[0], type=Sheet), row[1]) if row else None


def change(
    db: Rows, kept: KeptSheet, part: int, moment: str, do: Callable[[Sheet, Solution], Outcome]
) -> Part | Refusal:
    """Read and written in one go: what comes last stays. No change is no row."""
    before = read(db, kept.id, part)
    if before is None:
        return Refusal("no_such_sheet")
    after = do(before.sheet, solution_of(kept.printed))
    if isinstance(after, Refusal):
        return after
    if after == before.sheet:
        return before
    version = before.version + 1
    after = stamped(before.sheet, after, version)
    body = msgspec.json.encode(after).decode()
    update = "UPDATE sheet_parts SET body = ?, version = ? WHERE sheet_id = ? AND part = ?"
    db.execute(update, (body, version, kept.id, part))
    today = "UPDATE sheets SET updated = ? WHERE id = ? AND updated < ?"
    db.execute(today, (moment, kept.id, moment[:10]))
    return Part(after, version)


def finish(db: Rows, name: str, part: int, now: Millis) -> None:
    """All who wrote on this part are done, from the first time on."""
    update = "UPDATE solvers SET done = ? WHERE sheet_id = ? AND part = ? AND done IS NULL"
    db.execute(update, (now, name, part))


def delete(db: Rows, name: str, owner: str) -> bool:
    query = "DELETE FROM sheets WHERE id = ? AND owner = ?"
    return db.execute(query, (name, owner)).rowcount == 1


def forget_old(db: Rows, before: str) -> None:
    db.execute("DELETE FROM sheets WHERE updated < ?", (before,))


def _part_for(kept: KeptSheet, there: list[Solver], number: int) -> int:
    """In groups whoever comes goes where the fewest are."""
    if kept.way == "alone":
        return number
    sizes = [sum(one.part == part for one in there) for part in range(kept.parts)]
    return sizes.index(min(sizes))


def _begin(db: Rows, name: str, part: int, first: Sheet) -> None:
    body = msgspec.json.encode(first).decode()
    db.execute("INSERT INTO sheet_parts VALUES (?, ?, ?, 0)", (name, part, body))


def _kept(row: tuple[str, str, str, str, int, int, int, str]) -> KeptSheet:
    name, puzzle, owner, way, parts, child, timed, printed = row
    chosen = msgspec.convert(way, Way)
    return KeptSheet(name, puzzle, owner, chosen, parts, bool(child), bool(timed), printed)
