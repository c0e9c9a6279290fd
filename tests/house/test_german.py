"""German sentences stand in messages/ alone, where their English twins are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES
from tests.house.source import ROOT, nodes, python_files

SOURCE = ROOT / "src" / "setzkasten"
# Words that no English sentence has and few German ones do without.
GERMAN = frozenset(
    "als auf aus bei das dem der du ein eine einem einen einer es fehlt für geht gehen gibt haben "
    "hier ist kann kein keine keinen mit nach nicht nur oder ohne sich sind steht und von vom wer "
    "werden wie wird zum zur alle viele wieviele datei wort wörter zeile buchstaben".split()
)
NAMES = {name for game in GAMES.values() for name in (game.name, game.box)}
UMLAUT = re.compile(r"[a-zäöüß]*[äöüß][a-zäöüß]*", re.IGNORECASE)
# Files whose German is what they work on and not what they say.
WORKED_ON = {
    "lexicon/recipe": "endings, marks and words of the sources",
    "puzzle/clue_query.py": "umlauts, and words that deny what is asked for",
    "puzzle/definition.py": "patterns of what makes a definition no clue",
    "puzzle/syllable.py": "prefixes, endings and vowels by which words are parted",
    "printing/stones.py": "names of colours as people type them",
}


def german(text: str) -> bool:
    """A word with an umlaut, or a German word beside a blank; capitals alone are keys."""
    words = [word for word in re.findall(r"[^\W\d_]+", text) if not word.isupper()]
    if any(len(word) > 2 and UMLAUT.fullmatch(word) for word in words):
        return True
    return " " in text and not GERMAN.isdisjoint(word.lower() for word in words)


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Every string of a file that is neither a docstring nor a name of a game or its box."""
    parts = {id(part) for node in nodes(path) for part in _parts(node)}
    for node in nodes(path):
        if isinstance(node, ast.JoinedStr | ast.Constant) and id(node) not in parts:
            text = _text(node)
            if text not in NAMES:
                yield node.lineno, text


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What is no string of its own: docstrings, and the pieces of a text with places."""
    if isinstance(node, ast.JoinedStr):
        yield from node.values
    elif isinstance(node, ast.Expr):
        yield node.value


def _text(node: ast.AST) -> str:
    match node:
        case ast.JoinedStr(values=values):
            return " ".join(str(v.value) for v in values if isinstance(v, ast.Constant))
        case ast.Constant(value=str(text)):
            return text
    return ""


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def worked_on(path: Path) -> bool:
    return any(named(path).startswith(known) for known in WORKED_ON)


FILES = python_files("src/setzkasten")


def test_no_file_says_anything_in_german() -> None:
    saying = [
        f"{named(path)}:{line}: {text}"
        for path in FILES
        if not worked_on(path)
        for line, text in texts(path)
        if german(text)
    ]
    assert saying == []


@pytest.mark.parametrize("known", WORKED_ON)
def test_every_exception_is_needed(known: str) -> None:
    found = [path for path in FILES if named(path).startswith(known)]
    assert any(german(text) for path in found for _, text in texts(path))


@pytest.mark.parametrize(
    "text",
    [
        "Kein Platz war für",
        "Wörter",
        " und ",
        "Das geht nicht: .",
        "Zeile 7 ist zu lang",
        "Die Datei  lässt sich nicht lesen",
    ],
)
def test_german_is_known_when_it_is_seen(text: str) -> None:
    assert german(text)


@pytest.mark.parametrize(
    "text",
    ["no die", "a word is written in letters", "ÄÖÜẞ", "STÜCK", "AUF AUS", "schach-dem-wort"],
)
def test_english_and_letters_are_not_german(text: str) -> None:
    assert not german(text)
