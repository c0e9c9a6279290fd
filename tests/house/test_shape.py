"""Size, names and manners of the house's files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.house.source import ROOT, files, nodes, python_files, tree

MEASURED = {".py", ".cpp", ".hpp", ".svelte", ".ts", ".css", ".mjs"}
MOST_LINES = 300
MOST_LINES_OF_A_FUNCTION = 40
BANNED_NAMES = {"utils", "util", "helpers", "helper", "manager", "misc"}
BANNED_FILES = {*BANNED_NAMES, "common"}  # a common word is a term of the lexicon
MOST_SIGNS_OF_A_LINE = 110  # of the client; ruff measures Python
# Why a file is better whole: a sentence behind this word, in its docstring or in a comment.
REASON = re.compile(r"\blines: \w+ \w+")
PART = re.compile(r"[A-Z]?[a-z]+")  # of a name
COMMENT = re.compile(r"^\s*(?:#|//|<!--)(.*)", re.MULTILINE)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

SIZED = [path for path in files() if path.suffix in MEASURED]
PYTHON = python_files()
CLIENT = [path for path in files("web/src") if path.suffix in {".ts", ".svelte", ".css"}]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_files_are_found() -> None:
    """Else the tests below would pass without having looked at anything."""
    assert {path.suffix for path in SIZED} == MEASURED
    assert {path.suffix for path in CLIENT} == {".ts", ".svelte", ".css"}
    assert {Path(__file__), ROOT / "src/setzkasten/core/match.py"} <= set(PYTHON)


def test_a_file_is_short_or_says_why_it_is_not() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in SIZED}
    long = [path for path, length in lengths.items() if length > MOST_LINES]
    assert [name_of(path) for path in long if not REASON.search(_spoken(path))] == []


def test_a_reason_is_a_sentence_and_no_code(tmp_path: Path) -> None:
    said = {
        '"""All codes.\n\nlines: one table is read as a whole."""': True,
        "# lines: one table is read as a whole.": True,
        "lines: list[str] = []": False,
        "# lines:": False,
    }
    for number, (text, counts) in enumerate(said.items()):
        path = tmp_path / f"{number}.py"
        path.write_text(text, "utf-8")
        assert bool(REASON.search(_spoken(path))) == counts, text


def _spoken(path: Path) -> str:
    """What a file says beside its code."""
    comments = COMMENT.findall(path.read_text("utf-8"))
    docstring = ast.get_docstring(tree(path)) if path.suffix == ".py" else None
    return "\n".join([*comments, docstring or ""])


def test_a_line_of_the_client_is_short() -> None:
    long = [
        f"{name_of(path)}: {line}"
        for path in CLIENT
        for line in path.read_text("utf-8").splitlines()
        if len(line) > MOST_SIGNS_OF_A_LINE
    ]
    assert long == []


def test_a_function_is_short() -> None:
    long = [
        f"{name_of(path)}: {node.name}"
        for path in PYTHON
        for node in nodes(path)
        if isinstance(node, FUNCTIONS)
        and (node.end_lineno or 0) - node.lineno >= MOST_LINES_OF_A_FUNCTION
    ]
    assert long == []


def test_a_file_is_named_after_its_noun() -> None:
    parts = {name: set(re.split(r"[^a-z]+", name.lower())) for name in map(name_of, SIZED)}
    assert [name for name, found in parts.items() if BANNED_FILES & found] == []


def test_nothing_is_named_after_nothing() -> None:
    named = [
        f"{name_of(path)}: {node.name}"
        for path in PYTHON
        for node in nodes(path)
        if isinstance(node, (*FUNCTIONS, ast.ClassDef))
        and not BANNED_NAMES.isdisjoint(map(str.lower, PART.findall(node.name)))
    ]
    assert named == []


def test_what_a_module_offers_is_exact() -> None:
    """Where there is an `__all__`, it names every public function and class of the file."""
    offering = {name_of(path): path for path in PYTHON if _offered(path) is not None}
    assert len(offering) > 40
    assert [name for name, path in offering.items() if not _offers_exactly(path)] == []


def _offers_exactly(path: Path) -> bool:
    listed, body = _offered(path) or [], tree(path).body
    kinds = (*FUNCTIONS, ast.ClassDef)
    defined = {n.name for n in body if isinstance(n, kinds) and not n.name.startswith("_")}
    rooms = {folder.name for folder in path.parent.iterdir() if folder.is_dir()}
    there = defined | _bound(body) | (rooms if path.stem == "__init__" else set())
    return len(listed) == len(set(listed)) and defined <= set(listed) <= there


def _offered(path: Path) -> list[str] | None:
    for node in tree(path).body:
        if isinstance(node, ast.Assign) and _targets(node) == {"__all__"}:
            return list(ast.literal_eval(node.value))
    return None


def _targets(node: ast.Assign) -> set[str]:
    return {target.id for target in node.targets if isinstance(target, ast.Name)}


def _bound(body: list[ast.stmt]) -> set[str]:
    """Names that assignments and imports give to a module."""
    names: set[str] = set()
    for node in body:
        if isinstance(node, ast.Assign):
            names |= _targets(node)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.If):  # what only type checkers import
            names |= _bound(node.body)
    return names


# Built from parts, so that this file does not find itself.
PLACES = re.compile(r"(?<![\w.])/(?:work|tmp|root)/\w")
HOSTS = re.compile(
    "|".join(
        re.escape(".".join(parts))
        for parts in (
            ("pypi", "org"),
            ("pythonhosted", "org"),
            ("registry", "npmjs"),
            ("registry", "yarnpkg"),
        )
    )
)
LATER = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|HA" + r"CK)\b")


@pytest.mark.parametrize("pattern", [PLACES, HOSTS, LATER], ids=["places", "hosts", "later"])
def test_nothing_names_a_machine_a_host_or_a_day_that_never_comes(
    pattern: re.Pattern[str],
) -> None:
    found = [name_of(path) for path in files() if pattern.search(_text(path))]
    assert found == []


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "replace")
