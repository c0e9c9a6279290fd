"""Every legal move with the whole lexicon: the first hundred, all of them, one at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import of_cases, seconds_of
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.game import Act, Chance, Seat
from setzkasten.core.match import Match
from setzkasten.core.ruling import ruling_of
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.words import Words

POSITIONS = 50
FIRST = 100
GAMES_PLAYED = 4  # for the time of a step
MOST_STEPS = 2_000  # of a game
NOTE = "positions of random games with the whole lexicon"


@dataclass(frozen=True, slots=True)
class Case:
    """A seat that has to move."""

    state: object
    seat: Seat


def measure() -> list[Row]:
    return [row for game in CATALOGUE for row in _measured(game)]


def _measured(game: str) -> Iterator[Row]:
    policy = CATALOGUE[game].policy or Policy()  # Cartino has no words
    counting, rng = Words.german().under(policy), Random(f"moves {game}")
    words, judge = counting.offered, counting.judge
    began, seen = process_time(), list[Case]()
    for number in range(GAMES_PLAYED):
        seen += _played(game, number, words, judge, rng)
    step = (process_time() - began) * 1000 / len(seen)
    yield Row(f"{game}: a random step, drawn and carried out", step, "ms", note=NOTE)
    mover, first, whole, one = CATALOGUE[game].mover, list[float](), list[float](), list[float]()
    for case in rng.sample(seen, min(POSITIONS, len(seen))):
        every = partial(mover.all, case.state, case.seat, words, judge)
        first.append(seconds_of(lambda every=every: every()[:FIRST]))  # type: ignore[misc]
        whole.append(seconds_of(lambda every=every: len(every())))  # type: ignore[misc]
        one.append(seconds_of(partial(mover.one, case.state, case.seat, words, judge, rng)))
    yield from _rows(f"{game}: the first {FIRST} moves", first, {"median": 20, "max": None})
    yield from _rows(f"{game}: all moves", whole, {"median": None, "max": 1_000})
    yield from _rows(f"{game}: a random move", one, {"median": 1, "max": None})


def _rows(name: str, seconds: list[float], goals: dict[str, int | None]) -> list[Row]:
    wanted = {share: Goal(at_most=goal) if goal else None for share, goal in goals.items()}
    return of_cases(name, seconds, "ms", goals=wanted, note=NOTE)


def _played(game: str, number: int, words: Words, judge: Judge, rng: Random) -> Iterator[Case]:
    """A random game of as many seats as the number says, looked at before each step."""
    rules, mover = GAMES[game], CATALOGUE[game].mover
    least, most = rules.seats
    match = Match(rules, rules.start(least + number % (most - least + 1), {}))
    for _ in range(MOST_STEPS):
        if match.over:
            return
        if match.awaiting.chance:
            match.take(Chance(rules.sample(match.state, rng), at=match.now))
            continue
        if claims := match.awaiting.ruling:  # Krux counts its words after the last of them is laid
            match.take(ruling_of(judge, claims, match.now))
            continue
        seat = rng.choice(sorted(match.awaiting.seats))
        yield Case(match.state, seat)
        action = mover.one(match.state, seat, words, judge, rng)
        match.take(Act(seat, action, at=match.now), judge)
