"""A server on paper: what a move costs, as it was measured, and a small simulation of its queues.

A move waits for the loop (its rules), for the commit that takes its row along, and for the loop
again (to be told). Times are in seconds of one core.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from random import Random

MICRO = 1e-6


@dataclass(frozen=True, slots=True)
class Costs:
    """Of Nomina with four sockets a table; docs/scaling.md says where each figure comes from."""

    check: float = 300 * MICRO  # read, judge, apply, changes, lines
    tell: float = 134 * MICRO  # one answer and four deliveries
    gather: float = 2_000 * MICRO  # how long the writer waits for company
    few_rows: int = 8  # with so many it does not wait
    sync: float = 2_000 * MICRO  # a commit that reaches the disk
    row: float = 10 * MICRO  # one row more in it
    asking: float = 100 * MICRO  # the other side of the line

    def slowed(self, factor: float) -> Costs:
        """Caches grow cold with many tables; a core that others use is a slower one."""
        return Costs(
            self.check * factor, self.tell * factor, self.gather, self.few_rows,
            self.sync, self.row, self.asking,
        )  # fmt: skip

    @property
    def cpu(self) -> float:
        return self.check + self.tell


@dataclass(frozen=True, slots=True)
class Simulated:
    moves_a_second: float
    waits: list[float]  # sorted
    commits_a_move: float

    def wait(self, share: float) -> float:
        return self.waits[min(len(self.waits) - 1, int(len(self.waits) * share))]


class Process:
    """One loop and one writer; events are (when, order, what, move)."""

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self._events: list[tuple[float, int, str, float]] = []
        self._order = 0
        self._waiting: deque[tuple[float, str, float]] = deque()
        self._busy = self._writing = False
        self._rows: list[float] = []
        self._batch: list[float] = []
        self._commits = 0

    def _at(self, when: float, what: str, move: float) -> None:
        self._order += 1
        heappush(self._events, (when, self._order, what, move))

    def closed(self, tables: int, moves: int) -> Simulated:
        """One move in flight a table; the next follows when the last was told."""
        for number in range(tables):
            self._at(number * MICRO, "ask", number * MICRO)
        done: list[tuple[float, float]] = []
        for now, began in self._told():
            done.append((now, now - began))
            again = now + self._costs.asking
            self._at(again, "ask", again)
            if len(done) == moves:
                break
        return _summed(done, self._commits)

    def open(self, moves_a_second: float, moves: int, rng: Random) -> Simulated:
        """People move when they like."""
        now = 0.0
        for _ in range(moves):
            now += rng.expovariate(moves_a_second)
            self._at(now, "ask", now)
        done = [(now, now - began) for now, began in self._told()]
        return _summed(done, self._commits)

    def _told(self) -> Iterator[tuple[float, float]]:
        """Each move when all have been told of it: when, and when it was asked for."""
        while self._events:
            now, _, what, move = heappop(self._events)
            if what == "ask":
                self._waiting.append((self._costs.check, "checked", move))
            elif what == "checked":
                self._busy = False
                self._rows.append(move)
                self._write(now)
            elif what == "gathered":
                self._commit(now)
            elif what == "written":
                self._waiting += ((self._costs.tell, "told", one) for one in self._batch)
                self._writing = False
                self._write(now)
            else:
                self._busy = False
                yield now, move
            self._work(now)

    def _work(self, now: float) -> None:
        if self._waiting and not self._busy:
            seconds, what, move = self._waiting.popleft()
            self._busy = True
            self._at(now + seconds, what, move)

    def _write(self, now: float) -> None:
        if self._rows and not self._writing:
            self._writing = True
            hurry = len(self._rows) >= self._costs.few_rows
            self._at(now if hurry else now + self._costs.gather, "gathered", 0.0)

    def _commit(self, now: float) -> None:
        self._batch, self._rows = self._rows, []
        self._commits += 1
        self._at(now + self._costs.sync + len(self._batch) * self._costs.row, "written", 0.0)


def _summed(done: list[tuple[float, float]], commits: int) -> Simulated:
    """Without the first fifth: it fills the queues."""
    kept = done[len(done) // 5 :]
    seconds = kept[-1][0] - kept[0][0]
    return Simulated(len(kept) / seconds, sorted(wait for _, wait in kept), commits / len(done))
