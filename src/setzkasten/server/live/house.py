"""The house: all tables of a server, read from the store when somebody comes.

lines: some more than usual, until its doors find a file of their own.
"""

from __future__ import annotations

import asyncio
from functools import partial
from operator import attrgetter
from time import monotonic

import msgspec

from setzkasten.core.record import Header
from setzkasten.lexicon.words import Words
from setzkasten.server.bus.bus import Bus
from setzkasten.server.bus.here import Here
from setzkasten.server.fault import Fault
from setzkasten.server.http.printing import Press
from setzkasten.server.live.analysing import Analysing
from setzkasten.server.live.computer import Computers
from setzkasten.server.live.drawer import Drawer
from setzkasten.server.live.faults import Waits
from setzkasten.server.live.grapevine import Grapevine
from setzkasten.server.live.hall import Hall
from setzkasten.server.live.hinting import Hinting
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.neighbours import Neighbours
from setzkasten.server.live.noting import Noting, unnoted
from setzkasten.server.live.porter import Porter
from setzkasten.server.live.sheets import Sheets
from setzkasten.server.metrics import Metrics
from setzkasten.server.now import iso_now
from setzkasten.server.people.erasures import Erasures
from setzkasten.server.people.holders import NOBODY, Holders, Seating
from setzkasten.server.people.house_texts import texts_of
from setzkasten.server.people.limits import Limits
from setzkasten.server.reach.courier import Courier
from setzkasten.server.refusals import Refusals
from setzkasten.server.settings import Settings
from setzkasten.server.store import erasure, invitations, seated, shut
from setzkasten.server.store.health import Health
from setzkasten.server.store.journal import Journal, Kept, StoreError
from setzkasten.server.store.listing import LISTED_A_PAGE, Listed, listed
from setzkasten.server.store.parting import part
from setzkasten.server.store.puzzle_shelf import PuzzleShelf
from setzkasten.server.work import jobs
from setzkasten.server.work.own_players import OwnPlayers
from setzkasten.server.work.pools import Pools
from setzkasten.table.judge import Book
from setzkasten.table.talk import talking
from setzkasten.table.told import TalkWay

# How many unfinished games does a device keep? More than anybody remembers.
MOST_RUNNING = 500
# How many steps of tables at which nobody is stay at hand? Some hundred megabytes of them.
MOST_IDLE_STEPS = 200_000


class _Stands(msgspec.Struct):
    waiting: bool = False


