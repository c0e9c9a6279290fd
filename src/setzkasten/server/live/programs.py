"""Programs at the other end of a line: each plays one computer's seat, by a token of its own.

When its seat is due it gets the frame that the seat may see, and answers with an action. Whoever
does not answer in time loses the turn like any other computer that fails.
"""

from __future__ import annotations

import math
import re
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.server.live.faults import Unreadable, Unsaved, Waits
from setzkasten.server.live.outlet import Parcel, Plain, outlet_of
from setzkasten.server.live.wire import RefusalTold, refusal_told
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.limits import PROGRAM_MESSAGES
from setzkasten.server.people.sender import SENDER, Sender, sender_of
from setzkasten.server.store.journal import StoreError
from setzkasten.table.frame import frame
from setzkasten.table.own import WIRE
from setzkasten.table.told import Frame

if TYPE_CHECKING:
    from setzkasten.server.http.asgi import Receive, Scope, Send
    from setzkasten.server.live.house import House
    from setzkasten.server.live.live_table import LiveTable

# How long may it take to answer? Long enough for a slow line and a good thought.
PROGRAM_SECONDS = 30.0
# How large may an answer be? An action has some dozen signs.
MOST_BYTES = 4_096
# How many lines may play at one table?
MOST_LINES = 12

_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/program")
_BEARER = re.compile(r"Bearer ([A-Za-z0-9_-]{20,64})")


def holder_of(token: str) -> str:
    """As the store keeps it: no device's cookie ever hashes alike."""
    return owner_of(f"program {token}")


class ProgramAct(msgspec.Struct, frozen=True):
    """What a program does: the action as a record has it, for the state with this number."""

    seq: int
    action: str


class ProgramFrame(msgspec.Struct, frozen=True):
    """The table as the seat of a program sees it: it is due, or the game is over."""

    frame: Frame[object]


class ProgramDone(msgspec.Struct, frozen=True):
    """The action was carried out."""

    ok: int  # the number of steps by then


class ProgramRefused(msgspec.Struct, frozen=True):
    """It was not, and why; until its time is up it may try another."""

    refusal: RefusalTold


class Line:
    """One program at one seat."""

    def __init__(self, seat: Seat, outlet: Plain) -> None:
        self.seat, self._outlet = seat, outlet
        self._told = -1

    async def tell(self, said: object) -> None:
        """Whoever has hung up meanwhile hears nothing, and whoever reads slowly is waited for."""
        self._outlet.put([Parcel(msgspec.json.encode(said))])
        await self._outlet.drained()

    def due(self, live: LiveTable) -> bool:
        """Is there something new for it: its turn, or the end?"""
        table, awaiting = live.table, live.table.awaiting()
        news = awaiting.over or self.seat in awaiting.seats & table.computers
        if not news or self._told == table.seq:
            return False
        self._told = table.seq
        return True


class Programs:
    """The lines of one process, by table."""

    def __init__(self) -> None:
        self._lines: dict[str, set[Line]] = {}

    def wake(self, live: LiveTable) -> None:
        for line in self._lines.get(live.kept.id, ()):
            if line.due(live):
                live.start(_show(live, line))

    def join(self, live: LiveTable, line: Line) -> bool:
        lines = self._lines.setdefault(live.kept.id, set())
        if len(lines) >= MOST_LINES:
            return False
        lines.add(line)
        self.wake(live)
        return True

    def leave(self, table: str, line: Line) -> None:
        lines = self._lines.get(table, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(table, None)


async def _show(live: LiveTable, line: Line) -> None:
    seen = await live.read(partial(frame, live.table, live.kept.id, line.seat))
    await line.tell(ProgramFrame(seen))


def is_program(scope: Scope) -> bool:
    return _PATH.fullmatch(scope["path"]) is not None


async def program(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """A token in the header instead of a cookie: no page of a browser can send it."""
    await receive()  # websocket.connect
    device = _device_of(scope)
    scope[SENDER] = sender_of(scope, device)
    if not house.limits.enter(scope[SENDER]):
        await send({"type": "websocket.close"})
        return
    try:
        found = await _seat(house, scope, device)
        if found is None:
            house.refusals.note("no_such_table")
            await send({"type": "websocket.close"})  # before accepting: the handshake gets a 403
            return
        await send({"type": "websocket.accept"})
        await _play(house, found, scope, receive, send)
    finally:
        house.limits.leave(scope[SENDER])


async def _play(
    house: House, found: tuple[str, Seat], scope: Scope, receive: Receive, send: Send
) -> None:
    table, seat = found
    line, programs, device = (
        Line(seat, outlet_of(send)),
        house.computers.programs,
        _device_of(scope),
    )
    live = await house.live(table, device)
    if live is None or not programs.join(live, line):
        await send({"type": "websocket.close", "code": 1013})
        return
    try:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            data = text.encode("utf-8", "replace") if text is not None else message["bytes"]
            live = await house.live(table, device)
            if live is None:
                return
            await line.tell(await _answered(live, line, data, scope[SENDER]))
    except (StoreError, Unreadable, Waits):  # what it acts at cannot be read just now
        await send({"type": "websocket.close", "code": 1013})
    finally:
        programs.leave(table, line)


async def _answered(
    live: LiveTable, line: Line, data: bytes, sender: Sender
) -> ProgramDone | ProgramRefused:
    if wait := live.house.limits.wait_seconds(PROGRAM_MESSAGES, sender):
        return _refused(Refusal("too_many_requests", {"seconds": math.ceil(wait)}))
    try:
        if len(data) > MOST_BYTES:
            raise ValueError("too long")
        wanted = msgspec.json.decode(data, type=ProgramAct)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        return _refused(Refusal("not_understood", {"text": str(error)[:80]}))
    try:
        refusal = await live.change(partial(_act, live, line.seat, wanted))
    except Unsaved:
        refusal = Refusal("not_saved")
    return _refused(refusal) if refusal else ProgramDone(live.table.seq)


def _act(live: LiveTable, seat: Seat, wanted: ProgramAct, now: Millis) -> Refusal | None:
    table = live.table
    table.advance(now)
    if table.moved_on(wanted.seq):
        return Refusal("stale", {"seq": wanted.seq, "now": table.seq})
    if table.kinds[seat] != ("computer", WIRE):
        return Refusal("not_your_seat", {"seat": seat + 1})
    return table.play(seat, wanted.action, now).refusal


def _refused(refusal: Refusal) -> ProgramRefused:
    return ProgramRefused(refusal_told(refusal))


def _device_of(scope: Scope) -> str:
    """Of the token in the header; empty: there is none."""
    given = next((v for n, v in scope["headers"] if n == b"authorization"), b"").decode("latin-1")
    found = _BEARER.fullmatch(given)
    return holder_of(found[1]) if found else ""


async def _seat(house: House, scope: Scope, device: str) -> tuple[str, Seat] | None:
    """The table and the seat that this token is for; None: for none, or it has not begun."""
    path = _PATH.fullmatch(scope["path"])
    if not device or path is None:
        return None
    try:
        live = await house.live(path[1], device)
    except (StoreError, Unreadable, Waits):
        return None
    if live is None:
        return None
    held = live.around.holders.held_by(device)
    return next(
        ((path[1], seat) for seat in sorted(held) if live.table.kinds[seat][1] == WIRE), None
    )
