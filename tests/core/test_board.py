"""Boards: stones on squares, and the runs they form."""

from __future__ import annotations

import pickle

import pytest

from setzkasten.core.board import Board, read_rows, runs_formed, runs_inside, write_rows
from setzkasten.core.game import Refusal
from setzkasten.core.laying import first_fault
from setzkasten.core.squares import ACROSS, DOWN
from setzkasten.core.tiles import Tile

DRAWN = "WAS./I.O#/T..u"


def drawn(text: str = DRAWN) -> Board:
    rows = text.split("/")
    return read_rows(text, (len(rows), len(rows[0])))


def test_a_board_is_read_as_drawn() -> None:
    assert write_rows(drawn()) == DRAWN
    assert drawn()[2, 3] == Tile("U", jolly=True)
    assert drawn().blocked == {(1, 3)}


@pytest.mark.parametrize(
    ("text", "says"),
    [("WAS", "1 rows, 2 wanted"), ("WAS/X", "row 2 has 1 squares"), ("WAS/X?Y", "row 2: '\\?'")],
)
def test_what_is_no_board_is_refused_with_its_row(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_rows(text, (2, 3))


def test_runs_are_read_across_before_down() -> None:
    assert [run.word for run in drawn().runs()] == ["WAS", "WIT", "SO"]
    assert [run.across for run in drawn().runs()] == [True, False, False]


def test_a_run_goes_as_far_as_its_letters() -> None:
    assert drawn().run_through((0, 1), ACROSS).squares == ((0, 0), (0, 1), (0, 2))
    assert drawn().run_through((0, 1), DOWN).word == "A"


def test_runs_formed_are_each_named_once() -> None:
    formed = runs_formed(drawn(), [(1, 0), (2, 0), (0, 2)])
    assert [run.word for run in formed] == ["WAS", "SO", "WIT"]


def test_runs_inside_are_the_old_words_that_a_run_took_up() -> None:
    old = drawn("WAS.ER")
    new = old.with_stones({(0, 3): Tile("S")})
    run = new.run_through((0, 0), ACROSS)
    assert [inside.word for inside in runs_inside(old, run)] == ["WAS", "ER"]


def test_a_board_that_was_looked_at_goes_to_another_process_as_it_is() -> None:
    board = Board((12, 12)).look((((0, 0), Tile("S")), ((0, 1), Tile("O")))).after
    packed = pickle.dumps(board)
    assert len(packed) < 1000, "where each square stands is known there"
    there = pickle.loads(packed)
    assert there == board
    assert there.picture.rows == board.picture.rows
    laying = (((1, 0), Tile("I")),)
    assert [run.word for run in there.look(laying).formed] == ["SI"]


def test_boards_do_not_change() -> None:
    board = drawn()
    more = board.with_stones({(1, 1): Tile("N")})
    assert (len(board), len(more), (1, 1) in board) == (7, 8, False)
    assert more.without_stones([(1, 1)]) == board
    assert board.with_blocked([(1, 1)]).free((1, 1)) is False
    assert hash(more.without_stones([(1, 1)])) == hash(board)
    assert board != more


def test_a_square_is_free_if_it_is_there_and_empty() -> None:
    board = drawn()
    free = [(r, c) for r in range(-1, 4) for c in range(-1, 5) if board.free((r, c))]
    assert free == [(0, 3), (1, 1), (2, 1), (2, 2)]
    assert Board().free((-100, 100))


@pytest.mark.parametrize(
    ("squares", "expected"),
    [
        ([(0, 3), (9, 9), (0, 0)], Refusal("off_board", squares=((9, 9),))),
        ([(1, 1), (1, 1), (0, 0)], Refusal("square_twice", squares=((1, 1),))),
        ([(1, 1), (0, 0), (1, 3)], Refusal("square_taken", squares=((0, 0),))),
        ([(1, 1), (1, 3)], Refusal("square_blocked", squares=((1, 3),))),
        ([(1, 1), (2, 1)], None),
    ],
)
def test_the_first_fault_of_a_laying(
    squares: list[tuple[int, int]], expected: Refusal | None
) -> None:
    assert first_fault(drawn(), [(square, Tile("X")) for square in squares]) == expected
