"""My games: the list of all tables at which somebody on this device sits."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromQuery

from setzkasten.core.game import Millis, Seat
from setzkasten.core.record import read_record
from setzkasten.server.http.behind import as_seen
from setzkasten.server.http.request import AnyRequest, house_of, owner_of_request, spare
from setzkasten.server.people.holders import Holders
from setzkasten.server.people.limits import LISTS
from setzkasten.server.store.listing import Listed
from setzkasten.table.frame import seats_told
from setzkasten.table.told import SeatTold, Summary

# How far does the list of a device's tables go?
LAST_LISTED = 100_000


class TableFacts(msgspec.Struct, frozen=True):
    """What the list of games shows of a table."""

    id: str
    game: str
    seats: list[SeatTold]
    mine: list[Seat]  # of this device; none: it watches
    next: list[Seat]
    over: bool
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]  # none: this device watches hidden hands and is a turn behind
    waiting: bool  # for people who come by a link
    opened: bool  # at this device
    since: str  # when the turn began, or what was last done
    until: str | None  # when its time is over
    updated: str


@get("/api/tables")
async def tables(
    request: AnyRequest, first: FromQuery[int] = 0, over: FromQuery[bool | None] = None
) -> Response[bytes]:
    """One page of the list, from this number on: all, or those that are finished or are not."""
    house, device = house_of(request), owner_of_request(request)
    spare(request, LISTS)
    page = await house.listed(device, min(max(0, first), LAST_LISTED), over=over)
    told = await house.pools.aside.ask(lambda: msgspec.json.encode(_in_order(page, device)))
    return Response(told, media_type=MediaType.JSON)


MY_GAMES_HANDLERS = [tables]


def _in_order(page: Iterable[Listed], device: str) -> list[TableFacts]:
    """The latest first, by what is told of them: the place of a row says when it was played."""
    told = [table_told(one, device) for one in page]
    return sorted(told, key=lambda table: table.updated, reverse=True)


def table_told(one: Listed, device: str) -> TableFacts:
    one = as_seen(one, device)
    kept = one.kept
    header = read_record(kept.header.encode()).header
    stands = msgspec.json.decode(kept.summary, type=Summary)
    people = frozenset(n for n, sitter in enumerate(header.sitters) if sitter.kind == "person")
    return TableFacts(
        kept.id,
        header.game,
        seats_told(header),
        sorted(Holders(kept.owner, one.held).seats_of(device, people)),
        stands.next,
        stands.over,
        stands.winners,
        stands.scores,
        stands.waiting,
        kept.owner == device,
        _moment(one.since) or kept.updated,
        _moment(one.until),
        kept.updated,
    )


def _moment(millis: Millis | None) -> str | None:
    if millis is None:
        return None
    return datetime.fromtimestamp(millis / 1000, UTC).isoformat(timespec="milliseconds")
