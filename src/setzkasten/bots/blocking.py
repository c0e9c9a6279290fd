"""Where blockers hurt: they cut long lines short and stand at the ends of words."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from setzkasten.core.board import Board
from setzkasten.core.game import Seat
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.games.krux.laying import cut_off
from setzkasten.games.krux.state import COLS, HALF_ROWS, squares_of

# From which length on is a line worth cutting? Long words earn blockers.
LONG_LINE = 4


def worst_squares(half: Board, owner: Seat, number: int, rng: Random) -> tuple[Square, ...]:
    """Up to `number` squares of a half, the most harmful first, that split nothing."""
    chosen: list[Square] = []
    for _ in range(number):
        free = [s for s in squares_of(owner) if half.free(s) and s not in chosen]
        rng.shuffle(free)
        free.sort(key=lambda square: -_harm(half, owner, (*chosen, square)))
        fitting = (s for s in free if not cut_off(half, owner, (*chosen, s)))
        square = next(fitting, None)
        if square is None:
            break
        chosen.append(square)
    return tuple(chosen)


def _harm(half: Board, owner: Seat, blockers: tuple[Square, ...]) -> int:
    blocked = half.blocked | frozenset(blockers)
    return _ended(half, blockers[-1]) - _room(blocked, owner)


def _ended(half: Board, square: Square) -> int:
    """The letters of the words that a blocker here would stop from growing."""
    found = 0
    for way in (ACROSS, DOWN):
        for by in (-1, 1):
            near = shifted(square, way, by)
            if near in half:
                found += len(half.run_through(near, way).squares)
    return found


def _room(blocked: Iterable[Square], owner: Seat) -> int:
    """How much longer than four the open lines of a half are, in all."""
    shut, top = frozenset(blocked), owner * HALF_ROWS
    rows = [[(top + r, c) for c in range(COLS)] for r in range(HALF_ROWS)]
    cols = [[(top + r, c) for r in range(HALF_ROWS)] for c in range(COLS)]
    total = 0
    for line in (*rows, *cols):
        length = 0
        for square in (*line, None):
            if square is None or square in shut:
                total += max(0, length - LONG_LINE) ** 2
                length = 0
            else:
                length += 1
    return total
