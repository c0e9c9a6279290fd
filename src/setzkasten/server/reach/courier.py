"""The courier: sees whose turn it is, and sends what is due. Never in the way of a move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, get_args

from setzkasten.core.game import Millis, Seat
from setzkasten.server.live.faults import Unreadable, Unsaved
from setzkasten.server.live.nudging import waited_for
from setzkasten.server.now import now_millis
from setzkasten.server.reach.letter import letter
from setzkasten.server.reach.post import Post, post_of
from setzkasten.server.reach.push import Push
from setzkasten.server.reach.sealing import new_key
from setzkasten.server.store import contacts, notices
from setzkasten.server.store.journal import Kept, StepTaken, StoreError
from setzkasten.server.store.notices import GRACE_MILLIS, Notice, Sent, Way

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

log = logging.getLogger("setzkasten.courier")

# How often is looked whether something is due? Nobody waits for seconds here.
ROUND_SECONDS = 5.0
# How often are moves looked for that a killed server left unaccounted for?
BEHIND_MILLIS = 60_000
# How many are sent at once by each way? A slow mail server holds up no push, nor the other way.
THREADS = 4
WAYS: tuple[Way, ...] = get_args(Way)


class Courier:
    def __init__(self, house: House) -> None:
        self._house = house
        self.post: Post | None = None
        settings = house.settings
        if settings.smtp:
            self.post = post_of(settings.smtp, settings.mail_from, settings.site)
        self._push: Push | None = None
        self._soon = asyncio.Event()
        self._looked_at: Millis | None = None
        self._unreadable: set[str] = set()
        self._threads = {way: ThreadPoolExecutor(THREADS, f"courier-{way}") for way in WAYS}

    def close(self) -> None:
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)

    def soon(self) -> None:
        """Somebody waits for a letter."""
        self._soon.set()

    async def push(self) -> Push:
        """The key is made once, for all processes."""
        if self._push is None:
            job = self._house.store.queued(lambda db: contacts.key(db, "vapid", new_key()))
            key, settings = await asyncio.wrap_future(job), self._house.settings
            subject = settings.site or (settings.mail_from and f"mailto:{settings.mail_from}")
            self._push = Push(key, subject, settings.push_loopback)
        return self._push

    async def run(self) -> None:
        """For as long as the server runs; no way waits for another."""
        ways = (self._rounds(partial(self._send, way)) for way in WAYS)
        await asyncio.gather(self._rounds(self._note), *ways)

    async def _rounds(self, go: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await go()
            except (StoreError, StepTaken) as error:
                log.error("notices could not be written or read: %s", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND_SECONDS):
                    await self._soon.wait()
            self._soon.clear()

    async def round(self) -> None:
        """All that is due now."""
        await self._note()
        await asyncio.gather(*map(self._send, WAYS))

    async def _note(self) -> None:
        """What is to be sent by now is written down."""
        store, now = self._house.store, now_millis()
        await self._account(now)
        for kept in await asyncio.wrap_future(store.asked(lambda db: notices.overdue(db, now))):
            await self._visit(kept)
        await self._spare_those_here(now)
        if await asyncio.wrap_future(
            store.asked(lambda db: notices.untold(db, now - GRACE_MILLIS))
        ):
            await asyncio.wrap_future(store.queued(lambda db: notices.write(db, now)))

    async def _send(self, way: Way) -> None:
        """What is due now and goes this way."""
        store, now = self._house.store, now_millis()
        if not await asyncio.wrap_future(store.asked(lambda db: notices.due(db, now, way))):
            return
        claimed = await asyncio.wrap_future(store.queued(lambda db: notices.claim(db, now, way)))
        await asyncio.gather(*(self._deliver(notice, way, now) for notice in claimed))

    async def _account(self, now: Millis) -> None:
        """Moves that were kept but not noted, since the server was killed, are noted now."""
        if self._looked_at is not None and now < self._looked_at + BEHIND_MILLIS:
            return
        self._looked_at = now
        for kept in await asyncio.wrap_future(self._house.store.asked(notices.behind)):
            await self._visit(kept)

    async def _visit(self, kept: Kept) -> None:
        """Whatever happens by itself at this table happens, and whose turn it is is noted."""
        if kept.id in self._unreadable:
            return
        try:
            await self._house.account(kept)
        except Unreadable:
            self._unreadable.add(kept.id)
        except Unsaved as error:
            log.warning("table %s could not be looked after", error)
        except (StoreError, StepTaken):
            raise
        except Exception:  # a bug of ours at one table must not keep the letters of all others
            log.exception("table %s could not be looked after by our own fault", kept.id)
            self._unreadable.add(kept.id)

    async def _spare_those_here(self, now: Millis) -> None:
        """Who has the table open needs no letter, in whichever process the page is open."""
        here = {
            (live.kept.id, seat)
            for live in list(self._house.tables.values())
            if live.listeners and not live.lock.locked()
            for seat in waited_for(live.table) & self._seats_here(live.kept.id)
        }
        if not here:
            return
        store, before = self._house.store, now - GRACE_MILLIS // 2
        untold = await asyncio.wrap_future(store.asked(lambda db: notices.untold(db, before)))
        if some := sorted(here & set(untold)):
            await asyncio.wrap_future(store.queued(lambda db: notices.seen(db, some)))

    def _seats_here(self, table: str) -> frozenset[Seat]:
        live = self._house.tables[table]
        return frozenset[Seat]().union(*map(live.around.held_by, live.listeners))

    async def _deliver(self, notice: Notice, way: Way, now: Millis) -> None:
        work = partial(self._sent, notice, now, await self.push())
        sent = await asyncio.get_running_loop().run_in_executor(self._threads[way], work)
        settle = partial(notices.settle, notice=notice, sent=sent, now=now)
        await asyncio.wrap_future(self._house.store.queued(settle))

    def _sent(self, notice: Notice, now: Millis, push: Push) -> Sent:
        """In a thread of its own."""
        if notice.device in self._house.porter.barred:
            return "never"  # their turn waits for somebody else
        try:
            if notice.kind == "push":
                return push.send(notice, now)
            if self.post is None:
                return "never"  # the host has taken the mail server away
            mail = letter(notice, sender=self.post.sender, site=self.post.site, now=now)
            return self.post.send(mail)
        except Exception:  # one letter must not hold up all others
            log.exception("a notice could not be sent by our own fault")
            return "never"
