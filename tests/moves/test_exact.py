"""What movers list and draw, against the plain offers of the games and the judge's own word."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.turns import put
from setzkasten.moves import Mover
from setzkasten.moves.recht import RechtMover
from tests.moves.tables import FewWords, random_options

CROSSING = ("kreuzwort-1936", "kreuzwort-super", "point-typ-dom")
RECHT = ("recht-1936", "recht-super")
PRESTO = ("presto-1936", "presto-super")
GAMES_HERE = (*CROSSING, *RECHT, *PRESTO, "schach-dem-wort", "lingua")
# The offers of these games are all that there is, but for what their judge says.
EXHAUSTIVE = (*RECHT, "schach-dem-wort")
SEEDS = range(6)
# How many actions may a position have to be drawn from until all have come, and how often?
MOST_AND_DRAWS = {
    "point-typ-dom": (16, 2_000),
    "lingua": (70, 6_000),
    "recht-1936": (6, 200),
    "recht-super": (6, 200),
}


def mover_of(game_id: str) -> Mover:
    """With few words nothing needs to be left out."""
    return RechtMover(GAMES[game_id], most=-1) if game_id in RECHT else CATALOGUE[game_id].mover


@pytest.mark.parametrize("game_id", GAMES_HERE)
@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_is_offered_is_listed_once_and_legal(game_id: str, seed: int) -> None:
    rng = Random(f"{game_id} {seed}")
    table, mover = FewWords.some(game_id, rng, 12), mover_of(game_id)
    seats, options = random_options(table.game, rng)
    listed = 0
    for match, seat in table.positions(rng, seats, options, mover):
        found = list(mover.all(match.state, seat, table.offered, table.judge))
        actions = set(found)
        assert len(found) == len(actions), (seed, options)
        some = rng.sample(found, min(40, len(found)))
        assert all(table.accepts(match, seat, action) for action in some), (seed, options)
        offers = set(table.game.actions(match.state, seat, table.vocabulary))
        legal = {action for action in offers if table.accepts(match, seat, action)}
        state: Any = match.state
        if game_id in PRESTO and state.boards[seat]:
            continue  # its offers know first words only
        assert legal <= actions, (seed, options, legal - actions)
        if game_id in EXHAUSTIVE:
            assert legal == actions, (seed, options, actions - legal)
        listed += len(actions)
    assert listed


@pytest.mark.parametrize("game_id", GAMES_HERE)
def test_every_action_comes_up_at_random_and_no_other(game_id: str) -> None:
    rng, options = Random(game_id), {} if game_id == "lingua" else {"red": 3, "black": 4}
    most, draws = MOST_AND_DRAWS.get(game_id, (8, 500))
    looked_at = 0
    for seed in range(40):
        table, mover = FewWords.some(game_id, rng, 4), mover_of(game_id)
        for match, seat in table.positions(Random(seed), 2, options, mover, most=12):
            actions = set(mover.all(match.state, seat, table.offered, table.judge))
            if not 3 <= len(actions) <= most:
                continue
            state, words, judge = match.state, table.offered, table.judge
            drawn = {mover.one(state, seat, words, judge, rng) for _ in range(draws)}
            assert drawn == actions
            looked_at += 1
            if looked_at == 2 or game_id == "lingua":
                return
    assert looked_at


@pytest.mark.parametrize("game_id", GAMES_HERE)
def test_whoever_is_not_on_turn_has_no_moves(game_id: str) -> None:
    table, rng = FewWords.some(game_id, Random(1), 12), Random(2)
    for match, seat in table.positions(rng, 2, {}, most=6):
        other = 1 - seat
        if other in match.awaiting.seats:
            continue
        mover = CATALOGUE[game_id].mover
        assert not mover.all(match.state, other, table.offered, table.judge)
        assert mover.one(match.state, other, table.offered, table.judge, rng) is None


@pytest.mark.parametrize("game_id", CROSSING)
def test_a_stone_that_nobody_told_may_be_any_unseen_letter(game_id: str) -> None:
    """Of a set-up position: the offers, which know such stones, and the list agree."""
    rng, mover, more = Random(game_id), CATALOGUE[game_id].mover, 0
    table = FewWords.some(game_id, rng, 12)
    for match, seat in table.positions(rng, 2, {}, most=12):
        state: Any = match.state
        hand = state.hands[seat]
        hidden = rng.sample(list(hand), min(2, len(hand)))
        untold = hand.without(hidden).plus([UNKNOWN] * len(hidden))
        told = replace(
            state, hands=put(state.hands, seat, untold), unseen=state.unseen.plus(hidden)
        )
        actions = set(mover.all(told, seat, table.offered, table.judge))
        assert actions == set(table.game.actions(told, seat, table.vocabulary))
        more += len(actions) > len(mover.all(state, seat, table.offered, table.judge))
    assert more
