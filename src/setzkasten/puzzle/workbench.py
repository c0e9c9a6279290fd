"""The workbench of a maker: a grid half filled. What breaks, what fits, is it still possible?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.puzzle.crossword import Place, runs
from setzkasten.puzzle.draft import OPEN, Rows, text_of, twice, whole_words, written
from setzkasten.puzzle.stock import Stock
from setzkasten.solve.puzzle_error import PuzzleError

# How many steps may a look at a grid take? Most are answered after some hundred. In a large grid
# a step takes longer, so it gets fewer.
LOOK_STEPS, STEPS_TIMES_SQUARES = 60_000, 13_500_000
# How strongly are good words preferred to what fits most easily?
PREFERENCE: Final = 4.0
# How many words are offered for a run, and how many are looked at for them?
MOST_FITS, MOST_LOOKED_AT = 24, 400
# How many single words are left out by turns where not all that stood there can be?
MOST_SINGLE: Final = 12


@value
class Outlook:
    """`possible` None: neither found nor ruled out in time. `broken`: runs that hold no word."""

    possible: bool | None
    broken: tuple[Place, ...] = ()
    rows: Rows = ()  # one filling


class Workbench:
    """Grids are looked at with all words of a stock but the banned ones."""

    def __init__(self, stock: Stock, banned: Iterable[str] = ()) -> None:
        self._stock, self._banned = stock, frozenset(banned)
        self._every = stock.every(self._banned)
        self._filler = self._every.filler()

    def check(self, rows: Rows) -> None:
        """Raises `PuzzleError` that names the first run for which there is no word, or says that
        no words go together in this grid."""
        if double := twice(rows):
            raise PuzzleError("puzzle_grid_twice", row=double[0].row + 1, col=double[0].col + 1)
        for place in self.broken(rows):
            code = "puzzle_grid_across" if place.across else "puzzle_grid_down"
            raise PuzzleError(code, row=place.row + 1, col=place.col + 1)
        if self.outlook(rows).possible is False:
            raise PuzzleError("puzzle_grid_none")

    def broken(self, rows: Rows) -> tuple[Place, ...]:
        """Runs that no word can hold any more, and words that stand a second time."""
        whole = whole_words(rows)
        found = [
            place
            for place, squares in runs(rows)
            if (text := text_of(rows, squares)) not in whole and not self._holds(text)
        ]
        return (*found, *twice(rows))

    def knows(self, word: str) -> bool:
        return self._every.holds(word)

    def _holds(self, text: str) -> bool:
        return OPEN * len(text) == text or self._every.holds(text.replace(OPEN, "?"))

    def outlook(self, rows: Rows, *, seed: int = 1) -> Outlook:
        """What breaks; else one filling, if there is one."""
        if broken := self.broken(rows):
            return Outlook(possible=False, broken=broken)
        if not any(OPEN in row for row in rows):
            return Outlook(possible=True, rows=rows)
        complete, filled = self._filler.fill(
            "\n".join(rows), preference=PREFERENCE, seed=seed, steps=_steps(rows), seconds=-1,
        )  # fmt: skip
        return Outlook(complete, rows=tuple(filled) if complete else ())

    def otherwise(
        self, rows: Rows, before: Rows, touched: Sequence[Place], rng: Random
    ) -> Rows | None:
        """A filling that is not the one before: without the words of the runs that are touched, as
        far as that goes."""
        squares = dict(runs(rows))
        free = [
            text_of(before, squares[place])
            for place in touched
            if len(self._every.matching(text_of(rows, squares[place]).replace(OPEN, "?"))) > 1
        ]
        singles = rng.sample(free, min(MOST_SINGLE, len(free)))
        for never in (free, *([word] for word in singles), ()):
            for selection in (self._stock.drawn(rng, all_words=True), self._stock.every()):
                leaves = {word for word in never if self.knows(word)} | self._banned
                found = selection.without(leaves).filled(
                    rows, rng, steps=_steps(rows), preference=PREFERENCE
                )
                if found and found != before:
                    return found
        return None

    def fits(self, rows: Rows, squares: tuple[Square, ...]) -> list[tuple[str, int]]:
        """Words for a run, each with how many of its crossings it would break; sound ones first."""
        before = text_of(rows, squares)
        down = squares[0][1] == squares[-1][1]
        crossings = {
            square: run
            for place, run in runs(rows)
            if place.across == down
            for square in run
            if square in squares
        }
        holds: dict[tuple[Square, str], bool] = {}

        def breaks(word: str) -> int:
            after = written(rows, squares, word)
            count = 0
            for square, letter in zip(squares, word, strict=True):
                if square not in crossings:
                    continue
                if (square, letter) not in holds:
                    holds[square, letter] = self._holds(text_of(after, crossings[square]))
                count += not holds[square, letter]
            return count

        standing = whole_words(rows) - {before}
        words = [word for word in self._every.matching("?" * len(squares)) if word not in standing]
        near = _nearest(words, before)[:MOST_LOOKED_AT]
        ranked = sorted(((word, breaks(word)) for word in near), key=lambda pair: pair[1])
        return [pair for pair in ranked if pair[0] != before][:MOST_FITS]


def _steps(rows: Rows) -> int:
    return min(LOOK_STEPS, STEPS_TIMES_SQUARES // (len(rows) * len(rows[0])))


def _nearest(words: list[str], before: str) -> list[str]:
    """Those that keep the most of the letters that stand, then the better ones."""
    kept = {word: sum(a == b for a, b in zip(word, before, strict=True)) for word in words}
    return sorted(words, key=lambda word: -kept[word])
