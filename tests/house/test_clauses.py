"""Rules have addresses: every clause has a test, every test of a rule names a clause."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.messages import LANGUAGES, all_messages
from tests.house.source import ROOT, calls, python_files

LISTED = re.findall(
    r"\b[A-Z][A-Z0-9]{2}-\d\d\b",
    "\n".join(
        line
        for line in (Path(__file__).parent / "clauses.txt").read_text("ascii").splitlines()
        if not line.startswith(";")
    ),
)


def clauses_of(game: str) -> set[str]:
    families = GAMES[game].clauses.split()
    return {clause for clause in LISTED if clause.split("-")[0] in families}


@cache
def clauses_tested() -> dict[str, list[str]]:
    """Clause to the files whose tests name it."""
    found: dict[str, list[str]] = {}
    for path in python_files("tests"):
        for call in calls(path, "rule"):
            for argument in call.args:
                assert isinstance(argument, ast.Constant), f"{path.name}: name the clause plainly"
                found.setdefault(str(argument.value), []).append(path.name)
    return found


def test_the_list_of_clauses_names_each_once() -> None:
    assert len(LISTED) == len(set(LISTED)) == 218


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_clause_of_a_game_has_a_test(game: str) -> None:
    assert clauses_of(game) - clauses_tested().keys() == set()


def test_every_test_of_a_rule_names_a_clause_that_exists() -> None:
    assert clauses_tested().keys() - set(LISTED) == set()


def test_every_message_names_clauses_that_exist() -> None:
    named = {clause for m in all_messages("de").values() for clause in m.clauses}
    assert named - set(LISTED) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_rules_page_of_a_game_has_every_clause(game: str, language: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text("utf-8")
    assert set(re.findall(r"\{#([A-Z0-9]{3}-\d\d)\}", page)) == clauses_of(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_rules_page_of_a_game_is_written_for_players(game: str, language: str) -> None:
    """Options by the name that they have on the page, no commands, nobody shouted at."""
    page = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text("utf-8")
    text = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    assert not re.search(r"`|!|./setz|ungültig", text)
