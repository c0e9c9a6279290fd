"""The house: all tables of a server, read from the store when somebody comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace
from random import SystemRandom
from secrets import token_urlsafe
from time import monotonic

import msgspec

from setzkasten.core.record import Header, RecordError, read_record, write_header
from setzkasten.server.computer import Computers
from setzkasten.server.dictionary import Dictionary
from setzkasten.server.health import Health
from setzkasten.server.limits import Limit
from setzkasten.server.live import LiveTable, iso_now, now_millis
from setzkasten.server.settings import Settings
from setzkasten.server.store import Kept, Store
from setzkasten.table.frame import summary
from setzkasten.table.judge import Book
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table

log = logging.getLogger("setzkasten.house")

# How many tables does the list of a device show?
MOST_LISTED = 500
# How many senders are watched at once before the quiet ones are forgotten?
MOST_LIMITS = 10_000


class Unreadable(Exception):
    """A stored table that the rules of today cannot play. It stays in the store."""


class House:
    def __init__(self, store: Store, dictionary: Dictionary, settings: Settings) -> None:
        self.store, self.dictionary, self.settings = store, dictionary, settings
        self.health = Health(store)
        self.computers = Computers(dictionary, settings.computer_pause_seconds)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._limits: dict[tuple[str, str], Limit] = {}

    def close(self) -> None:
        for live in list(self._tables.values()):
            self.forget(live)
        self.store.close()

    async def open(
        self, owner: str, header: Header, lines: Iterable[str] = (), book: Book | None = None
    ) -> str:
        """A new table, on the disk before its name is told. Raises `RecordError`."""
        header = replace(header, lexicon=self.dictionary.id)
        table = self._set_up(header, lines, book or {})
        table.advance(now_millis())
        told, moment = summary(table), iso_now()
        kept = Kept(
            token_urlsafe(15),  # 120 random bits
            owner,
            write_header(header),
            msgspec.json.encode(table.book).decode(),
            msgspec.json.encode(told).decode(),
            moment,
            moment,
            bool(told["over"]),
        )
        await asyncio.wrap_future(self.store.create(kept, table.lines()))
        return kept.id

    async def rematch(self, live: LiveTable, owner: str) -> str:
        """The same people at a new table; what they settled about words goes with them."""
        header, book = await live.read(lambda _: (live.table.header, live.table.book))
        return await self.open(owner, header, book=book)

    async def live(self, name: str, owner: str) -> LiveTable | None:
        """The table, if it is this owner's. Raises `Unreadable`."""
        live = self._tables.get(name)
        if live is None:
            kept = await asyncio.wrap_future(self.store.find(name, owner))
            if kept is None:
                return None
            live = await self._loaded(kept)
        live.touched = monotonic()
        return live if live.kept.owner == owner else None

    async def owned(self, owner: str) -> list[Kept]:
        return await asyncio.wrap_future(self.store.owned(owner, MOST_LISTED))

    async def delete(self, name: str, owner: str) -> bool:
        """False: this owner has no such table."""
        if await asyncio.wrap_future(self.store.find(name, owner)) is None:
            return False
        if live := self._tables.get(name):
            self.forget(live)
        await asyncio.wrap_future(self.store.delete(name))
        return True

    def forget(self, live: LiveTable) -> None:
        if self._tables.get(live.kept.id) is live:
            del self._tables[live.kept.id]
        live.stop()

    def drop_later(self, live: LiveTable) -> None:
        live.touched = monotonic()
        asyncio.get_running_loop().call_later(self.settings.idle_seconds, self._drop, live)

    def wait_seconds(self, what: str, owner: str, most: int) -> float:
        """How long this owner has to wait for another of these; 0 is not at all."""
        now = monotonic()
        if len(self._limits) > MOST_LIMITS:
            self._limits = {k: x for k, x in self._limits.items() if not x.quiet(now)}
        return self._limits.setdefault((what, owner), Limit(most)).wait_seconds(now)

    def _drop(self, live: LiveTable) -> None:
        """Out of the memory, unless somebody is there or just on the way in."""
        if self._tables.get(live.kept.id) is not live or live.listeners:
            return
        if live.lock.locked() or monotonic() < live.touched + self.settings.idle_seconds:
            self.drop_later(live)
        else:
            self.forget(live)

    async def _loaded(self, kept: Kept) -> LiveTable:
        """Two who come at once get the same table, also if one was quicker with the store."""
        if live := self._tables.get(kept.id):
            return live
        task = self._loading.get(kept.id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(kept))
            self._loading[kept.id] = task
            task.add_done_callback(lambda _: self._loading.pop(kept.id, None))
        return await asyncio.shield(task)

    async def _load(self, kept: Kept) -> LiveTable:
        lines = await asyncio.wrap_future(self.store.lines(kept.id))
        try:
            header = read_record(kept.header.encode()).header
            book = msgspec.json.decode(kept.book, type=dict[str, bool])
            table = await asyncio.to_thread(self._set_up, header, lines, book)
        except (RecordError, msgspec.DecodeError) as error:
            log.error("table %s cannot be read: %s", kept.id, error)
            raise Unreadable(kept.id) from error
        live = LiveTable(self, kept, table)
        self._tables[kept.id] = live
        self.drop_later(live)
        return live

    def _set_up(self, header: Header, lines: Iterable[str], book: Book) -> Table:
        return open_table(
            header,
            lines,
            bench=self.dictionary.bench(header.game, header.policy),
            rng=SystemRandom(),
            now=now_millis(),
            book=book,
        )
