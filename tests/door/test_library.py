"""The page of the library tells the truth: its examples run, and it names the whole door."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import setzkasten
from tests.house.source import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_every_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(EXAMPLES) >= 10
    known: dict[str, object] = {}
    for example in EXAMPLES:
        exec(compile(example, "library.md", "exec"), known)


def test_the_page_names_the_whole_door() -> None:
    listed = re.search(r"These names are the door.*?\n((?:`\w+`[, .\n]*)+)", PAGE, re.DOTALL)
    assert listed
    named = set(re.findall(r"`(\w+)`", listed[1]))
    assert named == set(setzkasten.__all__) - {"__version__"}


@pytest.mark.parametrize("name", sorted(set(setzkasten.__all__) - {"__version__"}))
def test_every_name_of_the_door_is_there(name: str) -> None:
    assert getattr(setzkasten, name) is not None


def test_no_other_name_is() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        setzkasten.nonsense  # noqa: B018  asking is the test


def test_the_door_loads_neither_server_nor_press() -> None:
    """All of it at once, in a process that loaded nothing before."""
    code = (
        "import sys, setzkasten\n"
        "assert not any(m.startswith('setzkasten.') for m in sys.modules), 'loaded'\n"
        "for name in setzkasten.__all__: getattr(setzkasten, name)\n"
        "setzkasten.Match('nomina', words=setzkasten.Words.listed(['AUS']), seed=1)\n"
        "heavy = {'uvicorn', 'litestar', 'typst', 'msgspec', 'numpy', 'setzkasten.server'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
