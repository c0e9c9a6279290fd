"""What every day brings, over HTTP: two weeks at once, for devices that are without a net later.

No word of a tray and no letter of a crossword is told before somebody asks for it; a page judges by
sums (docs/daily.md). Which day it is, the device says: the days around ours are told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, RawBody

from setzkasten.daily.day_list import Drawn, day_named, days
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.gifts import Checked, Entered, Revealed, Wanted, compared, revealed
from setzkasten.server.http.puzzle_told import Gift
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    spare,
)
from setzkasten.server.http.still import Still
from setzkasten.server.now import today
from setzkasten.server.people.limits import CHECKS, LOOK_UPS
from setzkasten.server.work import daily_jobs

T = TypeVar("T")
# The date line runs through somebody's living room: a day before ours and one more behind.
BEFORE, AHEAD = 1, 15
# How many answers are kept ready? Each is some twenty kilobytes.
MOST_KEPT = 64


class DayTray(msgspec.Struct, frozen=True):
    """The dice of a day, and its words under seal."""

    letters: str
    count: int  # words
    sums: list[tuple[int, str]]  # a length and the sums of all words that have it


class DailyCrossword(Gift, frozen=True):
    """The crossword of a day, for whoever solves it."""

    level: str
    sums: str  # of its answers, in the order of the words


class DayTold(msgspec.Struct, frozen=True):
    """What a day brings."""

    day: str  # `2026-11-18`
    salt: str
    tray: DayTray
    crossword: DailyCrossword


class Daily(msgspec.Struct, frozen=True):
    """Some days, and what a page needs to play them alone."""

    seconds: int  # of the glass (BOG-02)
    least: int  # letters of a word (BOG-04)
    points: tuple[int, ...]  # by the length of a word, longer ones as the last (BOG-11)
    days: list[DayTold]


class TrayWords(msgspec.Struct, frozen=True):
    """What lay in the tray of a day: words that people know first, long before short."""

    words: list[str]


@get("/api/daily")
async def daily(request: AnyRequest) -> Response[bytes]:
    """Yesterday, today and two weeks ahead; the same from every server of a version."""
    spare(request, LOOK_UPS)
    now = today()
    span = [now + timedelta(days=off) for off in range(-BEFORE, AHEAD + 1)]
    drawn = [one for day in span if (one := days().get(day))]
    if not drawn:
        raise Fault(404, "daily_no_day", {"day": str(now)})
    return await _told(request, drawn)


@get("/api/daily/{day:str}")
async def daily_of(request: AnyRequest, day: FromPath[str]) -> Response[bytes]:
    """One day, for a link that somebody sent."""
    spare(request, LOOK_UPS)
    return await _told(request, [_drawn(day)])


@get("/api/daily/{day:str}/words")
async def daily_words(request: AnyRequest, day: FromPath[str]) -> TrayWords:
    spare(request, LOOK_UPS)
    drawn, pool = _drawn(day), house_of(request).pools.helping
    return await pool.run(address_of_request(request), daily_jobs.tray_words, drawn)


@post("/api/daily/{day:str}/check", status_code=200)
async def check_daily(request: AnyRequest, day: FromPath[str], body: RawBody) -> Checked:
    """Which of these letters are wrong, and whether they are all that was asked for."""
    spare(request, CHECKS)
    entered = read_body(body, Entered)
    return await _aside(request, day, lambda puzzle: compared(puzzle, entered))


@post("/api/daily/{day:str}/reveal", status_code=200)
async def reveal_daily(request: AnyRequest, day: FromPath[str], body: RawBody) -> Revealed:
    spare(request, CHECKS)
    wanted = read_body(body, Wanted)
    return await _aside(request, day, lambda puzzle: revealed(puzzle, wanted))


DAILY_HANDLERS = [daily, daily_of, daily_words, check_daily, reveal_daily]


def _drawn(day: str) -> Drawn:
    if drawn := day_named(day):
        return drawn
    raise Fault(404, "daily_no_day", {"day": day[:40]})


async def _aside(request: AnyRequest, day: str, look: Callable[[Puzzle], T]) -> T:
    """What a look at the whole crossword of a day tells."""
    puzzle = Puzzle(_drawn(day).rows)
    return await house_of(request).pools.aside.ask(lambda: look(puzzle))


async def _told(request: AnyRequest, drawn: Sequence[Drawn]) -> Response[bytes]:
    """Made by a worker when somebody first asks, then kept ready."""
    house = house_of(request)
    name = f"{house.words.id} {drawn[0].day} {len(drawn)}"
    still = _kept.get(name)
    if still is None:
        sender = address_of_request(request)
        told = await house.pools.helping.run(sender, daily_jobs.days_told, tuple(drawn))
        still = await house.pools.aside.ask(lambda: Still(told))
        while len(_kept) >= MOST_KEPT:
            _kept.pop(next(iter(_kept)))
        _kept[name] = still
    return still.answer(request)


_kept: dict[str, Still] = {}  # by lexicon and days
