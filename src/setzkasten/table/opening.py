"""Setting a table up: at its opening, or as the lines of a store left it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from setzkasten.catalogue import GAMES
from setzkasten.core.game import IllegalStep, Millis
from setzkasten.core.record import (
    VERSIONS,
    Header,
    Line,
    Record,
    RecordError,
    read_lines,
    read_record,
    write_header,
)
from setzkasten.lexicon.words import Words
from setzkasten.table.clock import Clock
from setzkasten.table.journal import Renewed
from setzkasten.table.journal_text import read_entry
from setzkasten.table.judge import Book
from setzkasten.table.pacing import reading_of
from setzkasten.table.replay import game_of, match_of
from setzkasten.table.seal import Seal
from setzkasten.table.table import Table

# How many states stay at hand? As many as a word may be doubted back: a round of six and its draws.
KEPT_STATES = 16


def open_table(
    header: Header,
    lines: Iterable[str] = (),
    *,
    words: Words,
    rng: Random | Seal,
    now: Millis,
    book: Book | None = None,
    breathe: Callable[[], None] = lambda: None,
) -> Table:
    """Raises `RecordError` for a header or a line that its game does not take.

    A plain `rng` seals nothing.

    `breathe` is called between steps: whoever shares the processor lets others go on.

    The time of the table goes on from its last step, however long it stood in a drawer; where
    moves take days, as it went on outside.
    """
    lines = list(lines)
    record = _record(header, lines)
    game = game_of(record, GAMES)
    match = match_of(record, game, keep=KEPT_STATES)
    seal = rng if isinstance(rng, Seal) else Seal("", rng)
    clock = Clock(0, now)
    table = Table(header, match, clock=clock, words=words, seal=seal, book=book or {})
    _enter(table, record.lines, now, breathe)
    table.chain_on(lines)
    table.clock.go_on(reading_of(table, now), now)
    return table


def read_on(table: Table, lines: Iterable[str], now: Millis) -> None:
    """What somebody else has written to the journal of this table meanwhile."""
    lines = list(lines)
    _enter(table, read_lines(lines), now)
    table.chain_on(lines)
    last = table.entries[-1].at
    if last > table.clock.reading(now):
        table.clock.go_on(last, now)


def renew_words(table: Table, now: Millis) -> None:
    """A running game goes on with the dictionary of today; that it is another is a step."""
    today = table.court.words.id
    if table.lexicon != today and not table.match.over:
        table.enter(Renewed(today, at=table.clock.reading(now)), now)


def _record(header: Header, lines: Iterable[str]) -> Record:
    text = write_header(header, VERSIONS[-1]) + "".join(f"{line}\n" for line in lines)
    return read_record(text.encode())


def _enter(
    table: Table, lines: Iterable[Line], now: Millis, breathe: Callable[[], None] = lambda: None
) -> None:
    for line in lines:
        entry = read_entry(table.game, line)
        try:
            table.enter(entry, now)
        except IllegalStep as error:
            refusal = error.refusal
            raise RecordError(refusal.code, line.number, **refusal.data) from error
        breathe()
