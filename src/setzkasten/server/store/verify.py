"""Are the games of a store as they were written? Each table's chain and draws, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from setzkasten.core.coded import Coded
from setzkasten.core.record import VERSIONS, Header, RecordError, read_record, write_header
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.tables import secret_of
from setzkasten.table.proof import Drawn, Numbered, ProofError, check_chain, check_draws

_ROWS = "SELECT line, chain FROM steps WHERE table_id = ? ORDER BY seq"


@dataclass(slots=True)
class Verified:
    """A table that was looked at; `fault`: what is not as it was, and with which step it begins."""

    table: str
    steps: int
    linked: bool = False
    drawn: Drawn | None = None
    fault: Coded | None = None


def verified(db: Rows) -> Iterator[Verified]:
    """Every table at which something has happened."""
    for table, header in db.execute("SELECT id, header FROM tables ORDER BY id").fetchall():
        rows = db.execute(_ROWS, (table,)).fetchall()
        if rows:
            yield _looked_at(table, header, rows, secret_of(db, table))


def _looked_at(table: str, text: str, rows: list[tuple[str, str]], secret: str) -> Verified:
    lines: list[Numbered] = []
    links: dict[int, str] = {}
    for told, link in rows:
        lines += enumerate(told.split("\n"), len(lines) + 1)
        if link:
            links[len(lines)] = link
    found = Verified(table, len(lines), linked=bool(links))
    try:
        header = read_record(text.encode()).header
        check_chain(header, lines, links)
        found.drawn = _drawn(header, lines, secret)
    except (ProofError, RecordError) as error:
        found.fault = error
    return found


def _drawn(header: Header, lines: list[Numbered], secret: str) -> Drawn:
    """Lines are counted from the first step: a store has no file to count in."""
    body = "".join(f"{line}\n" for _, line in lines)
    record = read_record((write_header(header, VERSIONS[-1]) + body).encode())
    counted = tuple(replace(line, number=n) for n, line in enumerate(record.lines, 1))
    return check_draws(replace(record, lines=counted), secret)
