"""A table as a record: header, one line an entry that may be told, totals."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.game import Act, Chance
from setzkasten.core.match import Match
from setzkasten.core.record import (
    Header,
    chained,
    first_link,
    version_of,
    write_header,
    write_totals,
)
from setzkasten.table.journal import Asked, Entry, Said
from setzkasten.table.journal_text import write_entry
from setzkasten.table.secrets import hidden, told_header
from setzkasten.table.table import Table


def record_of(table: Table) -> str:
    """The evening as text; while the game runs, up to what is still hidden."""
    return write_record(table.header, table.match, table.entries)


def write_record(header: Header, match: Match, entries: list[Entry]) -> str:
    told = told_header(header, match)
    lines = _lines(match, entries) if told == header else []
    if match.over:
        written = (write_entry(match.game, entry) for entry in entries)
        told = replace(told, chain=chained(first_link(header), written))
    return write_header(told, version_of(lines)) + "".join(f"{line}\n" for line in lines)


def _lines(match: Match, entries: list[Entry]) -> list[str]:
    """Totals stand wherever no ruling is due any more."""
    game, lines = match.game, list[str]()
    again = match.anew()
    for entry in entries:
        if _hidden(again, entry, match):
            break
        lines.append(write_entry(game, entry))
        if isinstance(entry, Said):
            continue
        again.take(entry)
        if not again.awaiting.ruling and not isinstance(entry, Chance):
            lines.append(write_totals(again.scores))
    return lines


def _hidden(again: Match, entry: Entry, match: Match) -> bool:
    """Would it tell what is still hidden? A laying that was voted on may."""
    if isinstance(entry, Asked):
        entry = Act(entry.seat, match.game.read_action(entry.action), at=entry.at)
    elif isinstance(entry, Said):
        return False
    return hidden(match.game, again.state, entry, match.state)
