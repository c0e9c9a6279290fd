"""Who was likely to win, after every move: the lead against what the rest may still change."""

from __future__ import annotations

from itertools import pairwise
from math import erf, exp, sqrt
from statistics import pstdev
from typing import TypeAlias

from setzkasten.core.game import Seat

Standing: TypeAlias = tuple[tuple[int, ...], ...]


def chances_of(standing: Standing, winners: tuple[Seat, ...]) -> tuple[tuple[float, ...], ...]:
    """The moves left are taken to be as uneven as those of this game were."""
    steps = [sum(after) - sum(before) for before, after in pairwise(standing)]
    uneven = max(1.0, pstdev(steps)) if len(steps) > 1 else 1.0
    told = []
    for number, stands in enumerate(standing, 1):
        left = len(standing) - number
        if not left and winners:
            told.append(tuple(float(s in winners) / len(winners) for s in range(len(stands))))
        else:
            told.append(_shares(stands, uneven * sqrt(max(1, left))))
    return tuple(told)


def _shares(stands: tuple[int, ...], spread: float) -> tuple[float, ...]:
    if len(stands) == 2:
        first = 0.5 * (1 + erf((stands[0] - stands[1]) / spread / sqrt(2)))
        return first, 1 - first
    weights = [exp(min(50.0, (score - max(stands)) * 1.7 / spread)) for score in stands]
    return tuple(weight / sum(weights) for weight in weights)
