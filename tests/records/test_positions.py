"""Positions with a move and its verdict, written from the clauses and docs/record.md alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES
from tests.records.positions_of import Case, cases_of, faults

FILES = {
    path.stem: cases_of(path) for path in sorted(Path(__file__).parent.glob("positions/*.txt"))
}
CASES = [
    pytest.param(case, id=f"{game}:{case.line}") for game, cases in FILES.items() for case in cases
]


@pytest.mark.parametrize("case", CASES)
def test_the_verdict_is_that_of_the_clauses(case: Case, tmp_path: Path) -> None:
    assert faults(case, tmp_path) == [], case.title


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
