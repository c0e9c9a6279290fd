"""A game is its folder and one line: a fifteenth one joins a copy of the house.

It is played in the browser in tests/web/test_toy.py.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.house import joined
from tests.house.joined import Joined
from tests.house.source import ROOT, files

# What a game must be told about by hand: which phases its random games must come across.
BY_HAND = "tests/laws/test_reach.py::test_random_games_reach_every_phase[toy]"
LAWS = (
    "tests/laws/test_laws.py",
    "tests/laws/test_reach.py",
    "tests/table/test_secrets.py",
    "tests/table/test_one_move_once.py",
    "tests/house/test_catalogue.py",
    "tests/house/test_imports.py",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Joined:
    return Joined(tmp_path_factory.mktemp("house") / "tree")


@pytest.fixture(scope="module")
def evening(house: Joined) -> Path:
    """Where computers left the record of their longest game."""
    folder = house.root.parent
    told = json.loads(house.python("-m", "tests.house.evening", "toy", str(folder)))
    assert told["over"]
    assert told["random"]
    assert sum(told["scores"]) > 6, "a word grew"
    return folder


def test_it_is_listed(house: Joined) -> None:
    assert "\ntoy  " in house.setz("games")
    listed = {game["id"]: game for game in json.loads(house.setz("games", "--json"))}
    assert len(listed) == 15
    assert listed["toy"]["seats"] == [2, 3]


def test_it_is_played_to_its_end_recorded_and_replayed(house: Joined, evening: Path) -> None:
    replayed = json.loads(house.setz("replay", str(evening / "whole.szk"), "--json"))
    assert replayed["over"]
    assert house.setz("replay", str(evening / "whole.szk"))


def test_the_laws_hold_for_it_with_its_hidden_hands(house: Joined) -> None:
    chosen = ("-p", "no:cacheprovider", "-k", "toy or test_imports", "--deselect", BY_HAND)
    said = re.search(r"(\d+) passed", house.python("-m", "pytest", *LAWS, *chosen))
    assert said
    assert int(said[1]) > 25


def test_hints_are_given(house: Joined, evening: Path) -> None:
    sheet = json.loads(house.setz("best", str(evening / "half.szk"), "--json"))
    assert (sheet["game"], sheet["complete"]) == ("toy", True)
    points = [move["points"] for move in sheet["moves"]]
    assert points
    assert points == sorted(points, reverse=True)


def test_its_words_are_looked_up(house: Joined) -> None:
    assert json.loads(house.setz("word", "HAUS", "--game", "toy", "--json"))["allowed"]


def test_its_letters_its_row_and_its_pad_are_printed(house: Joined, tmp_path: Path) -> None:
    for what in ("stones", "board", "pad"):
        file = tmp_path / f"{what}.pdf"
        told = json.loads(house.setz("print", what, "toy", "-o", str(file), "--json"))
        assert (told["game"], told["pages"]) == ("toy", 1)
        assert file.read_bytes().startswith(b"%PDF")


def test_its_sentences_its_rules_and_its_facts_are_told(house: Joined) -> None:
    told = house.python(
        "-c",
        "import json, msgspec; from setzkasten.messages import sentence;"
        "from setzkasten.server.http.facts import games_told;"
        "from setzkasten.server.http.rules import rules_html;"
        "print(json.dumps([sentence('toy_one_word'), rules_html('toy', 'en'),"
        "msgspec.to_builtins(games_told()[-1])]))",
    )
    said, page, facts = json.loads(told)
    assert said.startswith("Die Zeile bleibt")
    assert 'id="TOY-02"' in page
    assert (facts["id"], facts["time_option"], facts["not_yet"]) == (
        "toy",
        "time",
        {"toy_number": 2},
    )


def test_nothing_else_names_it() -> None:
    """But these, which place it and try it."""
    ours = {Path(__file__), Path(joined.__file__), ROOT / "tests/web/test_toy.py"}
    naming = {path for path in files("src", "web/src", "tests") if _names_it(path)}
    assert naming == ours


def _names_it(path: Path) -> bool:
    if any(path.is_relative_to(folder) for folder in (joined.RULES, joined.CLIENT)):
        return False
    return bool(re.search(r"\btoy\b", path.read_text("utf-8", "replace")))
