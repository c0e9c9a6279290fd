"""Without an extra the rest works, and who asks for it is told its name."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""


def run_without(packages: set[str], code: str) -> subprocess.CompletedProcess[str]:
    text = WITHOUT.format(missing=packages) + code
    command = [sys.executable, "-c", text]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("package", "extra", "words"),
    [
        ("uvicorn", "server", ["run"]),
        ("typst", "print", ["print", "pad", "nomina", "--out", "pad.pdf"]),
    ],
)
def test_a_command_names_the_extra_that_it_needs(
    package: str, extra: str, words: list[str]
) -> None:
    code = f"from setzkasten.cli import main\nsys.exit(main({words!r}))"
    ended = run_without({package}, code)
    assert ended.returncode == 2, ended.stderr
    assert f"setzkasten[{extra}]" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_the_arena_names_its_extra() -> None:
    ended = run_without({"numpy"}, "import setzkasten.arena.pettingzoo_env")
    assert "ExtraMissing" in ended.stderr
    assert "'extra': 'arena'" in ended.stderr


def test_games_need_no_extra() -> None:
    code = """
from setzkasten import Match, Words
match = Match("nomina", words=Words.listed(["AUS", "HAUS"]), seed=1)
match.play(match.random_action())
"""
    ended = run_without({"uvicorn", "litestar", "msgspec", "markdown_it", "typst", "numpy"}, code)
    assert ended.returncode == 0, ended.stderr
