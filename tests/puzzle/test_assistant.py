"""Help for who builds a picture."""

from __future__ import annotations

import pytest

from setzkasten.puzzle.assistant import fewest, finished, fitting, possible
from setzkasten.puzzle.checking import check
from setzkasten.puzzle.crossword import Puzzle, puzzle_of
from setzkasten.puzzle.word_source import PuzzleError
from tests.games.kreuzwortbild import SAMPLE
from tests.language import rule

ROWS = tuple(row.replace(".", "#") for row in SAMPLE)
A_COLUMN = tuple((row, 0) for row in range(7, 12))


@rule("HOB-06")
def test_what_fits_here_comes_by_frequency_with_its_meaning() -> None:
    holes = tuple(row if r not in (8, 9, 10) else "." + row[1:] for r, row in enumerate(ROWS))
    found = fitting(holes, A_COLUMN)
    words = [one.word for one in found]
    assert {"HEBEL", "HAGEL", "HOTEL"} <= set(words)
    assert [one.zipf for one in found] == sorted((one.zipf for one in found), reverse=True)
    hotel = found[words.index("HOTEL")]
    assert hotel.stands
    assert hotel.meaning
    assert not found[words.index("HEBEL")].stands


def test_words_that_the_case_cannot_lay_are_marked() -> None:
    assert fitting(("QU..", "####", "...."), [(2, c) for c in range(4)])
    found = {one.word: one for one in fitting(("QUA", "###", "..."), [(2, 0), (2, 1), (2, 2)])}
    assert all(("Q" in one.lacking) == ("Q" in word) for word, one in found.items())


def test_a_corner_is_finished_and_the_rest_stays_free() -> None:
    rows = ("....", "....", "....", "####", "....")
    corner = [(r, c) for r in range(3) for c in range(4)]
    done, filled = finished(rows, corner)
    assert done
    assert filled[3:] == rows[3:]
    assert check(puzzle_of(list(filled[:3]))).refused == ()


def test_what_cannot_be_filled_is_known() -> None:
    assert possible(("QJ.", "###")) is False
    assert possible(("...", "...", "...")) is True


@rule("HOB-05")
def test_a_picture_with_few_fillers_is_found() -> None:
    found = check(Puzzle(fewest(6, 12, seconds=2.0)))
    assert found.sound
    assert found.black <= 24


@pytest.mark.parametrize(
    ("rows", "squares"),
    [
        ((), [(0, 0), (0, 1)]),
        (("AB", "A"), [(0, 0), (0, 1)]),
        (("Ä.",), [(0, 0), (0, 1)]),
        (("a.",), [(0, 0), (0, 1)]),
        (("..",), [(0, 0), (0, 2)]),
        (("..",), [(0, 0)]),
    ],
)
def test_what_makes_no_sense_is_told_so(
    rows: tuple[str, ...], squares: list[tuple[int, int]]
) -> None:
    with pytest.raises(PuzzleError):
        fitting(rows, squares)
