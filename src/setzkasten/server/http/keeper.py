"""The keeper's page over HTTP: reports, barred devices, who may open tables, what is announced.

Every route but the exchange of the link is refused to whoever is not the keeper. The secret travels
in the body of a request, never in an address: no log has it.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, RawBody

from setzkasten.core.game import Millis
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.invitations import outside_of, stored
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    owner_of_request,
    spare,
    who_asks,
)
from setzkasten.server.live.porter import ANNOUNCEMENT, Announcement
from setzkasten.server.now import now_millis
from setzkasten.server.people.invitation import new_secret
from setzkasten.server.people.keeper_cookie import no_session, session_cookie, session_of
from setzkasten.server.people.limits import DOORS, LISTS, WRONG_KEYS
from setzkasten.server.people.plain_line import plain_line
from setzkasten.server.people.qr import QrCode, qr_of
from setzkasten.server.store import admitted, barred, house_words, keepers, reports
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.reports import KEPT_MILLIS, ReportReason

log = logging.getLogger("setzkasten.keeper")

LONGEST_SAYING = 300
# How long may something be announced? A year has more hours than anybody waits.
MOST_HOURS = 24 * 365
# How far do the lists go?
LAST_LISTED = 100_000


class KeeperKey(msgspec.Struct, frozen=True):
    """The secret of the link that `./setz keeper` prints."""

    secret: str


class Keeping(msgspec.Struct, frozen=True):
    """What the keeper sees first."""

    until: Millis  # how long this device keeps the server
    waiting: int  # reports that nobody has looked at
    invited_only: bool
    announcement: Announcement | None


class ReportTold(msgspec.Struct, frozen=True):
    """What somebody reported."""

    number: int
    table: str
    name: str  # as it was shown
    reason: ReportReason
    note: str
    texts: tuple[str, ...]  # what they wrote there lately
    at: Millis
    until: Millis  # when it is erased
    done: bool
    gone: bool  # whom it is about has erased themselves
    barred: bool


class BarredTold(msgspec.Struct, frozen=True):
    """A device that comes to no table of this server."""

    number: int
    name: str  # as it was called then
    since: Millis


class Settling(msgspec.Struct, frozen=True):
    done: bool


class Entrance(msgspec.Struct, frozen=True):
    """Do only invited people open tables?"""

    invited_only: bool


class Saying(msgspec.Struct, frozen=True):
    """What everybody shall read, and for how long."""

    text: str  # plain, up to 300 signs
    hours: Annotated[int, msgspec.Meta(ge=1, le=MOST_HOURS)] | None = None  # null: until taken back


class AdmissionMade(msgspec.Struct, frozen=True):
    """A link that lets people in; nobody gets to see its secret a second time."""

    number: int
    link: str
    qr: QrCode | None
    until: Millis


class OpenAdmission(msgspec.Struct, frozen=True):
    """The same while it is open, without its secret."""

    number: int
    until: Millis


@post("/api/keeper", status_code=200)
async def take_keys(request: AnyRequest, body: RawBody) -> Response[Keeping]:
    """The link is exchanged for a session of this device; the second one with it comes too late."""
    spare(request, WRONG_KEYS)
    secret, session = read_body(body, KeeperKey).secret[:200], new_secret()
    device, now = owner_of_request(request), now_millis()
    until = await stored(request, lambda db: keepers.claim(db, secret, session, device, now))
    house_of(request).limits.give_back(WRONG_KEYS, who_asks(request))
    log.info("a device has taken the keeper's link")
    cookie = session_cookie(session, secure=request.scope["scheme"] == "https")
    return Response(await _keeping(request, until), cookies=[cookie])


@get("/api/keeper")
async def keeping(request: AnyRequest) -> Keeping:
    return await _keeping(request, await kept_by(request))


@delete("/api/keeper", status_code=204)
async def leave_keys(request: AnyRequest) -> Response[None]:
    """This device keeps the server no more."""
    await kept_by(request)
    device = owner_of_request(request)
    await stored(request, lambda db: keepers.forget(db, device))
    gone = no_session(secure=request.scope["scheme"] == "https")
    return Response(None, status_code=204, cookies=[gone])


@get("/api/keeper/reports")
async def reported(request: AnyRequest, first: FromQuery[int] = 0) -> list[ReportTold]:
    """A hundred at once; what is still to be done comes first, then the latest."""
    await kept_by(request)
    job = partial(_reports, first=within(first), now=now_millis())
    return await asyncio.wrap_future(house_of(request).store.asked(job))


@put("/api/keeper/reports/{number:int}", status_code=204)
async def finish(request: AnyRequest, number: FromPath[int], body: RawBody) -> None:
    await kept_by(request)
    wanted, now = read_body(body, Settling), now_millis()
    await stored(request, lambda db: reports.finish(db, number, now, done=wanted.done))


@post("/api/keeper/reports/{number:int}/bar", status_code=204)
async def bar(request: AnyRequest, number: FromPath[int]) -> None:
    """Whom it is about comes to no table any more, also not to those where they sit."""
    await kept_by(request)
    keeper, now = owner_of_request(request), now_millis()
    await house_of(request).porter.change(lambda db: _bar(db, number, keeper, now))


@get("/api/keeper/barred")
async def barred_ones(request: AnyRequest, first: FromQuery[int] = 0) -> list[BarredTold]:
    """A hundred at once, the latest first."""
    await kept_by(request)
    found = await stored(request, lambda db: barred.barred(db, within(first)))
    return [BarredTold(one.number, one.name, one.since) for one in found]


@delete("/api/keeper/barred/{number:int}")
async def let_in(request: AnyRequest, number: FromPath[int]) -> None:
    await kept_by(request)
    await house_of(request).porter.change(lambda db: barred.let_in(db, number))


@put("/api/keeper/entrance", status_code=204)
async def entrance(request: AnyRequest, body: RawBody) -> None:
    """Only invited people open tables from now on, or everybody does again."""
    await kept_by(request)
    wanted, keeper, now = read_body(body, Entrance), owner_of_request(request), now_millis()

    def job(db: Rows) -> None:
        if wanted.invited_only:
            admitted.shut_the_door(db, now, keeper)
        else:
            admitted.open_the_door(db)

    await house_of(request).porter.change(job)


@post("/api/keeper/admissions")
async def admit(request: AnyRequest) -> AdmissionMade:
    """A link for all whom the keeper wants here."""
    await kept_by(request)
    secret, now = new_secret(), now_millis()
    made = await stored(request, lambda db: admitted.offer(db, secret, now))
    link = f"{outside_of(request)}/#/einlass/{secret}"
    return AdmissionMade(made.number, link, qr_of(link), made.until)


@get("/api/keeper/admissions")
async def admissions(request: AnyRequest) -> list[OpenAdmission]:
    await kept_by(request)
    found = await stored(request, lambda db: admitted.offered(db, now_millis()))
    return [OpenAdmission(one.number, one.until) for one in found]


@delete("/api/keeper/admissions/{number:int}")
async def take_back_admission(request: AnyRequest, number: FromPath[int]) -> None:
    await kept_by(request)
    await stored(request, lambda db: admitted.take_back(db, number))


@put("/api/keeper/announcement", status_code=204)
async def announce(request: AnyRequest, body: RawBody) -> None:
    """Everybody reads it, on pages that are open at a table at once."""
    await kept_by(request)
    wanted, now = read_body(body, Saying), now_millis()
    text = plain_line(wanted.text, LONGEST_SAYING)
    if not text or len(text) > LONGEST_SAYING:
        raise Fault(400, "text_long" if text else "text_empty", {"most": LONGEST_SAYING})
    until = now + wanted.hours * 3_600_000 if wanted.hours else None
    said = msgspec.json.encode(Announcement(now, text, until)).decode()
    await house_of(request).porter.change(lambda db: house_words.say(db, ANNOUNCEMENT, said))


@delete("/api/keeper/announcement")
async def hush(request: AnyRequest) -> None:
    await kept_by(request)
    await house_of(request).porter.change(lambda db: house_words.say(db, ANNOUNCEMENT, ""))


KEEPER_HANDLERS = [
    take_keys, keeping, leave_keys, reported, finish, bar, barred_ones, let_in, entrance, admit,
    admissions, take_back_admission, announce, hush,
]  # fmt: skip


async def kept_by(request: AnyRequest) -> Millis:
    """Until when whoever asks is the keeper. Raises `Fault` for everybody else."""
    spare(request, LISTS if request.method == "GET" else DOORS)
    session = session_of(request.scope["headers"])
    if session is None:
        raise Fault(403, "keeper_only")
    job = partial(
        keepers.check, session=session, device=owner_of_request(request), now=now_millis()
    )
    return await asyncio.wrap_future(house_of(request).store.asked(job))


def within(first: int) -> int:
    return max(0, min(first, LAST_LISTED))


async def _keeping(request: AnyRequest, until: Millis) -> Keeping:
    house, now = house_of(request), now_millis()
    waiting = await asyncio.wrap_future(house.store.asked(lambda db: reports.waiting(db, now)))
    porter = house.porter
    return Keeping(until, waiting, porter.invited_only, porter.announcement(now))


def _reports(db: Rows, first: int, now: Millis) -> list[ReportTold]:
    page, out = reports.reports(db, now, first), barred.devices(db)
    about = reports.devices_of(db, page)
    return [
        ReportTold(
            one.number,
            one.table,
            one.name,
            one.reason,
            one.note,
            one.texts,
            one.at,
            until=one.at + KEPT_MILLIS,
            done=one.done,
            gone=not about[one.number],
            barred=bool(about[one.number]) and out.issuperset(about[one.number]),
        )
        for one in page
    ]


def _bar(db: Rows, number: int, keeper: str, now: Millis) -> None:
    told, devices = reports.found(db, number, now)
    if not devices:
        raise Fault(409, "report_of_nobody")
    if keeper in devices:
        raise Fault(409, "not_yourself")
    barred.bar(db, devices, told.name, now)
