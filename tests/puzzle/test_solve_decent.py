"""`solve` keeps to itself what hurts, until somebody asks for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.puzzle.solving import Typist

BOARD = '{"board": [".......", "PENI...", "......."], "rack": "S"}'


@pytest.mark.parametrize(
    ("asked", "typed", "word"),
    [
        (("boggle", "SPASNRETENRTENRA"), "", "SPAST"),
        (("fragment", "ORALSE"), "", "ORALSEX"),
        (("laying", "-"), BOARD, "PENIS"),
        (("fill", "-"), "ORALSE.", "ORALSEX"),
        (("pack", "FICKT"), "", "FICKT"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_what_hurts_is_found_only_if_asked_for(
    typist: Typist, asked: tuple[str, ...], typed: str, word: str
) -> None:
    quiet = typist.setz("solve", *asked, "--json", typed=typed)
    frank = typist.setz("solve", *asked, "--json", "--coarse", typed=typed)
    assert word not in _words(quiet.json)
    assert word in _words(frank.json)


def _words(report: dict[str, Any]) -> set[str]:
    found = [*report.get("words", ()), *(hint["word"] for hint in report.get("best", ()))]
    return {*found, *(row.strip(".") for row in report.get("grid", ()))}


def test_an_own_list_is_taken_as_it_is(typist: Typist) -> None:
    words = typist.file("own.txt", "Penis\n")
    said = typist.setz("solve", "fragment", "ENI", "--words", words, "--json")
    assert said.json["words"] == ["PENIS"]
