"""What a maker brings along: a grid, words with weights, banned words, clues, theme words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from setzkasten.messages import sentence
from setzkasten.puzzle.crossword import Puzzle, runs
from setzkasten.puzzle.draft import opened, read_grid, seated, whole_words
from setzkasten.puzzle.making import make
from setzkasten.puzzle.own_lists import read_clues, read_words
from setzkasten.puzzle.stock import Stock
from setzkasten.puzzle.wish import Wish
from setzkasten.puzzle.workbench import Outlook, Workbench
from setzkasten.solve.puzzle_error import PuzzleError
from tests.calling import Caller

GRID = """\
...#....   ; a remark
...#....
........
....#...
##.....#
#......#
#.....##
#....###
"""
DENSE = """\
#......#...
....#....##
#........#.
##.......##
.#........#
##....#....
...#......#
"""  # nine letters beside nine: neither filled nor proved impossible


@pytest.fixture
def setz(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Caller:
    return Caller("puzzle", tmp_path, capfd)


def test_a_grid_of_ones_own_is_kept_and_theme_words_stand_in_it(setz: Caller) -> None:
    words = setz.file("words.txt", "# mine\nQwertz;90\nAnanas 0\n")
    clues = setz.file("clues.txt", "Tee=Kommt aus der Kanne\n")
    told = setz(
        "new", "--grid", setz.file("grid.txt", GRID), "--theme", "Tee", "--must", "--seed", "3",
        "--words", words, "--clues", clues, "--ban", setz.file("ban.txt", "Rat\n"), "--json",
    ).json()  # fmt: skip
    black = ["".join("#" if sign == "#" else "." for sign in row) for row in told["rows"]]
    assert tuple(black) == read_grid(GRID)
    by_answer = {word["answer"]: word["clue"] for word in told["words"]}
    assert by_answer["TEE"] == "Kommt aus der Kanne"
    assert not {"RAT", "ANANAS"} & by_answer.keys()


def test_letters_that_stand_stay_and_need_be_no_words() -> None:
    grid = read_grid(GRID.replace("...#", "ANE#", 1))
    made = make(Wish(rows=8, cols=8, grid=grid, seed=2))
    assert made.puzzle.rows[0].startswith("ANE#")
    assert "ANE" in made.unclued


def test_weights_decide_which_words_come_first() -> None:
    stock = Stock("leicht", "AE", {"OPAXX": 100, "OMAXX": 1})
    five = stock.every().matching("?????")
    assert five[0] == "OPAXX"
    assert five[-1] == "OMAXX"
    assert "OPAXX" not in stock.every(("OPAXX",)).matching("O????")


def test_theme_words_must_all_be_in_it_or_there_is_no_puzzle() -> None:
    wish = Wish(rows=4, cols=4, grid=read_grid("....\n" * 4), theme=("Tee",), seed=1)
    assert make(wish).left_out == ("TEE",)
    with pytest.raises(PuzzleError) as refused:
        make(replace(wish, strict=True, work=4_000))
    assert refused.value.code == "puzzle_theme_out"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "puzzle_grid_empty", None),
        ("....\n..=.\n....\n....", "puzzle_grid_sign", 2),
        ("....\n\n...\n....\n....", "puzzle_grid_uneven", 3),
        ("....\n....\n..Ä.\n....", "puzzle_grid_umlaut", 3),
        ("....\n....\n#..#\n....", "puzzle_grid_two", 3),
        ("....\n....\n....\n#...\n....\n....", "puzzle_grid_two_down", 5),
        ("...\n...\n...", "puzzle_size", None),
        ("####\n####\n####\n####", "puzzle_no_word", None),
    ],
)
def test_a_bad_grid_is_told_with_its_line(text: str, code: str, line: int | None) -> None:
    with pytest.raises(PuzzleError) as refused:
        read_grid(text)
    assert (refused.value.code, refused.value.line) == (code, line)


def test_a_grid_that_cannot_be_filled_has_an_end_and_says_so(
    setz: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proved at once where it can be proved; else after some tries, that are told."""
    setz("new", "--seed", "3", "--grid", setz.file("grid.txt", "\n".join(["." * 12] * 12)))
    assert (setz.code, sentence("puzzle_grid_none") in setz.error) == (2, True)
    monkeypatch.setattr("setzkasten.puzzle.making.OWN_GRID_STEPS", 100)
    monkeypatch.setattr("setzkasten.puzzle.workbench.LOOK_STEPS", 100)
    setz("new", "--seed", "3", "--grid", setz.file("grid.txt", DENSE))
    assert (setz.code, sentence("puzzle_not_found") in setz.error) == (2, True)
    told = [number for number in range(99) if f"Versuch {number} " in setz.error]
    assert told == [2, 4, 8, 16]


