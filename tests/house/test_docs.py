"""What people can call is written down; every game has its playthroughs and its tests."""

from __future__ import annotations

import ast
import re

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.record import read_record
from tests.house.source import ROOT, calls, docs_text, files, python_files, tree
from tests.playthroughs.regenerate import FOLDER
from tests.random_play import seats_shown


def commands() -> list[str]:
    """The words of `./setz`: its own tasks and the product's commands."""
    made = [
        str(call.args[0].value)
        for path in python_files("src/setzkasten")
        for call in calls(path, "add_parser")
        if call.args and isinstance(call.args[0], ast.Constant)
    ]
    return sorted({*made, *tasks()})


def tasks() -> set[str]:
    for node in tree(ROOT / "setz").body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TASKS":
            return set(ast.literal_eval(node.value))
    raise AssertionError("./setz lists its tasks in TASKS")


def test_every_command_is_documented() -> None:
    assert {"run", "test", "solve", "replay"} <= set(commands())
    told = docs_text()
    assert [c for c in commands() if not re.search(rf"setz (?:[a-z]+ )?{c}\b", told)] == []


def flags() -> list[str]:
    """The settings of the product's commands; a `__main__` starts a room for its tests."""
    named = {
        str(argument.value)
        for path in python_files("src/setzkasten")
        if path.name != "__main__.py"
        for call in calls(path, "add_argument")
        for argument in call.args
        if isinstance(argument, ast.Constant) and str(argument.value).startswith("--")
    }
    return sorted(named)


def test_every_setting_of_a_command_is_documented() -> None:
    assert {"--port", "--json", "--data"} <= set(flags())
    assert [flag for flag in flags() if not re.search(rf"{flag}\b", docs_text())] == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_a_playthrough_for_every_number_of_seats(game: str) -> None:
    headers = [read_record(path.read_bytes()).header for path in FOLDER.glob("*.szk")]
    seats = {len(header.sitters) for header in headers if header.game == game}
    assert seats >= set(seats_shown(GAMES[game]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_tests_and_rules_in_two_languages(game: str) -> None:
    names = {path.name for path in files("tests", "docs")}
    folder = type(GAMES[game]).__module__.split(".")[2]  # games of one family share their tests
    assert any(name.startswith(f"test_{folder}") for name in names)
    assert {f"{game}.de.md", f"{game}.en.md"} <= names


def test_every_test_that_the_docs_name_is_there() -> None:
    paths = [str(path.relative_to(ROOT)) for path in files("tests", "web/src")]
    told = set(re.findall(r"`([\w/.]*?[\w.]+\.(?:py|test\.ts))(?:::(\w+))?`", docs_text()))
    assert ("test_bad_days.py", "test_a_vote_goes_on_without_somebody_whose_phone_sleeps") in told
    tests = [one for one in told if one[1] or re.search(r"(^|/)test_|\.test\.ts$", one[0])]
    assert [one for one in tests if not named(one[0], one[1], paths)] == []


def named(file: str, test: str, paths: list[str]) -> bool:
    found = [ROOT / path for path in paths if f"/{path}".endswith(f"/{file}")]
    return any(f"def {test}(" in path.read_text("utf-8") for path in found) if test else bool(found)
