"""What goes when somebody wants to be forgotten: all that a device brought here.

Games that others play, too, remain, with "Gast" instead of a name. Each function is a job of the
store: whole or not at all.
"""

from __future__ import annotations

from dataclasses import dataclass

from setzkasten.core.record import read_record
from setzkasten.server.people.holders import Holders, sits
from setzkasten.server.store import (
    admitted,
    barred,
    contacts,
    invitations,
    keepers,
    own_sheets,
    reports,
    shut,
    sitters,
)
from setzkasten.server.store.journal import Rows

GUEST = "Gast"

_KNOWN = (
    "SELECT id, owner FROM tables "
    "WHERE owner = ? OR id IN (SELECT table_id FROM holders WHERE device = ?) ORDER BY id"
)


@dataclass(frozen=True, slots=True)
class Erased:
    """What became of the tables of a device."""

    gone: tuple[str, ...] = ()
    renamed: tuple[tuple[str, str], ...] = ()  # others play there: whose it is now


def erase(db: Rows, device: str, moment: str) -> Erased:
    db.execute("DELETE FROM puzzles WHERE owner = ?", (device,))
    contacts.forget_mail(db, device)
    contacts.forget_push(db, device)
    reports.forget(db, device, GUEST)
    for part in (shut, keepers, barred, admitted, own_sheets):
        part.forget(db, device)
    db.execute("DELETE FROM remarks WHERE device = ?", (device,))
    gone: list[str] = []
    renamed: list[tuple[str, str]] = []
    for table, owner in db.execute(_KNOWN, (device, device)).fetchall():
        heir = _heir(db, table, owner, device)
        if heir:
            _leave(db, table, device, moment)
            db.execute("UPDATE tables SET owner = ? WHERE id = ?", (heir, table))
            renamed.append((table, heir))
        else:
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
            gone.append(table)
    return Erased(tuple(gone), tuple(renamed))


def _heir(db: Rows, table: str, owner: str, device: str) -> str:
    """To whom the table belongs afterwards; "": nobody else plays there."""
    if owner != device:
        return owner
    rows = invitations.holders(db, table)
    return min((one for one, seat in rows if one != device and sits(seat)), default="")


def _leave(db: Rows, table: str, device: str, moment: str) -> None:
    waiting = invitations.waiting(db, table)
    for seat in _seats(db, table, device):
        if waiting:
            invitations.free(db, table, seat, moment)
        else:
            sitters.call(db, table, seat, (GUEST,))
    db.execute("DELETE FROM holders WHERE table_id = ? AND device = ?", (table, device))


def _seats(db: Rows, table: str, device: str) -> list[int]:
    rows = invitations.holders(db, table)
    return sorted(seat for one, seat in rows if one == device and sits(seat))


def own_names(db: Rows, device: str) -> list[str]:
    """What somebody called themselves here, each once."""
    names: dict[str, None] = {}
    for table, owner in db.execute(_KNOWN, (device, device)).fetchall():
        (text,) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        seats = read_record(text.encode()).header.sitters
        people = frozenset(n for n, sitter in enumerate(seats) if sitter.kind == "person")
        held = Holders(owner, invitations.holders(db, table)).seats_of(device, people)
        names.update(dict.fromkeys(name for seat in held for name in seats[seat].names))
    return sorted(names)