class House:
    def __init__(
        self,
        store: Journal, words: Words, settings: Settings,
        bus: Bus | None = None, erasures: Erasures | None = None,
    ) -> None:  # fmt: skip
        self.store, self.words, self.settings = store, words, settings
        self.bus, self.erasures = bus or Here(), erasures or Erasures()
        self.metrics, self.refusals = Metrics(), Refusals()
        self.health, self.pools = Health(store), Pools(words)
        self.own_players = OwnPlayers(settings.players, words, settings.player_seconds)
        self.computers = Computers(self, settings.computer_pause_seconds)
        self.press, self.shelf = Press(), PuzzleShelf(store, self.pools.aside)
        self.hinting, self.analysing = Hinting(self.pools), Analysing(self.pools)
        self.hall, self.sheets = Hall(self), Sheets(self)
        self.drawer = Drawer(store, words, self.pools)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.noting, self.changes = Noting(store), 0  # changes: kept since the start
        self.limits = Limits(settings.crowd)
        self.neighbours, self.courier = Neighbours(self), Courier(self)
        self.grapevine = Grapevine(self)
        self.porter, self.texts = Porter(self), texts_of(settings)

    async def start(self) -> None:
        """Before anybody comes."""
        await self.erase_again()
        await self.porter.start()
        await self.neighbours.start()

    async def stop(self) -> None:
        await self.neighbours.stop()
        self.close()

    def close(self) -> None:
        self.grapevine.close()
        self.neighbours.close()
        self.courier.close()
        self.analysing.close()
        self.own_players.close()
        for live in list(self.tables.values()):
            self._let_go(live)
        self.pools.close()
        self.store.close()

    async def open(
        self,
        owner: str,
        header: Header,
        book: Book | None = None,
        seating: Seating = NOBODY,
        talk: TalkWay = "phrases",
    ) -> str:
        """A new table, on the disk before its name is told. Raises `RecordError`."""
        work = partial(jobs.opened, self.words, header, talking(talk), book or {})
        return await self.drawer.lay(owner, await self.pools.aside.ask(work), book or {}, seating)

    async def bring(self, owner: str, record: bytes, sender: str) -> str:
        """A table from a record that somebody sent. Raises `Fault`."""
        brought = await self.pools.searching.run(sender, jobs.brought, record)
        return await self.drawer.lay(owner, brought, {})

    async def live(self, name: str, owner: str) -> LiveTable | None:
        """The table, if it is this owner's. Raises `Unreadable`."""
        live = self.tables.get(name)
        if live is None:
            kept = await self.known(name, owner)
            if kept is None:
                return None
            if msgspec.json.decode(kept.summary, type=_Stands).waiting:
                raise Waits(409, "table_waiting")
            live = await self._loaded(kept)
        live.touched = monotonic()
        return live if live.around.holders.knows(owner) else None

    async def known(self, name: str, device: str) -> Kept | None:
        """The row of a table that this device opened or sits at."""
        return await asyncio.wrap_future(self.store.find(name, device))

    async def reseat(self, name: str) -> None:
        """Who holds which seat has changed: those who are there learn it at once."""
        await self.reseat_here(name)
        self.neighbours.say_seats(name)

    async def reseat_here(self, name: str) -> None:
        loading = self._loading.get(name)
        live = self.tables.get(name) or (await asyncio.shield(loading) if loading else None)
        if live:
            asked = self.store.asked(lambda db: shut.turned_away(db, name))
            live.around.reseat(await self.held(name), await asyncio.wrap_future(asked))
            kept = await self.known(name, live.kept.owner)
            if kept and kept.header != live.kept.header:  # somebody is called otherwise
                self._let_go(live)

    async def held(self, name: str) -> list[tuple[str, int]]:
        asked = self.store.asked(lambda db: invitations.holders(db, name))
        return await asyncio.wrap_future(asked)

    async def seating(self, name: str) -> Seating:
        return await asyncio.wrap_future(self.store.asked(partial(seated.seating, name)))

    async def owned(self, owner: str, first: int = 0) -> list[Kept]:
        """One page of this owner's tables, the latest first."""
        return [one.kept for one in await self.listed(owner, first, over=None)]

    async def listed(self, device: str, first: int, *, over: bool | None) -> list[Listed]:
        """The same with whose turn it is; all of them, or those that are finished or are not."""
        await self.noting.now(lambda live: live.around.holders.knows(device))
        job = partial(listed, device=device, most=LISTED_A_PAGE, first=first, over=over)
        return await asyncio.wrap_future(self.store.asked(job))

    @property
    def loaded(self) -> frozenset[str]:
        """The tables in memory: somebody is there, or was just now."""
        return frozenset(self.tables) | frozenset(self._loading)

    async def running(self, owner: str) -> int:
        """How many games this owner has begun and not finished."""
        return await asyncio.wrap_future(self.store.running(owner))

    async def delete(self, name: str, owner: str) -> bool:
        """It is left to those who play there, too. False: this owner has no such table."""
        kept = await self.known(name, owner)
        if kept is None:
            return False
        if kept.owner != owner:
            raise Fault(403, "not_your_table")
        await asyncio.wrap_future(self.store.queued(lambda db: part(db, name, owner)))
        if live := self.tables.get(name):
            self.forget(live)  # whoever still has it comes back and reads it anew
        await self.hall.tell(name, owner)
        self.neighbours.say_seats(name)
        return True

    async def erase(self, device: str) -> None:
        """All that this device brought here goes; games that others play, too, remain."""
        try:
            await self.pools.aside.ask(lambda: self.erasures.remember(device))
        except OSError as error:
            raise StoreError(
                f"The list of who is erased takes no more: {error.strerror}"
            ) from error
        await self._erase(device)

    async def erase_again(self) -> None:
        """A backup may have brought back who had wanted to be forgotten."""
        for device in self.erasures.all():
            await self._erase(device)

    async def _erase(self, device: str) -> None:
        await self.noting.now(lambda live: live.around.holders.knows(device))
        moment = iso_now()
        job = self.store.queued(lambda db: erasure.erase(db, device, moment))
        erased = await asyncio.wrap_future(job)
        for name, owner in (*((name, device) for name in erased.gone), *erased.renamed):
            if live := self.tables.get(name):
                self.forget(live)  # whoever is there comes back and reads it anew
            await self.hall.tell(name, owner)
            self.neighbours.say_seats(name)
        await self.sheets.forget(device)

    async def account(self, kept: Kept) -> None:
        """What is due there happens and is noted. Raises `Unreadable`, `Unsaved`."""
        live = await self._loaded(kept)
        await live.change(live.table.advance)
        self.noting.soon(live)
        await self.noting.now(lambda one: one is live)

    def _let_go(self, live: LiveTable) -> None:
        self.noting.last(live)
        self.forget(live)

    def forget(self, live: LiveTable) -> None:
        self.noting.forget(live)
        if self.tables.get(live.kept.id) is live:
            del self.tables[live.kept.id]
        live.stop()

    def drop_later(self, live: LiveTable) -> None:
        live.touched = monotonic()
        asyncio.get_running_loop().call_later(self.settings.idle_seconds, self._drop, live)

    def _drop(self, live: LiveTable) -> None:
        """Out of the memory, unless somebody is there or just on the way in."""
        if self.tables.get(live.kept.id) is not live or live.listeners:
            return
        if live.lock.locked() or monotonic() < live.touched + self.settings.idle_seconds:
            self.drop_later(live)
        else:
            self._let_go(live)

    async def _loaded(self, kept: Kept) -> LiveTable:
        """Two who come at once get the same table, also if one was quicker with the store."""
        if live := self.tables.get(kept.id):
            return live
        task = self._loading.get(kept.id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(kept))
            self._loading[kept.id] = task
            task.add_done_callback(lambda _: self._loading.pop(kept.id, None))
        return await asyncio.shield(task)

    async def _load(self, kept: Kept) -> LiveTable:
        live = LiveTable(self, kept, *await self.drawer.take(kept))
        live.around.holders = Holders(kept.owner, await self.held(kept.id))
        if unnoted(live):
            self.noting.soon(live)
        self.computers.expect(live.table)
        self._make_room()
        self.tables[kept.id] = live
        self.drop_later(live)
        return live

    def _make_room(self) -> None:
        """Whoever opens one long game after the other fills the memory with the latest alone."""
        idle = [t for t in self.tables.values() if not (t.listeners or t.lock.locked())]
        steps = sum(live.stored for live in idle)
        for live in sorted(idle, key=attrgetter("touched")):
            if steps <= MOST_IDLE_STEPS:
                return
            steps -= live.stored
            self._let_go(live)
