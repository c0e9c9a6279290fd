"""docs/soak.md: one line a long test, with the day and the commit of its last run."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import strftime

from setzkasten.whole_file import write_whole
from tests.soak.finding import Finding

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "soak.md"
# What stands above the lines is written on the page itself, and stays.
RULE = "|---|---|---|---|---|---|---|\n"
MARKS = {True: "yes", False: "**no**", None: "not tried"}


@dataclass(frozen=True, slots=True)
class Line:
    cells: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str]:
        return self.cells[0], self.cells[1]

    def __str__(self) -> str:
        return f"| {' | '.join(self.cells)} |"


def noted(part: str, found: list[tuple[Finding, float]]) -> None:
    """Put the findings of a part, with the seconds each took, in place of older ones."""
    again = {(part, finding.what) for finding, _ in found}
    kept = [line for line in _lines() if line.key not in again]
    day, commit = strftime("%Y-%m-%d"), _commit()
    for finding, seconds in found:
        cells = (finding.what, MARKS[finding.well], finding.result, f"{seconds:.0f} s")
        clean = (cell.replace("|", "/") for cell in cells)
        kept.append(Line((part, *clean, day, commit)))
    rows = "".join(f"{line}\n" for line in sorted(kept, key=lambda line: line.key))
    write_whole(PAGE, f"{_above()}{RULE}{rows}".encode())


def _above() -> str:
    return PAGE.read_text("utf-8").partition(RULE)[0]


def _lines() -> list[Line]:
    below = PAGE.read_text("utf-8").partition(RULE)[2]
    rows = [row.strip("|").split("|") for row in below.splitlines() if row.startswith("|")]
    return [Line(tuple(cell.strip() for cell in row)) for row in rows]


@cache
def _commit() -> str:
    """Asked once, so that a commit made meanwhile does not claim the result."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"
