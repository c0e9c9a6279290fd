"""What hypothesis makes up: in the suite the same every time, here ever other cases, and many.

The laws have their part in `games`, the twins of the kernel in `kernel`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.soak.finding import Finding

ROOT = Path(__file__).parents[2]
ELSEWHERE = ("tests/laws", "tests/kernel")


def run(only: str) -> Iterator[Finding]:
    what = "texts, options, records, positions and word lists that nobody thought of"
    left_out = [f"--ignore={folder}" for folder in ELSEWHERE]
    chosen = ["-m", "hypothesis", "-k", only, "--hypothesis-profile=soak", *left_out]
    command = [sys.executable, "-m", "pytest", "-n", "2", *chosen]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    told = done.stdout.strip().splitlines()
    failed = [line for line in told if line.startswith("FAILED")]
    yield Finding(what, "; ".join(failed)[:600] or told[-1], well=not done.returncode)
