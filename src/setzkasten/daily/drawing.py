"""How a day is drawn: dice shaken and grids filled by the date, until they are good.

The same lexicon and treasury draw the same days on every machine: no step looks at a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from itertools import count
from random import Random
from typing import Final

from setzkasten.daily.day_list import Drawn
from setzkasten.daily.patterns import PATTERNS, Rows
from setzkasten.games.boggle.tray import shaken
from setzkasten.lexicon.known import WELL_KNOWN_ZIPF
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten.lexicon.offering import for_all
from setzkasten.lexicon.policy import BOGGLE
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import BLACK, Puzzle
from setzkasten.puzzle.making import with_suggestions
from setzkasten.puzzle.score import score_of
from setzkasten.puzzle.stock import Stock
from setzkasten.puzzle.treasury import treasury
from setzkasten.solve.boggle import BoggleSolver, read_dice

# How many words shall lie in a tray? Enough for a child, and not a heap of rare ones.
LEAST_WORDS, MOST_WORDS = 90, 240
LEAST_KNOWN: Final = 40
# And how long shall be the longest that people know?
LEAST_LONGEST: Final = 7
# How hard is the crossword, and how good of a hundred points?
LEVEL: Final = "mittel"
LEAST_POINTS: Final = 76
# For how many days does a word of a crossword rest, and a long one, and a pattern?
RESTS, LONG_RESTS, PATTERN_RESTS = 10, 45, 5
LONG: Final = 6
# How many steps does one pattern get to be filled, and how strongly are good words preferred?
FILL_STEPS: Final = 10_000
PREFERENCE: Final = 4.0


class TrayJudge:
    """Which words lie in a tray, and whether it is good enough for everybody."""

    def __init__(self, words: Words) -> None:
        self._words = words.under(BOGGLE)
        self._solver = BoggleSolver(self._words)

    def words_in(self, letters: str) -> list[str]:
        """All that count, in order."""
        return self._solver.words(read_dice(letters))[0]

    def by_fame(self, letters: str) -> list[str]:
        """What may be shown of them: the ones that people know first, long before short."""
        found = (word for word in self.words_in(letters) if for_all(self._words.lexicon, word))
        return sorted(found, key=self._fame)

    def good(self, letters: str) -> bool:
        """Enough words, enough that people know, and none that hurts or is sad."""
        found = self.words_in(letters)
        if not LEAST_WORDS <= len(found) <= MOST_WORDS:
            return False
        known = [word for word in found if self._zipf(word) >= WELL_KNOWN_ZIPF]
        if len(known) < LEAST_KNOWN or max(map(len, known)) < LEAST_LONGEST:
            return False
        return all(for_all(self._words.lexicon, word) for word in found)

    def _fame(self, word: str) -> tuple[bool, int, float, str]:
        zipf = self._zipf(word)
        return zipf < WELL_KNOWN_ZIPF, -len(word), -zipf, word

    def _zipf(self, word: str) -> float:
        entry = self._words.lexicon.entry(word)
        return entry.zipf if entry else 0.0


def tray_of(day: date, judge: TrayJudge) -> str:
    trays = (shaken(Random(f"tray {day} {attempt}")) for attempt in count())
    return next(tray for tray in trays if judge.good(tray))


class GridMaker:
    """Fills patterns with words of the treasury that may be met at breakfast."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._stock = Stock(LEVEL, "AE", {}, wide=True)
        fit = {word for word in treasury().clues if for_all(lexicon, word)}
        self._unfit = frozenset(self._stock.words) - fit

    def grid_of(self, day: date, others: Sequence[Drawn]) -> Rows:
        """None of the words that rest, another pattern than around it, no grid a second time."""
        around = {pattern_of(one.rows) for one in others if _apart(one, day) <= PATTERN_RESTS}
        patterns = [pattern for pattern in PATTERNS if pattern not in around]
        banned, seen = self._unfit | resting(day, others), {one.rows for one in others}
        for attempt in count():
            rng = Random(f"grid {day} {attempt}")
            rows = self._filled(rng.choice(patterns), banned, rng)
            if rows and rows not in seen and good_grid(Puzzle(rows), self._lexicon):
                return rows
        raise AssertionError("attempts have no end")

    def _filled(self, pattern: Rows, banned: frozenset[str], rng: Random) -> Rows:
        selection = self._stock.drawn(rng, all_words=True).without(banned)
        return selection.filled(pattern, rng, steps=FILL_STEPS, preference=PREFERENCE)


def resting(day: date, others: Sequence[Drawn]) -> frozenset[str]:
    """Words that are asked for around this day; long ones stay in the mind for longer."""
    found = set[str]()
    for one in others:
        if (apart := _apart(one, day)) <= LONG_RESTS:
            answers = answers_of(one.rows)
            found |= answers if apart <= RESTS else {word for word in answers if len(word) >= LONG}
    return frozenset(found)


def _apart(one: Drawn, day: date) -> int:
    return abs((one.day - day).days)


def pattern_of(rows: Rows) -> Rows:
    return tuple("".join(sign if sign == BLACK else "." for sign in row) for row in rows)


def good_grid(puzzle: Puzzle, lexicon: Lexicon) -> bool:
    """Words of the treasury alone, all for everybody, none twice in another form."""
    answers, score = answers_of(puzzle.rows), score_of(puzzle)
    if score.points < LEAST_POINTS or score.repeats:
        return False
    return answers <= treasury().clues.keys() and all(for_all(lexicon, one) for one in answers)


@lru_cache(maxsize=LONG_RESTS * 2)
def answers_of(rows: Rows) -> frozenset[str]:
    return frozenset(word.answer for word in Puzzle(rows).words)


def crossword_of(drawn: Drawn) -> Puzzle:
    """The puzzle of a day with its clues; which clue a word gets follows from the grid."""
    clued, unclued = with_suggestions(Puzzle(drawn.rows, numbering="common"), level=LEVEL)
    assert not unclued, f"{drawn.day}: the treasury has no clue for {unclued}"
    return clued


def draw(day: date, others: Sequence[Drawn], judge: TrayJudge, maker: GridMaker) -> Drawn:
    """A day beside those that are there."""
    return Drawn(day, tray_of(day, judge), maker.grid_of(day, others))


def good(drawn: Drawn, judge: TrayJudge, lexicon: Lexicon) -> bool:
    """Is it still, whatever lexicon and treasury have become?"""
    return judge.good(drawn.letters) and good_grid(Puzzle(drawn.rows), lexicon)
