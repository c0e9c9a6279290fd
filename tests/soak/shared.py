"""The whole browser suite once more, on PostgreSQL and Redis with two workers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.shared import SHARED, WORKERS
from tests.soak.finding import Finding

ROOT = Path(__file__).parents[2]


def run(only: str) -> Iterator[Finding]:
    """`shared:test_link` runs one file of it."""
    path = f"tests/web/{only}.py" if only else "tests/web"
    what = f"{path} on PostgreSQL and Redis with {WORKERS} workers"
    command = [sys.executable, "-m", "pytest", "-q", "-n0", path]
    env = {**os.environ, SHARED: "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, encoding="utf-8", check=False
    )
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    told = "; ".join(failed)[:800] or done.stdout.strip().splitlines()[-1]
    yield Finding(what, told, well=done.returncode == 0)
