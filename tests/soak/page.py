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
HEAD = """\
# The long tests

`./setz soak [PART…]` runs what is too long for every day: `adapting`, `arena`, `best`, `evenings`,
`fire`, `games`, `kernel`, `layout`, `lexicon`, `puzzles`, `shared` (the browser suite on PostgreSQL
and Redis with two workers), `web`, `workers`; without a part all of them, and `games:krux`,
`kernel:fill` or `web:pages` one thing of a part. It ends by itself, says on standard error how far
it is, and writes the lines below. `SETZKASTEN_SOAK_GAMES`, `SETZKASTEN_SOAK_CASES`,
`SETZKASTEN_SOAK_POSITIONS`, `SETZKASTEN_SOAK_FUZZ_SECONDS`, `SETZKASTEN_SOAK_KILLS` and
`SETZKASTEN_SOAK_PUZZLES` ask for more or less than 1,000 games, 10,000 cases, 200 positions, 60
seconds, 200 kills and 2,000 puzzles (`puzzles:crowd`, one level: `puzzles:schwer`; grids are kept
in `build/puzzles` as long as words and program are the same, their clues are chosen and looked at
anew each time, and all three levels tell of the words that are used most). `arena` plays
`SETZKASTEN_SOAK_BOUTS` (200) games a pair of neighbouring rungs, goes on where it was stopped
(`build/arena`, as long as the rungs are the same), and writes docs/ladder.md; then 40 games of
`meister` against `stark` with the whole budget, 20 with every larger number of seats, and `leicht`
against itself where games were too short. `adapting` lets the adaptive level play
`SETZKASTEN_SOAK_ADAPTING` (100) games of Presto-Super against every fixed one. `layout` and `web`
look over the client that was built last.

`evenings` are the six of docs/people.md among people with devices of their own: in each a line is
cut for a minute and the server is killed. Every day they run as tests, here one server each.

`shared` takes one file of the browser suite after the other and goes on where it was stopped;
`shared:test_link` is one of them.

`fire` does to a server what must not hurt it, and goes on where it was stopped: `fire:requests` and
`fire:frames` throw `SETZKASTEN_SOAK_FUZZED` (100,000) odd requests and messages at every route and
at tables of every game, one batch in four on PostgreSQL, and look for faults in the log, for dead
tables (also after a kill) and for names of others, while somebody at a table of their own says how
long they wait; `fire:proxy` lets `SETZKASTEN_SOAK_SESSIONS`
(10,000) sessions of the client's own line run through a proxy that delays, drops, repeats and
reorders whole messages, and compares what each page shows in the end with the server.
`fire:kills` kills a server with a folder `SETZKASTEN_SOAK_FALLS` (1,000) times while pages write;
`fire:clocks` lets it come back at another time of the world, `fire:disk` gives it a disk that is
full, read-only, broken or slow, `fire:redis` and `fire:postgres` take both away and bring them
back, `fire:damage` scribbles over the store, `fire:crowds` sends half-open lines, slow readers and
floods, `SETZKASTEN_SOAK_TROUBLES` (40) times each. Nobody may wait longer than
`SETZKASTEN_SOAK_PATIENCE` (10) seconds, the start of the server included.
`fire:schema` lets Schemathesis go over docs/api/openapi.json for
`SETZKASTEN_SOAK_SCHEMA_SECONDS` (300) seconds, in an environment of its own.

`./setz soak pictures --out DIR` takes pictures of every game at beginning, middle and end, on five
screens in both themes, and of every page and every address of the router at 360 and 1280 px in both
themes, to be looked at; `pictures:krux` those of one game, `pictures:pages` those of the pages.
`./setz soak people` takes those of docs/people.md anew, `./setz soak readme` the six and the film
of the front page (`readme:film` the film alone).

| part | what | well | result | took | day | commit |
|---|---|---|---|---|---|---|
"""
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
    text = "\n".join(str(line) for line in sorted(kept, key=lambda line: line.key))
    write_whole(PAGE, f"{HEAD}{text}\n".encode())


def _lines() -> list[Line]:
    if not PAGE.is_file():
        return []
    below = PAGE.read_text("utf-8").partition("|---|---|---|---|---|---|---|\n")[2]
    rows = [row.strip("|").split("|") for row in below.splitlines() if row.startswith("|")]
    return [Line(tuple(cell.strip() for cell in row)) for row in rows]


@cache
def _commit() -> str:
    """Asked once, so that a commit made meanwhile does not claim the result."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"
