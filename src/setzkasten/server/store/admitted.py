"""Who may open tables where only invited people do. Each function is a job of the store.

Whoever is let in by the keeper's link, or comes to a table of somebody who may, may do so too.
"""

from __future__ import annotations

from hashlib import sha256

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.store import house_words
from setzkasten.server.store.journal import Rows

# How long may a class or a club take to open the keeper's link? As long as other invitations.
LINK_MILLIS: Millis = 7 * 24 * 3_600_000
# How many such links may be open at once?
MOST_OPEN = 50
ONLY = "invited_only"

TABLES = """
CREATE TABLE admitted (device TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE admissions (
  secret TEXT PRIMARY KEY, number INTEGER NOT NULL, until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""


@value
class Admission:
    """A link that lets devices in, without its secret."""

    number: int
    until: Millis


def only_invited(db: Rows) -> bool:
    return house_words.said(db, ONLY) == "1"


def shut_the_door(db: Rows, now: Millis, keeper: str) -> None:
    """From now on only invited people open tables; whoever has games here stays welcome."""
    house_words.say(db, ONLY, "1")
    everybody = (
        "INSERT INTO admitted (device, since) SELECT device, CAST(? AS BIGINT) FROM "
        "(SELECT owner AS device FROM tables UNION SELECT device FROM holders) AS known "
        "WHERE 1 = 1 ON CONFLICT DO NOTHING"
    )
    db.execute(everybody, (now,))
    admit(db, keeper, now)


def open_the_door(db: Rows) -> None:
    house_words.say(db, ONLY, "")


def is_in(db: Rows, device: str) -> bool:
    query = "SELECT 1 FROM admitted WHERE device = ?"
    return db.execute(query, (device,)).fetchone() is not None


def admit(db: Rows, device: str, now: Millis) -> None:
    db.execute("INSERT INTO admitted VALUES (?, ?) ON CONFLICT DO NOTHING", (device, now))


def came_by(db: Rows, device: str, owner: str, now: Millis) -> None:
    """Somebody came to a table of `owner` by a link."""
    if only_invited(db) and is_in(db, owner):
        admit(db, device, now)


def check(db: Rows, device: str) -> None:
    """Raises `Fault` for who may open no table here."""
    if only_invited(db) and not is_in(db, device):
        raise Fault(403, "invited_only")


def offer(db: Rows, secret: str, now: Millis) -> Admission:
    """A link with this secret. Raises `Fault`."""
    db.execute("DELETE FROM admissions WHERE until <= ?", (now - LINK_MILLIS,))
    open_ones = offered(db, now)
    if len(open_ones) >= MOST_OPEN:
        raise Fault(409, "too_many_invitations", {"most": MOST_OPEN})
    made = Admission(1 + max((one.number for one in open_ones), default=0), now + LINK_MILLIS)
    row = (_hash(secret), made.number, made.until)
    db.execute("INSERT INTO admissions VALUES (?, ?, ?)", row)
    return made


def offered(db: Rows, now: Millis) -> list[Admission]:
    """Links that are still open."""
    query = "SELECT number, until FROM admissions WHERE until > ? ORDER BY number"
    return [Admission(*row) for row in db.execute(query, (now,)).fetchall()]


def take_back(db: Rows, number: int) -> None:
    numbered = "CAST(number AS TEXT) = ?"  # whoever asks may name one that no column can hold
    db.execute(f"DELETE FROM admissions WHERE {numbered}", (str(number),))


def use(db: Rows, secret: str, device: str, now: Millis) -> None:
    """Raises `Fault` for a link that lets nobody in."""
    query = "SELECT until FROM admissions WHERE secret = ?"
    row = db.execute(query, (_hash(secret),)).fetchone()
    if row is None:
        raise Fault(404, "invitation_unknown")
    if now >= row[0]:
        raise Fault(410, "invitation_expired")
    admit(db, device, now)


def forget(db: Rows, device: str) -> None:
    db.execute("DELETE FROM admitted WHERE device = ?", (device,))


def _hash(secret: str) -> str:
    return sha256(b"admission " + secret.encode()).hexdigest()
