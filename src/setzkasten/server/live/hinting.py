"""Hints that were searched for: the next stage belongs to the same move as the one before."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from setzkasten.core.game import Seat
from setzkasten.server.fault import Fault
from setzkasten.server.work.hint_jobs import Advised, advise
from setzkasten.server.work.jobs import Thought
from setzkasten.server.work.pools import Pools

if TYPE_CHECKING:
    from setzkasten.server.live.live_table import LiveTable


class Hinting:
    """Of each table the last search, for one seat in one state."""

    def __init__(self, pools: Pools) -> None:
        self._pools = pools
        self._last: WeakKeyDictionary[LiveTable, _Search] = WeakKeyDictionary()

    async def best(self, live: LiveTable, about: Thought, seq: int, sender: str) -> Advised:
        """Raises `Fault`: too much to do, or nothing was found in time."""
        last = self._last.get(live)
        if last is None or last.about != (seq, about.seat) or last.failed:
            last = self._last[live] = _Search((seq, about.seat), self._begun(about, sender))
        found = await asyncio.shield(last.task)
        if found is None:
            raise Fault(503, "hint_missing")
        return found

    def _begun(self, about: Thought, sender: str) -> asyncio.Task[Advised | None]:
        search = self._pools.helping.run(sender, advise, about)
        return asyncio.get_running_loop().create_task(search)


class _Search:
    def __init__(self, about: tuple[int, Seat], task: asyncio.Task[Advised | None]) -> None:
        self.about, self.task = about, task

    @property
    def failed(self) -> bool:
        if not self.task.done():
            return False
        return self.task.cancelled() or bool(self.task.exception()) or self.task.result() is None
