"""The kernel against its plain twins, against nonsense, and with sanitizers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import wraps
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.soak import sanitized
from tests.soak.finding import Finding, Progress

CASES = int(os.environ.get("SETZKASTEN_SOAK_CASES", "10000"))
FUZZ_SECONDS = os.environ.get("SETZKASTEN_SOAK_FUZZ_SECONDS", "60")
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "kernel"
# What can be tried has an end: a twin that has seen all its cases is done.
MOST_ROUNDS = 400

Agreement = Any  # a test that hypothesis fills; its attribute `hypothesis` is not in its type


def run(only: str) -> Iterator[Finding]:
    for module, name, agreement in agreements():
        if only in ("", module):
            yield _compared(f"{module}: {name}", agreement)
    if only in ("", "fuzz"):
        yield _fuzzed()
    if only in ("", "sanitized"):
        yield from sanitized.findings(FUZZ_SECONDS)


def agreements() -> Iterator[tuple[str, str, Agreement]]:
    """Every test that compares a search with its twin."""
    for path in sorted(FOLDER.glob("test_*.py")):
        for name, test in sorted(vars(import_module(f"tests.kernel.{path.stem}")).items()):
            if name.startswith("test_") and "twin" in name and hasattr(test, "hypothesis"):
                yield path.stem.removeprefix("test_"), name.removeprefix("test_"), test


def _compared(label: str, agreement: Agreement) -> Finding:
    what = f"{label.replace('_', ' ')}, random cases"
    counter: Counter[str] = Counter()
    agreement.hypothesis.inner_test = counted(agreement.hypothesis.inner_test, counter)
    progress, rounds = Progress(what), 0
    while counter["cases"] < CASES and rounds < MOST_ROUNDS:
        rounds += 1
        try:
            agreement()
        except Exception as error:  # whatever the test raises: it names the case
            case = " ".join(" ".join(getattr(error, "__notes__", [])).split())
            return Finding(what, f"disagree: {error!r} {case}"[:300], well=False)
        progress.at(counter["cases"], CASES)
    return Finding(what, f"{counter['cases']:,} agree", well=counter["cases"] >= CASES)


def counted(test: Callable[..., None], counter: Counter[str]) -> Callable[..., None]:
    """The same test; the counter says how often it was tried."""

    @wraps(test)
    def counting(*arguments: object, **named: object) -> None:
        counter["cases"] += 1
        test(*arguments, **named)

    return counting


def _fuzzed() -> Finding:
    what = f"nonsense for {FUZZ_SECONDS} seconds"
    command = [sys.executable, "-m", "tests.kernel.fuzz", "--seconds", FUZZ_SECONDS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        return Finding(what, (done.stdout + done.stderr).strip()[-200:], well=False)
    told = (" ".join(line.split()) for line in done.stdout.splitlines())
    return Finding(what, "; ".join(told) or "it said nothing")
