"""What is to be sent: written down before it goes, claimed by one process, sent once.

A claim lasts some minutes. Whoever is killed meanwhile leaves it to the next; whoever has sent
something strikes it. Between the two nobody knows whether it went: then it goes once more, under
the same name, for a turn that nobody hears of holds up a game. Four tries are the end of it.
Each function is a job of the store: whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Literal, TypeAlias

from setzkasten.core.game import Millis, Seat
from setzkasten.core.values import value
from setzkasten.server.store import contacts
from setzkasten.server.store.contacts import Mail, Subscription
from setzkasten.server.store.journal import Kept, Rows
from setzkasten.server.store.tables import kept_of

MINUTE: Millis = 60_000
# How soon is somebody told who is not there? Whoever only loads the page anew is back by then.
GRACE_MILLIS = 2 * MINUTE
# How long may sending take before somebody else tries? Longer than the slowest server.
CLAIM_MILLIS = 5 * MINUTE
# When is it tried again? Then it is given up: the turn may be over.
AGAIN_MILLIS = (2 * MINUTE, 15 * MINUTE, 120 * MINUTE)
# How much may wait at once? More is dropped: a mail server that is gone must not fill the disk.
MOST_WAITING = 10_000
# How many are looked at or claimed at once?
AT_ONCE = 50

Kind: TypeAlias = Literal["confirm", "mail", "push"]
# By which way: mail servers and push services do not wait for each other.
Way: TypeAlias = Literal["post", "push"]
Sent: TypeAlias = Literal["done", "later", "never", "gone"]  # gone: nobody is there any more


@value
class Notice:
    """Something that this process is to send."""

    id: str
    device: str
    kind: Kind
    table: str
    seat: Seat
    header: str  # of the table: which game, with whom
    secret: str  # to confirm an address
    tries: int
    to: Mail | Subscription


# Whose turn is to be told


def untold(db: Rows, before: Millis) -> list[tuple[str, Seat]]:
    """Turns that began before this moment and that nobody was told of."""
    query = "SELECT table_id, seat FROM turns WHERE told = 0 AND since <= ? ORDER BY since LIMIT ?"
    return [(table, seat) for table, seat in db.execute(query, (before, AT_ONCE)).fetchall()]


def seen(db: Rows, some: Iterable[tuple[str, Seat]]) -> None:
    """They are there and see it themselves."""
    for table, seat in some:
        db.execute("UPDATE turns SET told = 1 WHERE table_id = ? AND seat = ?", (table, seat))


_WRITE = "INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, '', 0, ?) ON CONFLICT DO NOTHING"


def write(db: Rows, now: Millis) -> int:
    """What is to be sent by now is written down; how many turns were looked at."""
    due = untold(db, now - GRACE_MILLIS)
    room = MOST_WAITING - int(db.execute("SELECT count(*) FROM notices").fetchone()[0])
    for table, seat in due:
        query = "SELECT moved FROM turns WHERE table_id = ? AND seat = ?"
        (moved,) = db.execute(query, (table, seat)).fetchone()
        for kind, device in list(_wanted(db, table, seat))[: max(0, room)]:
            name = sha256(f"{kind} {device} {table} {seat} {moved}".encode()).hexdigest()[:32]
            row = (name, device, kind, table, seat, moved, now)
            db.execute(_WRITE, row)
            room -= 1
    seen(db, due)
    return len(due)


def _wanted(db: Rows, table: str, seat: Seat) -> Iterable[tuple[Kind, str]]:
    """One letter an address, however many devices somebody has at this seat."""
    query = "SELECT device FROM holders WHERE table_id = ? AND seat = ? ORDER BY device"
    told: set[str] = set()
    for (device,) in db.execute(query, (table, seat)).fetchall():
        mail = contacts.mail_of(db, device)
        if mail and mail.confirmed and mail.address not in told:
            told.add(mail.address)
            yield "mail", device
        if contacts.push_of(db, device):
            yield "push", device


# Sending

_GOES: dict[Way, str] = {"post": "kind <> 'push'", "push": "kind = 'push'"}


def due(db: Rows, now: Millis, way: Way) -> bool:
    query = f"SELECT 1 FROM notices WHERE due <= ? AND {_GOES[way]} LIMIT 1"
    return db.execute(query, (now,)).fetchone() is not None


def claim(db: Rows, now: Millis, way: Way) -> list[Notice]:
    """These are ours to send; what is out of date by now is struck."""
    query = f"SELECT * FROM notices WHERE due <= ? AND {_GOES[way]} ORDER BY due, id LIMIT ?"
    claimed: list[Notice] = []
    for row in db.execute(query, (now, AT_ONCE)).fetchall():
        notice = _notice(db, row)
        if notice is None or _given_up(notice) or not _counted(db, notice, now):
            db.execute("DELETE FROM notices WHERE id = ?", (row[0],))
            continue
        later = (now + CLAIM_MILLIS, notice.id)
        db.execute("UPDATE notices SET due = ?, tries = tries + 1 WHERE id = ?", later)
        claimed.append(notice)
    return claimed


def _counted(db: Rows, notice: Notice, now: Millis) -> bool:
    """What is tried again is still the same letter."""
    if notice.kind != "mail" or notice.tries > 0:
        return True
    assert isinstance(notice.to, Mail)
    return contacts.count(db, notice.to.address, now)


def _given_up(notice: Notice) -> bool:
    """Nobody said what became of it, each time: whoever sends it does not live long enough."""
    return notice.tries > len(AGAIN_MILLIS)


def _notice(db: Rows, row: Any) -> Notice | None:  # as SELECT gives it
    """None: whoever wanted it does not any more, or the turn is over."""
    name, device, kind, table, seat, moved, secret, tries, _ = row
    to = contacts.push_of(db, device) if kind == "push" else contacts.mail_of(db, device)
    if to is None or (isinstance(to, Mail) and to.confirmed is (kind == "confirm")):
        return None
    if kind == "confirm":
        return Notice(name, device, kind, "", 0, "", secret, tries, to)
    query = (
        "SELECT header FROM tables JOIN turns ON table_id = id "
        "WHERE id = ? AND seat = ? AND moved = ?"
    )
    found = db.execute(query, (table, seat, moved)).fetchone()
    return Notice(name, device, kind, table, seat, found[0], "", tries, to) if found else None


def settle(db: Rows, notice: Notice, sent: Sent, now: Millis) -> None:
    """What became of it."""
    if sent == "gone" and notice.kind == "push":
        contacts.forget_push(db, notice.device)
    elif sent == "later" and notice.tries < len(AGAIN_MILLIS):
        again = (now + AGAIN_MILLIS[notice.tries], notice.id)
        db.execute("UPDATE notices SET due = ? WHERE id = ?", again)
    else:
        db.execute("DELETE FROM notices WHERE id = ?", (notice.id,))


# Time that is up while nobody is there


def overdue(db: Rows, now: Millis) -> list[Kept]:
    """Tables at which the time of a turn is over."""
    query = (
        "SELECT * FROM tables WHERE id IN (SELECT table_id FROM turns WHERE until <= ?) "
        "ORDER BY id LIMIT ?"
    )
    return [kept_of(row) for row in db.execute(query, (now, AT_ONCE)).fetchall()]


# After a kill

_BEHIND = """SELECT t.* FROM tables AS t LEFT JOIN followed AS f ON f.table_id = t.id
WHERE t.over = 0 AND t.id NOT IN (SELECT table_id FROM gatherings) AND t.id IN
  (SELECT table_id FROM holders WHERE device IN
    (SELECT device FROM mails WHERE confirmed = 1 UNION SELECT device FROM pushes))
AND (f.table_id IS NULL OR EXISTS (
  SELECT 1 FROM steps AS s WHERE s.table_id = t.id AND s.seq >= f.entries
)) ORDER BY t.id"""


def behind(db: Rows) -> list[Kept]:
    """Tables of whom somebody wants to be told that nobody has accounted for, or not all moves."""
    return [kept_of(row) for row in db.execute(_BEHIND).fetchall()]
