"""From a picture to a puzzle: words, numbers, black squares."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.position import Position, read_position
from setzkasten.puzzle.crossword import Place, Puzzle, numbers_of, puzzle_of, runs
from setzkasten.solve.puzzle_error import PuzzleError
from tests.language import rule
from tests.puzzle.puzzles import LEAFLET, SMALL

EXPECTED = json.loads((Path(__file__).parent / "leaflet-numbers.json").read_text("utf-8"))


def numbered(puzzle: Puzzle, *, across: bool) -> list[tuple[int, str]]:
    return [(word.number, word.answer) for word in puzzle.words if word.across == across]


@rule("RAE-02")
def test_the_leaflets_picture_is_numbered_as_the_leaflet_does() -> None:
    across, down = numbered(LEAFLET, across=True), numbered(LEAFLET, across=False)
    assert across[:2] == [(1, "PARIS"), (2, "DIVA")]
    assert down[0] == (1, "PO")
    assert (len(across), len(down)) == (19, 23)
    assert across == [tuple(pair) for pair in EXPECTED["across"]]


@rule("RAE-03")
def test_squares_where_only_a_word_down_begins_are_counted_on_by_columns() -> None:
    assert sorted(numbered(LEAFLET, across=False)) == sorted(
        tuple(pair) for pair in EXPECTED["down"]
    )


@rule("RAE-03")
def test_the_common_way_counts_all_beginnings_row_by_row() -> None:
    common = replace(LEAFLET, numbering="common")
    assert numbered(common, across=True)[:2] == [(1, "PARIS"), (6, "DIVA")]
    assert numbers_of(("AB", "C#"), "common") == numbers_of(("AB", "C#"), "leaflet") == {(0, 0): 1}


@rule("RAE-04")
def test_squares_that_are_not_used_are_black() -> None:
    puzzle = puzzle_of(["......", "..UM..", "..no.."])
    assert puzzle.rows == ("UM", "NO")
    assert puzzle_of(["UM", "A."]).black((1, 1))


def puzzle_of_position(game: str, position: Position, *, over: bool = True) -> Puzzle:
    source = CATALOGUE[game].puzzle
    assert source
    return source.made_of(position, over=over)


@rule("RAE-01")
@pytest.mark.parametrize(
    ("game", "position", "rows"),
    [
        ("nomina", "board " + "/".join(["....WAS.....", "....I......."] + ["." * 12] * 10),
         ("WAS", "I##")),
        ("kreuzwort-1936", "corner -1,-1; board UMs./N...", ("UMS", "N##")),
    ],
)  # fmt: skip
def test_a_board_becomes_a_puzzle_cut_to_what_lies_on_it(
    game: str, position: str, rows: tuple[str, ...]
) -> None:
    state = GAMES[game].read_position(read_position(position), 2, {})
    assert puzzle_of_position(game, GAMES[game].write_position(state)).rows == rows


@rule("RAE-01")
def test_the_halves_of_krux_are_kept_apart_by_a_black_row() -> None:
    rows = ["." * 12] * 5 + ["UM" + "." * 10, "AN" + "." * 10] + ["." * 12] * 5
    puzzle = puzzle_of_position("krux", {"board": "/".join(rows)})
    assert puzzle.rows == ("UM", "##", "AN")


@rule("RAE-01")
def test_a_picture_keeps_its_edges() -> None:
    picture = {"board": "/".join(["#" * 12, "UM" + "." * 10] + ["." * 12] * 4)}
    assert (
        puzzle_of_position("kreuzwortbild", picture).height,
        puzzle_of_position("kreuzwortbild", picture, over=False).height,
    ) == (6, 1)


def test_an_empty_board_gives_no_puzzle() -> None:
    with pytest.raises(PuzzleError, match="puzzle_empty_board"):
        puzzle_of_position("nomina", {"board": "/".join(["." * 12] * 12)})


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ((), "puzzle_no_squares"),
        (("AB", "A"), "puzzle_uneven"),
        (("AB", "A1"), "puzzle_strange_row"),
        (("ÑA",), "puzzle_strange_row"),
        (("A#", "#B"), "puzzle_no_word"),
        (("A" * 61,), "puzzle_too_large"),
        (("AB",) * 500, "puzzle_too_large"),
    ],
)
def test_rows_that_are_no_puzzle(rows: tuple[str, ...], code: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        Puzzle(rows)
    assert raised.value.code == code


def test_clues_and_solution_words_need_their_squares() -> None:
    with pytest.raises(PuzzleError, match="puzzle_stray_clue"):
        Puzzle(("AB",), clues={Place(0, 0, across=False): "x"})
    with pytest.raises(PuzzleError, match="puzzle_solution_square"):
        Puzzle(("AB", "A#"), solution=((1, 1),))
    with pytest.raises(PuzzleError, match="puzzle_solution_square"):
        Puzzle(("AB",), solution=((5, 5),))


def test_runs_are_found_across_and_down() -> None:
    assert [place for place, _ in runs(SMALL.rows)] == [
        Place(0, 0, across=True),
        Place(2, 0, across=True),
        Place(0, 0, across=False),
        Place(0, 3, across=False),
    ]
