"""Games that computers play to their end: every position on the way is read back, the last too."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Act, Chance
from setzkasten.core.match import Match
from tests.bots.knowing import KNOWN, player_of
from tests.laws.reading_back import assert_read_back

# Few stones, so that somebody gets out: the end that random players never reach.
SHORT = {"red": "2", "black": "3"}
GAMES_A_KIND = 8


def played_out(game_id: str, seed: int) -> tuple[Match, bool]:
    """Two computers until the end; was every position read back?"""
    game, rng, judge = GAMES[game_id], Random(seed), KNOWN.judge
    match = Match(game, game.start(2, SHORT))
    while not match.over:
        if match.awaiting.chance:
            match.take(Chance(game.sample(match.state, rng), at=0))
            continue
        seat = min(match.awaiting.seats)
        view = game.view(match.state, seat)
        choice = player_of(game_id).choose(
            view, seat, words=KNOWN, options=SHORT, level="stark+", rng=rng
        )
        match.take(Act(seat, choice, at=0), judge)
        assert_read_back(game, match.state, 2, SHORT)
    return match, assert_read_back(game, match.state, 2, SHORT)


@pytest.mark.parametrize(
    "game",
    ["kreuzwort-1936", "kreuzwort-super", "point-typ-dom", "recht-super", "schach-dem-wort"],
)
def test_computers_reach_no_position_that_cannot_be_read(game: str) -> None:
    ends = [played_out(game, seed) for seed in range(GAMES_A_KIND)]
    assert all(read for _, read in ends)
    hands = [GAMES[game].write_position(match.state)["hands"].split("/") for match, _ in ends]
    assert any("-" in seats for seats in hands), "nobody got out"
