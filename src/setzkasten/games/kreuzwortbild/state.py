"""Kreuzwortbild: options, actions, the picture, and what its builder sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from setzkasten.core.actions import Done, GiveUp
from setzkasten.core.board import Board
from setzkasten.core.options import Presets, choice
from setzkasten.core.rulebook import Label
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.wooden.box import CASES, CHIPS, OTHER_CASES, SIZE, USUAL_CASE
from setzkasten.games.wooden.seen import BoardView

SIZES = {"whole": SIZE, "half": (SIZE[0] // 2, SIZE[1])}  # HOB-01
MOST_FILLERS = {"whole": 48, "half": 24}  # HOB-05 one third of the squares
FILLER = Tile("#")
SYMMETRIES = ("none", "half-turn", "mirror", "diagonal")  # HOB-03

Asked: TypeAlias = Literal["", "change", "done"]


@dataclass(frozen=True, slots=True)
class Options:
    board: str = choice("whole", "half")
    symmetry: str = choice(*SYMMETRIES)
    stones: str = choice(USUAL_CASE, *OTHER_CASES)


LABEL = Label("kreuzwortbild", "Kreuzwortbild", "Der Holzkasten", (1, 1), "GEN HOB RAE")
PRESETS: Presets = {  # GEN-13
    "simple": {"board": "half", "symmetry": "none"},
    "finesse": {"board": "whole", "symmetry": "half-turn"},
}


@dataclass(frozen=True, slots=True)
class Put:
    """HOB-04 Stones and fillers set; what lay there goes back to its place in the box."""

    stones: tuple[tuple[Square, Tile], ...]


@dataclass(frozen=True, slots=True)
class Move:
    """HOB-04 Stones and fillers moved, all at once: two may change places."""

    moves: tuple[tuple[Square, Square], ...]


@dataclass(frozen=True, slots=True)
class Clear:
    """HOB-04 Stones and fillers taken off."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Switch:
    """HOB-03 From now on every filler brings its images, or none."""

    symmetry: str


Action: TypeAlias = Put | Move | Clear | Switch | Done | GiveUp


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class StandingWord:
    """A run of the picture. `allowed` is None as long as nobody was asked."""

    word: str
    squares: tuple[Square, ...]
    allowed: bool | None
    double: bool  # GEN-07 it stands elsewhere, too


@dataclass(frozen=True, slots=True)
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
