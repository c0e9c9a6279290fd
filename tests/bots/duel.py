"""A computer player against one that plays any legal action, two seats, game after game.

python -m tests.bots.duel krux 200 mittel   plays with the lexicon and prints what came of it;
0-50 instead of 200 plays a part of them
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from setzkasten.bots import PLAYERS, Knowledge
from setzkasten.core.course import Course
from setzkasten.core.game import Act, AnyGame, Chance, Refusal, Ruled, Seat
from setzkasten.games import GAMES
from setzkasten.table.judge import Judge
from tests.vocabulary import WORDS, WordList

__all__ = ["Duel", "Side", "duel", "main"]

# How many of the offers does the random player look at?
MOST_OFFERS = 300
# How many word families does it know?
FAMILIES = 200


@dataclass(frozen=True, slots=True)
class Side:
    """What the computer knows and who judges."""

    knowledge: Knowledge
    judge: Judge
    level: str = "mittel"


@dataclass(frozen=True, slots=True)
class Duel:
    """How one game went, seen by the computer."""

    won: bool
    margin: int
    moves: int
    longest_seconds: float
    seconds: float
    course: Course


def duel(game: AnyGame, side: Side, seed: int) -> Duel:
    rng, computer = Random(f"{game.id} {seed}"), seed % 2
    course, thoughts = Course(game, game.start(2, {})), [0.0]
    words = WORDS.family(rng, FAMILIES)
    while not game.awaiting(course.state).over:
        awaiting = game.awaiting(course.state)
        if awaiting.ruling:
            _rule(course, side.judge)
        elif awaiting.chance:
            course.take(Chance(game.sample(course.state, rng), 0))
        elif computer in awaiting.seats:
            _think(course, computer, side, rng, thoughts)
        else:
            _stumble(course, 1 - computer, side.judge, words, rng)
    scores = game.scores(course.state)
    return Duel(
        game.winners(course.state) == (computer,),
        scores[computer] - scores[1 - computer],
        len(thoughts) - 1,
        max(thoughts),
        sum(thoughts),
        course,
    )


def _rule(course: Course, judge: Judge) -> Refusal | None:
    claims = sorted(course.game.awaiting(course.state).ruling, key=repr)
    return course.take(Ruled(tuple(map(judge.answer, claims)), "duel", 0)).refusal


def _think(course: Course, seat: Seat, side: Side, rng: Random, thoughts: list[float]) -> None:
    """The computer's move must be legal, and its words must count."""
    game, began = course.game, time.process_time()
    action = PLAYERS[game.id].choose(
        game.view(course.state, seat), seat, knowledge=side.knowledge, level=side.level, rng=rng
    )
    thoughts.append(time.process_time() - began)
    course.take(Act(seat, action, 0))
    if game.awaiting(course.state).ruling:
        assert _rule(course, side.judge) is None, game.write(action)


def _stumble(course: Course, seat: Seat, judge: Judge, words: WordList, rng: Random) -> None:
    """Any offer but leaving the table; a refused laying is one offer less."""
    game, idle = course.game, course.game.idle(course.state, seat)
    offers = [a for a in islice(game.actions(course.state, seat, words), MOST_OFFERS) if a != idle]
    rng.shuffle(offers)
    for action in (*offers[:1], idle):
        course.take(Act(seat, action, 0))
        if not game.awaiting(course.state).ruling or _rule(course, judge) is None:
            return


def main(game: str, games: str, level: str) -> int:
    from setzkasten.lexicon.lexicon import default
    from setzkasten.server.lexicon import LexiconDictionary

    house = LexiconDictionary(default())
    knowledge = house.knowledge(game, {}, book={}, level=level)
    side = Side(knowledge, house.bench(game, {})({}), level)
    first, _, last = games.rpartition("-")
    seeds = range(int(first or 0), int(last))
    # The courses of two hundred long games would fill the memory.
    forgotten = Course(GAMES[game], None)
    played = [replace(duel(GAMES[game], side, seed), course=forgotten) for seed in seeds]
    moves = sum(one.moves for one in played)
    sys.stdout.write(
        f"{game} {level}: {sum(one.won for one in played)} of {len(played)} won, "
        f"margin {sum(one.margin for one in played) / len(played):.0f}, "
        f"{sum(one.seconds for one in played) / moves:.2f} s a move, "
        f"longest {max(one.longest_seconds for one in played):.2f} s\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
