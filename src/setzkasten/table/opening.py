"""Setting a table up: from a header, from the lines of a store, from a record that someone sent."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from setzkasten.core.claims import Claim, Verdict
from setzkasten.core.course import Course, Happening
from setzkasten.core.game import Act, AnyGame, Millis, Refusal, Ruled
from setzkasten.core.position import PositionError
from setzkasten.core.record import Header, Line, Record, RecordError, read_happening, read_record
from setzkasten.games import GAMES
from setzkasten.table.clock import Clock
from setzkasten.table.judge import Bench, Book, Judge, ruling
from setzkasten.table.table import Table


class RefusedLine(Exception):
    """A record that can be read but not played: the refusal and the line that meets it."""

    def __init__(self, refusal: Refusal, line: int) -> None:
        super().__init__(f"line {line}: {refusal.code} {dict(refusal.data)}")
        self.refusal, self.line = refusal, line


def open_table(
    header: Header,
    lines: Iterable[str] = (),
    *,
    bench: Bench,
    rng: Random,
    now: Millis,
    book: Book | None = None,
) -> Table:
    """A table at its opening, or as its stored lines left it: its time goes on from the last."""
    book = book or {}
    course = Course(game_of(header), opening_of(header))
    table = Table(header, course, clock=Clock(0, now), bench=bench, rng=rng, book=book)
    for number, text in enumerate(lines, 1):
        take_line(table, read_line(text, number))
    table.clock = Clock(course.now, now)
    table.advance(now)
    return table


def read_line(text: str, number: int) -> Line:
    """One stored step; the record's own reader does the reading."""
    stub = read_record(f"szk 1\ngame x\nseats 1\n{text}\n".encode())
    if len(stub.lines) != 1:
        raise RecordError("record_line", number, text=text[:60])
    line = stub.lines[0]
    return Line(number, line.at, line.who, line.text)


def take_line(table: Table, line: Line) -> None:
    happening = read_happening(table.game, line)
    if refusal := table.course.check(happening):
        raise RefusedLine(refusal, line.number)
    table.take(happening)


def game_of(header: Header) -> AnyGame:
    if header.game not in GAMES:
        raise RecordError("record_game", 1, game=header.game[:40])
    return GAMES[header.game]


def opening_of(header: Header) -> object:
    """Raises `OptionError` or `PositionError` for a header that its game cannot open."""
    game, seats = game_of(header), len(header.sitters)
    if header.position:
        return game.read_position(header.position, seats, header.options)
    return game.start(seats, header.options)


def course_of(record: Record, judge: Judge) -> Course:
    """Every step of a record checked: its own rulings count, the judge answers what they leave.

    Raises `RecordError` or `RefusedLine`, both with the line.
    """
    game = game_of(record.header)
    try:
        course = Course(game, opening_of(record.header))
    except PositionError as error:
        raise RecordError(error.code, 1, **error.data) from error
    lines = [line for line in record.lines if line.totals is None]
    after = dict(zip((line.number for line in lines), lines[1:], strict=False))
    for line in record.lines:
        if line.totals is not None:
            _check_totals(course, line)
            continue
        _take(course, read_happening(game, line), line.number, judge)
        follower = after.get(line.number)
        if follower is None or follower.who != "§":
            _rule(course, judge, line)
    return course


def _take(course: Course, happening: Happening, number: int, judge: Judge) -> None:
    if isinstance(happening, Ruled):
        claims = course.game.awaiting(course.state).ruling
        happening = _completed(happening, claims, judge)
    if refusal := course.check(happening):
        raise RefusedLine(refusal, number)
    if refusal := course.take(happening).refusal:
        raise RefusedLine(refusal, number)


def _completed(ruled: Ruled, claims: frozenset[Claim], judge: Judge) -> Ruled:
    """A ruling line may leave claims out; the judge answers them."""
    told = {verdict.claim: verdict for verdict in ruled.verdicts}
    rest: list[Verdict] = [judge.answer(c) for c in sorted(claims, key=repr) if c not in told]
    return Ruled((*ruled.verdicts, *rest), ruled.source, ruled.at)


def _rule(course: Course, judge: Judge, line: Line) -> None:
    claims = course.game.awaiting(course.state).ruling
    if not claims:
        return
    assert isinstance(course.happenings[-1], Act), "only an act claims words"
    if refusal := course.take(ruling(judge, claims, {}, line.at)).refusal:
        raise RefusedLine(refusal, line.number)


def _check_totals(course: Course, line: Line) -> None:
    scores = tuple(course.game.scores(course.state))
    if scores != line.totals:
        found = " ".join(map(str, line.totals or ()))
        wanted = " ".join(map(str, scores))
        raise RecordError("record_totals", line.number, found=found, wanted=wanted)
