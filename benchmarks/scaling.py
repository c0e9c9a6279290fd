"""To a million tables on paper: measured points reproduced, then what breaks first, and where.

No server is started: `benchmarks/scaling_model.py` is fed with what was measured (docs/scaling.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from random import Random

from benchmarks.row import Goal, Row
from benchmarks.scaling_model import MICRO, Costs, Process

# How often does a table of four move? A lively evening; a game by mail moves once a day.
SECONDS_A_MOVE = 20.0
SOCKETS_A_TABLE = 4
# What one process is given before there is another: a full queue is a slow one.
FILLED = 0.6

# Measured: memory, lines, bytes (docs/scaling.md).
BASE_MB, TABLE_MB, PROCESS_LINES = 57.0, 0.2, 16_000
BYTES_A_MOVE, WRITTEN_A_MOVE, KEPT_A_MOVE = 4_100, 6_500, 300
# On PostgreSQL and Redis, all sockets of a table at one process: of the worker, and of both others.
SHARED_FACTOR, SERVICES_MICROS = 1.5, 50.0
PG_COMMIT_MICROS, PG_ROW_MICROS = 385.0, 10.2
WAKE_BYTES = 30


@dataclass(frozen=True, slots=True)
class Point:
    """Something that was measured, and what the model says."""

    name: str
    measured: float
    modelled: float
    unit: str

    @property
    def ratio(self) -> float:
        return self.modelled / self.measured


def points() -> list[Point]:
    """Answers and rates of a closed load; PostgreSQL's commits; memory."""
    found = []
    for tables, factor, rate, wait in (
        (1, 1.0, None, 4.6),
        (4, 1.0, 789.0, 5.1),
        (50, 1 / 0.88, 2_032.0, 24.0),  # of a core it got 0.88 and 0.73
        (1_000, 566 / 434 / 0.73, 1_282.0, None),
    ):
        said = Process(Costs().slowed(factor)).closed(tables, max(1_500, 6 * tables))
        if rate:
            found.append(Point(f"{tables} tables", rate, said.moves_a_second, "moves/s"))
        if wait:
            found.append(Point(f"{tables} tables, median", wait, said.wait(0.5) * 1e3, "ms"))
    for rows, commits in ((1, 2_530.0), (10, 1_980.0), (50, 1_110.0), (250, 340.0)):
        said_ = 1e6 / (PG_COMMIT_MICROS + rows * PG_ROW_MICROS)
        found.append(Point(f"PostgreSQL, {rows} rows a commit", commits, said_, "commits/s"))
    for tables, mb in ((50, 69.0), (250, 105.0), (1_000, 261.0)):
        found.append(Point(f"memory, {tables} tables", mb, BASE_MB + tables * TABLE_MB, "MB"))
    return found


@dataclass(frozen=True, slots=True)
class Demand:
    """What so many tables ask of each part, as a share of what one of it can give."""

    tables: int

    @property
    def moves(self) -> float:
        return self.tables / SECONDS_A_MOVE

    @property
    def by_core(self) -> float:
        return self.moves * Costs().cpu * (SHARED_FACTOR if self.tables > 10_000 else 1.0)

    @property
    def by_lines(self) -> float:
        return self.tables * SOCKETS_A_TABLE / PROCESS_LINES

    @property
    def processes(self) -> int:
        return max(1, ceil(max(self.by_core / FILLED, self.by_lines)))

    @property
    def by_services(self) -> float:
        """PostgreSQL's and Redis's own cores."""
        return self.moves * SERVICES_MICROS * MICRO

    @property
    def by_commits(self) -> float:
        """Each process writes in batches of its own; PostgreSQL does one after the other."""
        each = self.moves / self.processes
        wait = Costs().gather + PG_COMMIT_MICROS * MICRO
        commits = min(each, 1 / wait) * self.processes
        return commits * PG_COMMIT_MICROS * MICRO + self.moves * PG_ROW_MICROS * MICRO

    @property
    def by_bus(self) -> float:
        """Everybody hears of every move; a gigabit carries 110 MB a second."""
        return self.moves * WAKE_BYTES * self.processes / 110e6

    @property
    def by_net(self) -> float:
        return self.moves * BYTES_A_MOVE / 110e6

    @property
    def megabytes(self) -> float:
        return self.processes * BASE_MB + self.tables * TABLE_MB

    def shares(self) -> dict[str, float]:
        """Of one core, one process's lines, one PostgreSQL, one bus, one gigabit."""
        return {
            "core": self.by_core,
            "lines": self.by_lines,
            "commits": self.by_commits,
            "services": self.by_services,
            "bus": self.by_bus,
            "net": self.by_net,
        }

    def breaks(self) -> list[str]:
        """What one of it cannot give any more, the worst first."""
        full = {name: share for name, share in self.shares().items() if share > 1}
        return sorted(full, key=lambda name: -full[name])

    def wait(self, share: float) -> float:
        """In one of the processes, in seconds."""
        costs = Costs().slowed(SHARED_FACTOR if self.tables > 10_000 else 1.0)
        said = Process(costs).open(self.moves / self.processes, 6_000, Random(1936))
        return said.wait(share)


def measure() -> list[Row]:
    near = [
        Row(f"model over measured: {p.name}", p.ratio, "×", goal=Goal(at_most=1.2), note=note_of(p))
        for p in points()
    ]
    return [*near, *(row for tables in (10**4, 10**5, 10**6) for row in _at(Demand(tables)))]


def note_of(point: Point) -> str:
    return f"{point.modelled:,.3g} for {point.measured:,.3g} {point.unit}"


def _at(demand: Demand) -> list[Row]:
    name = f"model: {demand.tables:,} tables"
    shares = ", ".join(f"{what} {share:.2f}" for what, share in demand.shares().items())
    told = f"{demand.moves:,.0f} moves/s; of one each: {shares}"
    return [
        Row(f"{name}, processes", demand.processes, "", note=told),
        Row(f"{name}, memory", demand.megabytes / 1000, "GB"),
        Row(f"{name}, answer p99", demand.wait(0.99) * 1e3, "ms", note="in each of the processes"),
    ]
