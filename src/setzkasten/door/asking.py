"""Questions without a match: which games there are, what a word is, what lies on the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from setzkasten.catalogue import GAMES, USUAL
from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import AnyGame
from setzkasten.lexicon.letters import key_of
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.making import Wish, make
from setzkasten.solve.boggle import BoggleSolver, read_dice


def games() -> tuple[AnyGame, ...]:
    """Every game with its id, name, number of seats, options and presets."""
    return tuple(GAMES.values())


def boggle(letters: str, *, words: Words | None = None) -> list[str]:
    """Every word on a board of dice, `AEPT/USNO/MAME/ROST`; nothing that hurts."""
    ...


def word(text: str, *, game: str = USUAL, words: Words | None = None) -> Looked:
    """Whether a word counts in a game, and what it is a form of and means."""
    ...


def relation(shorter: str, longer: str, *, words: Words | None = None) -> str:
    """Is the longer word `new`, an `inflection` of the shorter, or `ambiguous`?"""
    ...


def puzzle(rows: int = 12, cols: int = 12, *, level: str = "mittel", seed: int = 1, theme: Sequence[str] = ()) -> Puzzle:
    """A new crossword with its clues; the same wish gives the same puzzle."""
    return make(Wish(rows=rows, cols=cols, level=level, seed=seed, theme=tuple(theme))).puzzle
