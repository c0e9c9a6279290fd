"""All sheets at which somebody is, and the chair that a socket takes there."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from setzkasten.core.game import Refusal
from setzkasten.core.values import value
from setzkasten.puzzle import shared_sheet
from setzkasten.puzzle.shared_sheet import Outcome, Sheet, SheetOffer
from setzkasten.puzzle.shared_sheet import Rows as Solution
from setzkasten.server.bus.bus import GONE
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.sheet_room import SheetRoom
from setzkasten.server.live.sheet_wire import CursorTold, SheetRequest, read_sheet_request
from setzkasten.server.live.wire import Answer, Done, NotUnderstood, Refused, refusal_told
from setzkasten.server.people.limits import LETTERS, MESSAGES
from setzkasten.server.store import sheets
from setzkasten.server.store.journal import StoreError
from setzkasten.server.store.sheets import KeptSheet

if TYPE_CHECKING:
    from setzkasten.server.live.house import House


Change: TypeAlias = Callable[[Sheet, Solution, frozenset[int]], Outcome]


@value
class SheetChair:
    """Somebody at a sheet, as a socket comes to it."""

    sheets: Sheets
    kept: KeptSheet
    part: int
    number: int

    @property
    def room(self) -> SheetRoom:
        return self.sheets.room(self.kept, self.part)

    @property
    def listeners(self) -> set[Listener]:
        return self.room.listeners

    async def join(self, listener: Listener) -> None:
        await self.room.join(listener, self.number)

    async def leave(self, listener: Listener) -> None:
        room = self.room
        await room.leave(listener)
        self.sheets.let_go(room)

    def freed(self, listener: Listener) -> None:
        self.room.freed(listener)

    async def answer(self, listener: Listener, message: bytes, _client: str) -> Answer:
        """Every message gets exactly one answer."""
        try:
            request = read_sheet_request(message)
        except NotUnderstood as error:
            return Refused(error.re, refusal_told(Refusal(error.code, error.data)))
        try:
            refusal = self._slowly(listener, request) or await self._done(listener, request)
        except StoreError:
            refusal = Refusal("not_saved")
        if refusal:
            return Refused(request.re, refusal_told(refusal))
        return Done(request.re)

    def _slowly(self, listener: Listener, request: SheetRequest) -> Refusal | None:
        limits, sender = self.sheets.house.limits, listener.sender
        if sender is None:
            return None
        wait = limits.wait_seconds(MESSAGES, sender)
        if not wait and request.do in ("write", "offer", "answer"):
            wait = limits.wait_seconds(LETTERS, sender, max(1, len(request.cells)))
        return Refusal("too_many_requests", {"seconds": math.ceil(wait)}) if wait else None

    async def _done(self, listener: Listener, request: SheetRequest) -> Refusal | None:
        by = self.number
        match request.do:
            case "cursor":
                self.room.point(by, CursorTold(by, request.square, request.across))
                return None
            case "look":
                await self.room.attend(by)
                self.room.show(listener)
                return None
            case "offer" if request.what is None:
                return Refusal("not_understood", {"text": "what"})
            case _:
                return await self.room.change(self._change(request))

    def _change(self, request: SheetRequest) -> Change:
        by = self.number

        def do(sheet: Sheet, rows: Solution, asked: frozenset[int]) -> Outcome:
            if request.do == "write":
                return shared_sheet.write(sheet, rows, by, request.cells, request.since)
            if request.do == "answer":
                return shared_sheet.answer(sheet, rows, by, asked, aye=request.aye)
            assert request.what, "it was checked"
            offer = SheetOffer(by, request.what, request.squares)
            return shared_sheet.propose(sheet, rows, offer, asked)

        return do


class Sheets:
    """Of one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: dict[str, SheetRoom] = {}

    async def chair(self, name: str, device: str) -> SheetChair | None:
        """None: this device does not write there. Raises `StoreError`."""
        asked = self.house.store.asked(lambda db: sheets.find(db, name, device))
        found = await asyncio.wrap_future(asked)
        kept, solver = found or (None, None)
        if kept is None or solver is None:
            return None
        return SheetChair(self, kept, solver.part, solver.number)

    def room(self, kept: KeptSheet, part: int) -> SheetRoom:
        """Where those are who write on this part."""
        room = SheetRoom(self.house, kept, part)
        return self._rooms.setdefault(room.name, room)

    @property
    def pages(self) -> Iterator[Listener]:
        for room in self._rooms.values():
            yield from room.listeners

    def rooms_of(self, name: str) -> list[SheetRoom]:
        return [room for room in self._rooms.values() if room.kept.id == name]

    def let_go(self, room: SheetRoom) -> None:
        if not room.listeners and self._rooms.get(room.name) is room:
            del self._rooms[room.name]

    async def heard(self, name: str, number: int) -> None:
        """Raises `StoreError`."""
        if number == GONE:
            await self.look(name.rstrip("."))
        elif room := self._rooms.get(name):
            await room.heard(number)

    async def look(self, name: str = "") -> None:
        """At one sheet, or at all: what nobody said is found so. Raises `StoreError`."""
        for room in list(self._rooms.values()):
            if name in ("", room.kept.id):
                await room.look()

    async def gone(self, name: str) -> None:
        """It was cleared away: whoever is there is told, here and elsewhere."""
        await self.look(name)
        if not self.house.store.sharing.alone:
            self.house.bus.wake(f"{name}.", GONE)

    async def forget(self, device: str) -> None:
        """Whoever wanted to be forgotten has gone; the others learn it."""
        for room in list(self._rooms.values()):
            room.turn_away(device)
            await room.look()
            await room.meet()
