"""Who sits at a table, all at once: read at one, and written down for the next."""

from __future__ import annotations

from setzkasten.server.people.holders import Seating
from setzkasten.server.store import invitations, named
from setzkasten.server.store.journal import Rows


def seating(table: str, db: Rows) -> Seating:
    return Seating(tuple(invitations.holders(db, table)), tuple(named.named(db, table)))


def seat_all(table: str, seating: Seating, db: Rows) -> None:
    """At a new table everybody sits as at the last one."""
    for device, seat in seating.held:
        invitations.hold(db, table, device, [seat])
    named.bring(db, table, seating.named)
