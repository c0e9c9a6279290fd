"""Where the black squares of a new puzzle stand, before there is any letter.

A plain local search: black squares are put, taken and moved as long as the pattern gets better.
Good is what a newspaper would print: no runs of two, few letters that stand in one word only,
no run longer than people have words for, everything connected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from math import inf
from random import Random
from typing import Final, TypeAlias

from setzkasten.core.squares import Square, pieces

Images: TypeAlias = tuple[Square, ...]

SYMMETRIES: Final = ("none", "half-turn", "mirror", "diagonal")
SHORTEST_RUN: Final = 3
# How long may a run be before it gets hard to fill? Words of eight letters are still many.
EASY_RUN: Final = 7
# What is each fault worth? A run of two is the worst: there is hardly a clue for it.
SHORT_RUN_COST: Final = 8.0
LONG_RUN_COST: Final = 1.5
LONE_COST: Final = 8.0
SINGLE_COST: Final = 0.45  # a letter that stands in one word only
PIECE_COST: Final = 12.0
CLUMP_COST: Final = 0.6
# How many black squares may stand in a row before it looks like a wall?
EASY_BLACK: Final = 3
LONG_BLACK_COST: Final = 0.8
EMPTY_LINE_COST: Final = 6.0
BLACK_COST: Final = 0.12  # letters are what a puzzle is for
# How many tries does a pattern get, and how much worse may a step be at first?
TRIES: Final = 2_500
WARMTH: Final = 2.5


@dataclass(frozen=True, slots=True)
class Plan:
    """What a pattern must keep to. `pinned`: True must be black, False must stay white."""

    rows: int
    cols: int
    most_black: int
    symmetry: str = "none"
    pinned: Mapping[Square, bool] = field(default_factory=dict)
    ease: float = 0.0  # 0: dense, every letter crossed; 1: as easy to fill as can be

    def images(self, square: Square) -> Images:
        """The squares that become black together with this one."""
        row, col = square
        match self.symmetry:
            case "half-turn":
                return tuple({square, (self.rows - 1 - row, self.cols - 1 - col)})
            case "mirror":
                return tuple({square, (row, self.cols - 1 - col)})
            case "diagonal":
                return tuple({square, (col, row)})
        return (square,)


def pattern(plan: Plan, rng: Random) -> frozenset[Square]:
    """Black squares of one puzzle, the same for the same numbers of `rng`."""
    return _Search(plan, rng).best()


class _Search:
    def __init__(self, plan: Plan, rng: Random) -> None:
        self._plan, self._rng = plan, rng
        self._pinned = _spread(plan)
        squares = ((r, c) for r in range(plan.rows) for c in range(plan.cols))
        groups = {tuple(sorted(plan.images(s))) for s in squares}
        self._groups = [g for g in sorted(groups) if not any(s in self._pinned for s in g)]
        self._black = {square for square, black in self._pinned.items() if black}

    def best(self) -> frozenset[Square]:
        plan, rng, black = self._plan, self._rng, self._black
        for group in rng.sample(self._groups, len(self._groups)):
            if len(black) + len(group) <= plan.most_black:
                black.update(group)
        cost = self._cost(inf)
        least, kept = cost, frozenset(black)
        for left in range(TRIES, 0, -1):
            changed = self._changed()
            bearable = cost + rng.expovariate(1.0) * WARMTH * left / TRIES - 0.01
            if changed and len(black) <= plan.most_black:
                after = self._cost(bearable)
                if after <= bearable:
                    cost = after
                    if cost < least:
                        least, kept = cost, frozenset(black)
                    continue
            self._flip(changed)
        return kept

    def _cost(self, bearable: float) -> float:
        """What is wrong with the pattern; a sum beyond what is bearable need not be exact."""
        plan, black = self._plan, self._black
        cost = _cost_of_runs(plan, black)
        cost += BLACK_COST * (1 - 2 * plan.ease) * len(black) + _cost_of_clumps(plan, black)
        if cost > bearable:
            return cost
        squares = ((r, c) for r in range(plan.rows) for c in range(plan.cols))
        parts = len(pieces(square for square in squares if square not in black))
        return cost + PIECE_COST * max(0, parts - 1)

    def _changed(self) -> list[Images]:
        """One group turned, or two so that the number of black squares stays."""
        if not self._groups:
            return []
        changed = [self._rng.choice(self._groups)]
        if self._rng.random() < 0.6:
            other = self._rng.choice(self._groups)
            if (other[0] in self._black) != (changed[0][0] in self._black):
                changed.append(other)
        self._flip(changed)
        return changed

    def _flip(self, groups: Iterable[Images]) -> None:
        for group in groups:
            self._black.symmetric_difference_update(group)


def _spread(plan: Plan) -> dict[Square, bool]:
    """What is pinned pins its images, unless they are pinned themselves."""
    pinned = dict(plan.pinned)
    for square, black in plan.pinned.items():
        for twin in plan.images(square):
            pinned.setdefault(twin, black)
    return pinned


def faultless(plan: Plan, black: frozenset[Square]) -> bool:
    """No runs of two, no letter alone, one piece: such a pattern is worth filling."""
    across, down = _lines(plan, black)
    short = any(1 < n < SHORTEST_RUN for line in (*across, *down) for n in line)
    lone = any(n == 1 == down[c][r] for r, row in enumerate(across) for c, n in enumerate(row))
    white = ((r, c) for r in range(plan.rows) for c in range(plan.cols) if (r, c) not in black)
    return not short and not lone and len(pieces(white)) == 1


def _cost_of_runs(plan: Plan, black: AbstractSet[Square]) -> float:
    across, down = _lines(plan, black)
    easy = round(EASY_RUN - 2 * plan.ease)
    single = SINGLE_COST * (1 - plan.ease)
    cost = sum(_line_cost(line, easy) for line in (*across, *down))
    for row, aside in zip(across, zip(*down, strict=True), strict=True):
        for here, other in zip(row, aside, strict=True):
            if here == 1 or other == 1:
                cost += LONE_COST if here == other else single
    return cost


def _cost_of_clumps(plan: Plan, black: AbstractSet[Square]) -> float:
    """Four black squares in a block look like a hole."""
    return CLUMP_COST * sum(
        (r + 1, c) in black and (r, c + 1) in black and (r + 1, c + 1) in black for r, c in black
    )


def _lines(
    plan: Plan, black: AbstractSet[Square]
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """For each square the length of its run across, and the same by columns."""
    rows, cols = range(plan.rows), range(plan.cols)
    across = [_lengths(tuple((r, c) in black for c in cols)) for r in rows]
    down = [_lengths(tuple((r, c) in black for r in rows)) for c in cols]
    return across, down


@cache
def _lengths(black: tuple[bool, ...]) -> tuple[int, ...]:
    """For each square the length of its run; 0 is black."""
    found: list[int] = []
    run = 0
    for sign in (*black, True):
        if not sign:
            run += 1
            continue
        found += [run] * run
        found.append(0)
        run = 0
    return tuple(found[:-1])


@cache
def _line_cost(line: tuple[int, ...], easy: int) -> float:
    cost, at, black = 0.0 if any(line) else EMPTY_LINE_COST, 0, 0
    while at < len(line):
        length = line[at]
        black = 0 if length else black + 1
        if black > EASY_BLACK:
            cost += LONG_BLACK_COST
        if 1 < length < SHORTEST_RUN:
            cost += SHORT_RUN_COST
        elif length > easy:
            cost += LONG_RUN_COST * (length - easy)
        at += max(1, length)
    return cost
