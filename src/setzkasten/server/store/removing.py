"""Somebody is taken off a table, or kept away from those that one opens.

Each function is a job of the store: whole or not at all.
"""

from __future__ import annotations

from setzkasten.core.game import Millis
from setzkasten.server.fault import Fault
from setzkasten.server.people.holders import sits
from setzkasten.server.store import invitations, shut, sitters
from setzkasten.server.store.journal import Rows


def remove(db: Rows, table: str, seat: int, *, by: str, moment: str) -> None:
    """The seat is empty, and whoever sat there alone does not come back. Raises `Fault`."""
    rows = invitations.holders(db, table)
    gone = sitting(rows, seat, by)
    if invitations.waiting(db, table):
        invitations.free(db, table, seat, moment)
    else:
        invitations.let_go(db, table, seat)
    for device in gone:
        if any(one == device and sits(at) and at != seat for one, at in rows):
            continue  # somebody else sits at the same device
        db.execute("DELETE FROM holders WHERE table_id = ? AND device = ?", (table, device))
        once = "INSERT INTO turned_away VALUES (?, ?) ON CONFLICT DO NOTHING"
        db.execute(once, (table, device))


def block(db: Rows, table: str, seat: int, *, by: str, now: Millis) -> None:
    """The devices of the seat do not come to tables that `by` opens. Raises `Fault`."""
    gone = sitting(invitations.holders(db, table), seat, by)
    name = name_of(db, table, seat)
    for device in gone:
        shut.block(db, by, device, name, now)


def sitting(rows: list[tuple[str, int]], seat: int, by: str) -> list[str]:
    """The devices of somebody else's seat. Raises `Fault`."""
    devices = [device for device, at in rows if at == seat and sits(seat)]
    if not devices:
        raise Fault(404, "no_such_place")
    if by in devices:
        raise Fault(409, "not_yourself")
    return devices


def name_of(db: Rows, table: str, seat: int) -> str:
    gathering = invitations.waiting(db, table)
    if gathering:
        return ", ".join(gathering.place(seat).names)
    return ", ".join(sitters.header_of(db, table).sitters[seat].names)
