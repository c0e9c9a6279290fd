"""Somebody strikes a game that they opened from their list: it goes, or is left to the others.

A game that others play, too, is theirs from then on. A job of the store: whole or not at all.
"""

from __future__ import annotations

from setzkasten.server.people.holders import sits
from setzkasten.server.store import invitations, named, sitters
from setzkasten.server.store.journal import Rows


def part(db: Rows, table: str, device: str) -> str:
    """Whose it is now; "": nobody else plays there, it is gone."""
    heir = "" if invitations.waiting(db, table) else heir_of(db, table, device)
    if not heir:
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
        return ""
    rows = invitations.holders(db, table)
    others = {seat for one, seat in rows if one != device}
    called = named.own(device, rows, named.named(db, table), sitters.teams(db, table, None))
    for seat in {seat for one, seat in rows if one == device and sits(seat)} - others:
        invitations.let_go(db, table, seat)
    db.execute("DELETE FROM holders WHERE table_id = ? AND device = ?", (table, device))
    # Their names stay, and go with them if they want to be forgotten one day.
    brought = ((device, seat, nth) for seat, some in called.items() for nth in some)
    named.bring(db, table, brought)
    db.execute("UPDATE tables SET owner = ? WHERE id = ?", (heir, table))
    return heir


def heir_of(db: Rows, table: str, device: str) -> str:
    """To whom it belongs without this device; "": nobody else plays there. A program is nobody."""
    people = sitters.teams(db, table, invitations.waiting(db, table))
    rows = invitations.holders(db, table)
    return min((one for one, seat in rows if one != device and seat in people), default="")
