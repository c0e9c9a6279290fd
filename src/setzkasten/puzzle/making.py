"""A new puzzle out of nothing: a pattern, words of a level in it, and a clue for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import monotonic
from types import MappingProxyType
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.puzzle.cell_text import LEAST_SIDE, LEAST_SIZE, room_of
from setzkasten.puzzle.clue_choice import ClueChoice
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.draft import Rows, seated, standing, whole_words
from setzkasten.puzzle.pattern import FIGURES, MOST_EASED, Plan, larger, pattern
from setzkasten.puzzle.score import akin
from setzkasten.puzzle.stock import Selection, Stock
from setzkasten.puzzle.swedish import sheets_of
from setzkasten.puzzle.swedish_making import SwedishMaker
from setzkasten.puzzle.theme import Seats, ends, grid
from setzkasten.puzzle.umlauts import without_placeholders
from setzkasten.puzzle.wish import BOX, Wish, checked, parted
from setzkasten.puzzle.workbench import Workbench
from setzkasten.solve.puzzle_error import PuzzleError

# How large is the type of a Schwedenrätsel where there is room for it?
COMFORTABLE: Final = 7.0
# How many steps does one pattern get to be filled? Steps, not seconds: the same wish shall give
# the same puzzle on every machine.
FILL_STEPS: Final = 2_500
# And a grid that somebody drew, for which there is no other?
OWN_GRID_STEPS: Final = 40_000
# How often? What can be filled is filled at one of the first tries, other words rest at each.
OWN_GRID_TRIES: Final = 24
# How many patterns are tried before more black squares are borne, and how often does that happen?
TRIES_A_FIGURE: Final = 30
# After how many patterns are all words of the level taken, not those of the treasury alone?
TRIES_OF_THE_TREASURY: Final = {"leicht": 25, "mittel": 25, "schwer": 45}
# How strongly are good words preferred to what fits most easily?
PREFERENCE: Final = 4.0
# After how many patterns is a theme word given up? Sooner where there are many of them.
TRIES_A_THEME: Final = 60
# Words that stand already leave less to choose: how many patterns until more is borne then?
TRIES_WITH_A_THEME: Final = 8
# How many of 256 words rest while a small grid is filled? Ever fewer from try to try.
ASLEEP: Final = 120
# How often is a pattern filled anew for the sake of two words of one base form?
MOST_LOOKED_AT: Final = 6
MOST_WITH_KIN: Final = 4  # and how many patterns, before two such words are borne?
MOST_SEATINGS: Final = 20_000  # of theme words in a grid of one's own; the work ends it before


@value
class Made:
    puzzle: Puzzle
    left_out: tuple[str, ...]  # theme words for which there was no room
    unclued: tuple[str, ...]  # words for which nothing printable is known
    seconds: float


def make(wish: Wish, said: Callable[[int], None] = lambda attempt: None) -> Made:
    """The same wish gives the same puzzle; raises `PuzzleError` for wishes that cannot be.

    `said` is told how many patterns have been tried.
    """
    theme = checked(wish)
    began = monotonic()
    if wish.style == "swedish":
        return Made(_swedish(wish, said), (), (), monotonic() - began)
    maker = _Maker(wish, theme)
    rows, left_out = maker.filled(began, said)
    clued, unclued = with_suggestions(
        Puzzle(rows, umlauts=wish.umlauts), _own(wish, theme), wish.level, avoided=wish.avoided
    )
    return Made(clued, left_out, unclued, monotonic() - began)


def _own(wish: Wish, theme: tuple[str, ...]) -> dict[str, str]:
    """Clues that somebody wrote for this puzzle; of several for a word one by chance."""
    clues = list(wish.clues)
    Random(f"clues {wish.drawn}").shuffle(clues)
    own = dict(clues)
    own |= {key: clue for key, word in zip(theme, wish.theme, strict=True)
            if (clue := parted(word)[1])}  # fmt: skip
    spelt = without_placeholders if wish.umlauts == "Ä" else str
    return {spelt(key): clue for key, clue in own.items()}


def _swedish(wish: Wish, said: Callable[[int], None]) -> Puzzle:
    if wish.theme or wish.grid or wish.symmetry != "none" or wish.most_black is not None:
        raise PuzzleError("puzzle_swedish_wish")
    room = room_of(sheets_of(wish.rows, wish.cols, wish.paper).side, COMFORTABLE)
    smallest = room_of(LEAST_SIDE, LEAST_SIZE)
    maker = SwedishMaker(
        wish.level, wish.umlauts, max(room, smallest), banned=wish.banned, avoided=wish.avoided
    )
    began = monotonic()

    def in_time(attempt: int) -> None:
        if _late(wish, began):
            raise PuzzleError("puzzle_not_found")
        said(attempt)

    return maker.made(wish.rows, wish.cols, f"swedish {wish.drawn}", in_time)


def _late(wish: Wish, began: float) -> bool:
    return bool(wish.seconds) and monotonic() - began > wish.seconds


class _Maker:
    def __init__(self, wish: Wish, theme: tuple[str, ...]) -> None:
        self._wish, self._theme = wish, theme
        self._grid = standing(wish.grid)
        wanted = {word: weight for word, weight in wish.words if weight}
        wanted |= dict.fromkeys((*theme, *(whole_words(self._grid) if self._grid else ())), 100)
        self._stock = Stock(wish.level, wish.umlauts, wanted, wide=bool(wish.grid))
        never = wish.banned | {self._word(word) for word, weight in wish.words if not weight}
        self._banned = [
            word for word in self._stock.words if self._word(word) in never and word not in theme
        ]
        self._bench = Workbench(self._stock, self._banned)
        self._case = {s: BOX[s] for s in BOX.symbols()} if wish.boxed else None
        self._area, self._work = wish.rows * wish.cols, 0
        self._larger = larger(self._area)
        self._seats = Seats(Plan(wish.rows, wish.cols, 0, wish.symmetry), theme)
        self._tries = max(3, round(TRIES_A_FIGURE / self._larger))
        self._most = self._tries * (MOST_EASED + 1)
        if self._grid:
            self._most = MOST_SEATINGS if theme else OWN_GRID_TRIES

    def filled(
        self, began: float, said: Callable[[int], None]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Pattern after pattern until one is filled; fewer theme words the longer it takes."""
        if self._grid:
            self._bench.check(self._grid)
        with_kin, missing = 0, frozenset[str]()
        for attempt in range(self._most):
            if self._work > self._wish.work or _late(self._wish, began):
                break
            said(attempt)
            rows = self._tried(attempt)
            if rows and self._wish.strict and (missing := self._missing(rows)):
                continue
            with_kin += bool(rows and self._kin(rows))
            if rows and (with_kin == MOST_WITH_KIN or not self._kin(rows)):
                return self._finished(rows)
        if missing:
            raise PuzzleError("puzzle_theme_out", words=", ".join(self._spelt(sorted(missing))))
        raise PuzzleError("puzzle_not_found")

    def _missing(self, rows: Rows) -> frozenset[str]:
        return frozenset(self._theme) - whole_words(rows)

    def _tried(self, attempt: int) -> Rows:
        """One pattern and what it is filled with; empty if there was none, or it stayed open."""
        wish, rng = self._wish, Random(f"{self._wish.drawn} {attempt}")
        self._work += self._area
        theme = self._theme[: max(1, len(self._theme) - self._given_up(attempt))]
        if self._grid:
            empty = seated(self._grid, theme, rng)
            if theme and self._bench.broken(empty):
                return ()
            selection = self._stock.drawn(rng, all_words=True).without(self._banned)
            steps = FILL_STEPS * (1 + attempt // 8) if theme else OWN_GRID_STEPS
            self._work += self._area * (steps // FILL_STEPS)
            return self._filled_anew(empty, selection, rng, steps=steps)
        letters, left = self._seats.taken(theme, rng)
        if left and wish.strict:
            raise PuzzleError("puzzle_theme_out", words=", ".join(self._spelt(sorted(left))))
        black = pattern(self._plan(letters, attempt), rng)
        if black is None:
            return ()
        patience = TRIES_WITH_A_THEME if letters else TRIES_OF_THE_TREASURY[wish.level]
        patience = min(patience, 2 * self._tries)
        asleep = ASLEEP >> (attempt // 2) if wish.small and not letters else 0
        selection = self._stock.drawn(rng, all_words=attempt >= patience, asleep=asleep)
        selection = selection.without(self._banned)
        steps = round(FILL_STEPS * self._larger)
        return self._filled_anew(grid(wish, letters, black), selection, rng, steps=steps)

    def _given_up(self, attempt: int) -> int:
        """How many theme words: without them there is a puzzle, unless all must stand."""
        if self._wish.strict or not self._theme:
            return 0
        return attempt // max(1, min(TRIES_A_THEME, self._most // len(self._theme)))

    def _filled_anew(
        self, empty: Sequence[str], selection: Selection, rng: Random, *, steps: int = FILL_STEPS
    ) -> Rows:
        """A pattern that was filled with two words of one base form once more, without one."""
        found: Rows = ()
        for _ in range(MOST_LOOKED_AT):
            rows = selection.filled(empty, rng, steps=steps, preference=PREFERENCE, case=self._case)
            if not rows:
                break
            found = rows
            kin = self._kin(rows)
            if not kin:
                break
            selection = selection.without(kin)
        return found

    def _kin(self, rows: Rows) -> set[str]:
        """One of each two words of one base form; theme words are as they were wished."""
        words = [word.answer for word in Puzzle(rows).words]
        pairs = akin(self._spelt(words))
        return {words[place] for pair in pairs for place in pair[1:]} - set(self._theme)

    def _plan(self, letters: dict[Square, str], attempt: int) -> Plan:
        """As the level has it; the longer it takes, the easier."""
        wish = self._wish
        patience = min(self._tries, TRIES_WITH_A_THEME) if letters else self._tries
        eased = min(attempt // patience, MOST_EASED)
        figures = FIGURES[wish.level].eased(eased, self._area)
        black = min(wish.black, int(figures.black * wish.rows * wish.cols))
        if wish.small and not letters:
            black = Random(f"black {wish.drawn} {attempt}").randint(black, wish.black)
        pinned = dict.fromkeys(ends(wish, letters), True) | dict.fromkeys(letters, False)
        return Plan(
            wish.rows, wish.cols, black, wish.symmetry, pinned, figures.threes, figures.crossed
        )

    def _finished(self, rows: Rows) -> tuple[tuple[str, ...], tuple[str, ...]]:
        standing = {word.answer for word in Puzzle(rows).words}
        left = [word for word in self._theme if word not in standing]
        return self._spelt(rows), self._spelt(left)

    def _spelt(self, rows: Sequence[str]) -> tuple[str, ...]:
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
    bare = [word for word in puzzle.words if not word.clue]
    found = choice.mixed(word.answer for word in bare if not own.get(word.answer))
    texts = {word: own.get(word.answer) or found.get(word.answer, "") for word in bare}
    unclued = [word.answer for word, text in texts.items() if not text]
    clues = {word.place: text for word, text in texts.items() if text}
    return puzzle.with_clues(clues), tuple(unclued)
