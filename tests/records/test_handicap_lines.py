"""Handicaps in the header of a record: what can be read, and what is a fault."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.handicap import Handicap
from setzkasten.core.record import RecordError, read_record, write_header
from setzkasten.table.replay import match_of


def test_a_handicap_is_a_line_of_its_own() -> None:
    lines = ("handicap 1 points=20", "handicap 2 points=500 letters=6 words=everyday")
    text = "szk 1\ngame nomina\nseat 1 person Anna\nseat 2 computer/stark\n" + "\n".join(lines)
    header = read_record(text.encode()).header
    assert [sitter.handicap for sitter in header.sitters] == [
        Handicap(points=20),
        Handicap(500, 6, "everyday"),
    ]
    assert [line for line in write_header(header).splitlines() if "handicap" in line] == [*lines]


@pytest.mark.parametrize(
    "line",
    [
        "handicap",
        "handicap 1",
        "handicap 3 points=5",
        "handicap 0 points=5",
        "handicap 1 points=0",
        "handicap 1 points=501",
        "handicap 1 points=5x",
        "handicap 1 letters=2",
        "handicap 1 letters=7",
        "handicap 1 words=all",
        "handicap 1 letters=4 points=5",
        "handicap 1 points=5 points=5",
        "handicap 1 points=5\nhandicap 1 letters=4",
    ],
)
def test_a_handicap_that_nobody_can_have_is_a_fault_of_the_record(line: str) -> None:
    with pytest.raises(RecordError) as fault:
        read_record(f"szk 1\ngame nomina\nseats 2\n{line}\n".encode())
    assert (fault.value.code, fault.value.line) == ("record_header", 4 + line.count("\n"))


@pytest.mark.parametrize(
    ("game", "line"),
    [("krux", "letters=4"), ("kreuzwort-1936", "points=5"), ("cartino", "words=known")],
)
def test_a_handicap_that_the_game_does_not_know_is_one_too(game: str, line: str) -> None:
    record = read_record(f"szk 1\ngame {game}\nseats 2\nhandicap 2 {line}\n".encode())
    with pytest.raises(RecordError) as fault:
        match_of(record, GAMES[game])
    assert (fault.value.code, fault.value.line) == ("handicap_not_here", 4)
