"""Two-seat games of a computer player against a player who does something legal at random.

python -m benchmarks.play_matches kreuzwort-1936 --games 200 --level stark --many
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import islice
from random import Random

from benchmarks.wngerman import wngerman
from setzkasten.bots import LEVELS
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.game import Act, AnyGame, Chance, Seat
from setzkasten.core.match import Match
from setzkasten.core.ruling import ruling_of
from setzkasten.lexicon.words import Words
from tests.vocabulary import WORDS, WordList

# How many of the offers does a random player look at?
MOST_OFFERS = 2000
LONGEST_WORD = 9


def winners_of(
    game: AnyGame, seat: Seat, *, level: str, words: WordList, rng: Random
) -> tuple[Seat, ...]:
    """One game to its end; the computer player sits at `seat`."""
    listed = Words.listed(words)
    match, judge = Match(game, game.start(2, {})), listed.judge
    while not match.over:
        awaiting = match.awaiting
        if awaiting.chance:
            match.take(Chance(game.sample(match.state, rng), at=0))
        elif awaiting.ruling:
            match.take(ruling_of(judge, awaiting.ruling, 0))
        else:
            mover = min(awaiting.seats)
            if mover == seat:
                view, player = game.view(match.state, mover), CATALOGUE[game.id].player
                assert player
                action = player.choose(view, mover, words=listed, options={}, level=level, rng=rng)
            else:
                offers = game.actions(match.state, mover, words)
                action = rng.choice(list(islice(offers, MOST_OFFERS)))
            match.take(Act(mover, action, at=0), judge)
    return game.winners(match.state)


def _many_words() -> WordList:
    """Words of two to nine letters: as many as people know, and quickly searched."""
    return WordList(word for word in wngerman().decode().split() if len(word) <= LONGEST_WORD)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "game", choices=sorted(name for name, entry in CATALOGUE.items() if entry.player)
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", choices=LEVELS, default="stark")
    parser.add_argument("--many", action="store_true", help="the words of Debian's wngerman")
    given = parser.parse_args(arguments)
    words = _many_words() if given.many else WORDS
    ends: Counter[str] = Counter()
    began = time.perf_counter()
    for number in range(given.games):
        seat = number % 2
        rng = Random(f"{given.game} {number}")
        winners = winners_of(GAMES[given.game], seat, level=given.level, words=words, rng=rng)
        ends["won" if winners == (seat,) else "shared" if seat in winners else "not won"] += 1
    seconds = time.perf_counter() - began
    sys.stdout.write(f"{given.game} {given.level}: {dict(ends)}, {seconds:.0f} s\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
