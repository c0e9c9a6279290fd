"""How much the machine wanders: two fixed loops, timed at the beginning and at the end of a run."""

from __future__ import annotations

from array import array
from random import Random
from time import perf_counter

from benchmarks.row import Row

ROUNDS = 15
STEPS = 200_000
PLACES = 1 << 21


class Noise:
    """Collects timings; `rows` tells their spread."""

    def __init__(self) -> None:
        self._chain = _chain()
        self._sums: list[float] = []
        self._walks: list[float] = []

    def listen(self) -> None:
        for _ in range(ROUNDS):
            began = perf_counter()
            sum(range(STEPS))
            between = perf_counter()
            _walk(self._chain)
            self._sums.append((between - began) * 1e3)
            self._walks.append((perf_counter() - between) * 1e3)

    def rows(self) -> list[Row]:
        note = "low and high are the fastest and the slowest of the whole run"
        return [
            _row("noise: plain arithmetic", self._sums, note),
            _row("noise: dependent loads", self._walks, note),
        ]


def _row(name: str, millis: list[float], note: str) -> Row:
    ordered = sorted(millis)
    median = ordered[len(ordered) // 2]
    return Row(name, median, "ms", ordered[0], ordered[-1], len(ordered), note=note)


def _chain() -> array[int]:
    """A ring through all places in random order: each load waits for the one before it."""
    order = list(range(PLACES))
    Random("noise").shuffle(order)
    chain = array("I", bytes(4 * PLACES))
    for here, there in zip(order, order[1:] + order[:1], strict=True):
        chain[here] = there
    return chain


def _walk(chain: array[int]) -> int:
    place = 0
    for _ in range(STEPS):
        place = chain[place]
    return place
