"""`./setz soak arena` goes on where it was stopped and writes its page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak import arena


def test_games_that_were_played_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "KEPT", tmp_path)
    monkeypatch.setattr(arena, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(arena, "GAMES", 4)
    first = arena._measured("cartino", "leicht", "leicht+")
    (kept,) = tmp_path.glob("*.jsonl")
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:2]) + lines[2][:30], "utf-8")
    assert arena._measured("cartino", "leicht", "leicht+") == first
    after = kept.read_text("utf-8")
    assert after.startswith("".join(lines[:2]))
    assert after.count("\n") == 4
    arena._measured("cartino", "mittel", "mittel+")
    arena._measured("cartino", "leicht", "leicht+")
    rows = (tmp_path / "ladder.md").read_text("utf-8").splitlines()
    assert [row.split(" | ")[1] for row in rows if row.startswith("| cartino")] == [
        "leicht+",
        "mittel+",
    ]
