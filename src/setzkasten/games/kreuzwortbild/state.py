"""Kreuzwortbild: options, actions, the picture, and what its builder sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from setzkasten.core.board import Board
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import value
from setzkasten.games.kreuzwortbild.options import Options
from setzkasten.games.wooden.box import CASES, CHIPS, SIZE
from setzkasten.games.wooden.seen import BoardView

SIZES = {"whole": SIZE, "half": (SIZE[0] // 2, SIZE[1])}  # HOB-01
MOST_FILLERS = {"whole": 48, "half": 24}  # HOB-05 one third of the squares
FILLER = Tile("#")

Asked: TypeAlias = Literal["", "change", "done"]


@value
class State:
    options: Options
    board: Board  # its blocked squares are the fillers
    symmetry: str
    known: tuple[tuple[str, bool], ...] = ()  # words that stand, as the judge found them; sorted
    asked: Asked = ""
    finished: bool = False
    given_up: bool = False

    @property
    def phase(self) -> str:
        if self.finished or self.given_up:
            return "over"
        return "judge" if self.asked else "build"

    @property
    def squares(self) -> int:
        rows, cols = SIZES[self.options.board]
        return rows * cols

    @property
    def case(self) -> Stock:
        """GEN-01 What is still in the compartments."""
        return CASES[self.options.stones].without(tile.letter for tile in self.board.values())

    @property
    def chips(self) -> int:
        """GEN-02 Chips that are not fillers yet."""
        return CHIPS - len(self.board.blocked)

    @property
    def letters(self) -> int:
        return len(self.board)

    @property
    def without_letter(self) -> int:
        """GEN-12 Fillers and free squares, by which pictures are ranked."""
        return self.squares - len(self.board)

    @property
    def within_goal(self) -> bool:
        """HOB-05 At most a third of the squares without a letter."""
        return self.without_letter <= MOST_FILLERS[self.options.board]


@value
class StandingWord:
    """A run of the picture. `allowed` is None as long as nobody was asked."""

    word: str
    squares: tuple[Square, ...]
    allowed: bool | None
    double: bool  # GEN-07 it stands elsewhere, too


@value
class View(BoardView):
    """Nothing is hidden: one person builds, others may look on."""

    fillers: tuple[Square, ...]
    case: Mapping[str, int]
    case_left: int
    chips: int
    symmetry: str
    words: tuple[StandingWord, ...]
    lone: tuple[Square, ...]  # HOB-07 letters that stand in no word
    stray: tuple[Square, ...]  # HOB-07 letters that do not hang together with the most
    letters: int
    free: int
    most_fillers: int
    within_goal: bool
    finished: bool
    given_up: bool
