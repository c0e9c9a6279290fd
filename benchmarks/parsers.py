"""Readers of foreign bytes: what a sign costs, from a thousand of them to four million."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from itertools import groupby
from typing import Final

from benchmarks.row import Goal, Row
from tests.foreign.cost import Case, cases
from tests.foreign.parsers import READ, Parser, parsers

SIZES: Final = (1_000, 8_000, 64_000, 500_000, 4_000_000)
# At which size is the dearest filling looked for, and how many of them are followed up?
LOOKED_AT: Final = 2_000
FOLLOWED: Final = 1


def measure() -> list[Row]:
    ordered = sorted(parsers(), key=_family)
    return [_row(family, list(some)) for family, some in groupby(ordered, key=_family)]


def _family(parser: Parser) -> str:
    """Games are told together: their actions, their draws, their positions."""
    game, _, part = parser.name.partition(" ")
    if game not in READ:
        return parser.name
    return {"action": "actions of all games", "chance": "draws of all games"}.get(
        part, "positions of all games"
    )


def _row(family: str, some: list[Parser]) -> Row:
    every = [(case.seconds(LOOKED_AT), case) for parser in some for case in cases(parser)]
    dearest = [case for _, case in nlargest(FOLLOWED, every, key=lambda pair: pair[0])]
    growth, nanos, case = max(map(_followed, dearest), key=lambda found: found[0])
    note = f"{nanos:.0f} ns a sign at most; {case.parser.name}, {case.piece!r}"
    return Row(f"reading: {family}", growth, "×", goal=Goal(at_most=3.0), note=_plain(note))


def _followed(case: Case) -> tuple[float, float, Case]:
    """How much dearer a sign becomes in longer texts, and the most that it costs."""
    small, *larger = _nanos(case)
    return max(larger) / small, max(small, *larger), case


def _nanos(case: Case) -> Iterator[float]:
    for size in SIZES:
        yield case.seconds(size, runs=4 if size < SIZES[-2] else 1) / size * 1e9


def _plain(text: str) -> str:
    return text.replace("|", "/").encode("ascii", "backslashreplace").decode()
