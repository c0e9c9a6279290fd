"""What those who sit at a running table are called. Names stand beside the journal."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.record import Header, read_record, write_header
from setzkasten.server.fault import Fault
from setzkasten.server.people.child import picked
from setzkasten.server.people.gathering import Gathering, check_team, needed, told_apart
from setzkasten.server.store.journal import Rows
from setzkasten.table.talk import CHILD, talking


def header_of(db: Rows, table: str) -> Header:
    """Raises `Fault` for a table that was struck in this very moment."""
    row = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise Fault(404, "no_such_table")
    return read_record(row[0].encode()).header


def begun(db: Rows, table: str) -> Fault:
    """Why a table that does not wait cannot be changed any more."""
    header_of(db, table)
    return Fault(409, "game_begun")


def call(db: Rows, table: str, seat: int, names: tuple[str, ...]) -> None:
    """Whoever sits there is called so from now on, in the record, too."""
    header = header_of(db, table)
    sitters = list(header.sitters)
    sitters[seat] = replace(sitters[seat], names=names)
    changed = write_header(replace(header, sitters=tuple(sitters)))
    db.execute("UPDATE tables SET header = ? WHERE id = ?", (changed, table))


def join(db: Rows, table: str, seat: int, name: str, *, child: bool = False) -> None:
    """GEN-09 One more name in the team of a seat."""
    names = _names(db, table)
    team = (
        *names[seat],
        told_apart(_plain(name, child=child), [one for own in names for one in own]),
    )
    check_team(team)
    call(db, table, seat, team)


def give(db: Rows, table: str, seat: int, name: str, *, child: bool = False) -> None:
    """Somebody else has the seat of whoever sat there."""
    others = [own for at, own in enumerate(_names(db, table)) if at != seat]
    call(
        db,
        table,
        seat,
        (told_apart(_plain(name, child=child), [one for own in others for one in own]),),
    )


def child(db: Rows, table: str, gathering: Gathering | None) -> bool:
    """Is it a child's table? Once it has begun, its first line says so."""
    if gathering:
        return gathering.wanted.talk == CHILD
    first = "SELECT line FROM steps WHERE table_id = ? AND seq = 0"
    row = db.execute(first, (table,)).fetchone()
    return bool(row) and talking(CHILD)[0] in row[0].split("\n")


def teams(db: Rows, table: str, gathering: Gathering | None) -> dict[int, tuple[str, ...]]:
    """What the people of each seat are called; while it waits, of each place."""
    if gathering:
        return {one.number: one.names for one in gathering.places if one.kind == "person"}
    seats = enumerate(header_of(db, table).sitters)
    return {seat: sitter.names for seat, sitter in seats if sitter.kind == "person"}


def _plain(name: str, *, child: bool) -> str:
    return picked(needed(name)) if child else needed(name)


def _names(db: Rows, table: str) -> list[tuple[str, ...]]:
    return [sitter.names for sitter in header_of(db, table).sitters]
