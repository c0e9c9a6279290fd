"""The worked games of the leaflets can be watched, and are those that the rules are tested by."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.server.http.rules import IN_THE_TREE
from setzkasten.server.http.samples import has_sample, sample_told
from tests.server.running import Device

RECORDS = Path(__file__).parents[1] / "records"
ENDS = {
    "nomina": (15, 21, 25, 22),
    "kreuzwortbild": (98,),
    "kreuzwort-1936": (0, 0, 0, 0),
    "point-typ-dom": (53, 37, 39),
    "schach-dem-wort": (-20, -6, 37, -11),
    "boggle": (21,),
}


def test_the_games_with_a_worked_game_are_these() -> None:
    assert {game for game in GAMES if has_sample(game)} == set(ENDS)


@pytest.mark.parametrize("game", ENDS)
def test_a_worked_game_is_played_to_the_totals_of_the_leaflet(game: str) -> None:
    told = sample_told(game)
    assert told
    assert told.steps[-1].scores == ENDS[game]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*[a-z]-sample.szk")), ids=lambda p: p.stem)
def test_what_is_shown_is_what_is_tested(path: Path) -> None:
    shown = IN_THE_TREE / path.name.replace("-sample", "")
    assert shown.read_bytes() == path.read_bytes()


def test_the_rules_say_whether_there_is_one(device: Device) -> None:
    assert device.get("/api/rules/nomina").json["sample"] is True
    assert device.get("/api/rules/krux").json["sample"] is False


def test_a_game_without_one_says_so(device: Device) -> None:
    assert len(device.get("/api/rules/nomina/sample").json["steps"]) == 13
    for game in ("krux", "schafkopf"):
        missing = device.get(f"/api/rules/{game}/sample")
        assert (missing.status, missing.json["error"]["code"]) == (404, "no_sample")
