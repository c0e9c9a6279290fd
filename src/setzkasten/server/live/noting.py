"""How tables stand, noted for lists: the moves of a second share one note."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from setzkasten.server.store.journal import Journal, Kept, StoreError
from setzkasten.table.frame import summary

if TYPE_CHECKING:
    from setzkasten.server.live.live_table import LiveTable

log = logging.getLogger("setzkasten.noting")

# How late may a list of games be?
NOTE_SECONDS = 1.0


def stands(live: LiveTable) -> Kept:
    """Its row of the store, as it should be by now."""
    told, book = summary(live.table), live.table.court.book
    return replace(
        live.kept,
        book=msgspec.json.encode(book).decode(),
        summary=msgspec.json.encode(told).decode(),
        updated=live.changed_at,
        over=told.over,
    )


class Noting:
    def __init__(self, store: Journal) -> None:
        self._store = store
        self._changed: dict[LiveTable, None] = {}
        self._waiting: asyncio.TimerHandle | None = None

    def changed(self, live: LiveTable) -> None:
        """Lists may show it a second later; whoever asks for one sees it at once."""
        self._changed[live] = None
        if live.table.awaiting().over:
            self._store.note([stands(live)])  # before anybody else is let in
        if self._waiting is None:
            loop = asyncio.get_running_loop()
            self._waiting = loop.call_later(NOTE_SECONDS, lambda: loop.create_task(self._all()))

    async def note(self, which: Callable[[LiveTable], bool]) -> None:
        noted: list[Kept] = []
        for live in [live for live in self._changed if which(live)]:
            self._changed.pop(live, None)
            async with live.lock:
                if not live.gone:
                    noted.append(stands(live))
        if noted:
            await asyncio.wrap_future(self._store.note(noted))

    def let_go(self, live: LiveTable) -> None:
        """Nothing happens at this table, or never will again."""
        if live in self._changed and not live.lock.locked():
            self._store.note([stands(live)])

    def forget(self, live: LiveTable) -> None:
        self._changed.pop(live, None)

    async def _all(self) -> None:
        self._waiting = None
        try:
            await self.note(lambda _: True)
        except StoreError as error:
            log.error("how tables stand could not be noted: %s", error)
