"""The moves of a match, each beside the best that its seat could have found by what it knew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from setzkasten.analysis.familiar import brings, most_familiar
from setzkasten.bots.review import Review
from setzkasten.bots.trying import Advice, Hint
from setzkasten.catalogue import Entry
from setzkasten.core.game import NOTHING, Act, AnyGame, Report, Ruled, Seat
from setzkasten.core.happening import Taken
from setzkasten.core.match import Match
from setzkasten.core.squares import Square
from setzkasten.core.turns import with_start
from setzkasten.core.values import value
from setzkasten.lexicon.limit import NO_LIMIT, Limit
from setzkasten.lexicon.words import Words

# How long may one move be thought about? Few searches need as much.
MOST_SECONDS = 2.0
# Among how many of the best moves is one looked for that people know? Where points are counted
# at the end alone, moves are told apart by what follows, and the best one is named.
COMPARED = 8
# The same record gets the same analysis.
SEED = 1
UNSEARCHED = Advice((), complete=False)
NOTHING_BETTER = Advice((), complete=True)


@value
class Moment:
    """A move as it was made, between the states before and after it."""

    number: int  # among the moves, from 1
    state: Any  # the game's own
    seat: Seat
    action: Any
    report: Report
    after: Any
    at: int  # its time
    goes_on: bool = False  # the same seat may still do all that it could
    limit: Limit = NO_LIMIT  # what the seat could make of the words that count
    ahead: tuple[int, ...] = ()  # a head start


@value
class Side:
    """One of the two moves that are compared: the one that was made, or the best."""

    action: str
    words: tuple[str, ...]
    points: int  # that it brings
    stones: int  # that it lays
    earned: int = 0
    jollies: int = 0
    letters: tuple[tuple[Square, str], ...] = ()  # that it lays
    each: tuple[int, ...] = ()  # what each of its words brings, where that makes the points


@value
class Weighed:
    """A move and the best of its moment. Without `complete` the best is at least so good."""

    number: int
    seat: Seat
    made: Side
    scores: tuple[int, ...]  # after it
    best: Side | None  # None: nothing was found, or nobody looked
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
        goes_on = _goes_on(step.seat, step.action, end)
        after, report = end.after.state, end.report
        yield Moment(number, state, step.seat, step.action, report, after, step.at, goes_on)


def _goes_on(seat: Seat, action: Any, end: Taken) -> bool:
    """A jolly that is robbed, or a joker exchanged, is no turn by itself."""
    laid = getattr(action, "stones", ()) or end.report.points
    return not laid and end.after.awaiting.seats == {seat}


def weighed(entry: Entry, moment: Moment, *, words: Words, seconds: float) -> Weighed:
    """By what the seat knew: all else is dealt anew before it is looked at. 0 s: not at all.

    What leaves the turn to the seat costs nothing: it is weighed with what follows.
    """
    game, seat = entry.game, moment.seat
    world = game.resample(moment.state, seat, Random(SEED))
    advice = NOTHING_BETTER if moment.goes_on else UNSEARCHED
    if seconds > 0 and not moment.goes_on:
        limit, own = min(seconds, MOST_SECONDS), words.within(moment.limit)
        count = COMPARED if entry.review is None else 1
        advice = entry.adviser.best(world, seat, words=own, count=count, seconds=limit)
    measure = _Measure(game, entry.review or Review(), seat, words)
    laid = tuple(word.word for word in moment.report.words)
    made = Hint(moment.action, moment.report, laid)
    best = most_familiar(advice.hints, least=brings(made) + 1, words=words)
    return Weighed(
        moment.number,
        seat,
        measure.side(made, moment.state, moment.after),
        with_start(measure.stands(moment.after), moment.ahead),
        measure.side(best, world, measure.after(world, best.action, moment.at)) if best else None,
        advice.complete,
    )


class _Measure:
    def __init__(self, game: AnyGame, review: Review, seat: Seat, words: Words) -> None:
        self._game, self._counted, self._seat, self._words = game, review.stands, seat, words

    def stands(self, state: Any) -> tuple[int, ...]:  # of any game
        if self._counted:
            return self._counted(state, self._words)
        return tuple(self._game.scores(state))

    def side(self, move: Hint, before: Any, after: Any) -> Side:
        action, report = move.action, move.report or NOTHING
        points = report.points
        if self._counted:
            points = self.stands(after)[self._seat] - self.stands(before)[self._seat]
        stones = getattr(action, "stones", ())
        return Side(
            self._game.write(action),
            move.words,
            points,
            len(stones),
            report.earned,
            sum(tile.jolly for _, tile in stones),
            _letters(action),
            _each(report, points),
        )

    def after(self, state: Any, action: Any, at: int) -> Any:
        """What the action would lead to; only where states are counted it matters."""
        if not self._counted:
            return state
        done = Match(self._game, state).propose(Act(self._seat, action, at=at), self._words.judge)
        return state if done.refusal or not done.taken else done.taken[-1].after.state


def _letters(action: Any) -> tuple[tuple[Square, str], ...]:
    """Where its stones go; on a place that says itself what lies there without a letter."""
    if places := getattr(action, "places", ()):
        return tuple((square, "") for square, _ in places)
    return tuple((square, tile.letter) for square, tile in getattr(action, "stones", ()))


def _each(report: Report, points: int) -> tuple[int, ...]:
    found = tuple(word.points for word in report.words)
    return found if points and sum(found) == points else ()
