"""What a solver found: for programs as an object, for people as lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from setzkasten.core.values import value


@value
class Answer:
    report: Mapping[str, object]
    lines: list[str]


class Solver(Protocol):
    def solve(self, text: str, seconds: float) -> Answer:
        """The answer to one case, written as in a batch; raises `PuzzleError`.

        Seconds below 0 are no limit.
        """
        ...
