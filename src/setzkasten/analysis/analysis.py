"""A whole game weighed: what moves cost, how it stood, who was likely to win, what turned it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import erf, exp, sqrt
from statistics import pstdev
from typing import Literal, TypeAlias

from setzkasten.analysis.weighing import Gain, Weighed
from setzkasten.core.game import Seat

Unit: TypeAlias = Literal["points", "stones"]
Kind: TypeAlias = Literal["missed", "lead", "brought"]

TURNING_POINTS = 3
# What does a whole chance weigh against a point that was left lying?
POINT_WEIGHT = 0.02


@dataclass(frozen=True, slots=True)
class Turning:
    """A move that decided much: something better was missed, the lead was taken, much came."""

    move: Weighed
    kind: Kind


@dataclass(frozen=True, slots=True)
class Unseen:
    """The best word that nobody laid, and how long it was there."""

    word: str
    gain: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Analysis:
    unit: Unit
    moves: tuple[Weighed, ...]
    standing: tuple[tuple[int, ...], ...]  # after each move
    chances: tuple[tuple[float, ...], ...]  # of each seat to win, after each move
    turning: tuple[Turning, ...]
    unseen: Unseen | None
    wasted: tuple[int, ...]  # by seat: bons or aces that the best moves would have earned

    def gain(self, gain: Gain) -> int:
        return gain.points if self.unit == "points" else gain.stones

    def cost(self, move: Weighed) -> int:
        return max(0, self.gain(move.best_gain) - self.gain(move.gain))


def analysed(moves: tuple[Weighed, ...], seats: int, winners: tuple[Seat, ...]) -> Analysis:
    counted = any(move.gain.points or move.best_gain.points for move in moves)
    unit: Unit = "points" if counted else "stones"
    standing = tuple(m.scores for m in moves) if counted else _laid(moves, seats)
    chances = _chances(moves, standing, winners)
    whole = Analysis(unit, moves, standing, chances, (), None, ())
    wasted = tuple(
        sum(max(0, m.best_earned - m.earned) for m in moves if m.seat == seat)
        for seat in range(seats)
    )
    return Analysis(unit, moves, standing, chances, _turning(whole), _unseen(whole), wasted)


def _laid(moves: tuple[Weighed, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    """Where only stones count: how many each has laid."""
    total, stood = [0] * seats, []
    for move in moves:
        total[move.seat] += move.gain.stones
        stood.append(tuple(total))
    return tuple(stood)


def _chances(
    moves: tuple[Weighed, ...], standing: tuple[tuple[int, ...], ...], winners: tuple[Seat, ...]
) -> tuple[tuple[float, ...], ...]:
    """The lead against what the moves left may still change, as uneven as those of this game."""
    steps = [_total(after) - _total(before) for before, after in pairwise(standing)]
    uneven = max(1.0, pstdev(steps)) if len(steps) > 1 else 1.0
    told = []
    for number, stands in enumerate(standing, 1):
        left = len(moves) - number
        if not left and winners:
            told.append(tuple(float(s in winners) / len(winners) for s in range(len(stands))))
        else:
            told.append(_shares(stands, uneven * sqrt(max(1, left))))
    return tuple(told)


def _total(stands: tuple[int, ...]) -> int:
    return sum(stands)


def _shares(stands: tuple[int, ...], spread: float) -> tuple[float, ...]:
    if len(stands) == 2:
        first = 0.5 * (1 + erf((stands[0] - stands[1]) / spread / sqrt(2)))
        return first, 1 - first
    weights = [exp(min(50.0, (score - max(stands)) * 1.7 / spread)) for score in stands]
    return tuple(weight / sum(weights) for weight in weights)


def _turning(whole: Analysis) -> tuple[Turning, ...]:
    seats = len(whole.standing[0]) if whole.standing else 0
    even = (1 / seats,) * seats if seats else ()
    weighed = []
    for at, move in enumerate(whole.moves):
        before = whole.chances[at - 1] if at else even
        swing = abs(whole.chances[at][move.seat] - before[move.seat])
        weighed.append((swing + POINT_WEIGHT * whole.cost(move), at, move))
    best = sorted(weighed, key=lambda one: (-one[0], one[1]))[:TURNING_POINTS]
    return tuple(
        Turning(move, _kind(whole, at, move)) for _, at, move in sorted(best, key=lambda x: x[1])
    )


def _kind(whole: Analysis, at: int, move: Weighed) -> Kind:
    if 2 * whole.cost(move) > whole.gain(move.best_gain):
        return "missed"
    before = whole.standing[at - 1] if at else (0,) * len(whole.standing[at])
    return (
        "lead" if _leads(whole.standing[at], move.seat) > _leads(before, move.seat) else "brought"
    )


def _leads(stands: tuple[int, ...], seat: Seat) -> bool:
    return stands[seat] > max(s for other, s in enumerate(stands) if other != seat)


def _unseen(whole: Analysis) -> Unseen | None:
    """The word of the best moves that would have brought most, of those that were never laid."""
    laid = {word for move in whole.moves for word in move.words}
    found: dict[str, list[Weighed]] = {}
    for move in whole.moves:
        for word in move.best_words:
            if word not in laid:
                found.setdefault(word, []).append(move)
    if not found:
        return None
    word = max(found, key=lambda w: (whole.gain(found[w][0].best_gain), len(w), w))
    there = found[word]
    return Unseen(word, whole.gain(there[0].best_gain), there[0].number, there[-1].number)
