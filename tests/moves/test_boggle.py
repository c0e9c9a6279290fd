"""Boggle's moves: every word on the dice, every word of the list, and being done."""

from __future__ import annotations

from random import Random

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.actions import Done, Go
from setzkasten.core.game import Act
from setzkasten.core.match import Match
from setzkasten.games.boggle import Boggle
from setzkasten.games.boggle.state import State, Strike, Write
from setzkasten.lexicon.words import Words
from tests.moves.positions import ListJudge, list_positions
from tests.vocabulary import WORDS

GAME, MOVER = Boggle(), CATALOGUE["boggle"].mover
OFFERED, JUDGE = Words.listed(WORDS), ListJudge(WORDS)
OPTIONS: dict[str, object] = {"rounds": 3}


def test_all_moves_are_those_that_the_rules_offer_and_the_strikes() -> None:
    seen = set()
    for seed in range(6):
        for position in list_positions(GAME, 2, OPTIONS, WORDS, Random(seed), most=60):
            state, seat = position.match.state, position.seat
            assert isinstance(state, State)
            moves = list(MOVER.all(state, seat, OFFERED, JUDGE))
            strikes = {Strike(entry.word) for entry in state.lists[seat]}
            assert len(moves) == len(set(moves))
            assert set(moves) == {*GAME.actions(state, seat, WORDS), *strikes}
            seen |= {type(move) for move in moves}
            for move in moves:
                assert (
                    position.match.propose(Act(seat, move, at=position.match.now)).refusal is None
                )
    assert seen == {Done, Write, Strike}


def test_in_turn_the_glass_is_turned_first() -> None:
    options = {**OPTIONS, "order": "in-turn"}
    first = next(list_positions(GAME, 2, options, WORDS, Random(1), most=1))
    assert list(MOVER.all(first.match.state, 0, OFFERED, JUDGE)) == [Go()]
    assert MOVER.one(first.match.state, 0, OFFERED, JUDGE, Random(1)) == Go()
    assert not MOVER.all(first.match.state, 1, OFFERED, JUDGE)
    assert MOVER.one(first.match.state, 1, OFFERED, JUDGE, Random(1)) is None


def test_a_random_move_may_be_any_of_them_and_is_one_of_them() -> None:
    dice = {"dice": "HAUS/BAUM/ROSE/TEER", "lists": "ROSE/-"}
    state, rng = GAME.read_position(dice, 2, {}), Random(2)
    moves = set(MOVER.all(state, 0, OFFERED, JUDGE))
    drawn = {MOVER.one(state, 0, OFFERED, JUDGE, rng) for _ in range(200 * len(moves))}
    assert drawn == moves
    assert {Strike("ROSE"), Done()} < moves
    assert Match(GAME, state).awaiting.seats == {0, 1}
