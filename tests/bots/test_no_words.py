"""Computers at tables whose words leave them none: they do what is left to do, and never fail."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act, Chance
from setzkasten.core.match import Match
from setzkasten.lexicon.words import Words
from tests.bots.knowing import KNOWN, player_of

GAMES = sorted(name for name, entry in CATALOGUE.items() if entry.player is not None)
LISTED = Words.listed({"WAS"})
NONE = LISTED.under(replace(LISTED.policy, only="nouns"))
STEPS = 10


@pytest.mark.parametrize("level", ["leicht", "stark"])
@pytest.mark.parametrize("name", GAMES)
def test_a_computer_that_knows_no_word_still_moves(name: str, level: str) -> None:
    assert not [*NONE.matching("???")]
    game, rng = CATALOGUE[name].game, Random(1)
    match = Match(game, game.start(max(2, game.seats[0]), {}))
    for _ in range(STEPS):
        if match.awaiting.chance:
            match.take(Chance(game.sample(match.state, rng), at=match.now))
        elif match.awaiting.seats:
            seat = min(match.awaiting.seats)
            view = game.view(match.state, seat)
            choice = player_of(name).choose(
                view, seat, words=NONE, options={}, level=level, rng=rng
            )
            done = match.propose(Act(seat, choice, at=match.now), KNOWN.judge)
            assert done.refusal is None, done.refusal
            match.commit(done)
