"""What holds for the whole house, under a name each. Each function is a job of the store."""

from __future__ import annotations

from setzkasten.server.store.journal import Rows

# How often anything was changed that every process knows by heart.
VERSION = "version"
# Where a server says it is found: its keeper gets a link to there.
ADDRESS = "address"

TABLES = """
CREATE TABLE house_words (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
"""


def said(db: Rows, name: str) -> str:
    """Empty: nothing."""
    row = db.execute("SELECT value FROM house_words WHERE name = ?", (name,)).fetchone()
    return str(row[0]) if row else ""


def say(db: Rows, name: str, value: str) -> None:
    anew = "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    db.execute(f"INSERT INTO house_words VALUES (?, ?) {anew}", (name, value))


def count_on(db: Rows) -> None:
    """Other processes see that they have to read anew."""
    say(db, VERSION, str(int(said(db, VERSION) or 0) + 1))
