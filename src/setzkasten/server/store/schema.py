"""What every store keeps, format by format: an older store gets what it lacks.

Plain SQL for SQLite; `postgres_schema.py` reads the same lines for PostgreSQL.
"""

from __future__ import annotations

from setzkasten.server.store import (
    admitted,
    barred,
    contacts,
    contest,
    house_words,
    invitations,
    keepers,
    named,
    reports,
    sheets,
    turns,
)

_TABLES = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, header TEXT NOT NULL, book TEXT NOT NULL,
  summary TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, over INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_of_owner ON tables (owner, updated DESC);
CREATE TABLE steps (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL, line TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
"""
# A puzzle with its owner, and the second name under which it is given away.
_PUZZLES = """
CREATE TABLE puzzles (
  id TEXT PRIMARY KEY, gift TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, body TEXT NOT NULL,
  updated TEXT NOT NULL
) STRICT;
CREATE INDEX puzzles_of_owner ON puzzles (owner, updated DESC);
"""
# Since this format a row of steps holds all entries of one change, one a line, under the number of
# the first. Rows of older formats hold one entry each.
_COMPANY = invitations.TABLES
# Which message led to the row: whoever sends it again, even to another process, is answered.
_SENT = "ALTER TABLE steps ADD COLUMN sent TEXT NOT NULL DEFAULT '';"

# Each row has the link of its table's chain after its last entry; rows of older formats have none,
# and the next one covers them. The secret behind a table's seeds is read with its steps alone.
_PROOF = """
ALTER TABLE steps ADD COLUMN chain TEXT NOT NULL DEFAULT '';
CREATE TABLE secrets (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, secret TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""
_TURNS = turns.TABLES
# Where moves take days: when somebody has to look although nobody is there. Milliseconds outside.
_DUE = """
CREATE TABLE due (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX due_at ON due (at);
"""
# Who was removed from a table, and whom somebody wants at none that they open.
_SHUT = """
CREATE TABLE turned_away (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, device TEXT NOT NULL,
  PRIMARY KEY (table_id, device)
) STRICT, WITHOUT ROWID;
CREATE TABLE blocked (
  whose TEXT NOT NULL, device TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL,
  since INTEGER NOT NULL, PRIMARY KEY (whose, device)
) STRICT, WITHOUT ROWID;
"""
# Free text of the last day: in no journal, and so in no record.
_REMARKS = """
CREATE TABLE remarks (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
  seat INTEGER NOT NULL, device TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
"""

_CONTACTS = contacts.TABLES
_SHEETS = sheets.TABLES
_NAMED = named.TABLES
# What the keeper of a server looks after.
_KEEPING = "".join(part.TABLES for part in (reports, keepers, barred, admitted, house_words))
_CONTEST = contest.TABLES

FORMATS = (
    _TABLES, _PUZZLES, _COMPANY, _SENT, _PROOF, _TURNS, _SHUT, _CONTACTS, _DUE, _REMARKS, _KEEPING,
    _SHEETS, _NAMED, _CONTEST,
)  # fmt: skip
FORMAT = len(FORMATS)
