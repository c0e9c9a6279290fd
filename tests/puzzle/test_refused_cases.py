"""Every case that cannot be solved is refused by its code, and the command tells its sentence."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.solve.answer import Answer
from setzkasten.solve.fill import read_grid
from setzkasten.solve.fragment import read_fragment
from setzkasten.solve.laying import read_laying_case
from setzkasten.solve.pack import LARGEST_HAND
from setzkasten.solve.puzzle_error import PuzzleError
from setzkasten.solve.solve_cli import MOST_SHOWN, run
from setzkasten.solve.stones import read_stones
from tests.puzzle.solving import Typist


def stones(text: str) -> str:
    return read_stones(text, most=LARGEST_HAND)


@pytest.mark.parametrize(
    ("read", "text", "code"),
    [
        (read_grid, "{", "solve_grid_json"),
        (read_grid, '{"rows": []}', "solve_no_grid"),
        (read_grid, '{"grid": "..#"}', "solve_no_rows"),
        (read_grid, '{"grid": []}', "solve_rows_empty"),
        (read_grid, "." * 61, "solve_rows_large"),
        (read_grid, "../...", "solve_row_length"),
        (read_grid, ".?/..", "solve_row_sign"),
        (read_laying_case, "HAUS", "solve_position_json"),
        (read_laying_case, '{"board": ["."]}', "solve_no_position"),
        (read_laying_case, '{"board": ["."], "rack": 7}', "solve_rack_text"),
        (read_fragment, "X1", "solve_no_fragment"),
        (stones, " ", "solve_no_letters"),
        (stones, "A1", "solve_no_stone"),
        (stones, "A" * 25, "solve_many_stones"),
        (stones, "A" * 999, "solve_many_stones"),
    ],
)
def test_a_case_is_refused_by_its_code(read: Callable[[str], object], text: str, code: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        read(text)
    assert raised.value.code == code


def test_a_list_is_refused_by_its_code(tmp_path: Path) -> None:
    (tmp_path / "none.txt").write_text("1 2\n3\n", "utf-8")
    (tmp_path / "odd.txt").write_bytes(b"\xff\xfe")
    for name, code in (
        ("none.txt", "list_without_words"),
        ("odd.txt", "command_not_utf8"),
        ("nowhere.txt", "command_unread"),
    ):
        with pytest.raises(WordError) as raised:
            Words.listed(tmp_path / name)
        assert (raised.value.code, raised.value.data["file"]) == (code, name)


@pytest.mark.parametrize(
    ("asked", "code", "data"),
    [
        (("laying",), "solve_no_source", {}),
        (("laying", "x"), "solve_position_source", {}),
        (
            ("pack", "AB", "--seconds", "0"),
            "command_above",
            {"option": "--seconds", "value": "0", "least": 0},
        ),
        (
            ("laying", "-", "--best", "-1"),
            "command_range",
            {"option": "--best", "value": -1, "least": 0, "most": MOST_SHOWN},
        ),
    ],
)
def test_the_command_tells_the_sentence(
    asked: tuple[str, ...], code: str, data: dict[str, str | int], typist: Typist
) -> None:
    said = typist.solve(*asked)
    assert (said.code, said.out, said.error) == (2, "", f"{sentence(code, data)}\n")


class Refusing:
    """A search that takes nothing."""

    def solve(self, text: str, seconds: float) -> Answer:
        raise ValueError(f"no such board: {text}")


def test_what_a_search_refuses_is_told_in_its_words() -> None:
    asked = Namespace(case="AB", seconds=1.0, json=False)
    with pytest.raises(PuzzleError) as raised:
        run(asked, lambda _: Refusing())
    assert (raised.value.code, raised.value.data) == (
        "solve_refused", {"text": "no such board: AB"},
    )  # fmt: skip
