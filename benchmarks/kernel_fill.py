"""Fill: symmetric 12 x 12 grids with 24 to 40 black squares."""

from __future__ import annotations

from functools import partial
from random import Random

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import of_cases, seconds_of
from benchmarks.wngerman import wngerman
from setzkasten_kernel import Filler, WordGraph

SIDE = 12
BLOCKS = range(24, 41, 2)
GRIDS_EACH = 3


def measure() -> list[Row]:
    filler = Filler(WordGraph.build(wngerman()))
    filler.fill("\n".join(["." * SIDE] * SIDE), seconds=0.0)
    for length in range(2, SIDE):
        filler.fill("." * length, seconds=1.0)
    rng = Random("grids")
    rows = []
    for kind, tries in (("evenly spread", 6), ("as they fall", 1)):
        grids = [spread(rng, blocks, tries) for blocks in BLOCKS for _ in range(GRIDS_EACH)]
        answers: list[bool | None] = []
        seconds = [seconds_of(partial(_fill, filler, grid, answers)) for grid in grids]
        rows += of_cases(
            f"fill, black squares {kind}",
            seconds,
            "ms",
            goals={"median": Goal(at_most=40), "p90": Goal(at_most=200)},
            peer="ingrid_core median 113 ms, p90 493 ms",
            note=f"{answers.count(True)} of {len(grids)} filled within 2 s",
        )
    return rows


def _fill(filler: Filler, grid: str, answers: list[bool | None]) -> None:
    answers.append(filler.fill(grid, seconds=2.0)[0])


def spread(rng: Random, blocks: int, tries: int) -> str:
    """Of some random grids the one whose runs are the least long."""
    grids = [pattern(rng, blocks) for _ in range(tries)]
    calmest: list[str] = min(grids, key=openness)
    return "\n".join(calmest)


def openness(grid: list[str]) -> int:
    return sum(len(run) ** 2 for run in runs(grid))


def runs(grid: list[str]) -> list[str]:
    lines = grid + ["".join(column) for column in zip(*grid, strict=True)]
    return [run for line in lines for run in line.split("#") if run]


def pattern(rng: Random, blocks: int) -> list[str]:
    """Black squares at random, the same when turned by half, no run under three letters."""
    while True:
        grid = ["." * SIDE] * SIDE
        for _ in range(400):
            row, col = rng.randrange(SIDE), rng.randrange(SIDE)
            turned = set_black(set_black(grid, row, col), SIDE - 1 - row, SIDE - 1 - col)
            if all(len(run) > 2 for run in runs(turned)):
                grid = turned
            if sum(line.count("#") for line in grid) >= blocks:
                break
        if sum(line.count("#") for line in grid) == blocks and connected(grid):
            return grid


def set_black(grid: list[str], row: int, col: int) -> list[str]:
    line = grid[row][:col] + "#" + grid[row][col + 1 :]
    return [*grid[:row], line, *grid[row + 1 :]]


def connected(grid: list[str]) -> bool:
    free = {(r, c) for r in range(SIDE) for c in range(SIDE) if grid[r][c] == "."}
    waiting = [min(free)]
    while waiting:
        r, c = waiting.pop()
        if (r, c) in free:
            free.remove((r, c))
            waiting += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return not free
