"""Where the clue cells of a Schwedenrätsel stand, before there is any letter.

Along the upper and the left edge every other square is a clue cell, so that the words that begin
between them have a bent arrow. The kernel looks for the rest.
"""

from __future__ import annotations

from random import Random
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.puzzle.arrow import Arrows
from setzkasten.puzzle.crossword import BLACK, runs
from setzkasten.puzzle.pattern import LONGEST_RUN, TRIES_A_SQUARE, WORTH
from setzkasten_kernel import black_squares

# Which share of the squares are clue cells? Those that tell of nothing become letters as long as
# so many stay: an open grid is hard to fill, a large one harder.
CELLS, FEWEST_CELLS = 0.27, 0.245
CELLS_OF_LARGE, FEWEST_OF_LARGE = 0.29, 0.27
THREES: Final = 0.25  # and which share of the words have three letters?
LARGE: Final = 600  # squares
# How many patterns are looked at for the one with the fewest dead cells?
LOOKED_AT: Final = 3


def swedish_pattern(rows: int, cols: int, rng: Random) -> tuple[str, ...]:
    """Rows of `#` and `.`, the same for the same numbers of `rng`; empty if none were met."""
    found = [grid for _ in range(LOOKED_AT) if (grid := _one(rows, cols, rng))]
    return min(found, key=lambda grid: len(Arrows(grid).dead), default=())


def _one(rows: int, cols: int, rng: Random) -> tuple[str, ...]:
    share, least = (
        (CELLS, FEWEST_CELLS) if rows * cols < LARGE else (CELLS_OF_LARGE, FEWEST_OF_LARGE)
    )
    made = black_squares(
        rows,
        cols,
        most=round(share * rows * cols),
        symmetry="none",
        crossed=False,
        three_percent=round(100 * THREES),
        longest=LONGEST_RUN,
        worth=WORTH,
        pinned="".join(_pin(row, col) for row in range(rows) for col in range(cols)),
        seed=rng.randrange(1 << 30),
        tries=TRIES_A_SQUARE * rows * cols,
    )
    if not made:
        return ()
    grid = _livelier(tuple(made), least * rows * cols)
    return () if Arrows(grid).unplaced else grid


def _pin(row: int, col: int) -> str:
    if row and col:
        return "?"
    return "." if (row + col) % 2 else BLACK


def _livelier(grid: tuple[str, ...], least: float) -> tuple[str, ...]:
    """Dead cells as letters, one after the other."""
    for cell in Arrows(grid).dead:
        if sum(row.count(BLACK) for row in grid) <= least:
            break
        more = _with_letter(grid, cell)
        if all(_sound(line) for line in _lines(more, cell)) and _in_a_word(more, cell):
            grid = more
    return grid


def _with_letter(grid: tuple[str, ...], cell: Square) -> tuple[str, ...]:
    row = grid[cell[0]]
    return (*grid[: cell[0]], f"{row[: cell[1]]}.{row[cell[1] + 1 :]}", *grid[cell[0] + 1 :])


def _in_a_word(grid: tuple[str, ...], cell: Square) -> bool:
    return any(cell in squares for _, squares in runs(grid))


def _lines(grid: tuple[str, ...], cell: Square) -> tuple[str, str]:
    return grid[cell[0]], "".join(row[cell[1]] for row in grid)


def _sound(line: str) -> bool:
    return all(len(run) != 2 and len(run) <= LONGEST_RUN for run in line.split(BLACK))
