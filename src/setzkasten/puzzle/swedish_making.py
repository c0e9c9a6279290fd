"""A new Schwedenrätsel: clue cells, words whose clues fit into them, and a solution word.

It is filled with words that have a clue for half a cell, so that two fit into each; where a cell
tells of one word, longer clues of it are taken as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Final, TypeAlias

from setzkasten.core.squares import Square
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.arrow import Arrows
from setzkasten.puzzle.cell_text import lines_of
from setzkasten.puzzle.clue_choice import ClueChoice
from setzkasten.puzzle.crossword import BLACK, Place, Puzzle, Umlauts, runs
from setzkasten.puzzle.score import akin
from setzkasten.puzzle.solution_word import squares_for
from setzkasten.puzzle.stock import Stock
from setzkasten.puzzle.swedish_pattern import swedish_pattern
from setzkasten.puzzle.treasury import treasury
from setzkasten.puzzle.umlauts import without_placeholders
from setzkasten.solve.puzzle_error import PuzzleError

Room: TypeAlias = tuple[float, int]  # how wide the lines of a cell are, and how many

# How many patterns are tried, and how many steps a square has one to be filled? The longer it
# takes, the less good words are preferred to what fits.
TRIES: Final = 60
STEPS_A_SQUARE: Final = 17
PREFERENCES: Final = (4.0, 1.0, 0.0)
# How often is a corner filled anew for the sake of a word, and how far around it?
MOST_CORNERS: Final = 60
CORNERS: Final = (2, 3, 4)
CORNER_STEPS: Final = 400
SOLUTION_LENGTHS: Final = range(7, 10)


class SwedishMaker:
    """Makes puzzles of a level for cells with so much room, without some words and wordings."""

    def __init__(
        self, level: str, umlauts: Umlauts, room: Room, *, banned: Iterable[str] = (),
        avoided: frozenset[str] = frozenset(),
    ) -> None:  # fmt: skip
        self._stock, self._level, self._umlauts = Stock(level, umlauts, {}), level, umlauts
        self._banned, self._avoided = frozenset(banned), avoided
        self._width, self._lines = room

    def made(self, rows: int, cols: int, drawn: str, said: Callable[[int], None]) -> Puzzle:
        """Pattern after pattern until one is filled; `said` is told which one it is."""
        for attempt in range(TRIES):
            said(attempt)
            rng = Random(f"{drawn} {attempt}")
            pattern = swedish_pattern(rows, cols, rng)
            preference = PREFERENCES[attempt % len(PREFERENCES)]
            if pattern and (grid := self._filled(pattern, preference, rng)):
                return self._with_solution_word(self._clued(grid, rng), rng)
        raise PuzzleError("puzzle_not_found")

    def texts(self, answer: str, lines: int) -> list[str]:
        """The clues of a word that fit into so many lines."""
        return [
            clue.text
            for clue in treasury().clues.get(letters_of(self._spelt(answer)) or "", ())
            if clue.text not in self._avoided and 0 < len(lines_of(clue.text, self._width)) <= lines
        ]

    @cached_property
    def _long(self) -> tuple[str, ...]:
        """Words without a clue that fits into half a cell, and those that are not wanted."""
        half = self._lines // 2
        return tuple(
            w
            for w in self._stock.words
            if self._spelt(w) in self._banned or not self.texts(w, half)
        )

    def _spelt(self, text: str) -> str:
        return without_placeholders(text) if self._umlauts == "Ä" else text

    def _filled(self, pattern: tuple[str, ...], preference: float, rng: Random) -> tuple[str, ...]:
        selection = self._stock.drawn(rng, all_words=False).without(self._long)
        steps = STEPS_A_SQUARE * len(pattern) * len(pattern[0])
        grid = selection.filled(pattern, rng, steps=steps, preference=preference)
        for _ in range(MOST_CORNERS if grid else 0):
            twins = _akin(grid)
            if not twins:
                return grid
            place, answer = twins[0]
            selection = selection.without((answer,))
            opened = _opened(grid, (place.row, place.col), rng.choice(CORNERS))
            grid = selection.filled(opened, rng, steps=CORNER_STEPS, preference=preference) or grid
        return grid  # in a large grid some stay

    def _clued(self, grid: tuple[str, ...], rng: Random) -> Puzzle:
        """Half a cell for each of two clues, at least; the lower one has what the upper leaves."""
        answers, clues = _answers(grid), dict[Place, str]()
        choice = ClueChoice(map(self._spelt, answers.values()), self._level, rng, self._avoided)
        for places in Arrows(grid).cells.values():
            left = self._lines
            for later, place in reversed(list(enumerate(reversed(places)))):
                room = left - later * (self._lines // 2)
                fitting = self.texts(answers[place], room)
                known = choice.texts(self._spelt(answers[place]))
                clues[place] = next(text for text in known if text in fitting)
                left -= len(lines_of(clues[place], self._width))
        return Puzzle(tuple(map(self._spelt, grid)), clues=clues, umlauts=self._umlauts)

    def _with_solution_word(self, puzzle: Puzzle, rng: Random) -> Puzzle:
        standing = {word.answer for word in puzzle.words}
        known = [
            word
            for word in sorted(treasury().words)
            if len(word) in SOLUTION_LENGTHS and word not in standing | self._banned
        ]
        for word in rng.sample(known, min(len(known), 200)):
            try:
                return replace(puzzle, solution=squares_for(puzzle, word, rng))
            except PuzzleError:
                continue
        return puzzle


def _answers(grid: tuple[str, ...]) -> dict[Place, str]:
    return {place: "".join(grid[r][c] for r, c in squares) for place, squares in runs(grid)}


def _akin(grid: tuple[str, ...]) -> list[tuple[Place, str]]:
    """Words that have their base form in common with one before them."""
    answers = list(_answers(grid).items())
    return [answers[two] for _, two in akin([answer for _, answer in answers])]


def _opened(grid: tuple[str, ...], cell: Square, radius: int) -> tuple[str, ...]:
    """Without the letters around a cell."""
    return tuple(
        "".join(
            "." if sign != BLACK and max(abs(r - cell[0]), abs(c - cell[1])) <= radius else sign
            for c, sign in enumerate(row)
        )
        for r, row in enumerate(grid)
    )
