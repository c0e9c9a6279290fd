"""Which compressed form of an answer whoever asks can read."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

# What does a file end with in each form? The smaller form comes first.
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
# How long is such a header at most? Browsers send some thirty signs.
LONGEST: Final = 200


def best_of(accepted: str, there: Container[str] = ENDINGS) -> str | None:
    """The first form that is there and accepted: `gzip, deflate, br;q=0` reads gzip alone."""
    wanted = dict(map(_weighed, accepted[:LONGEST].lower().split(",")))
    return next((form for form in ENDINGS if form in there and wanted.get(form)), None)


def _weighed(part: str) -> tuple[str, bool]:
    name, _, weight = part.partition(";")
    return name.strip(), weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
