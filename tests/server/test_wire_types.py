"""The client's types name nothing that the server does not say (docs/decisions/0005)."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES
from tests.server.running import Device, Json

WEB = Path(__file__).parents[2] / "web" / "src"
TYPES = (WEB / "lib" / "wire.ts", *sorted(WEB.glob("*/*/view.ts")))
INTERFACE = re.compile(r"^export interface (\w+)[^{\n]*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??):", re.MULTILINE)
VIEWS = {
    "boggle": "BoggleView",
    "cartino": "CartinoView",
    "kreuzwort-1936": "TypdomView",
    "kreuzwort-super": "TypdomView",
    "kreuzwortbild": "PictureView",
    "krux": "KruxView",
    "lingua": "LinguaView",
    "nomina": "NominaView",
    "point-typ-dom": "TypdomView",
    "presto-1936": "PrestoView",
    "presto-super": "PrestoView",
    "recht-1936": "RechtView",
    "recht-super": "RechtView",
    "schach-dem-wort": "SchachView",
}


@cache
def interfaces() -> dict[str, dict[str, bool]]:
    """The fields of every interface: may they be missing?"""
    found: dict[str, dict[str, bool]] = {}
    for path in TYPES:
        for name, body in INTERFACE.findall(path.read_text("utf-8")):
            assert name not in found, f"{name} is declared twice"
            found[name] = {field: optional == "?" for field, optional in FIELD.findall(body)}
    return found


def assert_is(name: str, said: Json) -> None:
    """Nothing that the type promises is missing."""
    promised = {field for field, optional in interfaces()[name].items() if not optional}
    assert promised
    assert not promised - said.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_all_that_the_client_reads(game: str) -> None:
    rules = GAMES[game]
    seats = max(2, rules.seats[0]) if rules.seats[1] > 1 else 1
    view = rules.view(rules.start(seats, {}), None)
    assert not interfaces()[VIEWS[game]].keys() - {field.name for field in fields(view)}


def test_games_tables_and_words_are_as_the_client_knows_them(device: Device) -> None:
    for facts in device.get("/api/games").json:
        assert_is("GameFacts", facts)
        for option in (*facts["options"], *facts["words"]):
            assert_is("Option", option)
        for preset in facts["presets"]:
            assert_is("Preset", preset)
    name = device.open()
    assert_is("TableFacts", device.get("/api/tables").json[0])
    assert_is("WordFacts", device.get("/api/word/HAUS?game=nomina").json)
    with device.sit(name) as chair:
        assert_is("Frame", chair.frame)
        chair.act(0, "E4> WAS", seq=0)
        trial = chair.ask("try", seat=1, action="E5v ITZ")["trial"]
        assert_is("Trial", trial)
        assert_is("TrialWord", trial["words"][0])
        assert_is("Refusal", chair.act(0, "E4> OUI")["refusal"])
        assert_is("LogEvent", chair.until_seq(2)["log"][-1])
    replay = device.get(f"/api/tables/{name}/replay").json
    assert_is("Replay", replay)
    assert_is("ReplayStep", replay["steps"][-1])
    assert_is("LaidWord", replay["steps"][-1]["words"][0])
