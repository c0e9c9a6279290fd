"""Where people want to be told that it is their turn: apart from the tables, by device alone.

Each function is a job of the store: whole or not at all. How often an address got mail is counted
by a keyed hash, so that erasing oneself does not open the door to more.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from secrets import token_hex
from typing import Literal, TypeAlias

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.store.journal import Rows

Language: TypeAlias = Literal["de", "en"]

DAY: Millis = 24 * 3_600_000
# How often does somebody get mail at most, and how long is one letter waited for?
MOST_A_DAY = 3
CONFIRM_MILLIS = 7 * DAY
# How many strangers may a server ask in a day? More would look like junk mail to others.
MOST_ASKED_A_DAY = 500

TABLES = """
CREATE TABLE mails (
  device TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL,
  confirmed INTEGER NOT NULL, confirm TEXT NOT NULL, stop TEXT NOT NULL, asked INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX mails_to_stop ON mails (stop);
CREATE UNIQUE INDEX mails_to_confirm ON mails (confirm);
CREATE INDEX mails_to ON mails (address, confirmed);
CREATE TABLE posted (whom TEXT NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX posted_to ON posted (whom, at);
CREATE TABLE pushes (
  device TEXT PRIMARY KEY, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
  language TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE notices (
  id TEXT PRIMARY KEY, device TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL,
  seat INTEGER NOT NULL, moved INTEGER NOT NULL, secret TEXT NOT NULL, tries INTEGER NOT NULL,
  due INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_when ON notices (due);
CREATE INDEX notices_to ON notices (device);
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
"""


@value
class Mail:
    """An address of a device; `stop` is the secret of its link to end it."""

    address: str
    language: Language
    confirmed: bool
    stop: str


@value
class Asking:
    """An address that somebody typed; of the two secrets the one to confirm is kept as a hash."""

    device: str
    address: str
    language: Language
    confirm: str
    stop: str


@value
class Subscription:
    """Where a browser wants its push messages."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language


def key(db: Rows, name: str, fresh: str) -> str:
    """A key of this server: made once, the same for all processes."""
    db.execute("INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh))
    value: str = db.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()[0]
    return value


# Mail


def mail_of(db: Rows, device: str) -> Mail | None:
    query = "SELECT address, language, confirmed, stop FROM mails WHERE device = ?"
    row = db.execute(query, (device,)).fetchone()
    return Mail(row[0], row[1], bool(row[2]), row[3]) if row else None


def ask(db: Rows, asking: Asking, now: Millis) -> None:
    """Somebody typed an address: one letter goes there, and no second one while it is not answered.

    Raises `Fault`.
    """
    db.execute("DELETE FROM mails WHERE confirmed = 0 AND asked < ?", (now - CONFIRM_MILLIS,))
    db.execute("DELETE FROM posted WHERE at < ?", (now - CONFIRM_MILLIS,))
    whom = _whom(db, asking.address)
    _check(db, whom, now)
    forget_mail(db, asking.device)
    row = (asking.device, asking.address, asking.language, 0, _hash(asking.confirm), asking.stop)
    db.execute("INSERT INTO mails VALUES (?, ?, ?, ?, ?, ?, ?)", (*row, now))
    db.execute("INSERT INTO posted VALUES (?, 'confirm', ?)", (whom, now))
    letter = (f"confirm {_hash(asking.confirm)}", asking.device, asking.confirm, now)
    db.execute("INSERT INTO notices VALUES (?, ?, 'confirm', '', 0, 0, ?, 0, ?)", letter)


def _check(db: Rows, whom: str, now: Millis) -> None:
    waits = "SELECT 1 FROM posted WHERE whom = ? AND kind = 'confirm'"
    if db.execute(waits, (whom,)).fetchone():
        raise Fault(409, "mail_asked")
    if posted(db, whom, now) >= MOST_A_DAY:
        raise Fault(409, "mail_enough", {"most": MOST_A_DAY})
    query = "SELECT count(*) FROM posted WHERE kind = 'confirm' AND at > ?"
    if db.execute(query, (now - DAY,)).fetchone()[0] >= MOST_ASKED_A_DAY:
        raise Fault(503, "busy", wait_seconds=3600.0)


def confirm(db: Rows, secret: str, now: Millis) -> None:
    """Whoever reads the letter wants it. Raises `Fault` for a link that leads nowhere."""
    query = "SELECT device, address, confirmed FROM mails WHERE confirm = ? AND asked > ?"
    row = db.execute(query, (_hash(secret), now - CONFIRM_MILLIS)).fetchone()
    if row is None:
        raise Fault(404, "mail_link_unknown")
    device, address, confirmed = row
    if not confirmed:
        db.execute("UPDATE mails SET confirmed = 1 WHERE device = ?", (device,))
        once = "DELETE FROM posted WHERE whom = ? AND kind = 'confirm'"
        db.execute(once, (_whom(db, address),))
        count(db, address, now)


def stop(db: Rows, secret: str) -> None:
    """No more mail; a link that was used before does no harm."""
    row = db.execute("SELECT device FROM mails WHERE stop = ?", (secret,)).fetchone()
    if row:
        forget_mail(db, row[0])


def forget_mail(db: Rows, device: str) -> None:
    db.execute("DELETE FROM mails WHERE device = ?", (device,))
    db.execute("DELETE FROM notices WHERE device = ? AND kind <> 'push'", (device,))


def count(db: Rows, address: str, now: Millis) -> bool:
    """One more letter to this address; False: it has had enough for a day."""
    whom = _whom(db, address)
    if posted(db, whom, now) >= MOST_A_DAY:
        return False
    db.execute("INSERT INTO posted VALUES (?, 'turn', ?)", (whom, now))
    return True


def posted(db: Rows, whom: str, now: Millis) -> int:
    query = "SELECT count(*) FROM posted WHERE whom = ? AND at > ?"
    return int(db.execute(query, (whom, now - DAY)).fetchone()[0])


def _whom(db: Rows, address: str) -> str:
    """Of one person: what stands behind a plus names a folder of theirs."""
    salt, (local, _, host) = key(db, "posted", token_hex(16)), address.lower().partition("@")
    whom = f"{local.partition('+')[0]}@{host}"
    return digest(salt.encode(), whom.encode(), "sha256").hex()[:32]


def _hash(secret: str) -> str:
    return sha256(b"mail " + secret.encode()).hexdigest()[:32]


# Push


def push_of(db: Rows, device: str) -> Subscription | None:
    query = "SELECT endpoint, p256dh, auth, language FROM pushes WHERE device = ?"
    row = db.execute(query, (device,)).fetchone()
    return Subscription(*row) if row else None


def subscribe(db: Rows, device: str, wanted: Subscription) -> None:
    """A browser that comes with a new cookie takes its old subscription along."""
    forget_push(db, device)
    db.execute("DELETE FROM pushes WHERE endpoint = ?", (wanted.endpoint,))
    row = (device, wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    db.execute("INSERT INTO pushes VALUES (?, ?, ?, ?, ?)", row)


def forget_push(db: Rows, device: str) -> None:
    db.execute("DELETE FROM pushes WHERE device = ?", (device,))
    db.execute("DELETE FROM notices WHERE device = ? AND kind = 'push'", (device,))
