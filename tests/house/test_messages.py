"""Every code has its sentences and a test; no sentence is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.options import Option
from setzkasten.lexicon.policy_options import options_of_policy
from setzkasten.messages import LANGUAGES, OF_COMMANDS, all_messages, files_of
from tests.house.source import ROOT, calls, files, nodes, python_files, strings

# What gives a code, and the place of the code in its call.
CARRIERS = {
    **dict.fromkeys(("Refusal", "RecordError", "PositionError", "OptionError", "PuzzleError"), 0),
    **dict.fromkeys(("PrintError", "WordError", "HintError", "TournamentError"), 0),
    "Fault": 1,
}
PLACE = re.compile(r"\{(\w+)[|}]")


@dataclass(frozen=True, slots=True)
class Site:
    """Where a code is given, and with which data; None: not written out there."""

    code: str
    data: frozenset[str] | None
    path: Path
    carrier: str


@cache
def sites() -> tuple[Site, ...]:
    found = []
    for path in python_files("src/setzkasten"):
        for call in calls(path, *CARRIERS):
            data = _data(call)
            found += [Site(code, data, path, _carrier(call)) for code in _codes(call)]
    return tuple(found)


def _codes(call: ast.Call) -> Iterator[str]:
    place = CARRIERS[_carrier(call)]
    if len(call.args) > place:
        for node in ast.walk(call.args[place]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _carrier(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _data(call: ast.Call) -> frozenset[str] | None:
    if _carrier(call) not in ("Refusal", "Fault"):
        named = [keyword.arg for keyword in call.keywords]
        return None if None in named else frozenset(name for name in named if name)
    place = CARRIERS[_carrier(call)] + 1
    given = [keyword.value for keyword in call.keywords if keyword.arg == "data"]
    given += call.args[place : place + 1]
    if not given:
        return frozenset()
    if isinstance(given[0], ast.Dict) and all(isinstance(k, ast.Constant) for k in given[0].keys):
        return frozenset(str(k.value) for k in given[0].keys if isinstance(k, ast.Constant))
    return None


def codes() -> set[str]:
    return {site.code for site in sites()}


def labels() -> set[str]:
    """What options, their choices, presets and the parts of a policy are called."""
    found = {"policy_own_list", "policy_own_list_help"}  # asked for as a text, not as an option
    for entry in CATALOGUE.values():
        game = entry.game
        found |= {f"preset_{preset}" for preset in game.presets}
        found |= {f"option_{option.name}_help" for option in game.options}
        found |= {label for option in game.options for label in _names("option", option)}
        parts = options_of_policy(entry.policy)
        found |= {label for option in parts for label in _names("policy", option)}
        found |= {f"policy_{option.name}_help" for option in parts}
    return found


def _names(kind: str, option: Option) -> set[str]:
    name = f"{kind}_{option.name}"
    return {name, *(f"{name}_{choice}" for choice in option.choices)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    assert [code for code in codes() if not all_messages(language).get(code)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_label(language: str) -> None:
    assert [label for label in labels() if not all_messages(language).get(label)] == []


def test_both_languages_say_the_same_things() -> None:
    german, english = all_messages("de"), all_messages("en")
    assert german.keys() == english.keys()
    for code, message in german.items():
        assert set(PLACE.findall(message.sentence)) == set(PLACE.findall(english[code].sentence))


def test_a_sentence_has_only_places_that_are_filled() -> None:
    said = all_messages("de")
    empty = [
        f"{site.path.stem}: {site.code}"
        for site in sites()
        if site.data is not None
        and site.code in said
        and not site.data.issuperset(PLACE.findall(said[site.code].sentence))
    ]
    assert empty == []


def test_sentences_with_places_are_among_those_looked_at() -> None:
    filled = [site for site in sites() if site.data and site.code in all_messages("de")]
    assert len(filled) > 100


def test_every_code_is_named_by_a_test() -> None:
    """Faults are known by their status, too: tests/server."""
    here = Path(__file__).parent
    outside = [path for path in python_files("tests") if not path.is_relative_to(here)]
    named = {name for path in outside for name in strings(path)}
    assert {site.code for site in sites() if site.carrier != "Fault"} - named == set()


def test_no_sentence_is_left_over() -> None:
    """Whatever has a sentence is given by the house, shown by the client or labels an option."""
    given = {name for path in python_files("src/setzkasten") for name in strings(path)}
    unused = all_messages("de").keys() - given - shown() - labels()
    assert {code for code in unused if not any(b.fullmatch(code) for b in built())} == set()


@cache
def shown() -> frozenset[str]:
    """Every name in quotes that the client's files hold."""
    client = "\n".join(path.read_text("utf-8") for path in files("web/src"))
    return frozenset(re.findall(r"(?<=['\"`])[\w-]+(?=['\"`])", client))


@cache
def built() -> tuple[re.Pattern[str], ...]:
    """Codes that the house puts together, such as f"{code}_counts", as patterns."""
    found = []
    for path in python_files("src/setzkasten"):
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
                fixed = "".join(str(part) for part in parts if part)
                if re.fullmatch(r"[a-z]+_|_[a-z]+|[a-z]+__[a-z]+", fixed):
                    signs = (".+" if part is None else re.escape(str(part)) for part in parts)
                    found.append(re.compile("".join(signs)))
    return tuple(found)


def test_pages_get_every_sentence_that_they_may_show() -> None:
    """All but those of commands; what a fault says comes with it."""
    kept_back = all_messages("de").keys() - all_messages("de", OF_COMMANDS).keys()
    assert {"help_run", "command_input", "sheet_total"} <= kept_back
    assert kept_back.isdisjoint(shown())
    assert kept_back.isdisjoint(site.code for site in sites() if site.carrier == "Refusal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    for code, message in all_messages(language).items():
        assert "!" not in message.sentence, code
        assert not re.search(r"ungültig|invalid", message.sentence, re.IGNORECASE), code


def test_sentences_stand_in_pairs_of_files() -> None:
    german, english = ([str(path)[: -len(".de.md")] for path in files_of(x)] for x in LANGUAGES)
    assert german == english
    assert str(ROOT / "src" / "setzkasten" / "games" / "nomina" / "messages") in german
