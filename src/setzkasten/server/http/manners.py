"""What protects people at a table: somebody is removed, or kept out of the tables one opens."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, RawBody

from setzkasten.server.http.body import read_body
from setzkasten.server.http.invitations import kept_of, opener_of, stored
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    owner_of_request,
    spare,
)
from setzkasten.server.now import iso_now, now_millis
from setzkasten.server.people.limits import DOORS, LISTS
from setzkasten.server.store import removing, shut


class Somebody(msgspec.Struct, frozen=True):
    """Who sits there; at a table that waits, the number of the place."""

    seat: int


class BlockedTold(msgspec.Struct, frozen=True):
    """Somebody who does not come to the tables that this device opens."""

    number: int
    name: str  # as they were called then
    since: int  # milliseconds of the world


@post("/api/tables/{name:str}/remove", status_code=204)
async def remove(request: AnyRequest, name: FromPath[str], body: RawBody) -> None:
    """Whoever opened the table removes somebody: the chair is empty, and they do not come back."""
    spare(request, DOORS)
    wanted, kept = read_body(body, Somebody), await opener_of(request, name)
    by, moment, house = owner_of_request(request), iso_now(), house_of(request)
    await stored(request, lambda db: removing.remove(db, name, wanted.seat, by=by, moment=moment))
    await house.hall.tell(name, kept.owner)
    await house.reseat(name)


@post("/api/tables/{name:str}/block", status_code=204)
async def block(request: AnyRequest, name: FromPath[str], body: RawBody) -> None:
    """Whoever sits there does not come to tables that this device opens; here nothing changes."""
    spare(request, DOORS)
    wanted = read_body(body, Somebody)
    await kept_of(request, name)
    by, now = owner_of_request(request), now_millis()
    await stored(request, lambda db: removing.block(db, name, wanted.seat, by=by, now=now))


@get("/api/me/blocked")
async def blocked(request: AnyRequest) -> list[BlockedTold]:
    spare(request, LISTS)
    return await blocked_by(request, owner_of_request(request))


@delete("/api/me/blocked/{number:int}")
async def unblock(request: AnyRequest, number: FromPath[int]) -> None:
    spare(request, DOORS)
    whose = owner_of_request(request)
    await stored(request, lambda db: shut.unblock(db, whose, number))


async def blocked_by(request: AnyRequest, whose: str) -> list[BlockedTold]:
    rows = await stored(request, lambda db: shut.blocked(db, whose))
    return [BlockedTold(one.number, one.name, one.since) for one in rows]


MANNERS_HANDLERS = [remove, block, blocked, unblock]
