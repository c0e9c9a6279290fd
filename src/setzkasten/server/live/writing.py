"""Free text at a table, where whoever opened it allows it among those who play there."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from setzkasten.core.game import Refusal, Seat
from setzkasten.server.bus.bus import TALK
from setzkasten.server.now import now_millis
from setzkasten.server.people.plain_line import plain_line
from setzkasten.server.store import remarks
from setzkasten.server.store.journal import Rows, StoreError
from setzkasten.table.talk import CHILD, TEXT

if TYPE_CHECKING:
    from setzkasten.server.live.listener import Listener
    from setzkasten.server.live.live_table import LiveTable

log = logging.getLogger("setzkasten.table")

LONGEST = 200


class Written(msgspec.Struct, frozen=True):
    """A line that somebody wrote."""

    number: int  # counts all lines of this table
    seat: Seat
    text: str  # plain, up to 200 signs


class Writings(msgspec.Struct, frozen=True):
    """The last lines, for those who play: at the start and after each new one."""

    written: list[Written]


class Writing:
    """At one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def write(self, listener: Listener, seat: Seat, text: str) -> Refusal | None:
        way = self._live.table.talk.way
        if way != TEXT:
            return Refusal("child_table_quiet" if way == CHILD else "no_free_text")
        plain = plain_line(text, LONGEST)
        if not plain or len(plain) > LONGEST:
            return Refusal("text_long" if plain else "text_empty", {"most": LONGEST})
        house, name = self._live.house, self._live.kept.id
        device = listener.sender.device if listener.sender else ""
        now = now_millis()
        job = partial(remarks.write, table=name, seat=seat, device=device, text=plain, now=now)
        try:
            await asyncio.wrap_future(house.store.queued(job))
        except StoreError:
            return Refusal("not_saved")
        await self.tell()
        if not house.store.sharing.alone:
            house.bus.wake(name, TALK)
        return None

    async def tell(self, only: Listener | None = None) -> None:
        """Those who play read the last lines; whoever only watches does not."""
        live = self._live
        if live.table.talk.way != TEXT:
            return
        try:
            told = await asyncio.wrap_future(live.house.store.asked(self._lines))
        except StoreError as error:
            log.error("table %s: what was written could not be read: %s", live.kept.id, error)
            return
        for listener in [only] if only else list(live.listeners):
            if live.around.held_by(listener):
                listener.note("written", told)

    def _lines(self, db: Rows) -> bytes:
        found = remarks.lines(db, self._live.kept.id, now_millis())
        return msgspec.json.encode(Writings([Written(w.number, w.seat, w.text) for w in found]))
