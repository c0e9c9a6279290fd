"""My data: all that the server knows about a device, to read, to take along, to erase."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import msgspec
from litestar import Response, delete, get

from setzkasten.core.game import Millis
from setzkasten.server.fault import Fault
from setzkasten.server.http import telling
from setzkasten.server.http.contest import MyEntry, entries_by
from setzkasten.server.http.manners import BlockedTold, blocked_by
from setzkasten.server.http.my_games import TableFacts, table_told
from setzkasten.server.http.reach import reached
from setzkasten.server.http.reporting import MyReport, reports_by
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    live_of,
    owner_of_request,
    spare,
)
from setzkasten.server.now import now_millis
from setzkasten.server.people.device import no_cookies
from setzkasten.server.people.limits import LISTS, RECORDS, WHOLE_FILES
from setzkasten.server.store import erasure, own_sheets
from setzkasten.server.store.journal import Kept
from setzkasten.server.store.listing import Listed
from setzkasten.server.store.standing import Standing, standing

NOTHING_TO_TELL = 409
FILE = "setzkasten-meine-daten.json"


class MyData(msgspec.Struct, frozen=True):
    """How much of somebody is here."""

    names: list[str]  # that people at this device gave themselves
    tables: int
    running: int  # of the tables
    puzzles: int
    sheets: int  # on which somebody here solves with others
    mail: str | None  # the address that is told of one's turn, also before it is confirmed
    push: bool  # does the browser get messages?
    entries: int  # pictures of the week
    reports: int  # that this device made to the keeper of the server
    remarks: int  # free text of the last day
    turned_away: int  # tables from which it was removed
    barred: bool  # does the keeper want it at no table?
    admitted: bool  # may it open tables where only invited people do?
    keeper: bool  # does it keep this server just now?


class MyTable(msgspec.Struct, frozen=True):
    """A game, with its record as far as this device may know it."""

    facts: TableFacts
    opened: bool  # at this device
    created: str
    record: str


class MyPuzzle(msgspec.Struct, frozen=True):
    """A puzzle as it is kept."""

    id: str
    updated: str
    body: msgspec.Raw


class MySheet(msgspec.Struct, frozen=True):
    """A sheet on which somebody here solves with others."""

    id: str
    title: str
    opened: bool  # at this device
    name: str
    letters: str  # that were written here


class MyRemark(msgspec.Struct, frozen=True):
    """Free text of the last day."""

    table: str
    at: Millis
    text: str


class MyBar(msgspec.Struct, frozen=True):
    """The keeper of the server wants this device at no table."""

    since: Millis
    name: str  # as it was called then


class MyFile(msgspec.Struct, frozen=True):
    """Everything, to take along."""

    names: list[str]  # that people at this device gave themselves
    tables: list[MyTable]
    puzzles: list[MyPuzzle]
    sheets: list[MySheet]
    entries: list[MyEntry]  # pictures of the week
    mail: str | None  # the address that is told of one's turn
    push: str | None  # where the browser gets its messages
    blocked: list[BlockedTold]
    reports: list[MyReport]
    remarks: list[MyRemark]
    turned_away: list[str]  # tables from which this device was removed
    barred: MyBar | None
    admitted: Millis | None  # since when it may open tables where only invited people do
    keeper: Millis | None  # until when it keeps this server


@get("/api/me")
async def my_data(request: AnyRequest) -> MyData:
    spare(request, LISTS)
    house, device = house_of(request), owner_of_request(request)
    stands = await _standing(request)
    tables = [one.kept async for one in _tables(request)]
    running = sum(not kept.over for kept in tables)
    mail, push = await asyncio.wrap_future(house.store.asked(partial(reached, device)))
    puzzles, address = await house.shelf.count(device), mail.address if mail else None
    made, laid = len(await reports_by(request, device)), await _sheets(request)
    counts = (len(tables), running, puzzles, len(laid))
    entered = len(await entries_by(request))
    return MyData(
        await _names(request, laid),
        *counts,
        address,
        push is not None,
        entered,
        made,
        len(stands.remarks),
        len(stands.turned_away),
        stands.barred is not None,
        stands.admitted is not None,
        stands.keeper is not None,
    )


@get("/api/me/file")
async def my_file(request: AnyRequest) -> Response[MyFile]:
    spare(request, WHOLE_FILES)
    house, device = house_of(request), owner_of_request(request)
    tables = [await _my_table(request, one) async for one in _tables(request)]
    puzzles = [
        MyPuzzle(name, updated, msgspec.Raw(body.encode()))
        for name, body, updated in await house.shelf.texts(device)
    ]
    shut_out = await blocked_by(request, device)
    headers = {"content-disposition": f'attachment; filename="{FILE}"'}
    mail, push = await asyncio.wrap_future(house.store.asked(partial(reached, device)))
    address, service = mail.address if mail else None, push.endpoint if push else None
    made, laid = await reports_by(request, device), await _sheets(request)
    names, stands = await _names(request, laid), await _standing(request)
    all_of_it = MyFile(
        names,
        tables,
        puzzles,
        laid,
        await entries_by(request),
        address,
        service,
        shut_out,
        made,
        [MyRemark(*one) for one in stands.remarks],
        list(stands.turned_away),
        MyBar(*stands.barred) if stands.barred else None,
        stands.admitted,
        stands.keeper,
    )
    return Response(all_of_it, headers=headers)


@delete("/api/me", status_code=204)
async def forget_me(request: AnyRequest) -> Response[None]:
    spare(request, RECORDS)
    await house_of(request).erase(owner_of_request(request))
    return Response(None, status_code=204, cookies=no_cookies())


MY_DATA_HANDLERS = [my_data, my_file, forget_me]


async def _sheets(request: AnyRequest) -> list[MySheet]:
    device = owner_of_request(request)
    asked = house_of(request).store.asked(lambda db: own_sheets.own_sheets(db, device))
    found = await asyncio.wrap_future(asked)
    return [MySheet(one.id, one.title, one.opened, one.name, one.letters) for one in found]


async def _names(request: AnyRequest, laid: list[MySheet]) -> list[str]:
    device = owner_of_request(request)
    asked = house_of(request).store.asked(lambda db: erasure.own_names(db, device))
    return sorted({*await asyncio.wrap_future(asked), *(one.name for one in laid if one.name)})


async def _standing(request: AnyRequest) -> Standing:
    job = partial(standing, owner_of_request(request), now_millis())
    return await asyncio.wrap_future(house_of(request).store.asked(job))


async def _tables(request: AnyRequest) -> AsyncIterator[Listed]:
    house, device, first = house_of(request), owner_of_request(request), 0
    while page := await house.listed(device, first, over=None):
        for one in page:
            yield one
        first += len(page)


async def _my_table(request: AnyRequest, one: Listed) -> MyTable:
    kept, device = one.kept, owner_of_request(request)
    opened, record = kept.owner == device, await _record(request, kept)
    return MyTable(table_told(one, device), opened, kept.created, record)


async def _record(request: AnyRequest, kept: Kept) -> str:
    """What a download of this table tells: of a running game nothing that is still hidden."""
    try:
        live = await live_of(request, kept.id)
    except Fault as fault:
        if fault.status != NOTHING_TO_TELL:
            raise
        return ""  # nothing was played yet, or the rules of today cannot read it
    sender, device = address_of_request(request), owner_of_request(request)
    return await telling.record(house_of(request), live, sender, device)
