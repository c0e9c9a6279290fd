"""How tables stand, written down for lists: not with every move, but within a second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from setzkasten.server.live.following import followed as followed_of
from setzkasten.server.now import iso_of, now_millis
from setzkasten.server.store.journal import Journal, Kept, StoreError
from setzkasten.server.store.turns import Followed
from setzkasten.table.frame import summary

if TYPE_CHECKING:
    from setzkasten.server.live.live_table import LiveTable

log = logging.getLogger("setzkasten.house")

# How late may a list of games be? The moves of a second share one note.
NOTE_SECONDS = 1.0
# How many tables are noted together? Where more are played at, moves of a longer while share one.
MOST_AT_ONCE = 200


def stands(live: LiveTable) -> Kept:
    """Its row of the store, as it should be by now."""
    told, book = summary(live.table), live.table.court.book
    return replace(
        live.kept,
        book=msgspec.json.encode(book).decode(),
        summary=msgspec.json.encode(told).decode(),
        updated=iso_of(live.changed) if live.changed else live.kept.updated,
        over=told.over,
        due=told.due,
    )


def unnoted(live: LiveTable) -> bool:
    """Just read: the server may have been killed before it was noted, or whose turn it is."""
    return (live.around.holders.several and not live.kept.over) or stands(live) != live.kept


def _followed(live: LiveTable) -> list[Followed]:
    found = followed_of(live, now_millis())
    return [found] if found else []


class Noting:
    def __init__(self, store: Journal) -> None:
        self._store = store
        self._due: dict[LiveTable, None] = {}
        self._under_way: dict[asyncio.Task[None], list[LiveTable]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def soon(self, live: LiveTable) -> None:
        self._due[live] = None
        if live.table.awaiting().over:
            self._note(live)  # before anybody else is let in
        self._go_on()

    async def now(self, which: Callable[[LiveTable], bool] = lambda _: True) -> None:
        """Afterwards a list knows these tables, also if somebody else has begun to note them."""
        if due := [live for live in self._due if which(live)]:
            for live in due:
                del self._due[live]
            task = asyncio.get_running_loop().create_task(self._noted(due))
            self._under_way[task] = due
            task.add_done_callback(self._under_way.pop)
        for task in [task for task, some in self._under_way.items() if any(map(which, some))]:
            await asyncio.shield(task)

    async def _noted(self, some: list[LiveTable]) -> None:
        noted: list[Kept] = []
        followed: list[Followed] = []
        for live in some:
            async with live.lock:
                if not live.gone:
                    noted.append(stands(live))
                    followed.extend(_followed(live))
        if noted:
            await asyncio.wrap_future(self._store.note(noted, followed, now_millis()))

    def last(self, live: LiveTable) -> None:
        """Nothing happens at this table, or never will again."""
        if live in self._due and not live.lock.locked():
            self._note(live)

    def _note(self, live: LiveTable) -> None:
        self._store.note([stands(live)], _followed(live), now_millis())

    def forget(self, live: LiveTable) -> None:
        self._due.pop(live, None)

    def _go_on(self) -> None:
        if self._due and self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(NOTE_SECONDS, lambda: loop.create_task(self._some()))

    async def _some(self) -> None:
        """Those that have waited longest."""
        self._timer = None
        oldest = set(islice(self._due, MOST_AT_ONCE))
        try:
            await self.now(oldest.__contains__)
        except StoreError as error:
            log.error("how tables stand could not be noted: %s", error)
        self._go_on()
