"""The list of days that ships: whole, in order, and good for everybody."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from setzkasten.daily.daily_cli import FIRST, LAST
from setzkasten.daily.day_list import Drawn, day_named, days, read_days, written
from setzkasten.daily.drawing import (
    LEAST_WORDS,
    LONG_RESTS,
    PATTERN_RESTS,
    GridMaker,
    TrayJudge,
    answers_of,
    crossword_of,
    draw,
    pattern_of,
    resting,
)
from setzkasten.daily.patterns import PATTERNS
from setzkasten.lexicon.offering import for_all
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import runs
from setzkasten.puzzle.treasury import treasury

WORDS = Words.german()
DRAWN = list(days().values())
# The whole list is looked at by `./setz daily check`.
SOME = DRAWN[::97]


@pytest.fixture(scope="module")
def judge() -> TrayJudge:
    return TrayJudge(WORDS)


def test_no_day_is_missing_for_some_years() -> None:
    assert (DRAWN[0].day, DRAWN[-1].day) == (FIRST, LAST)
    assert all(later.day - one.day == timedelta(days=1) for one, later in pairwise(DRAWN))
    assert (LAST - FIRST).days > 3 * 365


def test_every_word_of_a_crossword_has_clues_and_may_be_met_at_breakfast() -> None:
    answers = frozenset(answer for one in DRAWN for answer in answers_of(one.rows))
    assert len(answers) > 1000
    assert answers <= treasury().clues.keys()
    unfit = [word for word in sorted(answers) if not for_all(WORDS.lexicon, word)]
    assert unfit == [], "./setz daily make draws these days anew"


def test_a_word_rests_before_it_is_asked_for_again() -> None:
    for at, one in enumerate(DRAWN):
        before = DRAWN[max(0, at - LONG_RESTS) : at]
        assert not answers_of(one.rows) & resting(one.day, before), one.day


def test_no_tray_and_no_grid_comes_twice() -> None:
    assert len({one.letters for one in DRAWN}) == len(DRAWN)
    assert len({one.rows for one in DRAWN}) == len(DRAWN)


def test_no_two_days_in_a_row_look_alike() -> None:
    shapes = [pattern_of(one.rows) for one in DRAWN]
    assert set(shapes) == set(PATTERNS)
    for at in range(len(shapes)):
        assert shapes[at] not in shapes[max(0, at - PATTERN_RESTS) : at]


@pytest.mark.parametrize("pattern", PATTERNS, ids="/".join)
def test_a_pattern_has_no_run_of_two_and_no_square_without_a_word(pattern: tuple[str, ...]) -> None:
    words = [squares for _, squares in runs(pattern)]
    assert min(map(len, words)) >= 3
    open_squares = sum(row.count(".") for row in pattern)
    assert len({square for squares in words for square in squares}) == open_squares


@pytest.mark.parametrize("drawn", SOME, ids=lambda one: str(one.day))
def test_a_day_is_worth_it(drawn: Drawn, judge: TrayJudge) -> None:
    """How good each is exactly, `./setz daily check` says; a small change of words breaks none."""
    assert len(judge.words_in(drawn.letters)) >= LEAST_WORDS - 10
    puzzle = crossword_of(drawn)
    assert (puzzle.height, puzzle.width) == (7, 7)
    assert all(word.clue for word in puzzle.words)


def test_words_that_hurt_or_are_sad_make_no_tray_and_are_not_shown(judge: TrayJudge) -> None:
    tray = "KIRRELUASAMCENEI"  # with RUM in it
    assert "RUM" in judge.words_in(tray)
    assert not judge.good(tray)
    assert "RUM" not in judge.by_fame(tray)


@pytest.mark.parametrize("tray", ["Q" * 16, "XYXYXYXYXYXYXYXY"])
def test_a_tray_with_few_words_is_not_good(tray: str, judge: TrayJudge) -> None:
    assert not judge.good(tray)


def test_drawn_again_a_day_is_the_same(judge: TrayJudge) -> None:
    """With the same lexicon, by whoever and whenever."""
    day, before = DRAWN[50].day, DRAWN[:50]
    once = draw(day, before, judge, GridMaker(WORDS.lexicon))
    assert draw(day, before, TrayJudge(WORDS), GridMaker(WORDS.lexicon)) == once


@pytest.mark.parametrize("name", ["", "morgen", "2026-02-30", "1999-12-31", "20261118", "９"])
def test_there_is_no_such_day(name: str) -> None:
    assert day_named(name) is None


def test_a_day_is_found_by_its_name() -> None:
    found = day_named("2026-11-18")
    assert found
    assert found.day == date(2026, 11, 18)


def test_a_line_that_is_not_whole_is_named(tmp_path: Path) -> None:
    path = tmp_path / "days.txt"
    path.write_text(f"{written(DRAWN[:1])}2026-11-02 ABC\n", "ascii")
    with pytest.raises(ValueError, match=r"days.txt:2.*daily make"):
        list(read_days(path))
