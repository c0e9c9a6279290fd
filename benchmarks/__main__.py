"""`python -m benchmarks [--json] [NAME…]`: run the benchmarks whose file names begin so."""

from __future__ import annotations

import json
import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import strftime

from benchmarks.noise import Noise
from benchmarks.row import Row, shown

FOLDER = Path(__file__).parent


def main() -> int:
    parser = ArgumentParser(prog="./setz bench", description="measure searches, lexicon, replay")
    parser.add_argument("names", nargs="*", metavar="NAME", help="lexicon, kernel, kernel_boggle …")
    parser.add_argument("--json", action="store_true", help="one object a row")
    given = parser.parse_args()
    files = list(_benchmarks(given.names))
    if not files:
        print(f"There is no benchmark {' '.join(given.names)!r}.", file=sys.stderr)
        return 2
    noise = Noise()
    noise.listen()
    _say_head(as_json=given.json)
    for name in files:
        print(f"bench: {name} …", file=sys.stderr, flush=True)
        for row in import_module(f"benchmarks.{name}").measure():
            _say(row, as_json=given.json)
    noise.listen()
    for row in noise.rows():
        _say(row, as_json=given.json)
    return 0


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


def _say_head(*, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"machine": machine()}, ensure_ascii=False), flush=True)
        return
    facts = ", ".join(f"{name} {value}" for name, value in machine().items())
    print(f"{facts}\n\n| job | median | quartiles | goal | met | best peer | note |")
    print("|---|---|---|---|---|---|---|", flush=True)


def _say(row: Row, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(row.as_json(), ensure_ascii=False), flush=True)
        return
    spread = "" if row.low is None or row.high is None else f"{shown(row.low)}–{shown(row.high)}"
    met = {True: "yes", False: "no", None: ""}[row.met]
    value = f"{shown(row.value)} {row.unit}"
    goal = str(row.goal or "")
    cells = (row.name, value, spread, goal, met, row.peer, row.note)
    print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
