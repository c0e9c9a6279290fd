"""Where the black squares of a new puzzle stand, before there is any letter.

Good is what a magazine would print: few black squares, no runs of two, few of three, every letter
in two words, nothing that hangs on one letter. The kernel looks for it (docs/kernel.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from random import Random
from typing import Final, TypeAlias

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten_kernel import black_squares

Images: TypeAlias = tuple[Square, ...]

SYMMETRIES: Final = ("none", "half-turn", "mirror", "diagonal")
# How long may a run be? Of nine letters there still are some hundred well-known words.
LONGEST_RUN: Final = 9
# What does a word of 3, 4, … letters ease? Half the binary logarithm of how many good ones there
# are, in thousandths: the more it has to choose from, the more often a pattern can be filled.
WORTH: Final = [0, 0, 0, 3800, 4700, 5200, 5300, 5150, 5000, 4800, 4600, 4250, 4000]
TRIES_A_SQUARE: Final = 270
# From how many squares on is a grid large? Patterns are met seldom there, and need a longer look;
# and words of three letters run out, of which there are some three hundred.
LARGE: Final = 400
USUAL: Final = 225


@value
class Figures:
    """What a level asks of a pattern: shares of all squares, and of all words."""

    black: float
    threes: float
    crossed: bool = True  # must every letter stand in two words?

    def eased(self, by: int, squares: int = USUAL) -> Figures:
        """Good words go before few squares: where nothing fits, more black squares are borne, and
        letters that stand in one word only; in large grids those first, and no more short words."""
        if squares > LARGE:
            black = min(1 / 3, self.black + 0.012 * max(0, by - 1))
            return Figures(black, self.threes, crossed=by < 1)
        threes = min(1.0, self.threes + 0.03 * by)
        return Figures(min(1 / 3, self.black + 0.012 * by), threes, crossed=by < 2)


MOST_EASED: Final = 10
FIGURES: Final = {
    "leicht": Figures(0.238, 0.30),
    "mittel": Figures(0.205, 0.25),
    "schwer": Figures(0.178, 0.20),
}


def larger(squares: int) -> float:
    """How many times the usual 15×15 a large grid is; others count as usual."""
    return squares / USUAL if squares > LARGE else 1.0


@value
class Plan:
    """What a pattern must keep to. `pinned`: True must be black, False must stay white."""

    rows: int
    cols: int
    most_black: int
    symmetry: str = "none"
    pinned: Mapping[Square, bool] = field(default_factory=dict)
    threes: float = 1.0  # which share of the words may have three letters?
    crossed: bool = True

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


def pattern(plan: Plan, rng: Random) -> frozenset[Square] | None:
    """Black squares of one puzzle, the same for the same numbers of `rng`; None: none were met."""
    longest = max(LONGEST_RUN, *_pinned_runs(plan)) if plan.pinned else LONGEST_RUN
    rows = black_squares(
        plan.rows,
        plan.cols,
        most=plan.most_black,
        symmetry=plan.symmetry.replace("-", " "),
        crossed=plan.crossed,
        three_percent=round(100 * plan.threes),
        longest=longest,
        worth=WORTH,
        pinned=_signs(plan),
        seed=rng.randrange(1 << 30),
        tries=round(TRIES_A_SQUARE * larger(plan.rows * plan.cols) * plan.rows * plan.cols),
    )
    if not rows:
        return None
    return frozenset((r, c) for r, row in enumerate(rows) for c, s in enumerate(row) if s == "#")


def _signs(plan: Plan) -> str:
    """As the kernel wants it. What is pinned pins its images, unless they are pinned themselves."""
    signs = {square: "#" if black else "." for square, black in plan.pinned.items()}
    for square, black in plan.pinned.items():
        for twin in plan.images(square):
            signs.setdefault(twin, "#" if black else ".")
    return "".join(signs.get((r, c), "?") for r in range(plan.rows) for c in range(plan.cols))


def _pinned_runs(plan: Plan) -> list[int]:
    """How long the runs are that stand already: a theme word may be longer than others."""
    white = {square for square, black in plan.pinned.items() if not black}
    lengths = [0]
    for row, col in white:
        for down in (0, 1):
            length = 0
            while (row + down * length, col + (1 - down) * length) in white:
                length += 1
            lengths.append(length)
    return lengths
