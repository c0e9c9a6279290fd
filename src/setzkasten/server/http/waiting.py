"""A table that waits, over HTTP: computers put there, places freed, names, the beginning."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from litestar import delete, get, patch, post, put
from litestar.params import FromPath, RawBody

from setzkasten.server.fault import Fault
from setzkasten.server.http.body import Opened, read_body
from setzkasten.server.http.invitations import kept_of, outside_of
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    owner_of_request,
    spare,
)
from setzkasten.server.live.programs import holder_of
from setzkasten.server.now import iso_now
from setzkasten.server.people.device import new_token
from setzkasten.server.people.gathering import Agreement, Gathering
from setzkasten.server.people.holders import SCREEN, sits
from setzkasten.server.people.limits import DOORS
from setzkasten.server.store import invitations
from setzkasten.table.own import WIRE
from setzkasten.table.told import TalkWay


class Filling(msgspec.Struct, frozen=True):
    """A computer for a free place."""

    name: str
    level: str | None = None


class ProgramSeat(msgspec.Struct, frozen=True):
    """A seat for a program. The token is told once, and nobody else knows it."""

    table: str
    token: str
    address: str  # of its socket, with http instead of ws


class Manner(msgspec.Struct, frozen=True):
    """How people may talk at a table."""

    way: TalkWay


class Naming(msgspec.Struct, frozen=True):
    name: str


@post("/api/tables/{name:str}/places", status_code=204)
async def fill(request: AnyRequest, name: FromPath[str], body: RawBody) -> None:
    """A computer sits down where nobody came."""
    wanted = read_body(body, Filling)
    house_of(request).own_players.check(wanted.level)
    await _change(request, name, lambda g: g.fill(wanted.name, wanted.level), opener=True)


@post("/api/tables/{name:str}/programs")
async def seat_program(request: AnyRequest, name: FromPath[str], body: RawBody) -> ProgramSeat:
    """A seat for a program, which plays there by a token of its own (docs/writing-a-player.md)."""
    wanted = read_body(body, Naming)
    owner = await _owner(request, name, opener=True)
    token, moment = new_token(), iso_now()

    def job(db: invitations.Database) -> None:
        changed = invitations.change(db, name, moment, lambda g: g.fill(wanted.name, WIRE))
        invitations.hold(db, name, holder_of(token), [changed.places[-1].number])

    await house_of(request).hall.change(name, owner, job)
    return ProgramSeat(name, token, f"{outside_of(request)}/api/tables/{name}/program")


@get("/api/players")
async def players(request: AnyRequest) -> list[str]:
    """The levels of players of the host's own, `own_rosa`: computers like any others."""
    return [f"own_{name}" for name in house_of(request).own_players.names]


@patch(
    "/api/tables/{name:str}/places/{number:int}",
    status_code=204,
)
async def rename(
    request: AnyRequest, name: FromPath[str], number: FromPath[int], body: RawBody
) -> None:
    """How somebody at this device wants to be called."""
    wanted = read_body(body, Naming)
    await _change(request, name, lambda g: g.rename(number, wanted.name), place=number)


@patch("/api/tables/{name:str}", status_code=204)
async def settle(request: AnyRequest, name: FromPath[str], body: RawBody) -> None:
    """Another clock or other words, before the game begins."""
    wanted = read_body(body, Agreement)
    await _change(request, name, lambda g: g.settle(wanted), opener=True)


@delete("/api/tables/{name:str}/places/{number:int}")
async def free(request: AnyRequest, name: FromPath[str], number: FromPath[int]) -> None:
    """Whoever opened the table frees any place; everybody may stand up again."""
    owner = await _owner(request, name, place=number, opener=True)
    job = partial(_freed, name, number, iso_now())
    await house_of(request).hall.change(name, owner, job)


@post("/api/tables/{name:str}/begin")
async def begin(request: AnyRequest, name: FromPath[str]) -> Opened:
    kept = await kept_of(request, name)
    spare(request, DOORS)
    house = house_of(request)
    await house.hall.begin(name, kept.owner, owner_of_request(request), iso_now())
    return Opened(name)


@put("/api/tables/{name:str}/talk", status_code=204)
async def talk(request: AnyRequest, name: FromPath[str], body: RawBody) -> None:
    """How people may talk there; whoever opened the table decides, until it begins."""
    wanted = read_body(body, Manner)
    await _change(request, name, lambda g: g.talking(wanted.way), opener=True)


@put("/api/tables/{name:str}/screen", status_code=204)
async def show_only(request: AnyRequest, name: FromPath[str]) -> None:
    """This device is the table: nobody plays at it."""
    await _turned(request, name, invitations.show_only)


@delete("/api/tables/{name:str}/screen")
async def sit_down(request: AnyRequest, name: FromPath[str]) -> None:
    """Somebody plays at this device after all."""
    await _turned(request, name, invitations.sit_down)


WAITING_HANDLERS = [
    fill,
    seat_program,
    players,
    rename,
    settle,
    free,
    begin,
    talk,
    show_only,
    sit_down,
]


async def _change(
    request: AnyRequest,
    name: str,
    do: Callable[[Gathering], Gathering],
    *,
    place: int | None = None,
    opener: bool = False,
) -> None:
    """What whoever may wants of the waiting table happens. Raises `Fault`."""
    owner, moment = await _owner(request, name, place=place, opener=opener), iso_now()
    job = partial(_changed, name, moment, do)
    await house_of(request).hall.change(name, owner, job)


def _changed(
    name: str, moment: str, do: Callable[[Gathering], Gathering], db: invitations.Database
) -> object:
    return invitations.change(db, name, moment, do)


async def _turned(
    request: AnyRequest,
    name: str,
    turn: Callable[[invitations.Database, str, str, str], None],
) -> None:
    """Only a device that sits at the waiting table, shows it or opened it. Raises `Fault`."""
    spare(request, DOORS)
    kept, device = await kept_of(request, name), owner_of_request(request)
    hall = house_of(request).hall
    stand = await hall.stand(name, kept.owner)
    if stand is None:
        raise Fault(409, "game_begun")
    held = stand.places.get(device, ())
    if device != kept.owner and not any(sits(one) or one == SCREEN for one in held):
        raise Fault(403, "only_watching")
    moment = iso_now()
    await hall.change(name, kept.owner, lambda db: turn(db, name, device, moment))


def _freed(name: str, number: int, moment: str, db: invitations.Database) -> object:
    return invitations.free(db, name, number, moment)


async def _owner(
    request: AnyRequest, name: str, *, place: int | None = None, opener: bool = False
) -> str:
    """Whoever opened the table (`opener`), or who sits at this place, may. Raises `Fault`."""
    spare(request, DOORS)
    kept, device = await kept_of(request, name), owner_of_request(request)
    stand = await house_of(request).hall.stand(name, kept.owner)
    if stand is None:
        raise Fault(409, "game_begun")
    own = place is not None and place in stand.places.get(device, ())
    if not own and not (opener and house_of(request).hall.hosts(name, stand, device)):
        raise Fault(403, "only_opener")
    return kept.owner
