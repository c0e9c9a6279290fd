"""The player of docs/writing-a-player.md is short, and it plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.calling import Caller
from tests.house.source import ROOT


def test_the_player_of_the_page_beats_chance(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "writing-a-player.md").read_text("utf-8")
    text, _wire = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len([line for line in text.splitlines() if line.strip()]) <= 30
    arena = Caller("arena", tmp_path, capfd)
    mine = arena.file("mine.py", text)
    told = arena("nomina", "--players", f"{mine},zufall", "--games", "2", "--json").json()
    assert [one["faults"] for one in told["players"]] == [0, 0]
    assert told["players"][0]["margin"] > 0
