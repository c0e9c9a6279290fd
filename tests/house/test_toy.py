"""A game is its folder and one line: a fifteenth one joins a copy of the house.

Its browser side, a folder below web/src/games, is tried in tests/web.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.source import ROOT, files

TOY = Path(__file__).parent / "toy"
LINE = '        "toy": "toy:TOY",\n'
LAST_LINE = '        "boggle": "boggle:BOGGLE",\n'
MADE = shutil.ignore_patterns("__pycache__", "static", "node_modules")
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


class House:
    """A copy of the tree with one game more."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, root / name, ignore=MADE)
        for name in ("docs", "lexicon-data", "pyproject.toml"):
            (root / name).symlink_to(ROOT / name)
        shutil.copytree(TOY, root / "src/setzkasten/games/toy", ignore=MADE)
        catalogue = root / "src/setzkasten/catalogue/__init__.py"
        text = catalogue.read_text("utf-8")
        assert text.count(LAST_LINE) == 1
        catalogue.write_text(text.replace(LAST_LINE, LAST_LINE + LINE), "utf-8")

    def python(self, *words: str) -> str:
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, (self.root / "src", self.root))),
        }
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env=env,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def setz(self, *words: str) -> str:
        return self.python("-m", "setzkasten", *words)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house") / "tree")


@pytest.fixture(scope="module")
def evening(house: House) -> Path:
    """Where computers left the record of their longest game."""
    folder = house.root.parent
    told = json.loads(house.python("-m", "tests.house.evening", "toy", str(folder)))
    assert told["over"]
    assert told["random"]
    assert sum(told["scores"]) > 6, "a word grew"
    return folder


def test_it_is_listed(house: House) -> None:
    assert "\ntoy  " in house.setz("games")
    listed = {game["id"]: game for game in json.loads(house.setz("games", "--json"))}
    assert len(listed) == 15
    assert listed["toy"]["seats"] == [2, 3]


def test_it_is_played_to_its_end_recorded_and_replayed(house: House, evening: Path) -> None:
    replayed = json.loads(house.setz("replay", str(evening / "whole.szk"), "--json"))
    assert replayed["over"]
    assert house.setz("replay", str(evening / "whole.szk"))


def test_the_laws_hold_for_it_with_its_hidden_hands(house: House) -> None:
    chosen = ("-p", "no:cacheprovider", "-k", "toy", "--deselect", BY_HAND)
    said = re.search(r"(\d+) passed", house.python("-m", "pytest", *LAWS, *chosen))
    assert said
    assert int(said[1]) > 30


def test_hints_are_given(house: House, evening: Path) -> None:
    sheet = json.loads(house.setz("best", str(evening / "half.szk"), "--json"))
    assert (sheet["game"], sheet["complete"]) == ("toy", True)
    points = [move["points"] for move in sheet["moves"]]
    assert points
    assert points == sorted(points, reverse=True)


def test_its_words_are_looked_up(house: House) -> None:
    assert json.loads(house.setz("word", "HAUS", "--game", "toy", "--json"))["allowed"]


def test_its_letters_its_row_and_its_pad_are_printed(house: House, tmp_path: Path) -> None:
    for what in ("stones", "board", "pad"):
        file = tmp_path / f"{what}.pdf"
        told = json.loads(house.setz("print", what, "toy", "-o", str(file), "--json"))
        assert (told["game"], told["pages"]) == ("toy", 1)
        assert file.read_bytes().startswith(b"%PDF")


def test_its_sentences_its_rules_and_its_facts_are_told(house: House) -> None:
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
    tops = [path for path in files("src", "web/src", "tests") if not path.is_relative_to(TOY)]
    naming = [path for path in tops if re.search(r"\btoy\b", path.read_text("utf-8", "replace"))]
    assert naming == [Path(__file__)]
