"""Sheets over HTTP: laid out for a puzzle, found by their link, joined under a name.

Letters go over the socket (`live/sheets.py`). A secret travels in the body of a request, never in
an address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, RawBody

from setzkasten.core.game import Millis, Refusal
from setzkasten.puzzle import shared_sheet
from setzkasten.puzzle.crossword import LARGEST
from setzkasten.puzzle.shared_sheet import Sheet
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.invitations import outside_of
from setzkasten.server.http.puzzle_told import Gift, gift_told
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    owner_of_request,
    spare,
)
from setzkasten.server.name import new_name
from setzkasten.server.now import iso_now, now_millis
from setzkasten.server.people.child import NAMES
from setzkasten.server.people.invitation import hash_of, new_secret
from setzkasten.server.people.limits import DOORS, LOOK_UPS, SHEETS
from setzkasten.server.people.qr import QrCode, qr_of
from setzkasten.server.store import sheets
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.puzzle_shelf import Line, puzzle_in
from setzkasten.server.store.sheets import KeptSheet, Solver, Way

T = TypeVar("T")
# Into how many groups does a class fall? Pairs, at the most.
MOST_GROUPS = 20


class NewSheet(msgspec.Struct, frozen=True):
    """How a puzzle is to be solved, by several."""

    way: Way = "together"
    name: str | None = None  # of who lays it out; null: only looks on, as the teacher of a class
    groups: int = 0  # where a class solves in groups
    child: bool = False  # names are picked from a list
    timed: bool = False  # may whoever laid it out see how long it took?
    cells: Annotated[
        tuple[tuple[Line, Line, str, bool], ...], msgspec.Meta(max_length=LARGEST * LARGEST)
    ] = ()  # what was written alone before: row, column, letter, in pencil?


class SheetMade(msgspec.Struct, frozen=True):
    """A sheet that was just laid out: nobody gets to see its secret a second time."""

    id: str
    link: str
    qr: QrCode


class SheetKnock(msgspec.Struct, frozen=True):
    """What somebody shows who wants to write along."""

    secret: str
    name: str = ""


class SheetDoor(msgspec.Struct, frozen=True):
    """What a link leads to."""

    id: str
    title: str
    way: Way
    names: list[str]  # of those who write there
    joined: bool  # this device does
    picks: tuple[str, ...]  # the names to choose from, where names are picked


class SheetJoined(msgspec.Struct, frozen=True):
    id: str
    name: str  # two of one name get numbers


class SheetFacts(msgspec.Struct, frozen=True):
    """A sheet for who writes on it or laid it out."""

    id: str
    gift: Gift
    way: Way
    child: bool
    timed: bool
    opener: bool  # this device laid it out
    joined: bool  # and writes on it


class Progress(msgspec.Struct, frozen=True):
    """How far somebody of a class is, or their group."""

    name: str
    part: int  # of the same part are those who write together
    filled: int  # squares
    here: bool
    done: bool
    seconds: int | None  # from coming to the end; null: not at the end, or not to be seen


class ClassProgress(msgspec.Struct, frozen=True):
    """For who laid out the sheet."""

    squares: int
    solvers: list[Progress]


@post("/api/gifts/{name:str}/sheets")
async def lay_out(request: AnyRequest, name: FromPath[str], body: RawBody) -> SheetMade:
    spare(request, SHEETS)
    wanted, house = read_body(body, NewSheet), house_of(request)
    printed = await house.shelf.printed(name)
    if printed is None:
        raise Fault(404, "no_such_gift")
    new = _new(wanted, *printed, owner_of_request(request))
    first = await house.pools.aside.ask(lambda: _first(new, wanted))
    secret = new_secret()

    def job(db: Rows) -> None:
        sheets.lay_out(db, new, hash_of(secret), iso_now(), first)
        if wanted.name is not None:
            sheets.join(db, new, new.owner, wanted.name, now_millis())

    await _stored(request, job)
    link = f"{outside_of(request)}/#/zusammen/{secret}"
    return SheetMade(new.id, link, qr_of(link))


@post("/api/sheets/look", status_code=200)
async def look_at_sheet(request: AnyRequest, body: RawBody) -> SheetDoor:
    spare(request, DOORS)
    knock, device = read_body(body, SheetKnock), owner_of_request(request)

    def job(db: Rows) -> tuple[KeptSheet, list[Solver]]:
        kept = sheets.by_secret(db, hash_of(knock.secret[:200]))
        return kept, sheets.solvers(db, kept.id)

    kept, there = await _stored(request, job)
    puzzle = await house_of(request).pools.aside.ask(lambda: puzzle_in(kept.printed))
    names = [one.name for one in there] if kept.way == "together" else []
    joined = any(one.device == device for one in there)
    return SheetDoor(kept.id, puzzle.title, kept.way, names, joined, NAMES if kept.child else ())


@post("/api/sheets/join", status_code=200)
async def join_sheet(request: AnyRequest, body: RawBody) -> SheetJoined:
    spare(request, DOORS)
    knock, device = read_body(body, SheetKnock), owner_of_request(request)

    def job(db: Rows) -> tuple[KeptSheet, Solver]:
        kept = sheets.by_secret(db, hash_of(knock.secret[:200]))
        return kept, sheets.join(db, kept, device, knock.name, now_millis())

    kept, own = await _stored(request, job)
    return SheetJoined(kept.id, own.name)


@get("/api/sheets/{name:str}")
async def sheet(request: AnyRequest, name: FromPath[str]) -> SheetFacts:
    spare(request, LOOK_UPS)
    kept, own = await _found(request, name)
    gift = await house_of(request).pools.aside.ask(lambda: gift_told(puzzle_in(kept.printed)))
    opener = kept.owner == owner_of_request(request)
    return SheetFacts(kept.id, gift, kept.way, kept.child, kept.timed, opener, own is not None)


@get("/api/sheets/{name:str}/progress")
async def sheet_progress(request: AnyRequest, name: FromPath[str]) -> ClassProgress:
    spare(request, LOOK_UPS)
    kept, _ = await _found(request, name)
    if kept.owner != owner_of_request(request):
        raise Fault(403, "only_who_laid_it")

    def job(db: Rows) -> ClassProgress:
        there, now = sheets.solvers(db, kept.id), now_millis()
        filled = {part: _filled(db, kept.id, part) for part in {one.part for one in there}}
        squares = sum(1 for _ in shared_sheet.squares_of(sheets.solution_of(kept.printed)))
        told = [_progress(one, filled[one.part], now, timed=kept.timed) for one in there]
        return ClassProgress(squares, told)

    return await _stored(request, job)


@delete("/api/sheets/{name:str}")
async def clear_sheet(request: AnyRequest, name: FromPath[str]) -> None:
    device, house = owner_of_request(request), house_of(request)
    if not await _stored(request, lambda db: sheets.delete(db, name, device)):
        raise Fault(404, "no_such_sheet")
    await house.sheets.gone(name)


SHEET_HANDLERS = [lay_out, look_at_sheet, join_sheet, sheet, sheet_progress, clear_sheet]


def _new(wanted: NewSheet, puzzle: str, printed: str, owner: str) -> KeptSheet:
    if wanted.way == "groups" and not 2 <= wanted.groups <= MOST_GROUPS:
        raise Fault(400, "sheet_groups", {"most": MOST_GROUPS})
    parts = {"together": 1, "alone": 0, "groups": wanted.groups}[wanted.way]
    chosen = (wanted.way, parts, wanted.child, wanted.timed, printed)
    return KeptSheet(new_name(), puzzle, owner, *chosen)


def _first(new: KeptSheet, wanted: NewSheet) -> Sheet:
    """What somebody wrote alone comes along."""
    if wanted.way != "together":
        return Sheet()
    first = shared_sheet.write(Sheet(), sheets.solution_of(new.printed), 0, wanted.cells)
    if isinstance(first, Refusal):
        raise Fault(400, first.code, first.data)
    return first


async def _found(request: AnyRequest, name: str) -> tuple[KeptSheet, Solver | None]:
    device = owner_of_request(request)
    asked = house_of(request).store.asked(lambda db: sheets.find(db, name, device))
    found = await asyncio.wrap_future(asked)
    if found is None:
        raise Fault(404, "no_such_sheet")
    return found


async def _stored(request: AnyRequest, job: Callable[[Rows], T]) -> T:
    return await asyncio.wrap_future(house_of(request).store.queued(job))


def _filled(db: Rows, name: str, part: int) -> int:
    found = sheets.read(db, name, part)
    return len(found.sheet.cells) if found else 0


def _progress(one: Solver, filled: int, now: Millis, *, timed: bool) -> Progress:
    seconds = (one.done - one.came) // 1000 if timed and one.done is not None else None
    return Progress(one.name, one.part, filled, one.there(now), one.done is not None, seconds)
