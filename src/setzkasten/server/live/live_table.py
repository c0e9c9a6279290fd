"""A table with people at it: one thing at a time, kept before it is shown."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import msgspec

from setzkasten.core.game import Millis, Seat
from setzkasten.server.live.company import Around
from setzkasten.server.live.wire import Shown
from setzkasten.server.people.holders import Holders
from setzkasten.server.people.limits import ACTS, ACTS_A_SEAT, TRIES, Limit
from setzkasten.server.people.sender import Sender
from setzkasten.server.store.store import Kept, StepTaken, StoreError
from setzkasten.table.alarm import next_alarm, pause, resume
from setzkasten.table.frame import frame, summary
from setzkasten.table.table import Table

if TYPE_CHECKING:
    from setzkasten.server.live.house import House

T = TypeVar("T")
log = logging.getLogger("setzkasten.table")

AWAY = "away"  # holds the clock while nobody is there
# How many messages are remembered for clients that ask twice after a broken connection?
KEPT_MESSAGES = 64

Message: TypeAlias = tuple[str, bytes]  # who sent it, and what


class Unsaved(Exception):
    """The store did not take the step. The table in memory is no longer the true one."""


class Listener:
    """A socket as the table sees it: holds the latest frame only, never a backlog."""

    def __init__(self, sender: Sender | None = None) -> None:
        self.sender = sender
        self.seat: Seat | None = None
        self.turn_only = False  # several people at one device: the eye closes with the turn
        self.fresh = asyncio.Event()
        self.closed = False
        self.farewell = ""  # the code of a sentence, where there is no coming back
        self.shown = False  # a frame is there that nobody took
        self._latest = b""
        self._notes: dict[str, bytes] = {}

    def show(self, encoded: bytes) -> None:
        self._latest, self.shown = encoded, True
        self.fresh.set()

    def note(self, kind: str, encoded: bytes) -> None:
        """Something beside the frames; of each kind the latest."""
        self._notes[kind] = encoded
        self.fresh.set()

    def close(self, farewell: str = "") -> None:
        """The table in memory is not the true one any more: come back and read again."""
        self.closed, self.farewell = True, farewell
        self.fresh.set()

    def take(self) -> bytes:
        self.fresh.clear()
        self.shown = False
        return self._latest

    def take_notes(self) -> list[bytes]:
        notes, self._notes = list(self._notes.values()), {}
        return notes


# The world's time when this process began; from then on only the steady clock counts.
_BEGAN = time() - monotonic()


def now_millis() -> Millis:
    """The time outside, in milliseconds: comparable across restarts, never stepping back."""
    return int((_BEGAN + monotonic()) * 1000)


@dataclass(slots=True)
class Outcome(Generic[T]):
    """What happened, with all that is stored and told of it; `kept` None: nothing changed."""

    done: T
    kept: Kept | None = None
    lines: list[str] = field(default_factory=list)
    awaited: frozenset[Seat] = frozenset()
    frames: dict[Seat | None, bytes] = field(default_factory=dict)


class LiveTable:
    def __init__(self, house: House, kept: Kept, table: Table) -> None:
        self.house, self.kept, self.table = house, kept, table
        self.around = Around(self, Holders(kept.owner))
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._played: OrderedDict[Message, None] = OrderedDict()
        self.touched = monotonic()
        self.gone = False  # out of the house: whoever still holds it has to come back
        at_once = len(table.header.sitters) if table.awaiting().live else 0
        self.acts = Limit(ACTS + ACTS_A_SEAT * at_once)
        self.tries = Limit(TRIES)
        self._stored = len(table.entries)
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        table.clock.hold(AWAY, now_millis())

    async def join(self, listener: Listener) -> None:
        came = now_millis()
        async with self._true():
            self.listeners.add(listener)
            self.around.tell()
            await self._settle(self._welcome, came)
            await self._show(listener)

    async def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.around.tell()
        async with self.lock:
            if not self.listeners:
                with suppress(Unsaved):  # the clock goes on from the last step that was kept
                    await self._settle(partial(pause, self.table, AWAY), now_millis())
                self.house.drop_later(self)

    def _welcome(self, now: Millis) -> None:
        resume(self.table, AWAY, now)
        self.table.advance(now)

    async def change(self, do: Callable[[Millis], T]) -> T:
        """Let something happen. When this returns, it is on the disk and everybody is told.

        It happens at the time at which it came, not when the table gets round to it: the lock
        serves in order of arrival, so a word in the last millisecond is not late.
        """
        came = now_millis()
        async with self._true():
            return await self._settle(do, came)

    async def read(self, do: Callable[[Millis], T]) -> T:
        """Ask the table something that changes nothing."""
        came = now_millis()
        async with self._true():
            return await self.house.pools.moves.run(partial(do, came))

    def played(self, message: Message) -> bool:
        """Only for what happens in `change`: there the same message on two lines comes in turn."""
        return message in self._played

    def remember(self, message: Message) -> None:
        """Played, and kept together with what it did; if that fails, this table is gone."""
        self._played[message] = None
        while len(self._played) > KEPT_MESSAGES:
            self._played.popitem(last=False)

    async def refresh(self, listener: Listener) -> None:
        """The whole frame once more, for one who asked or was behind."""
        async with self._true():
            await self._show(listener)

    @asynccontextmanager
    async def _true(self) -> AsyncIterator[None]:
        """One thing at a time, and only while what is in memory is what is on the disk."""
        async with self.lock:
            if self.gone:
                raise Unsaved(self.kept.id)
            yield

    def stop(self) -> None:
        """Leave the memory; the store has everything."""
        self.gone = True
        self.listeners, gone = set(), self.listeners
        for listener in gone:
            listener.close()
        self._after()
        for task in self._tasks:
            task.cancel()

    async def _settle(self, do: Callable[[Millis], T], came: Millis) -> T:
        settled = False
        seats = {None, *(listener.seat for listener in self.listeners)}
        try:
            outcome = await self.house.pools.moves.run(partial(self._happen, do, came, seats))
            if outcome.kept:
                await self._keep(outcome.kept, outcome.lines)
            settled = True
        finally:
            if not settled:  # what is in memory is not what is on the disk: read it anew
                self.house.forget(self)
        if outcome.kept:
            self._tell(outcome)
        self._after()
        return outcome.done

    def _happen(
        self, do: Callable[[Millis], T], came: Millis, seats: set[Seat | None]
    ) -> Outcome[T]:
        """In a thread: nothing of it is shown before it is kept."""
        before, table = self._mark(), self.table
        done = do(came)
        if self._mark() == before:
            return Outcome(done)
        told = summary(table)
        kept = replace(
            self.kept,
            book=msgspec.json.encode(table.court.book).decode(),
            summary=msgspec.json.encode(told).decode(),
            updated=iso_now(),
            over=told.over,
        )
        awaited = frozenset() if table.court.ballot else table.awaiting().seats
        frames = {seat: self._encoded(seat) for seat in seats}
        return Outcome(done, kept, table.lines(self._stored), awaited, frames)

    def _mark(self) -> int:
        """How far the journal has come: whatever people see is in it."""
        return len(self.table.entries)

    async def _keep(self, kept: Kept, lines: list[str]) -> None:
        try:
            saving = self.house.store.append(kept, self._stored, lines)
            await asyncio.shield(asyncio.wrap_future(saving))
        except (StepTaken, StoreError) as error:
            log.error("table %s: a step could not be kept: %s", self.kept.id, error)
            raise Unsaved(self.kept.id) from error
        self.kept, self._stored = kept, len(self.table.entries)

    def _tell(self, outcome: Outcome[T]) -> None:
        """Who has asked for another seat meanwhile gets its frame by that request."""
        for listener in self.listeners:
            if listener.turn_only and listener.seat not in outcome.awaited:
                listener.seat, listener.turn_only = None, False
            if told := outcome.frames.get(listener.seat):
                listener.show(told)

    async def _show(self, listener: Listener) -> None:
        seat = listener.seat
        listener.show(await self.house.pools.moves.run(lambda: self._encoded(seat)))

    def _encoded(self, seat: Seat | None) -> bytes:
        told = frame(self.table, self.kept.id, seat, now_millis())
        return msgspec.json.encode(Shown(told))

    def _after(self) -> None:
        """Set the alarm for what happens by itself, and wake the computer that is due."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        left = next_alarm(self.table, now_millis()) if self.listeners else None
        if left is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(left / 1000 + 0.002, self._ring)
        self.house.computers.wake(self)

    def _ring(self) -> None:
        self.start(self.change(self.table.advance))

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


def iso_now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
