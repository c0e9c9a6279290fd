"""`./setz soak arena` goes on where it was stopped and writes its page."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.bots.computer import Computer
from setzkasten.bots.ladder import Rung
from setzkasten.catalogue import CATALOGUE
from setzkasten.tournament.bout import Terms
from setzkasten.tournament.entrant import entrants
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


def test_more_seats_and_beginners_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "KEPT", tmp_path)
    monkeypatch.setattr(arena, "CROWDED", 2)
    monkeypatch.setattr(arena, "CONFIRMING", 2)
    assert arena._crowded("cartino", 3).well
    assert arena._lasting("cartino").well
    for kept in tmp_path.glob("*-3-*.jsonl"):
        spoilt = re.sub(
            r'"faults": \[\]', '"faults": [[0, "hangs"]]', kept.read_text("utf-8"), count=1
        )
        kept.write_text(spoilt, "utf-8")
    finding = arena._crowded("cartino", 3)
    assert (finding.result, finding.well) == ("1 failed", False)


def test_games_of_another_ladder_are_played_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = Terms("cartino", entrants(["leicht+", "leicht"]), 1, 60.0)
    before = arena._name(terms)
    player = CATALOGUE["cartino"].player
    assert isinstance(player, Computer)
    other = replace(player, ladder=(*player.ladder[:1], Rung(), *player.ladder[2:]))
    entry = replace(CATALOGUE["cartino"], player=other)
    monkeypatch.setattr(arena, "CATALOGUE", {"cartino": entry})
    assert arena._name(terms) != before
