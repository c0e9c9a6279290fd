"""The picture of the week over HTTP: its task, what was entered, and the gallery (GEN-12).

An entry is a game of this server, played through again by a worker. Others see a picture only if
whoever built it wants that, and a name beside it only if they give one.
"""

from __future__ import annotations

import asyncio
from datetime import date, datetime
from functools import cache, partial

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, RawBody

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Millis
from setzkasten.puzzle import our_picture
from setzkasten.puzzle.contest import Picture
from setzkasten.puzzle.week import days_of, week_of, word_of
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.invitations import stored
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    owner_of_request,
    seated_of,
    spare,
)
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.now import now_millis, today
from setzkasten.server.people.limits import DOORS, ENTRIES, LISTS
from setzkasten.server.people.seating import clean_name
from setzkasten.server.store import contest
from setzkasten.server.store.contest import Entry, Ranking
from setzkasten.server.store.journal import Rows
from setzkasten.server.work import contest_jobs
from setzkasten.table.talk import CHILD


class NewEntry(msgspec.Struct, frozen=True):
    """A finished game of this week."""

    table: str
    shown: bool = False  # may everybody see the picture?
    name: str = ""  # and this name beside it; never from a child's table


class MyEntry(msgspec.Struct, frozen=True):
    """What this device entered."""

    number: int
    week: str
    kind: str  # the game
    table: str
    name: str
    shown: bool
    rows: tuple[str, ...]  # letters that count; `#` has a chip, `.` is free
    without_letter: int
    quality: float  # the mean worth of its words, 0 to 7
    at: Millis


class ShownPicture(msgspec.Struct, frozen=True):
    """A picture in the gallery."""

    place: int
    name: str  # empty: whoever built it gave none
    rows: tuple[str, ...]
    without_letter: int
    quality: float
    mine: bool


class ContestTold(msgspec.Struct, frozen=True):
    """One kind of a week."""

    kind: str  # the game
    task: bool  # built for it, with the word of the week; else any board of a game of this week
    entries: int
    mine: MyEntry | None
    place: int | None  # of mine
    gallery: list[ShownPicture]


class OurPicture(msgspec.Struct, frozen=True):
    """The record of the house, found by program; `at_least`: fewer fillers nobody can have."""

    rows: tuple[str, ...]
    fillers: int
    at_least: int


class WeekTold(msgspec.Struct, frozen=True):
    """The contest of a week."""

    week: str  # `2026-W47`
    first: str  # its Monday
    last: str  # its Sunday
    now: bool  # it is this week: entries are welcome
    word: str  # of the week
    kinds: list[ContestTold]
    weeks: list[str]  # with pictures to be seen, the latest first
    ours: OurPicture


class EnteredPicture(msgspec.Struct, frozen=True):
    """What came of it."""

    entry: MyEntry  # that counts now
    better: bool  # it is the new one; else an earlier one is as good and stays
    place: int
    without_letter: int  # of the new one
    uncounted: tuple[str, ...]  # what stands there and does not count


@get("/api/week")
async def week(request: AnyRequest, week: FromQuery[str] = "") -> WeekTold:
    """The contest of this week, or of an earlier one."""
    spare(request, LISTS)
    now = week_of(today())
    wanted, days = (week, days_of(week)) if week else (now, days_of(now))
    if days is None or wanted > now:
        raise Fault(404, "no_such_week", {"week": week[:20]})
    device, house = owner_of_request(request), house_of(request)
    word, known = await house.pools.aside.ask(lambda: (word_of(wanted), kinds()))

    def job(db: Rows) -> tuple[list[ContestTold], list[str]]:
        found = [(kind, contest.ranking(db, wanted, kind, device)) for kind in known]
        told = [_contest(kind, one, device, task=known[kind]) for kind, one in found]
        return told, contest.weeks(db)

    told, weeks = await asyncio.wrap_future(house.store.asked(job))
    first, last = (day.isoformat() for day in days)
    ours = OurPicture(our_picture.ROWS, our_picture.FILLERS, our_picture.AT_LEAST)
    return WeekTold(wanted, first, last, wanted == now, word, told, weeks, ours)


