"""`python -m benchmarks [--json] [--page] [NAME…]`: run those whose file names begin so."""

from __future__ import annotations

import json
import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import monotonic, strftime

from benchmarks.noise import Noise
from benchmarks.row import Row, shown
from setzkasten.console import ending
from setzkasten.whole_file import write_whole

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "docs" / "benchmarks.md"
# What stands below this line in the page is the table of the last run with --page.
MARK = "## The last run"


def main() -> int:
    parser = ArgumentParser(prog="./setz bench", description="measure searches, lexicon, replay")
    parser.add_argument("names", nargs="*", metavar="NAME", help="lexicon, kernel, kernel_boggle …")
    parser.add_argument("--json", action="store_true", help="one object a row")
    parser.add_argument("--page", action="store_true", help=f"write the table into {PAGE.name}")
    given = parser.parse_args()
    files = list(_benchmarks(given.names))
    if not files:
        print(f"There is no benchmark {' '.join(given.names)!r}.", file=sys.stderr)
        return 2
    _print(json.dumps({"machine": machine()}, ensure_ascii=False) if given.json else head())
    lines, began = [head()], monotonic()
    for row in _rows(files):
        lines.append(line_of(row))
        _print(json.dumps(row.as_json(), ensure_ascii=False) if given.json else lines[-1])
    print(f"bench: done after {monotonic() - began:.0f} s", file=sys.stderr)
    if given.page:
        above = PAGE.read_text("utf-8").partition(MARK)[0]
        write_whole(PAGE, "\n".join((f"{above}{MARK}", "", *lines, "")).encode())
    return 0


def _rows(files: list[str]) -> Iterator[Row]:
    noise = Noise()
    noise.listen()
    for name in files:
        began = monotonic()
        yield from import_module(f"benchmarks.{name}").measure()
        print(f"bench: {name} {monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    noise.listen()
    yield from noise.rows()


def _benchmarks(names: list[str]) -> Iterator[str]:
    """Files that have a `measure`, in alphabetical order."""
    for path in sorted(FOLDER.glob("*.py")):
        wanted = not names or any(path.stem.startswith(name) for name in names)
        if wanted and "\ndef measure(" in path.read_text("utf-8"):
            yield path.stem


def machine() -> dict[str, object]:
    """What a reader must know of where the numbers come from."""
    return {
        "date": strftime("%Y-%m-%d"),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def head() -> str:
    facts = ", ".join(f"{name} {value}" for name, value in machine().items())
    columns = "| job | median | quartiles | goal | met | best peer | note |"
    return f"{facts}\n\n{columns}\n|---|---|---|---|---|---|---|"


def line_of(row: Row) -> str:
    spread = "" if row.low is None or row.high is None else f"{shown(row.low)}–{shown(row.high)}"
    met = {True: "yes", False: "no", None: ""}[row.met]
    value = f"{shown(row.value)} {row.unit}"
    cells = (row.name, value, spread, str(row.goal or ""), met, row.peer, row.note)
    return f"| {' | '.join(cells)} |"


def _print(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    with ending():
        sys.exit(main())
