from __future__ import annotations

import json
from random import Random

from setzkasten.core.laying import read_laying
from tests.kernel.twins.laying import Plain, Scoring
from tests.puzzle.solving import Typist
from tests.vocabulary import WORDS


def case(board: str, rack: str) -> str:
    return json.dumps({"board": board.split("/"), "rack": rack})


def test_a_word_joins_what_lies(typist: Typist) -> None:
    board = typist.file("board.txt", ".....\n.EI..\n.....\n")
    said = typist.solve("laying", "--board", board, "--rack", "Rs", "--best", 1, "--json").json
    assert said["count"] == 3  # EIS, REIS, ES downwards
    assert said["best"] == [
        {"word": "REIS", "move": "A2> R..S", "squares": [[1, 0], [1, 3]], "points": 4}
    ]


def test_the_first_word_lies_on_the_centre(typist: Typist) -> None:
    said = typist.solve("laying", "-", "--json", typed=case("..../..../....", "EI")).json
    assert said["count"] == 4  # two places across and two down hold row 2, column 3


def test_a_jolly_stands_for_each_letter_on_its_own(typist: Typist) -> None:
    said = typist.solve("laying", "-", "--json", typed=case("../..", "S?")).json
    words = {best["move"] for best in said["best"]}
    assert said["count"] == len(words)
    assert {"A2> eS", "A2> So"} <= words


def test_a_single_stone_that_forms_two_words_counts_once(typist: Typist) -> None:
    said = typist.solve("laying", "-", "--json", typed=case(".E/E.", "I")).json
    assert said["count"] == 1


def test_blocked_squares_and_jollies_on_the_board(typist: Typist) -> None:
    said = typist.solve("laying", "-", "--json", typed=case("#e.#/####", "I")).json
    assert [best["move"] for best in said["best"]] == ["C1> I"]


def test_counts_agree_with_plain_trying(typist: Typist) -> None:
    rng, cases, counts = Random("laying"), [], []
    typist.words = typist.file("words.txt", "\n".join(WORDS))
    for _ in range(12):
        words = rng.sample([word for word in WORDS if len(word) <= 6], 2)
        rows = ["......", words[0].ljust(6, "."), "......", "#....#"]
        rack = "".join(rng.choices("AEINRST?", k=4))
        cases.append(json.dumps({"board": rows, "rack": rack}))
        plain = Plain("\n".join(rows), set(WORDS), Scoring([0] * 27), once=False)
        counts.append(len(plain.placements(rack)))
    said = typist.solve("laying", "-", "--json", "--best", 0, typed="\n".join(cases))
    assert [row["count"] for row in said.rows] == counts
    assert sum(counts) > 100


def test_a_move_can_be_read_again(typist: Typist) -> None:
    said = typist.solve("laying", "-", "--json", typed=case("...../.EI../.....", "RS?TON")).json
    assert said["best"]
    for best in said["best"]:
        assert [list(square) for square, _ in read_laying(best["move"])] == best["squares"]


def test_what_is_no_position_is_said(typist: Typist) -> None:
    bad = [
        "nix", "[]", "{}", '{"board": [".."], "rack": 7}', '{"board": "..", "rack": "A"}',
        '{"board": [], "rack": "A"}', '{"board": ["..", "."], "rack": "A"}',
        '{"board": ["*"], "rack": "A"}', '{"board": [".."], "rack": "A1"}',
        '{"board": [".."], "rack": ""}', json.dumps({"board": ["."], "rack": "A" * 1000}),
        json.dumps({"board": ["." * 200], "rack": "A"}), "[" * 100_000,
    ]  # fmt: skip
    said = typist.solve("laying", "-", "--json", typed="\n".join(bad))
    assert said.code == 0
    assert [list(row) for row in said.rows] == [["error"]] * len(bad)


def test_settings_that_make_no_sense_are_said(typist: Typist) -> None:
    board = typist.file("board.txt", "..\n..\n")
    for arguments in (
        ("laying",),
        ("laying", "--board", board),
        ("laying", "x", "--board", board, "--rack", "A"),
        ("laying", "--board", typist.folder / "none.txt", "--rack", "A"),
        ("laying", "--board", board, "--rack", "A", "--best", -1),
        ("laying", "--board", board, "--rack", "A", "--seconds", "nan"),
    ):
        said = typist.solve(*arguments)
        assert (said.code, said.out) == (2, ""), arguments
        assert said.error


def test_people_read_the_best_moves(typist: Typist) -> None:
    said = typist.solve("laying", "-", "--best", 1, typed=case(".EI.", "RS"))
    assert said.out.splitlines() == ["2 Möglichkeiten", "   4  REIS             A1> R..S"]
