"""What a new puzzle should be like, and every reason why there can be none like that."""

from __future__ import annotations

from collections import Counter
from dataclasses import field, replace
from typing import Final

from setzkasten.core.values import value
from setzkasten.games.wooden.box import CASES, USUAL_CASE
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.crossword import Umlauts
from setzkasten.puzzle.level import LEVELS, LONGEST, SHORTEST
from setzkasten.puzzle.look import Paper, Style
from setzkasten.puzzle.pattern import SYMMETRIES
from setzkasten.puzzle.umlauts import as_umlauts
from setzkasten.solve.puzzle_error import PuzzleError

SMALLEST, SMALLEST_SWEDISH, LARGEST = 4, 6, 40
SMALL: Final = 81
BOX: Final = CASES[USUAL_CASE]
MOST_THEME_WORDS: Final = 20
MOST_SECONDS: Final = 3600
NO_LIMIT: Final = 0.0
# How many squares are tried to be filled before a search is given up? Squares of patterns, not
# seconds: what one machine finds every machine finds. A hundred thousand take some ten seconds.
USUAL_WORK: Final = 600_000


@value
class Wish:
    """What a new puzzle should be like."""

    rows: int = 12
    cols: int = 12
    most_black: int | None = None  # None: as many as the level has, more where nothing else fits
    symmetry: str = "none"
    theme: tuple[str, ...] = ()  # `Torte`, or with a clue of its own: `Grete=Das Geburtstagskind`
    level: str = "mittel"
    seed: int = 1
    umlauts: Umlauts = "AE"
    seconds: float = NO_LIMIT  # for who will not wait longer; what is found does not depend on it
    style: Style = field(default="classic", repr=False)
    paper: Paper = field(
        default="a4", repr=False
    )  # how much room the cells of a `swedish` one have
    banned: frozenset[str] = field(default=frozenset(), repr=False)  # words that shall not be in it
    avoided: frozenset[str] = field(default=frozenset(), repr=False)  # wordings of clues
    # Of a maker's own, none of which changes what all chance comes from:
    grid: tuple[str, ...] = field(default=(), repr=False)  # `#`, `.` for any letter, letters
    words: tuple[tuple[str, int], ...] = field(default=(), repr=False)  # with weights, 0 to 100
    clues: tuple[tuple[str, str], ...] = field(default=(), repr=False)  # by answers
    strict: bool = field(default=False, repr=False)  # all theme words, or no puzzle
    work: int = field(default=USUAL_WORK, repr=False)

    @property
    def black(self) -> int:
        third = self.rows * self.cols // 3
        return third if self.most_black is None else self.most_black

    @property
    def drawn(self) -> str:
        """What all chance comes from: the wish, but not how long one is ready to wait."""
        return str(replace(self, seconds=NO_LIMIT))

    @property
    def small(self) -> bool:
        """So small that the best pattern and its words would be the same for many seeds?"""
        return self.rows * self.cols <= SMALL and not self.grid

    @property
    def boxed(self) -> bool:
        """Laid with the 144 stones? Not where the board has more squares, or Ä is a letter."""
        few = self.rows * self.cols <= len(BOX) and not self.grid
        return few and self.umlauts == "AE"


def parted(word: str) -> tuple[str, str]:
    answer, _, clue = word.partition("=")
    return answer.strip(), clue.strip()


def checked(wish: Wish) -> tuple[str, ...]:
    """The theme words as keys; every reason why there can be no such puzzle."""
    least = SMALLEST_SWEDISH if wish.style == "swedish" else SMALLEST
    if not (least <= wish.rows <= LARGEST and least <= wish.cols <= LARGEST):
        size = {"rows": wish.rows, "cols": wish.cols}
        raise PuzzleError("puzzle_size", **size, least=least, most=LARGEST)
    if wish.level not in LEVELS:
        raise PuzzleError("puzzle_level", level=repr(wish.level[:40]), known=", ".join(LEVELS))
    if wish.symmetry not in SYMMETRIES:
        known = ", ".join(SYMMETRIES)
        raise PuzzleError("puzzle_symmetry", symmetry=repr(wish.symmetry[:40]), known=known)
    if wish.symmetry == "diagonal" and wish.rows != wish.cols:
        raise PuzzleError("puzzle_diagonal")
    if not 0 <= wish.black < wish.rows * wish.cols:
        raise PuzzleError("puzzle_fillers", count=wish.black)
    if not 0 <= wish.seconds <= MOST_SECONDS:
        seconds = {"option": "--seconds", "value": f"{wish.seconds:g}"}
        raise PuzzleError("command_range", **seconds, least=0, most=MOST_SECONDS)
    return _theme(wish)


def _theme(wish: Wish) -> tuple[str, ...]:
    longest = max(wish.rows, wish.cols)
    keys = theme_keys(wish.theme, wish.umlauts, longest if wish.grid else min(LONGEST, longest))
    for key, word in zip(keys, wish.theme, strict=True):
        if wish.boxed and BOX.missing(key):
            lacking = " ".join(BOX.missing(key))
            raise PuzzleError("puzzle_theme_stones", word=repr(parted(word)[0]), stones=lacking)
    return keys


def theme_keys(theme: tuple[str, ...], umlauts: Umlauts, longest: int) -> tuple[str, ...]:
    """Theme words as they stand in a grid; raises `PuzzleError` for those that never can."""
    if len(theme) > MOST_THEME_WORDS:
        raise PuzzleError("puzzle_theme_many", most=MOST_THEME_WORDS)
    keys = []
    for word, _clue in map(parted, theme):
        key = key_in(word, umlauts)
        if not key:
            code = "puzzle_theme_signs" if umlauts == "AE" else "puzzle_theme_umlauts"
            raise PuzzleError(code, word=repr(word[:40]))
        if not SHORTEST <= len(key) <= longest:
            lengths = {"letters": len(key), "least": SHORTEST, "most": longest}
            raise PuzzleError("puzzle_theme_length", word=repr(word[:40]), **lengths)
        keys.append(key)
    if double := [key for key, number in Counter(keys).items() if number > 1]:
        raise PuzzleError("puzzle_theme_twice", word=double[0])
    return tuple(keys)


def key_in(word: str, umlauts: Umlauts) -> str:
    """As it stands while a grid is filled; empty if it cannot."""
    return (letters_of(word) or "") if umlauts == "AE" else as_umlauts(word)
