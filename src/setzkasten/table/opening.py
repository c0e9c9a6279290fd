"""Setting a table up: at its opening, or as the lines of a store left it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from setzkasten.core.course import Course
from setzkasten.core.game import Millis
from setzkasten.core.record import Header, Line, Record, RecordError, read_happening, read_record
from setzkasten.games import GAMES
from setzkasten.table.clock import Clock
from setzkasten.table.judge import Bench, Book
from setzkasten.table.replay import game_of, opening_of
from setzkasten.table.table import Table


def open_table(
    header: Header,
    lines: Iterable[str] = (),
    *,
    bench: Bench,
    rng: Random,
    now: Millis,
    book: Book | None = None,
) -> Table:
    """Raises `RecordError` for a header or a line that its game does not take.

    The time of the table goes on from its last step, however long it stood in a drawer.
    """
    record = Record(header, ())
    game = game_of(record, GAMES)
    course = Course(game, opening_of(record, game))
    table = Table(header, course, clock=Clock(0, now), bench=bench, rng=rng, book=book or {})
    for number, text in enumerate(lines, 1):
        happening = read_happening(game, read_line(text, number))
        if refusal := course.check(happening):
            raise RecordError(refusal.code, number, **refusal.data)
        table.take(happening)
    table.clock = Clock(course.now, now)
    return table


def read_line(text: str, number: int) -> Line:
    """One stored step; the record's own reader does the reading."""
    lines = read_record(f"szk 1\ngame x\nseats 1\n{text}\n".encode()).lines
    if len(lines) != 1 or lines[0].totals is not None:
        raise RecordError("record_line", number, text=text.strip()[:60])
    return Line(number, lines[0].at, lines[0].who, lines[0].text)
