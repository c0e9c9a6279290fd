"""GEN-12 The picture of the week: its week, its word, what a board counts; and our own record."""

from __future__ import annotations

from datetime import date, timedelta

from setzkasten.games.wooden.box import CASES, USUAL_CASE
from setzkasten.lexicon.offering import for_all
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.words import Words
from setzkasten.puzzle import our_picture
from setzkasten.puzzle.contest import picture_of
from setzkasten.puzzle.treasury import treasury
from setzkasten.puzzle.week import days_of, week_of, word_of
from setzkasten.solve.fewest import LEAST_ZIPF
from tests.language import rule

LIST = Words.listed({"HAUS", "HUT", "AU", "UT"}).under(NOMINA)


def test_a_week_begins_on_monday_and_new_year_belongs_to_its_thursday() -> None:
    assert week_of(date(2026, 11, 18)) == "2026-W47"
    assert week_of(date(2027, 1, 3)) == "2026-W53"
    assert days_of("2026-W53") == (date(2026, 12, 28), date(2027, 1, 3))
    assert [days_of(odd) for odd in ("2025-W53", "2026-47", "0000-W01", "")] == [None] * 4


def test_every_server_has_the_same_word_and_none_comes_again_for_years() -> None:
    assert word_of("2026-W47") == "STEHEN"
    weeks = [week_of(date(2026, 1, 5) + timedelta(weeks=n)) for n in range(700)]
    words = [word_of(week) for week in weeks]
    assert len(set(words)) == len(words)


def test_words_of_weeks_are_no_oddities_and_harm_nobody() -> None:
    lexicon, known = Words.german().lexicon, treasury().clues
    words = {word_of(week_of(date(2026, 1, 5) + timedelta(weeks=n))) for n in range(700)}
    assert {word for word in words if not 5 <= len(word) <= 7} == set()
    assert {word for word in words if word not in known} == set()
    entries = {word: lexicon.entry(word) for word in words}
    assert {word for word, entry in entries.items() if not entry or entry.zipf < 2.5} == set()
    assert {word for word in words if not for_all(lexicon, word)} == set()


@rule("GEN-12")
def test_squares_count_whose_letters_stand_in_words_of_the_dictionary() -> None:
    board = ("HAUS..", "U.X...", "T..#QQ")
    picture = picture_of(board, LIST)
    assert picture.rows == ("HAUS..", "U.....", "T..#..")
    assert picture.without_letter == 18 - 6
    assert (picture.words, picture.uncounted) == (("HAUS", "HUT"), ("QQ", "UX"))


@rule("GEN-12")
def test_a_word_counts_once_on_its_field_and_none_goes_across_its_border() -> None:
    twice = ("AU.", "...", "AU.")
    assert picture_of(twice, LIST).without_letter == 7
    assert picture_of(twice, LIST, parted_at=2).without_letter == 5
    across = ("H", "U", "T")
    assert picture_of(across, LIST).without_letter == 0
    assert picture_of(across, LIST, parted_at=1).words == ("UT",)


@rule("GEN-12")
def test_a_word_that_hurts_neither_counts_nor_is_shown() -> None:
    picture = picture_of(("HURE", "...."), Words.german().under(NOMINA))
    assert (picture.rows, picture.words) == (("....", "...."), ())


@rule("GEN-12")
def test_our_own_record_is_what_it_says() -> None:
    words = Words.german().under(NOMINA)
    picture = picture_of(our_picture.ROWS, words)
    assert (picture.without_letter, picture.uncounted) == (our_picture.FILLERS, ())
    assert our_picture.AT_LEAST <= our_picture.FILLERS == 24
    entries = [words.lexicon.entry(word) for word in picture.words]
    assert all(entry and entry.zipf >= LEAST_ZIPF for entry in entries)
    letters = "".join(our_picture.ROWS).replace("#", "")
    assert not CASES[USUAL_CASE].missing(letters)
