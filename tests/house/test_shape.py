"""Size, names and manners of the house's files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.house.source import ROOT, files, python_files, tree

MEASURED = {".py", ".cpp", ".hpp", ".svelte", ".ts"}
MOST_LINES = 300
MOST_LINES_OF_A_FUNCTION = 40
BANNED_NAMES = {"utils", "util", "helpers", "helper", "manager", "misc"}
BANNED_FILES = {*BANNED_NAMES, "common"}  # a common word is a term of the lexicon
MOST_SIGNS_OF_A_LINE = 110  # of the client; ruff measures Python
# Why a file is better whole: a sentence behind this word, in its docstring or in a comment.
REASON = re.compile(r"\blines: \w+ \w+")
COMMENT = re.compile(r"^\s*(?:#|//|<!--)(.*)", re.MULTILINE)

SIZED = [path for path in files() if path.suffix in MEASURED]
PYTHON = python_files()
CLIENT = [path for path in files("web/src") if path.suffix in {".ts", ".svelte", ".css"}]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", SIZED, ids=name_of)
def test_a_file_is_short_or_says_why_it_is_not(path: Path) -> None:
    length = len(path.read_text("utf-8").splitlines())
    assert length <= MOST_LINES or REASON.search(_spoken(path))


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


@pytest.mark.parametrize("path", CLIENT, ids=name_of)
def test_a_line_of_the_client_is_short(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if len(line) > MOST_SIGNS_OF_A_LINE] == []


@pytest.mark.parametrize("path", PYTHON, ids=name_of)
def test_a_function_is_short(path: Path) -> None:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    functions = [node for node in ast.walk(tree(path)) if isinstance(node, kinds)]
    lengths = {f.name: (f.end_lineno or 0) - f.lineno + 1 for f in functions}
    assert {n: k for n, k in lengths.items() if k > MOST_LINES_OF_A_FUNCTION} == {}


@pytest.mark.parametrize("path", SIZED, ids=name_of)
def test_a_file_is_named_after_its_noun(path: Path) -> None:
    parts = re.split(r"[^a-z]+", name_of(path).lower())
    assert not BANNED_FILES & set(parts)


@pytest.mark.parametrize("path", PYTHON, ids=name_of)
def test_nothing_is_named_after_nothing(path: Path) -> None:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names = [node.name for node in ast.walk(tree(path)) if isinstance(node, kinds)]
    parts = {part.lower() for name in names for part in re.findall(r"[A-Z]?[a-z]+", name)}
    assert not BANNED_NAMES & parts


@pytest.mark.parametrize("path", PYTHON, ids=name_of)
def test_what_a_module_offers_is_exact(path: Path) -> None:
    """Where there is an `__all__`, it names every public function and class of the file."""
    body = tree(path).body
    offered = [n.value for n in body if isinstance(n, ast.Assign) and _targets(n) == {"__all__"}]
    if not offered:
        return
    listed = ast.literal_eval(offered[0])
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    defined = {n.name for n in body if isinstance(n, kinds) and not n.name.startswith("_")}
    assert len(listed) == len(set(listed))
    assert defined <= set(listed)
    rooms = {folder.name for folder in path.parent.iterdir() if folder.is_dir()}
    assert set(listed) <= defined | _bound(body) | (rooms if path.stem == "__init__" else set())


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
