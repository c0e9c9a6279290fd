"""Kreuzwortbild: 12 x 12 out of the 144 stones, the search chooses the fillers."""

from __future__ import annotations

import os

from benchmarks.kernel_case import STONES
from benchmarks.row import Goal, Row
from benchmarks.stopwatch import each as time_of
from benchmarks.stopwatch import measured
from benchmarks.wngerman import wngerman
from setzkasten_kernel import Filler, WordGraph

# How long is the search for few fillers? The goal says a minute; shorten it for a quick look.
SECONDS = float(os.environ.get("SETZ_BENCH_PICTURE_SECONDS", "60"))


def measure() -> list[Row]:
    graph = WordGraph.build(wngerman())
    _, fewest, grid = Filler(graph).picture(case=STONES, seconds=SECONDS)
    return [
        measured(
            "picture with at most 48 fillers, first one",
            lambda: Filler(graph).picture(case=STONES, enough=48),
            time_of(1, "s"),
            goal=Goal(at_most=1.0),
            peer="the leaflet's author: hours or days",
            note="with the making of its index",
        ),
        Row(
            f"picture, fewest fillers after {SECONDS:.0f} s",
            fewest,
            "fillers",
            goal=Goal(at_most=48),
            peer="the leaflet's author: 46",
            note=" ".join(grid),
        ),
    ]
