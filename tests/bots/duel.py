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

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.claims import Judge
from setzkasten.core.game import Act, AnyGame, Chance, Seat
from setzkasten.core.match import Match
from setzkasten.core.ruling import ruling_of
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.words import Words
from tests.bots.knowing import player_of
from tests.vocabulary import WORDS, WordList

__all__ = ["Duel", "Side", "duel", "main"]

# How many of the offers does the random player look at?
MOST_OFFERS = 300
# How many word families does it know?
FAMILIES = 200


@dataclass(frozen=True, slots=True)
class Side:
    """The words that count, and how well the computer plays."""

    words: Words
    level: str = "stark+"


@dataclass(frozen=True, slots=True)
class Duel:
    """How one game went, seen by the computer."""

    won: bool
    margin: int
    moves: int
    longest_seconds: float
    seconds: float
    match: Match


def duel(game: AnyGame, side: Side, seed: int) -> Duel:
    rng, computer = Random(f"{game.id} {seed}"), seed % 2
    match, thoughts = Match(game, game.start(2, {})), [0.0]
    words = WORDS.family(rng, FAMILIES)
    while not match.over:
        awaiting = match.awaiting
        if awaiting.ruling:
            match.take(ruling_of(side.words.judge, awaiting.ruling, 0))
        elif awaiting.chance:
            match.take(Chance(game.sample(match.state, rng), at=0))
        elif computer in awaiting.seats:
            _think(match, computer, side, rng, thoughts)
        else:
            _stumble(match, 1 - computer, side.words.judge, words, rng)
    scores = game.scores(match.state)
    return Duel(
        game.winners(match.state) == (computer,),
        scores[computer] - scores[1 - computer],
        len(thoughts) - 1,
        max(thoughts),
        sum(thoughts),
        match,
    )


def _think(match: Match, seat: Seat, side: Side, rng: Random, thoughts: list[float]) -> None:
    """The computer's move must be legal, and its words must count."""
    game, began = match.game, time.process_time()
    view = game.view(match.state, seat)
    action = player_of(game.id).choose(
        view, seat, words=side.words, options={}, level=side.level, rng=rng
    )
    thoughts.append(time.process_time() - began)
    match.take(Act(seat, action, at=0), side.words.judge)


def _stumble(match: Match, seat: Seat, judge: Judge, words: WordList, rng: Random) -> None:
    """Any offer but leaving the table; a refused laying is one offer less."""
    game, idle = match.game, match.game.idle(match.state, seat)
    offers = [a for a in islice(game.actions(match.state, seat, words), MOST_OFFERS) if a != idle]
    rng.shuffle(offers)
    for action in (*offers[:1], idle):
        proposed = match.propose(Act(seat, action, at=0), judge)
        if not proposed.refusal:
            match.commit(proposed)
            return


def main(game: str, games: str, level: str) -> int:
    side = Side(Words.german().under(CATALOGUE[game].policy or NOMINA), level)
    first, _, last = games.rpartition("-")
    seeds = range(int(first or 0), int(last))
    # The matches of two hundred long games would fill the memory.
    forgotten = Match(GAMES[game], GAMES[game].start(2, {}))
    played = [replace(duel(GAMES[game], side, seed), match=forgotten) for seed in seeds]
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
