"""Repeated runs, their median and their spread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter, process_time

from benchmarks.row import Goal, Row

# How often is a call timed? Often enough for quartiles, no longer than a reader waits.
RUNS = 9
MOST_RUNS = 101
LONGEST_SECONDS = 5.0
SHORT_SECONDS = 0.5

_A_SECOND = {"s": 1.0, "ms": 1e3, "µs": 1e6, "ns": 1e9}


@dataclass(frozen=True, slots=True)
class Scale:
    """Turns the seconds of a call into the number that is shown."""

    unit: str
    of: Callable[[float], float]


def per_second(cases: int, unit: str) -> Scale:
    return Scale(unit, lambda seconds: cases / seconds)


def each(cases: int, unit: str) -> Scale:
    """The time of one of `cases` in s, ms, µs or ns."""
    return Scale(unit, lambda seconds: seconds * _A_SECOND[unit] / cases)


def measured(
    name: str,
    call: Callable[[], object],
    scale: Scale,
    *,
    goal: Goal | None = None,
    peer: str = "",
    note: str = "",
    runs: int = RUNS,
) -> Row:
    """The median of repeated runs, after one to warm up.

    Processor time where it is less than the clock's: other programs share the machine.
    """
    call()
    values = [scale.of(seconds) for seconds in _timed(call, runs)]
    low, value, high = quantiles(values, n=4)
    return Row(name, value, scale.unit, low, high, len(values), goal, peer, note)


def _timed(call: Callable[[], object], runs: int) -> list[float]:
    seconds: list[float] = []
    began = perf_counter()
    while len(seconds) < MOST_RUNS:
        spent = perf_counter() - began
        if len(seconds) >= 3 and spent > LONGEST_SECONDS:
            break
        if len(seconds) >= runs and spent > SHORT_SECONDS:
            break
        seconds.append(seconds_of(call))
    return seconds


def seconds_of(call: Callable[[], object]) -> float:
    """How long one call keeps a core busy; waiting for others is not counted."""
    clock, cpu = perf_counter(), process_time()
    call()
    return min(perf_counter() - clock, process_time() - cpu) or 1e-9


SHARES = {"median": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}


def of_cases(
    name: str,
    seconds: Sequence[float],
    unit: str,
    *,
    goals: Mapping[str, Goal | None],
    peer: str = "",
    note: str = "",
) -> list[Row]:
    """One row for each share named (median, p90, p99, max) of cases that differ."""
    ordered = sorted(second * _A_SECOND[unit] for second in seconds)
    rows = []
    for share, goal in goals.items():
        place = min(len(ordered) - 1, int(SHARES[share] * len(ordered)))
        value = ordered[place]
        label = f"{name}, {share} of {len(ordered)} cases"
        rows.append(Row(label, value, unit, ordered[0], ordered[-1], 1, goal, peer, note))
    return rows
