"""A new puzzle out of nothing: a pattern, words of a level in it, and a clue for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic
from types import MappingProxyType
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.games.wooden.box import CASES, USUAL_CASE
from setzkasten.lexicon.letters import letters_of
from setzkasten.puzzle.cell_text import LEAST_SIDE, LEAST_SIZE, room_of
from setzkasten.puzzle.clue_choice import ClueChoice
from setzkasten.puzzle.crossword import Place, Puzzle, Umlauts
from setzkasten.puzzle.level import LEVELS, LONGEST, SHORTEST
from setzkasten.puzzle.look import Paper, Style
from setzkasten.puzzle.pattern import FIGURES, MOST_EASED, SYMMETRIES, Plan, pattern
from setzkasten.puzzle.score import akin
from setzkasten.puzzle.stock import Selection, Stock
from setzkasten.puzzle.swedish import sheets_of
from setzkasten.puzzle.swedish_making import SwedishMaker
from setzkasten.puzzle.theme import ends, grid, placed
from setzkasten.puzzle.umlauts import as_umlauts, without_placeholders
from setzkasten.solve.puzzle_error import PuzzleError

SMALLEST: Final = 4
SMALLEST_SWEDISH: Final = 6
# How large is the type of a Schwedenrätsel where there is room for it?
COMFORTABLE: Final = 7.0
LARGEST: Final = 40
BOX: Final = CASES[USUAL_CASE]
# How many steps does one pattern get to be filled? Steps, not seconds: the same wish shall give
# the same puzzle on every machine.
FILL_STEPS: Final = 2_500
# How many patterns are tried before more black squares are borne, and how often does that happen?
TRIES_A_FIGURE: Final = 30
# After how many patterns are all words of the level taken, not those of the treasury alone?
TRIES_OF_THE_TREASURY: Final = {"leicht": 25, "mittel": 25, "schwer": 45}
# How strongly are good words preferred to what fits most easily?
PREFERENCE: Final = 4.0
# After how many patterns is a theme word given up?
TRIES_A_THEME: Final = 60
# Words that stand already leave less to choose: how many patterns until more is borne then?
TRIES_WITH_A_THEME: Final = 8
MOST_THEME_WORDS: Final = 20
# How often is a pattern filled anew for the sake of two words of one base form?
MOST_LOOKED_AT: Final = 6
MOST_WITH_KIN: Final = 4  # and how many patterns, before two such words are borne?
MOST_SECONDS: Final = 3600
MOST_TRIES: Final = TRIES_A_FIGURE * (MOST_EASED + 1)


@dataclass(frozen=True, slots=True)
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
    seconds: float = 60.0  # then it is given up; what is found does not depend on it
    style: Style = field(default="classic", repr=False)
    paper: Paper = field(
        default="a4", repr=False
    )  # how much room the cells of a `swedish` one have
    banned: frozenset[str] = field(default=frozenset(), repr=False)  # words that shall not be in it
    avoided: frozenset[str] = field(default=frozenset(), repr=False)  # wordings of clues

    @property
    def black(self) -> int:
        third = self.rows * self.cols // 3
        return third if self.most_black is None else self.most_black

    @property
    def drawn(self) -> str:
        """What all chance comes from: the wish, but not how long one is ready to wait."""
        return str(replace(self, seconds=0.0))

    @property
    def boxed(self) -> bool:
        """Laid with the 144 stones? Not where the board has more squares, or Ä is a letter."""
        return self.rows * self.cols <= len(BOX) and self.umlauts == "AE"


@dataclass(frozen=True, slots=True)
class Made:
    puzzle: Puzzle
    left_out: tuple[str, ...]  # theme words for which there was no room
    unclued: tuple[str, ...]  # words for which nothing printable is known
    seconds: float


def make(wish: Wish, said: Callable[[int], None] = lambda attempt: None) -> Made:
    """The same wish gives the same puzzle; raises `PuzzleError` for wishes that cannot be.

    `said` is told how many patterns have been tried.
    """
    theme = _check(wish)
    began = monotonic()
    if wish.style == "swedish":
        return Made(_swedish(wish, said), (), (), monotonic() - began)
    maker = _Maker(wish, theme)
    rows, left_out = maker.filled(began)
    own = dict(zip(theme, (_parted(word)[1] for word in wish.theme), strict=True))
    if wish.umlauts == "Ä":
        own = {without_placeholders(key): clue for key, clue in own.items()}
    clued, unclued = with_suggestions(
        Puzzle(rows, umlauts=wish.umlauts), own, wish.level, avoided=wish.avoided
    )
    return Made(clued, left_out, unclued, monotonic() - began)


def _swedish(wish: Wish, said: Callable[[int], None]) -> Puzzle:
    if wish.theme or wish.symmetry != "none" or wish.most_black is not None:
        raise PuzzleError("puzzle_swedish_wish")
    room = room_of(sheets_of(wish.rows, wish.cols, wish.paper).side, COMFORTABLE)
    smallest = room_of(LEAST_SIDE, LEAST_SIZE)
    maker = SwedishMaker(
        wish.level, wish.umlauts, max(room, smallest), banned=wish.banned, avoided=wish.avoided
    )
    ends_at = monotonic() + wish.seconds

    def in_time(attempt: int) -> None:
        if monotonic() > ends_at:
            raise PuzzleError("puzzle_not_found")
        said(attempt)

    return maker.made(wish.rows, wish.cols, f"swedish {wish.drawn}", in_time)


class _Maker:
    def __init__(self, wish: Wish, theme: tuple[str, ...]) -> None:
        self._wish, self._theme = wish, theme
        self._stock = Stock(wish.level, wish.umlauts, theme)
        self._banned = [word for word in self._stock.words if self._word(word) in wish.banned]
        self._case = {s: BOX[s] for s in BOX.symbols()} if wish.boxed else None

    def filled(self, began: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Pattern after pattern until one is filled; fewer theme words the longer it takes."""
        with_kin = 0
        for attempt in range(MOST_TRIES):
            if monotonic() - began > self._wish.seconds:
                break
            rows = self._tried(attempt)
            with_kin += bool(rows and self._kin(rows))
            if rows and (with_kin == MOST_WITH_KIN or not self._kin(rows)):
                return self._finished(rows)
        raise PuzzleError("puzzle_not_found")

    def _tried(self, attempt: int) -> list[str]:
        """One pattern and what it is filled with; empty if there was none, or it stayed open."""
        wish, rng = self._wish, Random(f"{self._wish.drawn} {attempt}")
        theme = self._theme[: max(1, len(self._theme) - attempt // TRIES_A_THEME)]
        letters = placed(wish, theme, rng)
        black = pattern(self._plan(letters, attempt), rng)
        if black is None:
            return []
        patience = TRIES_WITH_A_THEME if letters else TRIES_OF_THE_TREASURY[wish.level]
        selection = self._stock.drawn(rng, all_words=attempt >= patience).without(self._banned)
        return self._filled_anew("\n".join(grid(wish, letters, black)), selection, rng)

    def _filled_anew(self, empty: str, selection: Selection, rng: Random) -> list[str]:
        """A pattern that was filled with two words of one base form once more, without one."""
        found: list[str] = []
        for _ in range(MOST_LOOKED_AT):
            complete, rows = selection.filler().fill(
                empty,
                case=self._case,
                preference=PREFERENCE,
                seed=rng.randrange(1 << 30),
                steps=FILL_STEPS,
                seconds=-1,
            )
            if not complete:
                break
            found = rows
            kin = self._kin(rows)
            if not kin:
                break
            selection = selection.without(kin)
        return found

    def _kin(self, rows: list[str]) -> set[str]:
        """One of each two words of one base form; theme words are as they were wished."""
        words = [word.answer for word in Puzzle(tuple(rows)).words]
        pairs = akin(self._spelt(words))
        return {words[place] for pair in pairs for place in pair[1:]} - set(self._theme)

    def _plan(self, letters: dict[Square, str], attempt: int) -> Plan:
        """As the level has it; the longer it takes, the easier."""
        wish = self._wish
        patience = TRIES_WITH_A_THEME if letters else TRIES_A_FIGURE
        figures = FIGURES[wish.level].eased(min(attempt // patience, MOST_EASED))
        black = min(wish.black, int(figures.black * wish.rows * wish.cols))
        pinned = dict.fromkeys(ends(wish, letters), True) | dict.fromkeys(letters, False)
        return Plan(
            wish.rows, wish.cols, black, wish.symmetry, pinned, figures.threes, figures.crossed
        )

    def _finished(self, rows: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        standing = {word.answer for word in Puzzle(tuple(rows)).words}
        left = [word for word in self._theme if word not in standing]
        return self._spelt(rows), self._spelt(left)

    def _spelt(self, rows: list[str]) -> tuple[str, ...]:
        return tuple(map(self._word, rows))

    def _word(self, word: str) -> str:
        return without_placeholders(word) if self._wish.umlauts == "Ä" else word


def with_suggestions(
    puzzle: Puzzle,
    own: Mapping[str, str] = MappingProxyType({}),
    level: str = "mittel",
    *,
    avoided: frozenset[str] = frozenset(),
) -> tuple[Puzzle, tuple[str, ...]]:
    """RAE-05 A clue for every word that has none, and the words for which nothing is known.

    `own` are clues that somebody wrote for this puzzle, by their answers; then come those of the
    treasury, a different one from puzzle to puzzle, then what the lexicon suggests.
    """
    answers = [word.answer for word in puzzle.words]
    choice = ClueChoice(answers, level, Random("".join(puzzle.rows)), avoided)
    clues: dict[Place, str] = {}
    unclued = []
    for word in puzzle.words:
        if word.clue:
            continue
        if text := own.get(word.answer) or next(iter(choice.texts(word.answer)), ""):
            clues[word.place] = text
        else:
            unclued.append(word.answer)
    return puzzle.with_clues(clues), tuple(unclued)


def _parted(word: str) -> tuple[str, str]:
    answer, _, clue = word.partition("=")
    return answer.strip(), clue.strip()


def _check(wish: Wish) -> tuple[str, ...]:
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
    if not 0 < wish.seconds <= MOST_SECONDS:
        seconds = {"option": "--seconds", "value": f"{wish.seconds:g}"}
        raise PuzzleError("command_range", **seconds, least=0, most=MOST_SECONDS)
    return _theme(wish)


def _theme(wish: Wish) -> tuple[str, ...]:
    if len(wish.theme) > MOST_THEME_WORDS:
        raise PuzzleError("puzzle_theme_many", most=MOST_THEME_WORDS)
    keys, longest = [], min(LONGEST, max(wish.rows, wish.cols))
    for word, _clue in map(_parted, wish.theme):
        key = letters_of(word) if wish.umlauts == "AE" else as_umlauts(word)
        if not key or not SHORTEST <= len(key) <= longest:
            lengths = {"least": SHORTEST, "most": longest}
            raise PuzzleError("puzzle_theme_length", word=repr(word[:40]), **lengths)
        if wish.boxed and BOX.missing(key):
            lacking = " ".join(BOX.missing(key))
            raise PuzzleError("puzzle_theme_stones", word=repr(word), stones=lacking)
        keys.append(key)
    if double := [key for key, number in Counter(keys).items() if number > 1]:
        raise PuzzleError("puzzle_theme_twice", word=double[0])
    return tuple(keys)
