"""docs/security.md: every row has a test or a reason, and the tests that it names are there."""

from __future__ import annotations

import re

from tests.house.source import ROOT, calls, python_files

PAGE = ROOT / "docs" / "security.md"
# Of the standard's levels 1 and 2, those that concern us.
POINTS = 150
PROMISES = 25
_NAMED = re.compile(r"`(tests/[\w/.]+?\.py|web/[\w/.]+)(?:::(\w+))?`")


def rows() -> list[list[str]]:
    lines = PAGE.read_text("utf-8").splitlines()
    cells = [
        [cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if "|" in line
    ]
    return [row for row in cells if len(row) == 3 and not row[2].startswith(("---", "test or"))]


def test_every_row_has_a_test_or_a_reason() -> None:
    points = [row[0] for row in rows() if re.fullmatch(r"\d+\.\d+\.\d+", row[0])]
    assert len(points) == len(set(points)) == POINTS
    assert len(rows()) == POINTS + PROMISES
    bare = [row[0] for row in rows() if not ("`" in row[2] or "eason" in row[2])]
    assert not bare


def test_what_a_row_names_is_there() -> None:
    named = _NAMED.findall(PAGE.read_text("utf-8"))
    assert len(named) > 100
    missing = [
        f"{path}::{test}"
        for path, test in named
        if not (ROOT / path).is_file()
        or (test and f"def {test}(" not in (ROOT / path).read_text("utf-8"))
    ]
    assert not missing


def test_nothing_is_evaluated_and_no_shell_is_asked() -> None:
    evaluating = ("eval", "exec", "__import__")
    strange = [
        str(path.relative_to(ROOT))
        for path in python_files("src")
        for call in calls(path, *evaluating, "Popen", "run", "check_output")
        if getattr(call.func, "id", "") in evaluating
        or any(word.arg == "shell" for word in call.keywords)
    ]
    assert not strange
    assert [path for path in python_files("src") if list(calls(path, "Popen"))]
