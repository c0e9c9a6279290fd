"""What every page knows about the house: announcements, who may open tables, the host's texts."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get, post
from litestar.params import RawBody

from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.invitations import stored
from setzkasten.server.http.keeper import KeeperKey, kept_by
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    owner_of_request,
    spare,
)
from setzkasten.server.live.porter import Announcement
from setzkasten.server.now import now_millis
from setzkasten.server.people.keeper_cookie import session_of
from setzkasten.server.people.limits import DOORS, LISTS
from setzkasten.server.store import admitted


class HouseTold(msgspec.Struct, frozen=True):
    """What holds for the whole house, and for this device in it."""

    announcement: Announcement | None
    imprint: bool  # the host has one
    opens: bool  # this device may open tables
    barred: bool  # the keeper wants it at no table
    keeper: bool  # this device keeps the server


class HouseTextsTold(msgspec.Struct, frozen=True):
    """Plain paragraphs of the host; null: there are none."""

    imprint: str | None
    privacy: str | None


@get("/api/house")
async def house_told(request: AnyRequest) -> HouseTold:
    spare(request, LISTS)
    house, device = house_of(request), owner_of_request(request)
    porter, opens = house.porter, True
    if porter.invited_only:
        asked = house.store.asked(lambda db: admitted.is_in(db, device))
        opens = await asyncio.wrap_future(asked)
    return HouseTold(
        porter.announcement(now_millis()),
        house.texts.imprint is not None,
        opens,
        device in porter.barred,
        await _keeps(request),
    )


@get("/api/house/texts")
async def house_texts(request: AnyRequest) -> HouseTextsTold:
    spare(request, LISTS)
    texts = house_of(request).texts
    return HouseTextsTold(texts.imprint, texts.privacy)


@post("/api/admissions", status_code=204)
async def enter(request: AnyRequest, body: RawBody) -> None:
    """The keeper's link for all: this device may open tables."""
    spare(request, DOORS)
    secret, device = read_body(body, KeeperKey).secret[:200], owner_of_request(request)
    await stored(request, lambda db: admitted.use(db, secret, device, now_millis()))


HOUSE_HANDLERS = [house_told, house_texts, enter]


async def _keeps(request: AnyRequest) -> bool:
    if session_of(request.scope["headers"]) is None:
        return False
    try:
        await kept_by(request)
    except Fault:
        return False
    return True