@post("/api/week/entries", status_code=200)
async def enter_contest(request: AnyRequest, body: RawBody) -> EnteredPicture:
    """A game is played through again before it counts; the best of a device and kind stays."""
    wanted = read_body(body, NewEntry)
    live, house = await seated_of(request, wanted.table[:40]), house_of(request)
    spare(request, ENTRIES)
    now, kind = week_of(today()), live.table.header.game
    word, known = await house.pools.aside.ask(lambda: (word_of(now), kinds()))
    if kind not in known:
        raise Fault(400, "contest_other_game", {"game": live.table.game.name})
    await _check_table(request, live, now, task=known[kind])
    lines = await live.read(lambda _: live.table.lines())
    judge, sender = contest_jobs.judge_entry, address_of_request(request)
    picture = await house.pools.helping.run(sender, judge, live.table.header, lines, word)
    device = owner_of_request(request)
    new = _entry(wanted, picture, live, device, now)

    def job(db: Rows) -> tuple[Entry, bool, Ranking]:
        stands, better = contest.enter(db, new)
        return stands, better, contest.ranking(db, now, kind, device)

    stands, better, ranking = await stored(request, job)
    told = my_entry(stands)
    return EnteredPicture(told, better, ranking.place, picture.without_letter, picture.uncounted)


@delete("/api/week/entries/{number:int}")
async def withdraw_entry(request: AnyRequest, number: FromPath[int]) -> None:
    spare(request, DOORS)
    device = owner_of_request(request)
    await stored(request, lambda db: contest.withdraw(db, number, device))


CONTEST_HANDLERS = [week, enter_contest, withdraw_entry]


@cache
def kinds() -> dict[str, bool]:
    """The games whose boards take part, and whether they are built for it; such come first."""
    sources = {name: entry.puzzle for name, entry in CATALOGUE.items()}
    found = {name: one.contest == "task" for name, one in sources.items() if one and one.contest}
    return dict(sorted(found.items(), key=lambda item: not item[1]))


async def entries_by(request: AnyRequest) -> list[MyEntry]:
    job = partial(contest.entries_of, device=owner_of_request(request))
    found = await asyncio.wrap_future(house_of(request).store.asked(job))
    return [my_entry(one) for one in found]


def my_entry(one: Entry) -> MyEntry:
    return MyEntry(
        one.number,
        one.week,
        one.kind,
        one.table,
        one.name,
        one.shown,
        one.rows,
        one.without_letter,
        one.quality / 1000,
        one.at,
    )


async def _check_table(request: AnyRequest, live: LiveTable, now: str, *, task: bool) -> None:
    """Raises `Fault`: a game from elsewhere may have had help, one of last week had its week."""
    first = "SELECT line FROM steps WHERE table_id = ? ORDER BY seq LIMIT 1"
    asked = house_of(request).store.asked(lambda db: db.execute(first, (live.kept.id,)).fetchone())
    row = await asyncio.wrap_future(asked)
    if row and contest_jobs.brought(row[0]):
        raise Fault(409, "contest_brought")
    begun = datetime.fromisoformat(live.kept.created).timestamp() * 1000
    if not task and week_of(_day(int(begun))) != now:
        raise Fault(409, "contest_old")


def _entry(wanted: NewEntry, picture: Picture, live: LiveTable, device: str, now: str) -> Entry:
    shown = wanted.shown and live.table.talk.way != CHILD
    return Entry(
        0,
        now,
        live.table.header.game,
        device,
        live.kept.id,
        clean_name(wanted.name) if shown else "",
        shown,
        picture.rows,
        picture.without_letter,
        round(picture.quality * 1000),
        now_millis(),
    )


def _day(millis: Millis) -> date:
    return datetime.fromtimestamp(millis / 1000).astimezone().date()


def _contest(kind: str, one: Ranking, device: str, *, task: bool) -> ContestTold:
    gallery = [
        ShownPicture(
            place,
            shown.name,
            shown.rows,
            shown.without_letter,
            shown.quality / 1000,
            shown.device == device,
        )
        for place, shown in one.gallery
    ]
    mine = my_entry(one.mine) if one.mine else None
    return ContestTold(kind, task, one.entries, mine, one.place or None, gallery)