def test_a_letter_that_stands_for_an_umlaut_is_refused() -> None:
    with pytest.raises(PuzzleError) as refused:
        read_grid("....\n..Q.\n....\n....", "Ä")
    assert (refused.value.code, refused.value.line) == ("puzzle_grid_letter", 2)


@pytest.mark.parametrize(
    ("option", "text", "code", "line"),
    [
        ("--words", "Torte\nzwei Wörter 3\n", "own_words_line", 2),
        ("--words", "Torte 101\n", "own_words_weight", 1),
        ("--ban", "\n\nx1\n", "own_lines_word", 3),
        ("--clues", "Torte\n", "own_clues_line", 1),
        ("--clues", f"Torte={'x' * 401}\n", "own_clues_long", 1),
    ],
)
def test_a_bad_list_is_told_with_its_line(
    setz: Caller, option: str, text: str, code: str, line: int
) -> None:
    setz("new", "--seed", "1", option, setz.file("list.txt", text))
    assert setz.code == 2
    assert f"In list.txt:\nZeile {line}" in setz.error
    read = {"--words": read_words, "--clues": read_clues}.get(option)
    if read:
        with pytest.raises(PuzzleError) as refused:
            read(text)
        assert refused.value.code == code


def test_lists_have_an_end_and_files_must_be_there(setz: Caller, tmp_path: Path) -> None:
    with pytest.raises(PuzzleError, match="own_lines_many"):
        read_words("a\n" * 50_001)
    assert setz("new", "--ban", str(tmp_path / "none.txt")).code == 2
    grid = setz.file("grid.txt", GRID)
    assert setz("new", "--grid", grid, "--rows", "6").code == 2
    assert sentence("puzzle_grid_size") in setz.error


def bench() -> Workbench:
    return Workbench(Stock("leicht", "AE", {}, wide=True))


def test_the_workbench_knows_whether_it_goes_on() -> None:
    found = bench().outlook(read_grid(GRID))
    assert found.possible
    assert Puzzle(found.rows).rows == found.rows
    assert bench().outlook(found.rows) == Outlook(possible=True, rows=found.rows)


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("........", "XXX.....", "puzzle_grid_across"),
        ("...#....\n........", "XXX#....\n........", "puzzle_grid_down"),
        ("...#....\n........", "TEE#....\n........", "puzzle_grid_twice"),
    ],
)
def test_the_workbench_names_what_breaks(before: str, after: str, code: str) -> None:
    grid = GRID.replace("...#....   ; a remark", "TEE#....").replace(before, after, 1)
    with pytest.raises(PuzzleError) as refused:
        bench().check(read_grid(grid))
    assert refused.value.code == code
    assert bench().outlook(read_grid(grid)).broken


def test_words_for_a_run_come_with_what_they_would_break() -> None:
    rows = bench().outlook(read_grid(GRID)).rows
    squares = next(run for place, run in runs(rows) if len(run) == 4 and place.across)
    fits = bench().fits(rows, squares)
    assert [breaks for _, breaks in fits] == sorted(breaks for _, breaks in fits)
    assert not {word for word, _ in fits} & whole_words(rows)
    assert any("." in row for row in opened(rows, squares))


def test_words_are_seated_in_runs_of_their_length_only() -> None:
    rows = seated(read_grid(GRID), ("TEE", "ANANAS", "ZEITUNGEN"), Random(1))
    assert {"TEE", "ANANAS"} <= whole_words(rows)


def test_no_two_seeds_give_the_same_small_puzzle() -> None:
    made = {make(Wish(rows=6, cols=6, seed=seed)).puzzle.rows for seed in range(12)}
    assert len(made) == 12
