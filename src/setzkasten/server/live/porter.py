"""The porter: what the keeper settled for the whole house, known by heart in every process.

Who comes to no table, whether only invited people open one, and what is said on every page. The
store has all of it; whoever changes it says so, and what nobody heard is found by looking.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from setzkasten.core.game import Millis
from setzkasten.server.bus.bus import HOUSE
from setzkasten.server.now import now_millis
from setzkasten.server.store import admitted, barred, house_words
from setzkasten.server.store.journal import Job, Rows, StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeVar

    from setzkasten.server.live.house import House
    from setzkasten.server.live.listener import Listener

    T = TypeVar("T")

log = logging.getLogger("setzkasten.porter")

ANNOUNCEMENT = "announcement"


class Announcement(msgspec.Struct, frozen=True):
    """What the keeper says to everybody."""

    number: int  # whoever has put it away does not see it again
    text: str  # plain, up to 300 signs
    until: Millis | None  # milliseconds of the world; null: until it is taken back


class HouseSaid(msgspec.Struct, frozen=True):
    """To open pages, whenever the keeper says something new or takes it back."""

    announced: Announcement | None


class _Known(msgspec.Struct, frozen=True):
    version: str = ""
    barred: frozenset[str] = frozenset()
    invited_only: bool = False
    announcement: Announcement | None = None


class Porter:
    def __init__(self, house: House) -> None:
        self._house, self._known = house, _Known()

    @property
    def barred(self) -> frozenset[str]:
        """Devices that come to no table."""
        return self._known.barred

    @property
    def invited_only(self) -> bool:
        return self._known.invited_only

    def announcement(self, now: Millis) -> Announcement | None:
        said = self._known.announcement
        return said if said and (said.until is None or now < said.until) else None

    async def start(self) -> None:
        """Before anybody comes; the keeper's command learns where this server is found."""
        settings = self._house.settings
        if address := settings.site or settings.outside or settings.address:
            said = partial(house_words.say, name=house_words.ADDRESS, value=address)
            await asyncio.wrap_future(self._house.store.queued(said))
        await self.load()

    async def change(self, job: Job[T]) -> T:
        """Something is settled: kept first, then known here, then said to other processes."""

        def counted(db: Rows) -> T:
            done = job(db)
            house_words.count_on(db)
            return done

        done = await asyncio.wrap_future(self._house.store.queued(counted))
        await self.load()
        if not self._house.store.sharing.alone:
            self._house.bus.wake("", HOUSE)
        return done

    async def look(self) -> None:
        """Has another process changed something? Raises `StoreError`."""
        asked = self._house.store.asked(lambda db: house_words.said(db, house_words.VERSION))
        if await asyncio.wrap_future(asked) != self._known.version:
            await self.load()

    async def heard(self) -> None:
        try:
            await self.load()
        except StoreError as error:  # whoever watches looks again
            log.error("what holds for the house could not be read: %s", error)

    async def load(self) -> None:
        """Raises `StoreError`."""
        before, self._known = (
            self._known,
            await asyncio.wrap_future(self._house.store.asked(_read)),
        )
        if before.announcement != self._known.announcement:
            self._announce()
        if before.barred != self._known.barred:
            await self._show_out()

    def greet(self, listener: Listener) -> None:
        """Whoever comes hears what is said to everybody."""
        if said := self.announcement(now_millis()):
            listener.note("announced", msgspec.json.encode(HouseSaid(said)))

    def _announce(self) -> None:
        told = msgspec.json.encode(HouseSaid(self.announcement(now_millis())))
        for listener in self._listeners():
            listener.note("announced", told)

    def _listeners(self) -> Iterator[Listener]:
        for live in list(self._house.tables.values()):
            yield from list(live.listeners)
        yield from list(self._house.hall.pages)

    async def _show_out(self) -> None:
        """Their chairs are empty at once, and the others may go on without them."""
        for listener in self._listeners():
            if listener.sender and listener.sender.device in self.barred:
                listener.close("barred")
        for live in list(self._house.tables.values()):
            live.around.tell()


def _read(db: Rows) -> _Known:
    said = house_words.said(db, ANNOUNCEMENT)
    return _Known(
        house_words.said(db, house_words.VERSION),
        barred.devices(db),
        admitted.only_invited(db),
        msgspec.json.decode(said, type=Announcement) if said else None,
    )
