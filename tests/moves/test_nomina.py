"""Nomina's moves: all that the rules offer, counted without being listed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act
from setzkasten.core.match import Match
from setzkasten.core.squares import ACROSS, DOWN
from setzkasten.games.nomina import Nomina
from setzkasten.games.nomina.state import Action, Lay, State
from setzkasten.lexicon.words import Words
from tests.moves.positions import ListJudge, Position, list_positions
from tests.vocabulary import WORDS, WordList

GAME, MOVER = Nomina(), CATALOGUE["nomina"].mover


def in_one_run(state: State, lay: Lay) -> bool:
    after, squares = state.board.with_stones(dict(lay.stones)), {square for square, _ in lay.stones}
    runs = (after.run_through(lay.stones[0][0], way) for way in (ACROSS, DOWN))
    return any(squares.issubset(run.squares) for run in runs)


def offered(position: Position, words: WordList) -> set[Action]:
    """What the rules offer, as far as it is of the part that is numbered."""
    state = position.match.state
    assert isinstance(state, State)
    actions = GAME.actions(state, position.seat, words)
    return {
        action
        for action in actions
        if not isinstance(action, Lay) or len(action.stones) <= 4 or in_one_run(state, action)
    }


def found(state: State, seat: int, words: WordList) -> list[Action]:
    return list(MOVER.all(state, seat, Words.listed(words), ListJudge(words)))


@pytest.mark.parametrize("seed", range(6))
def test_all_moves_are_those_that_the_rules_offer(seed: int) -> None:
    rng = Random(f"nomina moves {seed}")
    words = WordList(word for word in WORDS.family(rng, 12) if len(word) < 6)
    for position in list_positions(GAME, 2, {}, words, rng, most=9):
        state = position.match.state
        assert isinstance(state, State)
        moves = found(state, position.seat, words)
        assert len(moves) == len(set(moves))
        assert set(moves) == offered(position, words)


@pytest.mark.parametrize("seed", range(6))
def test_bons_bring_more_stones(seed: int) -> None:
    rng = Random(f"nomina bons {seed}")
    words = WordList(word for word in WORDS.family(rng, 5) if len(word) < 6)
    *_, last = list_positions(GAME, 2, {}, words, rng, most=3)
    match = last.match
    assert isinstance(match.state, State)
    if match.state.phase != "lay":
        return
    for bons in (1, 2):
        state = replace(match.state, bons=(bons, bons))
        position = Position(Match(GAME, state), state.turn)
        moves = found(state, state.turn, words)
        assert len(moves) == len(set(moves))
        assert set(moves) == offered(position, words)


@pytest.mark.parametrize("seed", range(12))
def test_scarce_letters_and_words_that_stand_again(seed: int) -> None:
    """Words of three letters, of which the case has few, and every word wanted everywhere."""
    rng = Random(seed)
    letters = rng.choice(("AEN", "EXYZ", "CJX", "PCE"))
    words = WordList("".join(rng.choices(letters, k=rng.choice((2, 2, 3, 3, 4)))) for _ in range(9))
    for position in list_positions(GAME, 2, {}, words, rng, most=4):
        state = position.match.state
        assert isinstance(state, State)
        if not state.board or position.seat != state.turn:
            continue
        state = replace(state, bons=(1, 1))
        moves = found(state, state.turn, words)
        assert len(moves) == len(set(moves))
        assert set(moves) == offered(Position(Match(GAME, state), state.turn), words)


def test_a_word_may_stand_again_when_its_first_place_is_lengthened() -> None:
    words = WordList.read("EI EIS SO IM")
    state = GAME.read_position({"board": BOARD, "bons": "1 0"}, 2, {})
    moves = found(state, 0, words)
    position = Position(Match(GAME, state), 0)
    assert set(moves) == offered(position, words)
    again = [move for move in moves if isinstance(move, Lay) and _runs(state, move).count("EI")]
    assert again


BOARD = "/".join(["............"] * 5 + [".....EI....."] + ["............"] * 6)


def _runs(state: State, lay: Lay) -> list[str]:
    return [run.word for run in state.board.with_stones(dict(lay.stones)).runs()]


def test_a_random_move_may_be_any_of_them_and_is_one_of_them() -> None:
    words = WordList.read("EI EIS SO IM MAI")
    state = GAME.read_position({"board": BOARD, "bons": "0 0"}, 2, {})
    moves, drawn, rng = set(found(state, 0, words)), set(), Random(5)
    given, judge = Words.listed(words), ListJudge(words)
    for _ in range(3000):
        drawn.add(MOVER.one(state, 0, given, judge, rng))
    assert drawn == moves
    assert len(moves) > 5


def test_what_is_numbered_passes_the_judge() -> None:
    rng = Random(3)
    for position in list_positions(GAME, 3, {}, WORDS, rng, most=12):
        moves = MOVER.all(
            position.match.state, position.seat, Words.listed(WORDS), ListJudge(WORDS)
        )
        for _ in range(40):
            act = Act(position.seat, moves[rng.randrange(len(moves))], at=position.match.now)
            assert position.match.propose(act, ListJudge(WORDS)).refusal is None


def test_nobody_else_moves() -> None:
    state = GAME.start(2, {})
    given = Words.listed(WORDS)
    assert not MOVER.all(state, 1, given, ListJudge(WORDS))
    assert MOVER.one(state, 1, given, ListJudge(WORDS), Random(1)) is None
