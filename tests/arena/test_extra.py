"""Without its packages the arena says how to get them."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("pettingzoo_env", "pettingzoo"),
        ("openspiel_game", "pyspiel"),
        ("play", "numpy"),
    ],
)
def test_the_extra_that_brings_it_is_named(module: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import setzkasten.arena.{module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    last = ran.stderr.strip().splitlines()[-1]
    assert last.endswith(f"extra_missing {{'package': {package!r}, 'extra': 'arena'}}")
