from __future__ import annotations

import json

import pytest

from setzkasten.solve.boggle import read_dice
from setzkasten.solve.puzzle_error import PuzzleError
from tests.puzzle.solving import Typist


def test_words_of_a_board_are_counted_and_scored(typist: Typist) -> None:
    said = typist.solve("boggle", "HASEROXXT", "--json")
    assert said.code == 0
    assert said.json == {"score": 3, "count": 3, "words": ["ORT", "ROT", "TOR"]}


def test_a_board_need_not_be_square(typist: Typist) -> None:
    assert typist.solve("boggle", "HA/SE", "--json").json["words"] == ["HASE"]
    assert typist.solve("boggle", "H/A/S/E", "--json").json["words"] == ["HASE"]
    assert typist.solve("boggle", "hase", "--json").json["words"] == ["HASE"]


def test_q_is_q(typist: Typist) -> None:
    assert typist.solve("boggle", "QUA/XXL", "--json").json["words"] == ["QUAL"]
    assert typist.solve("boggle", "QA/XL", "--json").json["words"] == []


def test_words_of_two_letters_do_not_count(typist: Typist) -> None:
    assert typist.solve("boggle", "ES/SO", "--json").json["count"] == 0


def test_longer_words_bring_more(typist: Typist) -> None:
    said = typist.solve("boggle", "FIXKOS/XXXNET", "--json").json
    assert said["words"] == ["FIXKOSTEN", "NOT", "TON"]
    assert said["score"] == 13


def test_a_batch_answers_every_line_in_order(typist: Typist) -> None:
    said = typist.solve("boggle", "-", "--json", typed="HASE\nHA SE\nABC\n\nT0R\nTO/R\nTOR/E..\n")
    assert said.code == 0
    assert [row.get("words", "error") for row in said.rows] == [
        ["HASE"], ["HASE"], "error", "error", "error", "error", "error",
    ]  # fmt: skip


def test_people_read_a_sentence(typist: Typist) -> None:
    said = typist.solve("boggle", "HASE")
    assert said.out.splitlines() == ["1 Wort, 1 Punkt", "HASE"]


@pytest.mark.parametrize(
    ("board", "code"),
    [
        ("", "solve_no_letters"),
        ("ABC", "solve_no_square"),
        ("A1BC", "solve_no_die"),
        ("ÄBCD", "solve_no_die"),
        ("AB/C", "solve_board_uneven"),
        ("A" * 49, "solve_board_large"),
        ("A/" * 7 + "A", "solve_board_large"),
    ],
)
def test_what_is_no_board_is_said(board: str, code: str, typist: Typist) -> None:
    with pytest.raises(PuzzleError) as raised:
        read_dice(board)
    assert raised.value.code == code
    said = typist.solve("boggle", board, "--json")
    assert (said.code, said.out) == (2, "")
    assert said.error


def test_boards_up_to_six_by_six_are_read() -> None:
    for rows in range(2, 7):
        for cols in range(1, 7):
            dice = read_dice("/".join(["A" * cols] * rows))
            assert (dice.rows, dice.cols, len(dice.letters)) == (rows, cols, rows * cols)


def test_without_a_list_the_words_of_boggle_count(typist: Typist) -> None:
    said = typist.setz("solve", "boggle", "KGSA/NNAX", "--json")
    words = json.loads(said.out)["words"]
    assert "GAS" in words
    assert "KGS" not in words
    assert "ANNA" not in words
