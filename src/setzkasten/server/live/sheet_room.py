"""The pages that are open at one part of a sheet, and what each of them is told.

What is written is read, changed and kept by the store in one go, so its order is everybody's. What
is told here is the way from the version that was told before to the one that came.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import msgspec

from setzkasten.core.game import Refusal
from setzkasten.puzzle import shared_sheet
from setzkasten.puzzle.crossword import LARGEST
from setzkasten.puzzle.shared_sheet import Cell, Outcome, Sheet
from setzkasten.puzzle.shared_sheet import Rows as Solution
from setzkasten.server.bus.bus import SEATS
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.sheet_wire import (
    CursorMoved,
    CursorTold,
    SheetChange,
    SheetChanged,
    SheetShown,
    SheetTold,
    SolversMet,
    SolverTold,
)
from setzkasten.server.now import iso_now, now_millis
from setzkasten.server.store import sheets
from setzkasten.server.store.journal import Rows, StoreError
from setzkasten.server.store.sheets import KeptSheet, Part, Solver

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.sheet")

T = TypeVar("T")
# A cursor is small enough to be said on the bus itself: below all other numbers.
_CURSORS = -100


class SheetRoom:
    def __init__(self, house: House, kept: KeptSheet, part: int) -> None:
        self.kept, self.part = kept, part
        self.listeners: set[Listener] = set()
        self._house = house
        self._whose: dict[Listener, int] = {}
        self._now = Part(Sheet(), -1)
        self._people: list[Solver] = []
        self._cursors: dict[int, CursorTold] = {}

    @property
    def name(self) -> str:
        """On the bus; no table is called so."""
        return f"{self.kept.id}.{self.part}"

    @property
    def version(self) -> int:
        return self._now.version

    async def join(self, listener: Listener, number: int) -> None:
        """Raises `StoreError`."""
        self.listeners.add(listener)
        self._whose[listener] = number
        await self.attend(number)
        self.show(listener)
        for cursor in self._cursors.values():
            listener.note(f"cursor {cursor.by}", msgspec.json.encode(CursorMoved(cursor)))

    async def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        number = self._whose.pop(listener, None)
        if number is None or number in self._whose.values():
            return
        self.point(number, CursorTold(number, None, across=True))
        try:
            await self.attend(number, here=False)
        except StoreError as error:
            log.error("sheet %s: who left could not be noted: %s", self.name, error)

    async def attend(self, number: int, *, here: bool = True) -> None:
        """Somebody is there, or has gone; all learn it. An offer waits for nobody who went."""

        def job(db: Rows) -> Part | Refusal:
            sheets.seen(db, self.kept.id, number, now_millis(), here=here)
            asked = self._asked(db)
            return self._changed(db, lambda sheet, rows: shared_sheet.settle(sheet, rows, asked))

        part = await self._stored(job)
        if isinstance(part, Part):
            self.take(part)
        await self.meet()
        self._wake(SEATS)

    async def change(
        self, do: Callable[[Sheet, Solution, frozenset[int]], Outcome]
    ) -> Refusal | None:
        """Kept before anybody is told. Raises `StoreError`."""

        def job(db: Rows) -> Part | Refusal:
            asked = self._asked(db)
            return self._changed(db, lambda sheet, rows: do(sheet, rows, asked))

        done = await self._stored(job)
        if isinstance(done, Refusal):
            return done
        self.take(done)
        self._wake(done.version)
        return None

    def take(self, part: Part) -> None:
        """A newer version: whoever has the one before hears what became of it."""
        before, self._now = self._now, max(self._now, part, key=lambda one: one.version)
        if self._now is before:
            return
        told = _change(before, self._now)
        parcel = Parcel(msgspec.json.encode(SheetChanged(told)))
        for listener in self.listeners:
            listener.change(parcel)

    def show(self, listener: Listener) -> None:
        sheet, you = self._now.sheet, self._whose[listener]
        lies = (sheet.cells, sheet.offer, sheet.news, sheet.done)
        told = SheetTold(self._now.version, you, *lies, self._told())
        listener.show(Parcel(msgspec.json.encode(SheetShown(told))))

    def freed(self, listener: Listener) -> None:
        if listener.behind and listener in self._whose:
            self.show(listener)

    async def meet(self) -> None:
        """Who is there is read and told."""
        asked = self._house.store.asked(lambda db: sheets.solvers(db, self.kept.id))
        found = await asyncio.wrap_future(asked)
        self._people = [one for one in found if one.part == self.part]
        told = msgspec.json.encode(SolversMet(self._told()))
        for listener in self.listeners:
            listener.note("people", told)

    def point(self, number: int, cursor: CursorTold) -> None:
        """Somebody's cursor is elsewhere; nothing of it is kept."""
        self._pointed(cursor)
        if cursor.square:
            row, col = cursor.square
            way = number * 2 + cursor.across
            self._wake(_CURSORS - (way * LARGEST + row) * LARGEST - col)

    async def heard(self, number: int) -> None:
        """From another process. Raises `StoreError`."""
        if number == SEATS:
            await self.meet()
        elif number <= _CURSORS:
            rest, col = divmod(_CURSORS - number, LARGEST)
            way, row = divmod(rest, LARGEST)
            self._pointed(CursorTold(way // 2, (row, col), across=bool(way % 2)))
        elif number > self.version:
            await self.look()

    async def look(self) -> None:
        """Read on. A sheet that is gone says farewell. Raises `StoreError`."""
        asked = self._house.store.asked(lambda db: sheets.read(db, self.kept.id, self.part))
        part = await asyncio.wrap_future(asked)
        if part is None:
            self.dismiss()
        else:
            self.take(part)

    def dismiss(self) -> None:
        for listener in list(self.listeners):
            listener.close("no_such_sheet")

    def turn_away(self, device: str) -> None:
        for listener in list(self.listeners):
            if listener.sender and listener.sender.device == device:
                listener.close("no_such_sheet")

    def _pointed(self, cursor: CursorTold) -> None:
        self._cursors.pop(cursor.by, None)
        if cursor.square:
            self._cursors[cursor.by] = cursor
        told = msgspec.json.encode(CursorMoved(cursor))
        for listener in self.listeners:
            if self._whose.get(listener) != cursor.by:
                listener.note(f"cursor {cursor.by}", told)

    def _told(self) -> list[SolverTold]:
        now = now_millis()
        return [
            SolverTold(one.number, one.name, colour, one.there(now))
            for colour, one in enumerate(self._people)
        ]

    def _asked(self, db: Rows) -> frozenset[int]:
        there, now = sheets.solvers(db, self.kept.id), now_millis()
        return frozenset(one.number for one in there if one.part == self.part and one.asked(now))

    def _changed(self, db: Rows, do: Callable[[Sheet, Solution], Outcome]) -> Part | Refusal:
        done = sheets.change(db, self.kept, self.part, iso_now(), do)
        if isinstance(done, Part) and done.sheet.done:
            sheets.finish(db, self.kept.id, self.part, now_millis())
        return done

    async def _stored(self, job: Callable[[Rows], T]) -> T:
        return await asyncio.wrap_future(self._house.store.queued(partial(job)))

    def _wake(self, number: int) -> None:
        if not self._house.store.sharing.alone:
            self._house.bus.wake(self.name, number)


def _change(before: Part, after: Part) -> SheetChange:
    old = {cell[:2]: cell for cell in before.sheet.cells}
    cells: list[Cell] = [cell for cell in after.sheet.cells if old.pop(cell[:2], None) != cell]
    cells += [(row, col, "", by, "ink") for row, col, _, by, _ in old.values()]
    sheet = after.sheet
    told = (cells, sheet.offer, sheet.news, sheet.done)
    return SheetChange(after.version, before.version, *told)
