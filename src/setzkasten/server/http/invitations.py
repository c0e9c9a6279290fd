"""Invitations over HTTP: made and taken back by those at a table, looked at and used by others.

A secret travels in the body of a request, never in an address: no log and no referrer has it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, RawBody

from setzkasten.core.handicap import Handicap
from setzkasten.core.record import read_record
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.origin import header
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    owner_of_request,
    spare,
    who_asks,
)
from setzkasten.server.now import iso_now, now_millis
from setzkasten.server.people.child import NAMES
from setzkasten.server.people.guesses import guessing
from setzkasten.server.people.holders import sits
from setzkasten.server.people.invitation import (
    Invitation,
    Kind,
    Shut,
    hash_of,
    lasts,
    new_code,
    new_secret,
    plain_code,
)
from setzkasten.server.people.limits import DOORS
from setzkasten.server.people.qr import QrCode, qr_of
from setzkasten.server.store import invitations
from setzkasten.server.store.invitations import Claim, Database, Invited
from setzkasten.server.store.journal import Kept

T = TypeVar("T")


class NewInvitation(msgspec.Struct, frozen=True):
    kind: Kind = "sit"
    seat: int | None = None  # of a mate, carried to another device, or given anew
    once: bool = False  # for one person only
    code: bool = False  # six letters to type instead of a link


class Invite(msgspec.Struct, frozen=True):
    """An invitation that was just made: nobody gets to see its secret a second time."""

    number: int
    link: str | None  # null: a code
    code: str | None
    qr: QrCode | None
    until: int  # milliseconds of the world


class OpenInvitation(msgspec.Struct, frozen=True):
    """An invitation that is still open, without its secret."""

    number: int
    kind: Kind
    seat: int | None
    uses: int | None  # that are left; null: as many as come
    code: bool
    until: int


class Knock(msgspec.Struct, frozen=True):
    """What somebody shows at the door: the secret of a link, or a code."""

    secret: str = ""
    code: str = ""
    name: str = ""
    watch: bool = False
    screen: bool = False  # a tablet in the middle, which shows only what all may see


class Door(msgspec.Struct, frozen=True):
    """What an invitation leads to; looking at it uses nothing up."""

    table: str
    kind: Kind
    game: str
    host: str  # who opened the table; empty: nobody said so
    names: list[str]  # of those who sit there
    handicaps: list[Handicap | None]  # theirs, in the same order
    seat: list[str] | None  # whose seat it is
    shut: Shut | None  # why nobody takes a seat by it any more; null: there is one
    sitting: bool  # this device has already what the invitation gives
    picks: tuple[str, ...]  # at a child's table: the names to choose from


class Seated(msgspec.Struct, frozen=True):
    table: str
    seat: int | None  # null: only watches


@post("/api/tables/{name:str}/invitations")
async def invite(request: AnyRequest, name: FromPath[str], body: RawBody) -> Invite:
    spare(request, DOORS)
    wanted = read_body(body, NewInvitation)
    kept = await kept_of(request, name)
    seats = await _checked(request, kept, wanted)
    secret = new_code() if wanted.code else new_secret()
    until = now_millis() + lasts(wanted.kind, by_code=wanted.code)
    uses = 1 if wanted.once or wanted.kind in ("carry", "hand", "anew") else None
    hashed, code = hash_of(secret, by_code=wanted.code), wanted.code
    made = Invitation(hashed, name, 0, wanted.kind, wanted.seat, uses, until, code)

    def job(db: Database) -> int:
        if not invitations.holders(db, name):  # until now all sat at the device that opened it
            invitations.hold(db, name, kept.owner, seats)
        if wanted.kind == "anew" and wanted.seat is not None:
            invitations.let_go(db, name, wanted.seat)
        return invitations.invite(db, made, now_millis())

    number = await stored(request, job)
    if wanted.kind != "sit":
        await house_of(request).reseat(name)
    if wanted.code:
        return Invite(number, None, secret, None, until)
    link = f"{outside_of(request)}/#/komm/{secret}"
    return Invite(number, link, None, qr_of(link), until)


@get("/api/tables/{name:str}/invitations")
async def open_invitations(request: AnyRequest, name: FromPath[str]) -> list[OpenInvitation]:
    """Those that whoever opened the table may take back."""
    await opener_of(request, name)
    found = await stored(request, lambda db: invitations.invitations(db, name, now_millis()))
    return [
        OpenInvitation(one.number, one.kind, one.seat, one.uses, one.by_code, one.until)
        for one in found
        if one.uses != 0
    ]


@delete("/api/tables/{name:str}/invitations/{number:int}")
async def take_back(request: AnyRequest, name: FromPath[str], number: FromPath[int]) -> None:
    await opener_of(request, name)
    await stored(request, lambda db: invitations.take_back(db, name, number))


@post("/api/invitations/look", status_code=200)
async def look(request: AnyRequest, body: RawBody) -> Door:
    spare(request, DOORS)
    knock = read_body(body, Knock)
    device = owner_of_request(request)

    def job(db: Database) -> tuple[Invited, list[tuple[str, int]]]:
        invited = invitations.look(db, _hashed(knock))
        rows = invitations.holders(db, invited.invitation.table)
        if invitations.kept(invited.invitation, own_of(rows, device)) is None:
            invited.invitation.check(now_millis(), watching=True)
        return invited, rows

    invited, rows = await _tried(request, knock, job)
    return _door(invited, rows, device)


@post("/api/invitations/claim", status_code=200)
async def claim(request: AnyRequest, body: RawBody) -> Seated:
    spare(request, DOORS)
    knock, house = read_body(body, Knock), house_of(request)
    shown = Claim(_hashed(knock), owner_of_request(request), knock.name, knock.watch, knock.screen)

    def job(db: Database) -> tuple[str, int]:
        return invitations.claim(db, shown, now_millis(), iso_now())

    table, seat = await _tried(request, knock, job)
    kept = await kept_of(request, table)
    await house.hall.tell(table, kept.owner)
    await house.reseat(table)
    return Seated(table, seat if sits(seat) else None)


INVITATION_HANDLERS = [invite, open_invitations, take_back, look, claim]


async def kept_of(request: AnyRequest, name: str) -> Kept:
    """The row of a table that this device knows. Raises `Fault`."""
    kept = await house_of(request).known(name, owner_of_request(request))
    if kept is None:
        raise Fault(404, "no_such_table")
    return kept


async def opener_of(request: AnyRequest, name: str) -> Kept:
    """Whoever opened it, or stands in for them. Raises `Fault`."""
    kept = await kept_of(request, name)
    house, device = house_of(request), owner_of_request(request)
    stand = await house.hall.stand(name, kept.owner)
    live = None if stand else await house.live(name, device)
    hosts = house.hall.hosts(name, stand, device) if stand else live and live.around.hosts(device)
    if not hosts:
        raise Fault(403, "only_opener")
    return kept


async def _checked(request: AnyRequest, kept: Kept, wanted: NewInvitation) -> frozenset[int]:
    """The seats of this device. Raises `Fault` for an invitation that it may not give."""
    device, house = owner_of_request(request), house_of(request)
    stand = await house.hall.stand(kept.id, kept.owner)
    if stand:
        people = frozenset(p.number for p in stand.gathering.places if p.kind == "person")
        holders, opener = stand.holders, house.hall.hosts(kept.id, stand, device)
    else:
        live = await house.live(kept.id, device)
        if live is None:
            raise Fault(404, "no_such_table")
        sitters = live.table.header.sitters
        people = frozenset(seat for seat, one in enumerate(sitters) if one.kind == "person")
        holders, opener = live.around.holders, live.around.hosts(device)
    own = holders.seats_of(device, people)
    if wanted.kind in ("sit", "watch"):
        if wanted.seat is not None:
            raise Fault(400, "not_understood", {"text": "seat"})
        if wanted.kind == "sit" and stand is None:
            raise Fault(409, "game_begun")
        allowed = opener or bool(own)
    else:
        if wanted.seat not in people:
            raise Fault(404, "no_such_place")
        allowed = opener if wanted.kind == "anew" else wanted.seat in own
    if wanted.kind == "hand":
        if stand:
            raise Fault(409, "table_waiting")
        allowed = allowed and device == kept.owner
    if not allowed:
        raise Fault(403, "only_opener")
    return own


async def _tried(request: AnyRequest, knock: Knock, job: Callable[[Database], T]) -> T:
    """A code is short: wrong ones are counted."""
    if not knock.code:
        return await stored(request, job)
    with guessing(house_of(request).limits, who_asks(request)):
        return await stored(request, job)


async def stored(request: AnyRequest, job: Callable[[Database], T]) -> T:
    return await asyncio.wrap_future(house_of(request).store.queued(job))


def _hashed(knock: Knock) -> str:
    shown = plain_code(knock.code) if knock.code else knock.secret[:200]
    return hash_of(shown, by_code=bool(knock.code))


def outside_of(request: AnyRequest) -> str:
    """Where others reach this server: as this page did, unless that leads nowhere else."""
    settings = house_of(request).settings
    raw = [(name, value) for name, value in request.scope["headers"]]
    host = header(raw, b"host") or ""
    if settings.outside and host.rpartition(":")[0].strip("[]") in (
        "127.0.0.1",
        "localhost",
        "::1",
    ):
        return settings.outside
    return header(raw, b"origin") or f"{request.scope['scheme']}://{host}"


def own_of(rows: list[tuple[str, int]], device: str) -> list[int]:
    return [held for one, held in rows if one == device]


def _door(invited: Invited, rows: list[tuple[str, int]], device: str) -> Door:
    invitation, gathering = invited.invitation, invited.gathering
    head = read_record(invited.header.encode()).header
    named = [sitter for sitter in head.sitters if sitter.names]
    numbers = [p.number for p in gathering.places] if gathering else range(len(head.sitters))
    of = dict(zip(numbers, head.sitters, strict=False))
    seat = of[invitation.seat].names if invitation.seat in of else None
    host = next((held for one, held in rows if one == invited.owner and held in of), None)
    return Door(
        invitation.table,
        invitation.kind,
        head.game,
        host=", ".join(of[host].names) if host is not None else "",
        names=[", ".join(sitter.names) for sitter in named],
        handicaps=[sitter.handicap or None for sitter in named],
        seat=list(seat) if seat is not None else None,
        shut=invitation.shut(gathering, over=invited.over),
        sitting=invitations.kept(invitation, own_of(rows, device)) is not None,
        picks=NAMES if invited.child else (),
    )
