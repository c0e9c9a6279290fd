"""A table with people at it: one thing at a time, kept before it is shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from setzkasten.core.game import Millis, Seat
from setzkasten.server.live.attendance import arrive, news, stays
from setzkasten.server.live.company import Around
from setzkasten.server.live.faults import Unreadable, Unsaved
from setzkasten.server.live.listener import Audience, Changes, Listener
from setzkasten.server.live.nudging import Nudging
from setzkasten.server.live.played import Played
from setzkasten.server.live.writing import Writing
from setzkasten.server.now import now_millis
from setzkasten.server.people.holders import Holders
from setzkasten.server.people.limits import Turnstile
from setzkasten.server.store.journal import Kept, StepTaken, StoreError
from setzkasten.server.work.pools import Effort
from setzkasten.table.opening import read_on, renew_words
from setzkasten.table.pacing import next_alarm, pause, rest, resume
from setzkasten.table.table import Table

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

T = TypeVar("T")
log = logging.getLogger("setzkasten.table")

AWAY = "away"  # holds the clock while nobody is there
# How often may somebody else be faster with a row before the sender has to ask again?
MOST_RACES = 8


@dataclass(slots=True)
class Outcome(Generic[T]):
    """What happened, with all that is stored and told of it; no lines: nothing changed."""

    done: T
    lines: list[str] = field(default_factory=list)
    awaited: frozenset[Seat] = frozenset()
    changes: Changes = field(default_factory=dict)


class LiveTable:
    def __init__(self, house: House, kept: Kept, table: Table, sent: Iterable[str] = ()) -> None:
        self.house, self.kept, self.table = house, kept, table
        self.around = Around(self, Holders(kept.owner))
        self.nudging, self.writing = Nudging(self), Writing(self)
        self.lock = asyncio.Lock()
        self.played, self.effort = Played(sent, len(table.kinds)), Effort(house.pools.moves)
        self.touched = monotonic()
        self.gone = False  # out of the house: whoever still holds it has to come back
        self.turnstile = Turnstile(len(table.kinds) if table.awaiting().live else 0)
        self.stored, self.changed = len(table.entries), 0  # not since it was read
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        rest(table, AWAY, now_millis())
        self.audience = Audience(table, kept.id)

    @property
    def listeners(self) -> set[Listener]:
        return self.audience.listeners

    async def join(self, listener: Listener) -> None:
        came = now_millis()
        async with self.lock:
            self._be_true()
            if not self.listeners:
                await arrive(self)
            self.listeners.add(listener)
            self.around.tell()
            await self._settle(self._welcome, came)
            await self._show(listener)
        await self.writing.tell(listener)

    async def look(self, listener: Listener, seat: Seat | None, *, turn_only: bool) -> None:
        """From now on the listener sees the table as this seat does."""
        async with self.lock:
            self._be_true()
            listener.seat, listener.turn_only, listener.behind = seat, turn_only, True
            await self._show(listener)

    def freed(self, listener: Listener) -> None:
        """Its line takes something again."""
        if listener.behind and listener in self.listeners:
            self.start(self.refresh(listener))

    async def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.around.tell()
        async with self.lock:
            if not self.listeners and not self.gone:
                hold = rest if await stays(self) else pause
                with suppress(Unsaved):  # the clock goes on from the last step that was kept
                    await self._settle(lambda now: hold(self.table, AWAY, now), now_millis())
                self.house.drop_later(self)

    def _welcome(self, now: Millis) -> None:
        renew_words(self.table, now)
        resume(self.table, AWAY, now)
        self.table.advance(now)

    async def change(self, do: Callable[[Millis], T], by: Listener | None = None) -> T:
        """Let something happen. When this returns, it is on the disk and everybody is told.

        `by` gets what it is told together with its answer. It happens at the time at which it came,
        not when the table gets round to it: the lock serves in order of arrival, so a word in the
        last millisecond is not late.
        """
        came = now_millis()
        async with self.lock:
            self._be_true()
            return await self._settle(do, came, by)

    async def read(self, do: Callable[[Millis], T]) -> T:
        """Ask the table something that changes nothing."""
        came = now_millis()
        async with self.lock:
            self._be_true()
            return await self.effort.spend(partial(do, came))

    def woken(self, number: int) -> None:
        """Somebody says that the store has so many entries of this table."""
        if number > self.stored:
            self.start(self._catch_up(number))

    async def behind(self) -> bool:
        """Had others changed something? By now it has happened here, too."""
        return not self.house.store.sharing.alone and await self._catch_up(self.stored + 1)

    async def _catch_up(self, number: int) -> bool:
        """What happened elsewhere happens here. False: nothing did."""
        async with self.lock:
            self._be_true()
            if number <= self.stored or not (read := await news(self)):
                return False
            self.played.add(read.sent)
            work = partial(self._read_on, read.lines, self.audience.seats)
            self._settled(await self.effort.spend(work))
            self._after()
            return True

    def _read_on(self, lines: list[str], seats: frozenset[Seat | None]) -> Outcome[None]:
        read_on(self.table, lines, now_millis())
        return self._outcome(None, lines, seats)

    async def refresh(self, listener: Listener) -> None:
        """The whole frame once more, for one who asked or was behind."""
        async with self.lock:
            self._be_true()
            await self._show(listener)

    def _be_true(self) -> None:
        """One thing at a time, and only while what is in memory is what is on the disk."""
        if self.gone:
            raise Unsaved(self.kept.id)

    def stop(self) -> None:
        """Leave the memory; the store has everything."""
        self.gone = True
        if self.listeners:
            self.house.store.sharing.leave(self.kept.id)
        self.around.rest()
        self.audience.dismiss()
        self._after()
        for task in self._tasks:
            task.cancel()

    async def _settle(
        self, do: Callable[[Millis], T], came: Millis, by: Listener | None = None
    ) -> T:
        settled = False
        try:
            outcome = await self._kept(do, came)
            settled = True
        finally:
            if not settled:  # what is in memory is not what is on the disk: read it anew
                self.house.forget(self)
        if outcome.lines:
            self._settled(outcome, by)
            self.changed = came
            self.house.changes += 1
            self.house.noting.soon(self)
            if not self.house.store.sharing.alone:
                self.house.bus.wake(self.kept.id, self.stored)
        self._after()
        return outcome.done

    async def _kept(self, do: Callable[[Millis], T], came: Millis) -> Outcome[T]:
        """On the disk. Whoever was not the first to write it reads the others' rows, and again."""
        for _ in range(MOST_RACES):
            self.played.begin()
            work = partial(self._happen, do, came, self.audience.seats)
            outcome = await self.effort.spend(work)
            if not outcome.lines or await self._keep(outcome.lines):
                return outcome
            self.played.undo()
            await self._read_anew()
        raise Unsaved(self.kept.id)

    def _happen(
        self, do: Callable[[Millis], T], came: Millis, seats: frozenset[Seat | None]
    ) -> Outcome[T]:
        """Nothing of it is shown before it is kept."""
        done = do(came)
        if len(self.table.entries) == self.stored:
            return Outcome(done)
        lines = self.table.lines(self.stored)
        self.table.chain_on(lines)
        return self._outcome(done, lines, seats)

    def _outcome(self, done: T, lines: list[str], seats: frozenset[Seat | None]) -> Outcome[T]:
        table = self.table
        awaited = frozenset() if table.court.ballot else table.awaiting().seats
        return Outcome(done, lines, awaited, self.audience.changes(table, seats))

    async def _keep(self, lines: list[str]) -> bool:
        """False: somebody else was faster."""
        try:
            just, chain = self.played.just, self.table.chain
            await self.house.store.append(self.kept.id, self.stored, lines, just, chain)
        except StepTaken:
            return False
        except StoreError as error:
            log.error("table %s: a step could not be kept: %s", self.kept.id, error)
            raise Unsaved(self.kept.id) from error
        return True

    async def _read_anew(self) -> None:
        """What was tried here did not happen."""
        finding = self.house.store.find(self.kept.id, self.kept.owner)
        try:
            kept = await asyncio.wrap_future(finding)
            if kept is None:
                raise Unsaved(self.kept.id)
            self.table, sent = await self.house.drawer.take(kept)
        except (StoreError, Unreadable) as error:
            raise Unsaved(self.kept.id) from error
        self.played.add(sent)
        if not self.listeners:
            rest(self.table, AWAY, now_millis())
        self.stored = len(self.table.entries)
        for listener in self.audience.all_behind():
            self.start(self.refresh(listener))

    def _settled(self, outcome: Outcome[T], by: Listener | None = None) -> None:
        self.stored = len(self.table.entries)
        for listener in self.audience.turned(outcome.awaited):
            self.start(self.refresh(listener))
        self.audience.tell(outcome.changes, by)

    async def _show(self, listener: Listener) -> None:
        """The whole frame; what time alone has changed is told to the others too."""
        audience = self.audience
        seat = listener.seat = self.around.seen_as(listener, listener.seat)
        showing = partial(audience.shown, self.table, seat, audience.seats)
        changes, whole = await self.effort.spend(showing)
        audience.tell(changes)
        listener.show(whole)

    def _after(self) -> None:
        """Set the alarm for what happens by itself, and wake the computer that is due."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        left = next_alarm(self.table, now_millis()) if self.listeners else None
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left / 1000 + 0.002, self._ring)
        if self.table.computers:
            self.house.computers.wake(self)
        if self.listeners and AWAY in self.table.paused:  # the last one elsewhere has just gone
            self.start(self.change(self._welcome))

    def _ring(self) -> None:
        self.start(self.change(self._advance))

    def _advance(self, now: Millis) -> None:
        self.table.advance(now)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something beside the requests; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # A step that was not kept is logged already; its listeners come back to read anew.
        if error and not isinstance(error, Unsaved):
            log.error("table %s: something failed", self.kept.id, exc_info=error)
