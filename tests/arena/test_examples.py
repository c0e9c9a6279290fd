"""The examples of docs/arena.md run."""

from __future__ import annotations

import re

import pytest

from tests.house.source import ROOT

EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "docs/arena.md").read_text("utf-8"), re.S)


@pytest.mark.parametrize("code", EXAMPLES, ids=["pettingzoo", "openspiel", "play"])
def test_it_runs_and_shows_something(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "docs/arena.md", "exec"), {})
    assert capsys.readouterr().out.strip()
