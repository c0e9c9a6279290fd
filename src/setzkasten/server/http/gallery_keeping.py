"""The gallery of the pictures of the week, for the keeper of the server: seen and cleared."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import delete, get
from litestar.params import FromPath, FromQuery

from setzkasten.server.http.invitations import stored
from setzkasten.server.http.keeper import kept_by, within
from setzkasten.server.http.request import AnyRequest, house_of
from setzkasten.server.store import contest


class ShownEntry(msgspec.Struct, frozen=True):
    """A picture that everybody sees."""

    number: int
    week: str
    kind: str  # the game
    name: str  # empty: none was given
    rows: tuple[str, ...]


@get("/api/keeper/entries")
async def shown_entries(request: AnyRequest, first: FromQuery[int] = 0) -> list[ShownEntry]:
    """A hundred at once, the latest first."""
    await kept_by(request)
    asked = house_of(request).store.asked(lambda db: contest.shown(db, within(first)))
    found = await asyncio.wrap_future(asked)
    return [ShownEntry(one.number, one.week, one.kind, one.name, one.rows) for one in found]


@delete("/api/keeper/entries/{number:int}")
async def clear_entry(request: AnyRequest, number: FromPath[int]) -> None:
    """It counts no more, and nobody sees it."""
    await kept_by(request)
    await stored(request, lambda db: contest.clear(db, number))


@delete("/api/keeper/entries")
async def clear_entries(request: AnyRequest) -> None:
    """All of them, also those that nobody sees."""
    await kept_by(request)
    await stored(request, contest.clear)


GALLERY_HANDLERS = [shown_entries, clear_entry, clear_entries]
