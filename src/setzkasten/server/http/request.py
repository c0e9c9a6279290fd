"""What every handler asks of a request: the house, whose device it is, how much it may."""

from __future__ import annotations

from typing import Any

from litestar import Request

from setzkasten.core.game import Seat
from setzkasten.server.fault import Busy, Fault
from setzkasten.server.http.errors import too_fast
from setzkasten.server.live.faults import Unreadable
from setzkasten.server.live.house import House
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.people.limits import Allowance
from setzkasten.server.people.sender import SENDER, Sender

AnyRequest = Request[Any, Any, Any]  # no user, no auth, no state of Litestar's
# The key under which the outermost layer of the app lays it into a scope.
OWNER = "setzkasten.owner"
# How large may a question be? Only files, saved puzzles and new tables need more, and say so.
QUESTION_BYTES = 128_000


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def owner_of_request(request: AnyRequest) -> str:
    """Whose device asks."""
    scope: Any = request.scope  # one key more than Litestar's type knows
    owner: str = scope[OWNER]
    return owner


def who_asks(request: AnyRequest) -> Sender:
    scope: Any = request.scope
    sender: Sender = scope[SENDER]
    return sender


def address_of_request(request: AnyRequest) -> str:
    """By which the places in a queue are shared out."""
    return who_asks(request).address


async def seated_of(request: AnyRequest, name: str) -> LiveTable:
    """A table at which somebody on this device plays. Raises `Fault` for one who watches."""
    live = await live_of(request, name)
    if not own_seats(request, live):
        raise Fault(403, "only_watching")
    return live


def own_seats(request: AnyRequest, live: LiveTable) -> frozenset[Seat]:
    """Those of the people who play on this device."""
    return live.around.holders.seats_of(owner_of_request(request), live.table.persons)


async def live_of(request: AnyRequest, name: str) -> LiveTable:
    house = house_of(request)
    if house.pools.moves.full:
        raise Busy
    try:
        live = await house.live(name, owner_of_request(request))
    except Unreadable as error:
        raise Fault(409, "table_unreadable") from error
    if live is None:
        raise Fault(404, "no_such_table")
    return live


def spare(request: AnyRequest, allowance: Allowance, code: str = "") -> None:
    """Raises `Fault` when this sender has had enough of something for a while."""
    if wait := house_of(request).limits.wait_seconds(allowance, who_asks(request)):
        raise Fault(429, code, wait_seconds=wait) if code else too_fast(wait)
