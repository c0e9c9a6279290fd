"""The drawer: tables that nobody has in hand, as rows of the store."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import SystemRandom

import msgspec

from setzkasten.core.record import Header, RecordError, read_record, write_header
from setzkasten.lexicon.words import Words
from setzkasten.server.live.faults import Unreadable
from setzkasten.server.logs import reason_of
from setzkasten.server.name import new_name
from setzkasten.server.now import iso_now, now_millis
from setzkasten.server.people.holders import NOBODY, Seating
from setzkasten.server.store import seated
from setzkasten.server.store.journal import Journal, Kept, Read
from setzkasten.server.work import jobs
from setzkasten.server.work.pools import Breath, Pools
from setzkasten.table.judge import Book
from setzkasten.table.opening import open_table
from setzkasten.table.seal import Seal
from setzkasten.table.table import Table

log = logging.getLogger("setzkasten.house")


class Drawer:
    def __init__(self, store: Journal, words: Words, pools: Pools) -> None:
        self._store, self._words, self._pools = store, words, pools

    async def lay(
        self, owner: str, opened: jobs.Opened, book: Book, seating: Seating = NOBODY
    ) -> str:
        """On the disk before its name is told."""
        moment = iso_now()
        kept = Kept(
            new_name(),
            owner,
            write_header(opened.header),
            msgspec.json.encode(book).decode(),
            opened.summary,
            moment,
            moment,
            opened.over,
        )
        beside = partial(seated.seat_all, kept.id, seating)
        await asyncio.wrap_future(self._store.create(kept, opened.first, beside))
        return kept.id

    async def take(self, kept: Kept) -> tuple[Table, list[str]]:
        """The table as its rows leave it, and their marks. Raises `Unreadable`."""
        read = await asyncio.wrap_future(self._store.read(kept.id))
        try:
            header = read_record(kept.header.encode()).header
            book = msgspec.json.decode(kept.book, type=dict[str, bool])
            work = partial(self._set_up, header, read, book)
            table = await self._pools.opening.run(work)
        except (RecordError, msgspec.DecodeError) as error:
            log.error("table %s cannot be read: %s", kept.id, reason_of(error))
            raise Unreadable(kept.id) from error
        if read.chain and read.chain != table.chain:
            log.error("table %s is not as it was written: run './setz verify'", kept.id)
        return table, read.sent

    def _set_up(self, header: Header, read: Read, book: Book) -> Table:
        return open_table(
            header,
            read.lines,
            words=self._words,
            rng=Seal(read.secret, SystemRandom()),
            now=now_millis(),
            book=book,
            breathe=Breath().take,
        )
