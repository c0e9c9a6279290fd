"""The rooms of the client."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES as REGISTERED
from tests.house.source import ROOT, files

SRC = ROOT / "web" / "src"
# Tests and what they are played with are not shipped.
TRIED = re.compile(r"\.test\.|^sample\.ts$")
SHIPPED = [
    path
    for path in files("web/src")
    if not TRIED.search(path.name) and path.parent.name != "testkit"
]
# What any page needs stands on nothing but the words and the wire.
APP = [path for path in SHIPPED if path.parent.name == "app"]
GAMES = sorted(path.name for path in (SRC / "games").iterdir() if path.is_dir())
IMPORTED = re.compile(r"(?:from|import) '(\.[^']+)'")


def name_of(path: Path) -> str:
    return str(path.relative_to(SRC))


def test_only_the_wire_stands_in_lib() -> None:
    assert {path.parent.name for path in files("web/src/lib")} == {"wire"}


@pytest.mark.parametrize("path", APP, ids=name_of)
def test_what_any_page_needs_knows_no_table(path: Path) -> None:
    targets = [(path.parent / found).resolve() for found in IMPORTED.findall(path.read_text())]
    rooms = {target.relative_to(SRC.resolve()).parts[0] for target in targets}
    assert rooms <= {"app", "lib", "words"}


def test_every_game_of_the_house_has_a_folder_in_the_client() -> None:
    assert sorted(REGISTERED) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_found_by_its_folder_alone(game: str) -> None:
    """Nothing else in the client names it, so that a folder is all a new game needs."""
    named = re.compile(rf"""['"`]{re.escape(game)}['"`]""")
    others = [path for path in SHIPPED if not path.is_relative_to(SRC / "games" / game)]
    found = {name_of(path) for path in others if named.search(path.read_text("utf-8"))}
    assert found == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_folder_brings_a_game_and_its_tile(game: str) -> None:
    assert {"game.ts", "tile.ts"} <= {path.name for path in files(f"web/src/games/{game}")}


def test_every_face_of_its_own_says_that_the_line_is_lost() -> None:
    faces = [path for path in SHIPPED if "}: FaceProps" in path.read_text("utf-8")]
    assert len(faces) >= 3
    assert not [name_of(path) for path in faces if "<LostLine " not in path.read_text("utf-8")]
