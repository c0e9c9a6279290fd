"""Packing: one correct crossword out of all stones of a hand."""

from __future__ import annotations

from functools import partial
from random import Random

from benchmarks.kernel_case import STONES
from benchmarks.row import Goal, Row
from benchmarks.stopwatch import of_cases, seconds_of
from benchmarks.wngerman import wngerman
from setzkasten_kernel import Packer, WordGraph

HANDS = 200
# stones, goal in milliseconds, best peer
SIZES = ((13, 0.5, "9.4 ms"), (15, 0.7, "10.2 ms"), (17, 1.0, "10.7 ms"), (19, 1.5, "11.3 ms"))


def measure() -> list[Row]:
    packer = Packer(WordGraph.build(wngerman()))
    bag = "".join(letter * count for letter, count in STONES.items())
    rows = []
    for stones, goal, peer in SIZES:
        rng = Random(f"hands of {stones}")
        hands = ["".join(rng.sample(bag, stones)) for _ in range(HANDS)]
        answers = [packer.solve(hand)[0] for hand in hands]
        seconds = [seconds_of(partial(packer.solve, hand)) for hand in hands]
        rows += of_cases(
            f"packing {stones} stones",
            seconds,
            "ms",
            goals={"median": Goal(at_most=goal), "p99": None},
            peer=f"watson {peer}",
            note=f"{answers.count(True)} solved, {answers.count(False)} proved impossible",
        )
    return rows
