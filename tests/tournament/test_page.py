"""What the pages tell: the player of docs/writing-a-player.md plays, ladders are as measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from setzkasten.bots import LEVELS
from setzkasten.catalogue import CATALOGUE
from tests.calling import Caller
from tests.house.source import ROOT

DOCS = ROOT / "docs"


def test_the_player_of_the_page_beats_chance(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    page = (DOCS / "writing-a-player.md").read_text("utf-8")
    text, _wire = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len([line for line in text.splitlines() if line.strip()]) <= 30
    arena = Caller("arena", tmp_path, capfd)
    mine = arena.file("mine.py", text)
    told = arena("nomina", "--players", f"{mine},zufall", "--games", "2", "--json").json()
    assert [one["faults"] for one in told["players"]] == [0, 0]
    assert told["players"][0]["margin"] > 0


def test_the_ladders_are_told_as_they_were_measured() -> None:
    """The table for people says in one line a game what docs/ladder.md has of each pair."""
    measured: dict[tuple[str, str], str] = {}
    for game, upper, lower, games, won, *_ in rows("ladder.md"):
        assert LEVELS.index(upper) == LEVELS.index(lower) + 1
        measured[game, upper] = f"{won.replace('%', ' %')} ({games})"
    told = {cells[0]: cells[1:] for cells in rows("players.md") if len(cells) == len(LEVELS)}
    assert told == {
        game: [measured.get((game, level), "–") for level in LEVELS[1:]]
        for game, entry in CATALOGUE.items()
        if entry.game.seats[1] > 1
    }


def rows(page: str) -> list[list[str]]:
    """The lines of tables that are about a game."""
    lines = (DOCS / page).read_text("utf-8").splitlines()
    cells = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return [row for row in cells if len(row) > 1 and row[0] in CATALOGUE]
