"""Telling the keeper about somebody at one's table: who, why, and the words that it is about."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import msgspec
from litestar import post
from litestar.params import FromPath, RawBody

from setzkasten.core.game import Millis, Seat
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.invitations import kept_of, stored
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    owner_of_request,
    spare,
)
from setzkasten.server.live.faults import Unreadable, Waits
from setzkasten.server.now import now_millis
from setzkasten.server.people.limits import REPORTS
from setzkasten.server.people.plain_line import plain_line
from setzkasten.server.store import invitations, remarks, removing, reports, sitters
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.reports import Report, ReportReason

LONGEST_NOTE = 300


class NewReport(msgspec.Struct, frozen=True):
    """Who sits there (at a table that waits, the number of the place), and what is wrong."""

    seat: int
    reason: ReportReason
    note: str = ""  # plain, up to 300 signs; none at a child's table


class MyReport(msgspec.Struct, frozen=True):
    """What this device reported."""

    at: Millis
    table: str
    name: str  # of whom it was about
    reason: ReportReason
    note: str


@post("/api/tables/{name:str}/report", status_code=204)
async def report(request: AnyRequest, name: FromPath[str], body: RawBody) -> None:
    """The keeper of this server reads it; nobody at the table learns of it. Kept for 30 days."""
    wanted = read_body(body, NewReport)
    note = plain_line(wanted.note, LONGEST_NOTE)
    if len(note) > LONGEST_NOTE:
        raise Fault(400, "text_long", {"most": LONGEST_NOTE})
    await kept_of(request, name)
    spare(request, REPORTS, "too_many_reports")
    spelled = await _spelled(request, name, wanted.seat)
    row = Report(
        0,
        owner_of_request(request),
        name,
        wanted.seat,
        name="",
        reason=wanted.reason,
        note=note,
        texts=spelled,
        at=now_millis(),
        done=False,
    )
    await stored(request, lambda db: _filed(db, row))


REPORT_HANDLERS = [report]


async def reports_by(request: AnyRequest, device: str) -> list[MyReport]:
    job = partial(reports.reports_of, device=device, now=now_millis())
    told = await asyncio.wrap_future(house_of(request).store.asked(job))
    return [MyReport(one.at, one.table, one.name, one.reason, one.note) for one in told]


def _filed(db: Rows, told: Report) -> None:
    """With what was written there, as it stands now. Raises `Fault`."""
    devices = removing.sitting(invitations.holders(db, told.table), told.seat, told.reporter)
    if told.note and sitters.child(db, told.table, invitations.waiting(db, told.table)):
        raise Fault(400, "report_no_note")
    texts = (*remarks.written_by(db, told.table, devices, told.at), *told.texts)
    name = removing.name_of(db, told.table, told.seat)
    reports.report(db, replace(told, name=name, texts=texts), devices)


async def _spelled(request: AnyRequest, name: str, seat: Seat) -> tuple[str, ...]:
    """GEN-11 What this seat asked or answered last: letters that somebody typed, too."""
    try:
        live = await house_of(request).live(name, owner_of_request(request))
    except (Waits, Unreadable):
        return ()
    asked = live.table.talk.spelling if live else None
    if asked is None:
        return ()
    told = [(asked.seat, asked.word), *((one.seat, one.word) for one in asked.answers)]
    return tuple(word for who, word in told if who == seat)
