"""A whole game weighed: what moves cost, how it stood, who was likely to win, what turned it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import accumulate
from typing import Literal, TypeAlias

from setzkasten.analysis.chances import chances_of
from setzkasten.analysis.task import Looked, Task
from setzkasten.analysis.weighing import Side, Weighed
from setzkasten.bots.review import SeenRound
from setzkasten.core.game import Seat
from setzkasten.core.values import value

Unit: TypeAlias = Literal["points", "stones"]
# Something was missed, the lead was taken, or it brought much.
Kind: TypeAlias = Literal["missed", "lead", "brought"]

TURNING_POINTS = 3
# What does a whole chance weigh against a point that was left lying?
POINT_WEIGHT = 0.02
# What turned nothing is no turning point.
LEAST_WEIGHT = 0.01


@value
class TurningPoint:
    """A move or a round that decided much."""

    number: int
    seat: Seat
    kind: Kind


@value
class UnseenWord:
    """The best word that nobody laid, and from which move to which it was there."""

    word: str
    gain: int
    first: int
    last: int


@value
class WastedThings:
    """Of one seat: bons or aces that the best moves would have earned, jollies they spare."""

    earned: int
    jollies: int


@value
class Analysis:
    """Of a game of turns the moves, of one in real time the rounds."""

    unit: Unit
    moves: tuple[Weighed, ...]
    rounds: tuple[SeenRound, ...]
    standing: tuple[tuple[int, ...], ...]  # after each of them
    chances: tuple[tuple[float, ...], ...]  # of each seat to win, after each of them
    turning: tuple[TurningPoint, ...]
    unseen: UnseenWord | None
    wasted: tuple[WastedThings, ...]
    began: tuple[int, ...] = ()  # before the first of them: a head start

    def gain(self, side: Side) -> int:
        """What it brings, as this game counts."""
        return side.points if self.unit == "points" else side.stones

    def better(self, move: Weighed) -> Side | None:
        """The best move, where it would have brought more."""
        best = move.best
        return best if best and self.gain(best) > self.gain(move.made) else None

    def cost(self, move: Weighed) -> int:
        best = self.better(move)
        return self.gain(best) - self.gain(move.made) if best else 0


def analysed(task: Task, looked: Iterable[Looked]) -> Analysis:
    found = tuple(looked)
    moves = tuple(one for one in found if isinstance(one, Weighed))
    rounds = tuple(one for one in found if isinstance(one, SeenRound))
    if not moves:
        return _of_rounds(task, rounds)
    counted = any(side.points for move in moves for side in (move.made, move.best) if side)
    standing = tuple(m.scores for m in moves) if counted else _laid(moves, task.seats)
    whole = Analysis(
        "points" if counted else "stones",
        moves,
        (),
        standing,
        chances_of(standing, task.winners),
        (),
        None,
        tuple(_wasted(moves, seat) for seat in range(task.seats)),
        task.ahead if counted else (),
    )
    return replace(whole, turning=_turning(whole), unseen=_unseen(whole))


def _of_rounds(task: Task, rounds: tuple[SeenRound, ...]) -> Analysis:
    began = task.ahead or (0,) * task.seats
    sums = accumulate((one.points for one in rounds), _sum, initial=began)
    standing = tuple(sums)[1:]
    chances = chances_of(standing, task.winners)
    whole = Analysis("points", (), rounds, standing, chances, (), None, (), task.ahead)
    turning, likely = [], _likely(whole)
    for at, one in enumerate(rounds):
        seat = one.points.index(max(one.points))
        if one.points[seat]:
            point = TurningPoint(one.number, seat, _kind(whole, at, seat))
            turning.append((_swing(likely, at, seat), point))
    told = _most(turning) if len(rounds) > 1 else ()
    return replace(whole, turning=told, unseen=_missed_word(rounds))


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _laid(moves: tuple[Weighed, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    """Where only stones count: how many each has laid."""
    total, stood = [0] * seats, []
    for move in moves:
        total[move.seat] += move.made.stones
        stood.append(tuple(total))
    return tuple(stood)


def _wasted(moves: tuple[Weighed, ...], seat: Seat) -> WastedThings:
    earned = jollies = 0
    for move in moves:
        if move.seat == seat and (best := move.best):
            earned += max(0, best.earned - move.made.earned)
            jollies += max(0, move.made.jollies - best.jollies)
    return WastedThings(earned, jollies)


def _turning(whole: Analysis) -> tuple[TurningPoint, ...]:
    """A move that lays nothing is told only for what it missed."""
    weighed, likely = [], _likely(whole)
    for at, move in enumerate(whole.moves):
        kind: Kind = _kind(whole, at, move.seat)
        best = whole.better(move)
        if best and 2 * whole.cost(move) > whole.gain(best):
            kind = "missed"
        made = move.made
        if kind == "missed" or ((made.words or made.letters) and whole.gain(made)):
            weight = _swing(likely, at, move.seat) + POINT_WEIGHT * whole.cost(move)
            weighed.append((weight, TurningPoint(move.number, move.seat, kind)))
    return _most(weighed)


def _likely(whole: Analysis) -> tuple[tuple[float, ...], ...]:
    """Before the first move and after each, also after the last: to end a game is no swing."""
    began = whole.began or (0,) * len(next(iter(whole.standing), ()))
    return chances_of((began, *whole.standing), ())


def _most(weighed: list[tuple[float, TurningPoint]]) -> tuple[TurningPoint, ...]:
    felt = (one for one in weighed if one[0] > LEAST_WEIGHT)
    best = sorted(felt, key=lambda one: (-one[0], one[1].number))[:TURNING_POINTS]
    return tuple(sorted((turning for _, turning in best), key=lambda turning: turning.number))


def _swing(likely: tuple[tuple[float, ...], ...], at: int, seat: Seat) -> float:
    return abs(likely[at + 1][seat] - likely[at][seat])


def _kind(whole: Analysis, at: int, seat: Seat) -> Kind:
    began = whole.began or (0,) * len(whole.standing[at])
    before = whole.standing[at - 1] if at else began
    taken = _leads(whole.standing[at], seat) and not _leads(before, seat)
    return "lead" if taken else "brought"


def _leads(stands: tuple[int, ...], seat: Seat) -> bool:
    others = (score for other, score in enumerate(stands) if other != seat)
    return stands[seat] > max(others, default=stands[seat])


def _unseen(whole: Analysis) -> UnseenWord | None:
    """The word of the best moves that would have brought most, of those that were never laid."""
    laid = {word for move in whole.moves for word in move.made.words}
    found: dict[str, list[tuple[int, int]]] = {}
    for move in whole.moves:
        if best := whole.better(move):
            gains = best.each or (whole.gain(best),) * len(best.words)
            for word, gain in zip(best.words, gains, strict=True):
                if word not in laid:
                    found.setdefault(word, []).append((move.number, gain))
    if not found:
        return None
    word = max(found, key=lambda w: (found[w][0][1], len(w), w))
    (first, gain), (last, _) = found[word][0], found[word][-1]
    return UnseenWord(word, gain, first, last)


def _missed_word(rounds: tuple[SeenRound, ...]) -> UnseenWord | None:
    """Of words that all could have found, the one that brings most."""
    found = [
        UnseenWord(one.words[0], one.points, seen.number, seen.number)
        for seen in rounds
        for one in seen.missed
        if one.seat is None
    ]
    return max(found, key=lambda one: (one.gain, -one.first), default=None)
