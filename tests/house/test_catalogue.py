"""One entry a game: whole, and what it names exists."""

from __future__ import annotations

import pytest

from setzkasten.bots import LEVELS
from setzkasten.catalogue import CATALOGUE, GAMES, Entry
from setzkasten.catalogue.shelf import Shelf
from setzkasten.messages import all_messages
from setzkasten.server.http.facts import games_told
from tests.house.source import ROOT, python_files, strings

HOUSE = ROOT / "src" / "setzkasten"
GAMES_FOLDER = HOUSE / "games"
CATALOGUE_FILE = HOUSE / "catalogue" / "__init__.py"
# A search for dice has the name of the game, and the arena knows the three games that it numbers.
NAMED_ALIKE = {
    "__init__.py": {"boggle"},
    "door/asking.py": {"boggle"},
    "solve/solve_cli.py": {"boggle"},
    "arena/openspiel_game.py": {"nomina", "cartino", "boggle"},
}
TOLD = {facts.id: facts for facts in games_told()}


@pytest.mark.parametrize("name", CATALOGUE)
def test_an_entry_lies_under_the_id_of_its_game(name: str) -> None:
    assert isinstance(CATALOGUE[name], Entry)
    assert CATALOGUE[name].game.id == name
    assert GAMES[name] is CATALOGUE[name].game


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_time_of_a_move_is_an_option_of_the_game(name: str) -> None:
    entry = CATALOGUE[name]
    options = {option.name for option in entry.game.options}
    assert entry.time_option in options | {None}
    assert ("time" in options) == (entry.time_option is not None)


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_is_not_yet_wrong_has_a_sentence(name: str) -> None:
    assert CATALOGUE[name].not_yet.keys() <= all_messages("de").keys()


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_pace_is_known_for_every_level(name: str) -> None:
    pace = CATALOGUE[name].pace
    assert pace is None or pace.pauses.keys() == set(LEVELS)


def test_no_other_room_knows_a_game_by_its_id() -> None:
    """What a room needs of a game stands in the game's entry."""
    rooms = [path for path in python_files("src/setzkasten") if path != CATALOGUE_FILE]
    others = [path for path in rooms if not path.is_relative_to(GAMES_FOLDER)]
    named = {str(path.relative_to(HOUSE)): strings(path) & set(CATALOGUE) for path in others}
    assert {path: names for path, names in named.items() if names} == NAMED_ALIKE


def test_games_are_told_with_what_their_entries_know() -> None:
    assert list(TOLD) == list(CATALOGUE)
    for name, time, not_yet, puzzle in (
        ("nomina", "time", {"three_stones": 3, "first_word_of_three": 3}, "end"),
        ("kreuzwortbild", None, {}, "sound"),
        ("recht-super", "time", {"must_announce": None, "stone_does_not_fit": None}, None),
    ):
        facts = TOLD[name]
        assert (facts.time_option, facts.not_yet, facts.puzzle) == (time, not_yet, puzzle)


def test_a_game_is_loaded_when_it_is_asked_for() -> None:
    shelf = Shelf({"nomina": "nomina:NOMINA", "halma": "halma:HALMA"})
    assert list(shelf) == ["nomina", "halma"]
    assert ("halma" in shelf, "chess" in shelf, len(shelf)) == (True, False, 2)
    assert shelf["nomina"] is CATALOGUE["nomina"]
    with pytest.raises(ModuleNotFoundError):
        shelf["halma"]
    assert shelf.get("chess") is None
