"""What those who sit at a running table are called. Names stand beside the journal."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.record import read_record, write_header
from setzkasten.server.people.gathering import check_team, needed, told_apart
from setzkasten.server.store.journal import Rows


def call(db: Rows, table: str, seat: int, names: tuple[str, ...]) -> None:
    """Whoever sits there is called so from now on, in the record, too."""
    (text,) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    header = read_record(text.encode()).header
    sitters = list(header.sitters)
    sitters[seat] = replace(sitters[seat], names=names)
    changed = write_header(replace(header, sitters=tuple(sitters)))
    db.execute("UPDATE tables SET header = ? WHERE id = ?", (changed, table))


def join(db: Rows, table: str, seat: int, name: str) -> None:
    """GEN-09 One more name in the team of a seat."""
    names = _names(db, table)
    team = (*names[seat], told_apart(needed(name), [one for own in names for one in own]))
    check_team(team)
    call(db, table, seat, team)


def give(db: Rows, table: str, seat: int, name: str) -> None:
    """Somebody else has the seat of whoever sat there."""
    others = [own for at, own in enumerate(_names(db, table)) if at != seat]
    call(db, table, seat, (told_apart(needed(name), [one for own in others for one in own]),))


def _names(db: Rows, table: str) -> list[tuple[str, ...]]:
    (text,) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    return [sitter.names for sitter in read_record(text.encode()).header.sitters]
