"""The moves of a match, each beside the best that its seat could have found by what it knew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from setzkasten.bots.best import Adviser
from setzkasten.core.game import Act, AnyGame, Report, Ruled, Seat
from setzkasten.core.match import Match
from setzkasten.lexicon.words import Words

# How long may one move be thought about? Few searches need as much.
MOST_SECONDS = 2.0
# The same record gets the same analysis.
SEED = 1


@dataclass(frozen=True, slots=True)
class Moment:
    """A move as it was made, and the state before it."""

    number: int  # among the moves, from 1
    state: Any  # the game's own
    seat: Seat
    action: Any
    report: Report
    scores: tuple[int, ...]  # after it


@dataclass(frozen=True, slots=True)
class Gain:
    """What a move brought: points, and the stones that it laid."""

    points: int
    stones: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move and the best of its moment. Without `complete` the best is at least so good."""

    number: int
    seat: Seat
    action: str
    words: tuple[str, ...]
    gain: Gain
    earned: int
    scores: tuple[int, ...]
    best: str
    best_words: tuple[str, ...]
    best_gain: Gain
    best_earned: int
    complete: bool


def moments(match: Match) -> list[Moment]:
    """Where all play at once nobody has a move of their own: such games have none."""
    return list(_moments(match))


def _moments(match: Match) -> Iterator[Moment]:
    number, before = 0, match.began
    for at, taken in enumerate(match.taken):
        step, state = taken.step, before
        before = taken.after.state
        if not isinstance(step, Act) or match.game.awaiting(state).live:
            continue
        number += 1
        end = taken
        following = match.taken[at + 1 : at + 2]
        if following and isinstance(following[0].step, Ruled):
            end = following[0]
        scores = match.scores_in(end.after.state)
        yield Moment(number, state, step.seat, step.action, end.report, scores)


def weighed(
    game: AnyGame, adviser: Adviser, moment: Moment, *, words: Words, seconds: float
) -> Weighed:
    """By what the seat knew: all else is dealt anew before it is looked at."""
    world = game.resample(moment.state, moment.seat, Random(SEED))
    advice = adviser.best(
        world, moment.seat, words=words, count=1, seconds=min(seconds, MOST_SECONDS)
    )
    best = advice.hints[0] if advice.hints else None
    return Weighed(
        moment.number,
        moment.seat,
        game.write(moment.action),
        tuple(word.word for word in moment.report.words),
        _gain(moment.action, moment.report),
        moment.report.earned,
        moment.scores,
        game.write(best.action) if best else "",
        best.words if best else (),
        _gain(best.action, best.report) if best else Gain(0, 0),
        best.report.earned if best else 0,
        advice.complete,
    )


def _gain(action: Any, report: Report) -> Gain:  # of any game
    return Gain(report.points, len(getattr(action, "stones", ())))
