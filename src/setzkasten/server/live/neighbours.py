"""The other processes on the same store: what they say, and what is said to them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from setzkasten.server.bus.bus import HOUSE, SEATS, TALK
from setzkasten.server.live.ticking import tick_on
from setzkasten.server.live.watch import watch_on
from setzkasten.server.store.journal import Rows, StoreError
from setzkasten.server.store.sweep import sweep_on

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.neighbours")

# How soon does something begin anew that failed by our own fault?
AGAIN_SECONDS = 5.0

_SEATS = "SELECT owner, header FROM tables WHERE id = ?"


class Neighbours:
    def __init__(self, house: House) -> None:
        self._house, self._tasks = house, set[asyncio.Task[None]]()
        house.bus.listen(self.heard)

    async def start(self) -> None:
        """Before anybody comes."""
        await self._house.bus.start()
        house = self._house
        for lasting in (lambda: sweep_on(house), lambda: tick_on(house), house.courier.run):
            self.begin(keep_on(lasting))
        if not house.store.sharing.alone:
            for lasting in (lambda: watch_on(house), house.grapevine.beat_on):
                self.begin(keep_on(lasting))

    async def stop(self) -> None:
        await self._house.bus.stop()

    def close(self) -> None:
        self._house.bus.unlisten(self.heard)
        for task in list(self._tasks):
            task.cancel()

    def say_seats(self, name: str) -> None:
        """Who sits where or opened it has changed, or it is gone; here it is known already."""
        if not self._house.store.sharing.alone:
            self._house.bus.wake(name, SEATS)

    def heard(self, name: str, number: int) -> None:
        if "." in name:
            self.begin(self._sheet(name, number))
        elif number == SEATS:
            self.begin(self._seats(name))
        elif number == HOUSE:
            self.begin(self._house.porter.heard())
        elif number == TALK:
            if live := self._house.tables.get(name):
                self.begin(live.writing.tell())
        elif live := self._house.tables.get(name):
            live.woken(number)

    async def _seats(self, name: str) -> None:
        """Those who wait see who came; those who play keep their seats, or read the table anew."""
        house = self._house
        try:
            row = await asyncio.wrap_future(house.store.asked(partial(_owner_and_header, name)))
            await house.hall.tell(name, row[0] if row else "")
            live = house.tables.get(name)
            if live and row != (live.kept.owner, live.kept.header):
                house.forget(live)
            elif live:
                await house.reseat_here(name)
        except StoreError as error:
            log.error("table %s: who sits there could not be read: %s", name, error)

    async def _sheet(self, name: str, number: int) -> None:
        try:
            await self._house.sheets.heard(name, number)
        except StoreError as error:
            log.error("sheet %s could not be read: %s", name, error)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def keep_on(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """For as long as the server runs, also when it fails once by our own fault."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("what always goes on was interrupted by our own fault, and begins anew")
        await asyncio.sleep(AGAIN_SECONDS)


def _owner_and_header(name: str, db: Rows) -> tuple[str, str] | None:
    row = db.execute(_SEATS, (name,)).fetchone()
    return tuple(row) if row else None
