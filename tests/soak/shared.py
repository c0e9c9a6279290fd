"""The whole browser suite once more, on PostgreSQL and Redis with two workers.

One file after the other, each with services of its own; it goes on where it was stopped.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.shared import SHARED, WORKERS
from tests.soak.finding import Finding, Progress
from tests.soak.tally import Tally

ROOT = Path(__file__).parents[2]
WEB = ROOT / "tests" / "web"
_PASSED = re.compile(r"(\d+) passed")


def run(only: str) -> Iterator[Finding]:
    """`shared:test_link` runs one file of it."""
    name = f"tests/web/{only}.py" if only else "the browser suite"
    what = f"{name} on PostgreSQL and Redis with {WORKERS} workers"
    paths = sorted(WEB.glob(f"{only or 'test_*'}.py"))
    tally, progress = Tally.of(f"shared-{only}"), Progress(what)
    while tally.done < len(paths):
        _one(paths[tally.done], tally)
        tally.done += 1
        tally.keep()
        progress.at(tally.done, len(paths))
    tally.end()
    told = f"{tally.counted['passed']} tests in {len(paths)} files"
    well = bool(paths) and not tally.wrong
    yield Finding(what, "; ".join(tally.wrong)[:800] or told, well=well)


def _one(path: Path, tally: Tally) -> None:
    command = [sys.executable, "-m", "pytest", "-n0", str(path)]
    env = {**os.environ, SHARED: "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, encoding="utf-8", check=False
    )
    told = done.stdout.strip().splitlines() or ["nothing was said"]
    passed = _PASSED.search(told[-1])
    tally.counted["passed"] += int(passed[1]) if passed else 0
    if done.returncode:
        failed = [line for line in told if line.startswith(("FAILED", "ERROR"))]
        tally.wrong += failed or [f"{path.name}: {told[-1]}"]
