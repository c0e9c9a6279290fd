"""Word books over HTTP: what tables have settled about words, to be read and to be struck."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from litestar import delete, get
from litestar.params import FromPath

from setzkasten.core.record import read_record
from setzkasten.server.fault import Fault
from setzkasten.server.http.behind import as_it_began, as_seen
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    live_of,
    owner_of_request,
    seated_of,
    spare,
)
from setzkasten.server.live.faults import Unsaved
from setzkasten.server.live.noting import stands
from setzkasten.server.people.limits import LISTS, SAVES
from setzkasten.server.store.journal import Kept
from setzkasten.table import voting
from setzkasten.table.frame import seats_told
from setzkasten.table.told import SeatTold, Summary


class SettledWord(msgspec.Struct, frozen=True):
    word: str
    counts: bool


class BookFacts(msgspec.Struct, frozen=True):
    """What a table has settled about words."""

    id: str
    game: str
    seats: list[SeatTold]
    words: list[SettledWord]
    updated: str


@get("/api/books")
async def books(request: AnyRequest) -> list[BookFacts]:
    """The book of every table of this device that has settled a word, the latest first."""
    spare(request, LISTS)
    house, device = house_of(request), owner_of_request(request)
    page = await house.listed(device, 0, over=None)
    told = [_told(as_seen(one, device).kept, device) for one in page]
    return [row for row in told if row.words]


@get("/api/tables/{name:str}/book")
async def book(request: AnyRequest, name: FromPath[str]) -> BookFacts:
    """Of a game with hidden hands whoever watches reads it when the game is over."""
    live, device = await live_of(request, name), owner_of_request(request)
    kept = await live.read(lambda _: stands(live))
    if live.around.watched_by(device) and not kept.over:
        kept = as_it_began(kept)
    return _told(kept, device)


@delete(["/api/tables/{name:str}/book", "/api/tables/{name:str}/book/{word:str}"])
async def strike(
    request: AnyRequest, name: FromPath[str], word: FromPath[str | None] = None
) -> None:
    """One word, or all of them, are the dictionary's affair again; striking twice does no harm."""
    live = await seated_of(request, name)
    spare(request, SAVES)
    try:
        await live.change(lambda now: voting.forget_word(live.table, word, now))
    except Unsaved as error:
        raise Fault(503, "not_saved") from error


BOOK_HANDLERS = [books, book, strike]


def _told(kept: Kept, device: str) -> BookFacts:
    """At a child's table the words of others are shown to nobody but whoever opened it."""
    header = read_record(kept.header.encode()).header
    settled: Mapping[str, bool] = msgspec.json.decode(kept.book, type=dict[str, bool])
    hidden = kept.owner != device and msgspec.json.decode(kept.summary, type=Summary).child
    words = [] if hidden else [SettledWord(word, settled[word]) for word in sorted(settled)]
    return BookFacts(kept.id, header.game, seats_told(header), words, kept.updated)
