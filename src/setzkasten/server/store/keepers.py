"""Who keeps this server: a one-time link, exchanged for a session of one device.

Only hashes are stored: whoever reads the store still is no keeper. Each function is a job of the
store, so of two devices with one link the second finds it used.
"""

from __future__ import annotations

from hashlib import sha256

from setzkasten.core.game import Millis
from setzkasten.server.fault import Fault
from setzkasten.server.store.journal import Rows

MINUTE: Millis = 60_000
# How long does it take to open a link that stands in the terminal?
LINK_MILLIS = 15 * MINUTE
# How long does one look after a server in one go?
SESSION_MILLIS = 12 * 60 * MINUTE

TABLES = """
CREATE TABLE keeper_links (
  secret TEXT PRIMARY KEY, until INTEGER NOT NULL, used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE keepers (
  session TEXT PRIMARY KEY, device TEXT NOT NULL, until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""


def offer(db: Rows, secret: str, now: Millis) -> Millis:
    """A link with this secret; until when it is good."""
    old = "DELETE FROM keeper_links WHERE until <= ?"  # a day later nobody asks why any more
    db.execute(old, (now - 2 * SESSION_MILLIS,))
    until = now + LINK_MILLIS
    db.execute("INSERT INTO keeper_links VALUES (?, ?, 0)", (_hash(secret), until))
    return until


def claim(db: Rows, secret: str, session: str, device: str, now: Millis) -> Millis:
    """From now on the session of this device is the keeper's; until when. Raises `Fault`."""
    query = "SELECT until, used FROM keeper_links WHERE secret = ?"
    row = db.execute(query, (_hash(secret),)).fetchone()
    if row is None:
        raise Fault(404, "keeper_link_unknown")
    if row[1]:
        raise Fault(410, "keeper_link_used")
    if now >= row[0]:
        raise Fault(410, "keeper_link_expired")
    db.execute("UPDATE keeper_links SET used = 1 WHERE secret = ?", (_hash(secret),))
    db.execute("DELETE FROM keepers WHERE until <= ? OR device = ?", (now, device))
    until = now + SESSION_MILLIS
    db.execute("INSERT INTO keepers VALUES (?, ?, ?)", (_hash(session), device, until))
    return until


def check(db: Rows, session: str, device: str, now: Millis) -> Millis:
    """Until when this device keeps the server. Raises `Fault`."""
    query = "SELECT until FROM keepers WHERE session = ? AND device = ? AND until > ?"
    row = db.execute(query, (_hash(session), device, now)).fetchone()
    if row is None:
        raise Fault(403, "keeper_only")
    until: Millis = row[0]
    return until


def forget(db: Rows, device: str) -> None:
    db.execute("DELETE FROM keepers WHERE device = ?", (device,))


def end_all(db: Rows) -> int:
    """No device keeps the server any more, and no link makes one a keeper. How many did."""
    db.execute("DELETE FROM keeper_links")
    return db.execute("DELETE FROM keepers").rowcount


def _hash(secret: str) -> str:
    return sha256(b"keeper " + secret.encode()).hexdigest()
