"""Every game has an adviser: legal moves by what the seat may know."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act, Chance, Seat
from setzkasten.core.match import Match
from setzkasten.core.ruling import ruling_of
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.words import Words
from tests.bots.knowing import KNOWN

TURNS = 5


def position(game: str, words: Words, rng: Random) -> tuple[Match, Seat]:
    """Some turns into a game that its adviser plays for all."""
    entry = CATALOGUE[game]
    match = Match(entry.game, entry.game.start(min(2, entry.game.seats[1]), {}))
    turns = 0
    while True:
        awaiting = match.awaiting
        if awaiting.ruling:
            match.take(ruling_of(words.judge, awaiting.ruling, match.now))
        elif awaiting.chance:
            match.take(Chance(entry.game.sample(match.state, rng), at=match.now))
        elif turns == TURNS or awaiting.live:
            return match, min(awaiting.seats)
        else:
            seat = min(awaiting.seats)
            hints = entry.adviser.best(match.state, seat, words=words, count=3, seconds=-1).hints
            match.take(Act(seat, rng.choice(hints).action, at=match.now), words.judge)
            turns += 1


@pytest.mark.parametrize("game", CATALOGUE)
def test_it_advises_what_is_legal_and_knows_no_more_than_the_seat(game: str) -> None:
    rng, adviser = Random(7), CATALOGUE[game].adviser
    words = KNOWN.under(CATALOGUE[game].policy or NOMINA)
    match, seat = position(game, words, rng)
    told = []
    for _ in range(3):
        world = match.game.resample(match.state, seat, rng)
        hints = adviser.best(world, seat, words=words, count=3, seconds=-1).hints
        told.append([match.game.write(hint.action) for hint in hints])
        for hint in hints:
            assert match.propose(Act(seat, hint.action, at=match.now), words.judge).refusal is None
    assert told[0]
    assert told == [told[0]] * 3
