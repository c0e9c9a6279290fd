"""With the whole lexicon: whatever is numbered or drawn passes the rules and the judge."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.game import Act
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.words import Words
from tests.moves.positions import positions

STEPS, INDEXES = 12, 15


@pytest.mark.parametrize("game", CATALOGUE)
def test_numbered_and_drawn_moves_are_legal(game: str) -> None:
    rng, policy = Random(f"lexicon {game}"), CATALOGUE[game].policy or Policy()
    words = Words.german().under(policy)
    offered, judge = words.offered, words.judge
    seats = GAMES[game].seats[0]
    for position in positions(GAMES[game], seats, {}, offered, judge, rng, most=STEPS):
        match, seat = position.match, position.seat
        moves = CATALOGUE[game].mover.all(match.state, seat, offered, judge)
        drawn = [moves[rng.randrange(len(moves))] for _ in range(INDEXES) if moves]
        drawn.append(CATALOGUE[game].mover.one(match.state, seat, offered, judge, rng))
        for action in drawn:
            if action is not None:
                assert match.propose(Act(seat, action, at=match.now), judge).refusal is None
