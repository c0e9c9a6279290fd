"""RAE-01 A finished board becomes a puzzle: any picture, Nomina, Krux or Typ-Dom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from setzkasten.core.game import Refusal
from setzkasten.core.position import Position
from setzkasten.core.values import value
from setzkasten.puzzle.crossword import BLACK, Puzzle, puzzle_of
from setzkasten.solve.puzzle_error import PuzzleError


@value
class PuzzleSource:
    """How the board of a game becomes a puzzle without clues."""

    whole: bool = False  # the edges of the board are kept; else it is cut to what lies on it
    parted_at: int = 0  # no word goes across the line above this row
    # What speaks against a puzzle of a view that goes on? None: it waits for the end.
    unsound: Callable[[Any], Refusal | None] | None = None
    # GEN-12 Does a finished board take part in the picture of the week? "task": it is built for it,
    # with the word of the week in it. None: it does not.
    contest: Literal["board", "task"] | None = None

    def made_of(self, position: Position, *, over: bool = True) -> Puzzle:
        """RAE-04 The edges of a picture in the making are not meant yet."""
        rows = position.get("board", "").replace(".", BLACK).upper().split("/")
        if not any(row.strip(BLACK) for row in rows):
            raise PuzzleError("puzzle_empty_board")
        if self.whole and over:
            return Puzzle(tuple(rows))
        if self.parted_at:  # a black row keeps the halves apart
            rows[self.parted_at : self.parted_at] = [BLACK * len(rows[0])]
        return puzzle_of(rows)
