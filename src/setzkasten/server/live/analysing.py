"""Analyses of finished games: begun when somebody asks, piece by piece, and kept for a while.

Each process keeps its own; the page that waits asks again and again, and who stops asking is gone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic

from setzkasten.analysis.analysis import Analysis, analysed
from setzkasten.analysis.task import SECONDS, Looked, Task
from setzkasten.core.record import Header
from setzkasten.core.values import value
from setzkasten.lexicon.agreed import Agreed
from setzkasten.server.fault import Busy
from setzkasten.server.work import analysis_jobs
from setzkasten.server.work.analysis_jobs import Pieces
from setzkasten.server.work.pools import Pools

# How many are kept? Each is some kilobytes.
MOST_KEPT = 64
# How many are under way at once? They share the processes for searching.
MOST_RUNNING = 16
# How long does one who asks wait for news?
NEWS_SECONDS = 1.5
# After how long without a question does nobody wait any more?
FORSAKEN_SECONDS = 8.0
# How long may the piece of work be that is handed over at once? Others wait behind it.
HANDED_SECONDS = 1.0
MOST_HANDED = 12


@value
class Finished:
    """A finished game as it is handed over: its lines, and which words counted."""

    name: str
    header: Header
    lines: list[str]
    agreed: Agreed


@value
class Progress:
    """How many pieces are looked at; `whole` is there when all are."""

    done: int
    all: int
    whole: Analysis | None = None


@dataclass
class _Search:
    asked_at: float = field(default_factory=monotonic)
    done: int = 0
    all: int = 0
    task: asyncio.Task[Analysis] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, done: int, all_: int) -> None:
        self.done, self.all = done, all_
        self.news.set()
        self.news = asyncio.Event()


class Analysing:
    def __init__(self, pools: Pools, forsaken_seconds: float = FORSAKEN_SECONDS) -> None:
        self._pools, self._forsaken = pools, forsaken_seconds
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._running: dict[str, _Search] = {}

    @property
    def running(self) -> int:
        return len(self._running)

    def known(self, name: str) -> bool:
        """Is it there already, or under way?"""
        return name in self._kept or name in self._running

    def begin(self, game: Finished, sender: str) -> None:
        """Raises `Busy`."""
        if len(self._running) >= MOST_RUNNING:
            raise Busy
        search = self._running[game.name] = _Search()
        search.task = asyncio.get_running_loop().create_task(self._run(search, game, sender))
        search.task.add_done_callback(lambda task: self._ended(game.name, task))

    async def progress(self, name: str) -> Progress:
        """Of one that is known, with the next news. Raises `Fault`."""
        if whole := self._kept.get(name):
            self._kept.move_to_end(name)
            return _all_of(whole)
        search = self._running[name]
        search.asked_at = monotonic()
        assert search.task, "who is under way has a task"
        news = asyncio.ensure_future(search.news.wait())
        await asyncio.wait(
            {search.task, news}, timeout=NEWS_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        news.cancel()
        if not search.task.done():
            return Progress(search.done, search.all)
        self._ended(name, search.task)  # whoever asks may hear of it first
        if search.task.cancelled():
            raise Busy
        return _all_of(search.task.result())

    def close(self) -> None:
        for search in list(self._running.values()):
            if search.task:
                search.task.cancel()

    def _ended(self, name: str, task: asyncio.Task[Analysis]) -> None:
        if (search := self._running.get(name)) is None or search.task is not task:
            return
        del self._running[name]
        with suppress(asyncio.CancelledError):
            if task.exception() is None:
                self._kept[name] = task.result()
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)

    async def _run(self, search: _Search, game: Finished, sender: str) -> Analysis:
        working = self._pools.searching
        task = await working.run(sender, analysis_jobs.cut, game.header, game.lines)
        looked: list[Looked] = []
        left = SECONDS
        while len(looked) < len(task.pieces):
            search.tell(len(looked), len(task.pieces))
            if monotonic() - search.asked_at > self._forsaken:
                raise asyncio.CancelledError
            some = _next(task, len(looked), left, game)
            found, rest = await working.run(sender, analysis_jobs.look, some)
            looked += found
            left += rest - some.seconds
        return analysed(task, looked)


def _next(task: Task, first: int, left: float, game: Finished) -> Pieces:
    share = max(0.0, left) / (len(task.pieces) - first)
    number = MOST_HANDED if not share else max(1, min(MOST_HANDED, int(HANDED_SECONDS / share)))
    pieces = task.pieces[first : first + number]
    return Pieces(task.game, game.agreed, pieces, share * len(pieces))


def _all_of(whole: Analysis) -> Progress:
    number = len(whole.standing)
    return Progress(number, number, whole)
