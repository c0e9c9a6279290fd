"""What goes when somebody wants to be forgotten: all that a device brought here.

Games that others play, too, remain, with "Gast" instead of a name. Each function is a job of the
store: whole or not at all.
"""

from __future__ import annotations

from setzkasten.core.values import value
from setzkasten.server.people.gathering import Place
from setzkasten.server.store import (
    admitted,
    barred,
    contacts,
    contest,
    invitations,
    keepers,
    named,
    own_sheets,
    parting,
    reports,
    shut,
    sitters,
)
from setzkasten.server.store.journal import Rows

GUEST = "Gast"

_KNOWN = (
    "SELECT id, owner FROM tables "
    "WHERE owner = ? OR id IN (SELECT table_id FROM holders WHERE device = ?) "
    "OR id IN (SELECT table_id FROM named WHERE device = ?) ORDER BY id"
)


@value
class Erased:
    """What became of the tables of a device."""

    gone: tuple[str, ...] = ()
    renamed: tuple[tuple[str, str], ...] = ()  # others play there: whose it is now


def erase(db: Rows, device: str, moment: str) -> Erased:
    db.execute("DELETE FROM puzzles WHERE owner = ?", (device,))
    contacts.forget_mail(db, device)
    contacts.forget_push(db, device)
    reports.forget(db, device, GUEST)
    for part in (shut, keepers, barred, admitted, own_sheets, contest):
        part.forget(db, device)
    db.execute("DELETE FROM remarks WHERE device = ?", (device,))
    gone: list[str] = []
    renamed: list[tuple[str, str]] = []
    for table, owner in db.execute(_KNOWN, (device,) * 3).fetchall():
        heir = owner if owner != device else parting.heir_of(db, table, device)
        if heir:
            _leave(db, table, device, moment)
            db.execute("UPDATE tables SET owner = ? WHERE id = ?", (heir, table))
            renamed.append((table, heir))
        else:
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
            gone.append(table)
    return Erased(tuple(gone), tuple(renamed))


def _leave(db: Rows, table: str, device: str, moment: str) -> None:
    """Mates keep their seat and their names."""
    gathering = invitations.waiting(db, table)
    teams = sitters.teams(db, table, gathering)
    for seat, own in _own(db, table, device, teams).items():
        if gathering and seat in teams:
            _stand_up(db, table, device, gathering.place(seat), own, moment)
        elif own:
            sitters.call(db, table, seat, _guests(teams[seat], own))
    db.execute("DELETE FROM holders WHERE table_id = ? AND device = ?", (table, device))
    named.forget(db, table, device)


def _stand_up(
    db: Rows, table: str, device: str, place: Place, own: frozenset[int], moment: str
) -> None:
    """From a table that waits: a place is free when nobody else has it."""
    seat = place.number
    left = tuple(name for nth, name in enumerate(place.names) if nth not in own)
    if left:
        named.drop(db, table, seat, own)
        _call(db, table, place, left, moment)
    elif _alone(db, table, device, seat, own):
        invitations.free(db, table, seat, moment)
    elif own:
        _call(db, table, place, _guests(place.names, own), moment)


def _alone(db: Rows, table: str, device: str, seat: int, own: frozenset[int]) -> bool:
    """Does the device have the seat, and nobody else but further devices of the same person?"""
    rows = named.named(db, table)
    same = {one for one, at, nth in rows if at == seat and nth in own} | {device}
    here = {one for one, at in invitations.holders(db, table) if at == seat}
    return device in here and here <= same


def _call(db: Rows, table: str, place: Place, names: tuple[str, ...], moment: str) -> None:
    invitations.change(db, table, moment, lambda gathering: gathering.call(place.number, names))


def _guests(names: tuple[str, ...], own: frozenset[int]) -> tuple[str, ...]:
    return tuple(GUEST if nth in own else name for nth, name in enumerate(names))


def _own(
    db: Rows, table: str, device: str, teams: dict[int, tuple[str, ...]]
) -> dict[int, frozenset[int]]:
    return named.own(device, invitations.holders(db, table), named.named(db, table), teams)


def own_names(db: Rows, device: str) -> list[str]:
    """What somebody called themselves here, each once."""
    names: dict[str, None] = {}
    for table, owner in db.execute(_KNOWN, (device,) * 3).fetchall():
        teams = sitters.teams(db, table, invitations.waiting(db, table))
        if owner == device and not invitations.holders(db, table):
            found = [name for team in teams.values() for name in team]  # all play at one device
        else:
            own = _own(db, table, device, teams)
            found = [teams[seat][nth] for seat, some in own.items() for nth in some]
        names.update(dict.fromkeys(found))
    return sorted(names)
