"""Positions with a move and its verdict, written from the clauses and docs/record.md alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES
from tests.records.positions_of import cases_of, faults

FILES = {
    path.stem: cases_of(path) for path in sorted(Path(__file__).parent.glob("positions/*.txt"))
}


@pytest.mark.parametrize("game", FILES)
def test_the_verdict_is_that_of_the_clauses(game: str, tmp_path: Path) -> None:
    """Each case by its line, with its title and what is wrong about it."""
    found = {case.line: (case.title, faults(case, tmp_path)) for case in FILES[game]}
    assert {line: told for line, told in found.items() if told[1]} == {}


def test_the_games_have_their_positions() -> None:
    assert FILES.keys() == GAMES.keys()
    assert min(map(len, FILES.values())) >= 25


@pytest.mark.parametrize("game", FILES)
def test_the_page_of_the_record_names_every_option(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs/record.md").read_text("utf-8")
    table = page.split("### Options")[1].split("\n## ")[0]
    for option in GAMES[game].options:
        named = (f"`{option.name}", *map(str, option.choices))
        assert all(value in table for value in named), option.name
