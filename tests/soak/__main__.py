"""`python -m tests.soak [PART…]`: the long tests, one part after the other."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from functools import partial
from pathlib import Path

from setzkasten.console import ending
from tests.soak import (
    adapting,
    arena,
    best,
    cases,
    ceiling,
    evenings,
    fire,
    games,
    kernel,
    layout,
    lexicon,
    people,
    pictures,
    puzzles,
    readme,
    shared,
    web,
    workers,
)
from tests.soak.finding import Finding, Part
from tests.soak.page import MARKS, PAGE, noted

PARTS: dict[str, Part] = {
    "adapting": adapting.run,
    "arena": arena.run,
    "best": best.run,
    "cases": cases.run,
    "ceiling": ceiling.run,
    "evenings": evenings.run,
    "fire": fire.run,
    "games": games.run,
    "kernel": kernel.run,
    "layout": layout.run,
    "lexicon": lexicon.run,
    "puzzles": puzzles.run,
    "shared": shared.run,
    "web": web.run,
    "workers": workers.run,
}
# Nothing is found out by taking pictures: they are taken when they are asked for.
PICTURES, PEOPLE, README = "pictures", "people", "readme"


def main() -> int:
    parser = ArgumentParser(prog="./setz soak", description="the long tests, bounded")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=", ".join([*PARTS, PICTURES, PEOPLE, README])
    )
    parser.add_argument("--out", type=Path, help="the folder for the pictures")
    given = parser.parse_args()
    wanted = given.parts or list(PARTS)
    PARTS[PICTURES] = partial(pictures.run, out=given.out)
    PARTS[PEOPLE] = partial(people.run, out=given.out)
    PARTS[README] = partial(readme.run, out=given.out)
    if strange := [part for part in wanted if part.partition(":")[0] not in PARTS]:
        print(f"There is no part {strange[0]!r}, only {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    well = [_soaked(part) for part in wanted]
    print(f"soak: noted in {PAGE.name}", file=sys.stderr)
    return 0 if all(well) else 1


def _soaked(wanted: str) -> bool:
    part, _, only = wanted.partition(":")
    found: list[tuple[Finding, float]] = []
    began = time.monotonic()
    for finding in PARTS[part](only):
        found.append((finding, time.monotonic() - began))
        began = time.monotonic()
        print(f"{part}: {MARKS[finding.well]}: {finding.what}: {finding.result}", flush=True)
        noted(part, found)
    return all(finding.well is not False for finding, _ in found)


if __name__ == "__main__":
    with ending():
        sys.exit(main())
