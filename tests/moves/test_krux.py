"""Krux's moves: every three letters on every three squares, and what is done to one square."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from random import Random

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.actions import Pass
from setzkasten.core.game import Act
from setzkasten.core.match import Match
from setzkasten.core.tiles import Tile
from setzkasten.games.krux import Krux
from setzkasten.games.krux.actions import Block, GiveBack, Lay, Rebuild
from setzkasten.games.krux.laying import check_lay
from setzkasten.games.krux.state import State, half_of, squares_of
from setzkasten.lexicon.words import Words
from setzkasten.moves.krux import KruxMover
from tests.moves.positions import ListJudge, list_positions
from tests.vocabulary import WORDS

GAME, MOVER = Krux(), CATALOGUE["krux"].mover
OFFERED, JUDGE = Words.listed(WORDS), ListJudge(WORDS)


def test_whatever_the_rules_offer_is_among_all_moves() -> None:
    phases = set()
    for seed in range(2):
        rng = Random(seed)
        for position in list_positions(GAME, 2, {}, WORDS, rng, most=25):
            state, seat = position.match.state, position.seat
            assert isinstance(state, State)
            phases.add(state.phase)
            moves = MOVER.all(state, seat, OFFERED, JUDGE)
            plain = {move for move in moves[:3000] if not isinstance(move, Lay)}
            for offer in GAME.actions(state, seat, WORDS):
                assert offer in plain or isinstance(offer, Lay)
            for at in (rng.randrange(len(moves)) for _ in range(20) if moves):
                act = Act(seat, moves[at], at=position.match.now)
                assert position.match.propose(act, JUDGE).refusal is None
    assert phases >= {"block", "lay", "last"}


def nearly_full(letters: str) -> State:
    """Four squares are free in the first half, and just these letters are left."""
    opening = GAME.start(2, {})
    squares = [*squares_of(0)[4:], *squares_of(1)]
    lying = dict(zip(squares, map(Tile, opening.case.without(letters)), strict=False))
    halves = [
        half.with_stones({s: tile for s, tile in lying.items() if half_of(s) == seat})
        for seat, half in enumerate(opening.halves)
    ]
    return replace(opening, halves=(halves[0], halves[1]), ready=True)


def test_all_layings_are_numbered_once() -> None:
    state = nearly_full("EENX")
    free = [square for square in squares_of(0) if state.halves[0].free(square)]
    case = list(state.case.symbols())
    wanted = set()
    for squares in combinations(free, 3):
        for letters in product(case, repeat=3):
            lay = Lay(tuple(zip(squares, map(Tile, letters), strict=True)))
            if check_lay(state, 0, lay) is None:
                wanted.add(lay)
    assert list(state.case) == list("EENX")
    moves = [move for move in MOVER.all(state, 0, OFFERED, JUDGE) if isinstance(move, Lay)]
    assert len(moves) == len(set(moves))
    assert set(moves) == wanted


def test_a_random_laying_may_be_any() -> None:
    state, rng = nearly_full("EENX"), Random(2)
    wanted = {move for move in MOVER.all(state, 0, OFFERED, JUDGE) if isinstance(move, Lay)}
    drawn = {KruxMover().one(state, 0, OFFERED, JUDGE, rng) for _ in range(60 * len(wanted))}
    assert {move for move in drawn if isinstance(move, Lay)} == wanted
    assert any(isinstance(move, GiveBack) for move in drawn)


def rebuilding() -> State:
    """So many blockers that stones may be moved."""
    state = nearly_full("EENX")
    emptied = state.halves[1].without_stones(squares_of(1)).with_blocked(squares_of(1)[:26])
    return replace(state, halves=(state.halves[0], emptied))


def test_stones_move_when_there_are_blockers_enough() -> None:
    state = nearly_full("EENX")
    assert not any(isinstance(m, Rebuild) for m in MOVER.all(state, 0, OFFERED, JUDGE))
    moves = [m for m in MOVER.all(rebuilding(), 0, OFFERED, JUDGE)[:400] if isinstance(m, Rebuild)]
    assert len(moves) == len(set(moves)) > 0
    match = Match(GAME, rebuilding())
    assert all(match.propose(Act(0, move, at=0), JUDGE).refusal is None for move in moves)


def test_after_blockers_are_set_one_by_one_or_declined() -> None:
    state, rng = replace(rebuilding(), due=2), Random(1)
    moves = MOVER.all(state, 0, OFFERED, JUDGE)
    set_or_declined = {move for move in moves if isinstance(move, Block | Pass)}
    offers = {move for move in GAME.actions(state, 0, WORDS) if isinstance(move, Block | Pass)}
    assert set_or_declined == offers
    drawn = {MOVER.one(state, 0, OFFERED, JUDGE, rng) for _ in range(3000)}
    assert drawn <= set(moves)
    assert set_or_declined <= drawn


def test_the_first_blockers_lie_anywhere() -> None:
    state, rng = GAME.start(2, {}), Random(1)
    match, seen = Match(GAME, state), set()
    for _ in range(60):
        block = MOVER.one(state, 0, OFFERED, JUDGE, rng)
        assert isinstance(block, Block)
        assert match.propose(Act(0, block, at=0), JUDGE).refusal is None
        seen |= set(block.squares)
    assert seen == set(squares_of(1))
