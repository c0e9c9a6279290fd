"""Cartino's moves: every order of every set of stones that has its places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.actions import Pass
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.tiles import Stock
from setzkasten.games.cartino import Cartino
from setzkasten.games.cartino.laying import can_lay, check_exchange, check_lay
from setzkasten.games.cartino.plan import CARDS, JOKER
from setzkasten.games.cartino.state import Action, Exchange, Lay, State
from setzkasten.lexicon.words import Words
from tests.moves.positions import ListJudge, list_positions
from tests.vocabulary import WORDS

GAME, MOVER = Cartino(), CATALOGUE["cartino"].mover
NO_WORDS, JUDGE = Words.listed(["AA"]), ListJudge(WORDS)


def legal(state: State, seat: int) -> Iterator[Action]:
    """One stone after the other, wherever the rules let it lie."""
    if not can_lay(state, seat):
        yield Pass()
    for square in CARDS:
        if check_exchange(state, seat, Exchange(square)) is None:
            yield Exchange(square)
    edge = [Lay(())]
    while edge:
        laid = edge.pop().places
        for square in CARDS:
            for joker in (False, True):
                longer = Lay((*laid, (square, joker)))
                if check_lay(state, seat, longer) is None:
                    yield longer
                    edge.append(longer)


def found(state: State, seat: int) -> list[Action]:
    return list(MOVER.all(state, seat, NO_WORDS, JUDGE))


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_all_moves_are_legal_and_all_legal_moves_are_there(seed: int, seats: int) -> None:
    looked_at = 0
    for position in list_positions(GAME, seats, {}, WORDS, Random(seed), most=60):
        state = position.match.state
        assert isinstance(state, State)
        if not 1 < len(MOVER.all(state, position.seat, NO_WORDS, JUDGE)) < 60:
            continue
        looked_at += 1
        moves = found(state, position.seat)
        assert len(moves) == len(set(moves))
        assert set(moves) == set(legal(state, position.seat))
    assert looked_at > 5


def crowded(hand: Stock, *, waiting: int = 0) -> State:
    """Six squares are free; no joker lies."""
    state = GAME.start(2, {"start": "agreed"})
    free = [(0, 0), (1, 0), (2, 1), (3, 2), (7, 7), (6, 7)]
    lying = tuple((square, False) for square in sorted(CARDS) if square not in free)
    hands = hand, Stock()
    return replace(state, lying=lying, hands=hands, dealt=True, starter=0, waiting=waiting)


def test_stones_that_nobody_told_may_be_anything() -> None:
    state = crowded(Stock({UNKNOWN: 2, JOKER: 1}))
    moves = found(state, 0)
    assert set(moves) == set(legal(state, 0))
    assert any(isinstance(move, Lay) and len(move.places) == 3 for move in moves)


def test_an_exchanged_joker_waits() -> None:
    state = crowded(Stock({JOKER: 2}), waiting=1)
    moves = found(state, 0)
    assert set(moves) == set(legal(state, 0))
    assert {len(move.places) for move in moves if isinstance(move, Lay)} == {1}


def test_a_random_move_may_be_any_of_them_and_is_one_of_them() -> None:
    state = crowded(Stock({"cT": 2, JOKER: 1}))
    moves, rng = found(state, 0), Random(1)
    drawn = {MOVER.one(state, 0, NO_WORDS, JUDGE, rng) for _ in range(4000)}
    assert drawn == set(moves)
    assert len(moves) > 15


def test_who_cannot_lay_passes() -> None:
    state = crowded(Stock({"dA": 1}))
    assert found(state, 0) == [Pass()]
    assert MOVER.one(state, 0, NO_WORDS, JUDGE, Random(1)) == Pass()
