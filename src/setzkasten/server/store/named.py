"""Which name in the team of a seat came with which device: whoever goes takes only their own along.

A row outlives the seat: who was removed, or whose seat was given anew, may still be named in the
record. Rows hold numbers, no names. Each function is a job of the store: whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from setzkasten.server.people.holders import Held, Named, sits
from setzkasten.server.store.journal import Rows

# Since format 13; tables that are older have none.
TABLES = """
CREATE TABLE named (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL, nth INTEGER NOT NULL, device TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, nth, device)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_of_named ON named (device);
"""


def bring(db: Rows, table: str, some: Iterable[Named]) -> None:
    once = "INSERT INTO named VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    for device, seat, nth in some:
        db.execute(once, (table, seat, nth, device))


def named(db: Rows, table: str) -> list[Named]:
    query = "SELECT device, seat, nth FROM named WHERE table_id = ? ORDER BY seat, nth, device"
    return [(device, seat, nth) for device, seat, nth in db.execute(query, (table,)).fetchall()]


def clear(db: Rows, table: str, seat: int) -> None:
    """Nobody is called there any more as they were."""
    db.execute("DELETE FROM named WHERE table_id = ? AND seat = ?", (table, seat))


def forget(db: Rows, table: str, device: str) -> None:
    db.execute("DELETE FROM named WHERE table_id = ? AND device = ?", (table, device))


def carry(db: Rows, table: str, seat: int, device: str) -> None:
    """One more device of whoever sits there; of whom in a team, nobody says."""
    rows = [one for one in named(db, table) if one[1] == seat]
    if len({whose for whose, _, _ in rows}) == 1:
        bring(db, table, [(device, seat, nth) for _, _, nth in rows])


def hand(db: Rows, table: str, seat: int, before: str, device: str) -> None:
    """Whoever sat at one device sits at another."""
    mine = [one for one in named(db, table) if one[:2] == (before, seat)]
    gone = "DELETE FROM named WHERE table_id = ? AND seat = ? AND device = ?"
    db.execute(gone, (table, seat, before))
    bring(db, table, [(device, seat, nth) for _, _, nth in mine])


def move(db: Rows, table: str, to: Callable[[Named], Named | None]) -> None:
    """Every row elsewhere; None: it is gone."""
    rows = [to(one) for one in named(db, table)]
    db.execute("DELETE FROM named WHERE table_id = ?", (table,))
    bring(db, table, [one for one in rows if one])


def drop(db: Rows, table: str, seat: int, gone: Collection[int]) -> None:
    """These names of a team are gone, and the others move up."""

    def moved(one: Named) -> Named | None:
        device, at, nth = one
        if at != seat:
            return one
        return None if nth in gone else (device, at, nth - sum(other < nth for other in gone))

    move(db, table, moved)


def own(
    device: str, held: Iterable[Held], rows: Iterable[Named], teams: Mapping[int, tuple[str, ...]]
) -> dict[int, frozenset[int]]:
    """Which names of which seats are this device's; `teams`: how all are called.

    A name that came with nobody who sits there belongs to those who brought none.
    """
    held, rows = list(held), list(rows)
    seats = {at for one, at in held if one == device and sits(at)}
    found: dict[int, frozenset[int]] = {}
    for seat in sorted(seats | {at for one, at, _ in rows if one == device}):
        known = range(len(teams.get(seat, ())))
        brought = {nth for one, at, nth in rows if (one, at) == (device, seat)}
        here = {one for one, at in held if at == seat}
        theirs = {nth for one, at, nth in rows if at == seat and one in here}
        found[seat] = frozenset(known) & (brought or frozenset(known) - theirs)
    return found
