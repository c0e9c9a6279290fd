"""The computer at Krux: blockers, whole words, mending, giving up."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from setzkasten.bots import krux
from setzkasten.bots.krux import Builder
from setzkasten.bots.ladder import Rung
from setzkasten.bots.mind import Looks, Mind
from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.placing import New
from setzkasten.core.tiles import ALPHABET, Stock, Tile
from setzkasten.games.krux.actions import Action, Block, GiveBack, Lay, Rebuild
from setzkasten.games.krux.state import State
from tests.bots.duel import Side, duel
from tests.bots.knowing import KNOWN, player_of
from tests.games.krux import KRUX, blocked, opened, play, position
from tests.language import squares


def chosen(state: State, seat: int = 0) -> Action:
    view = KRUX.view(state, seat)
    action: Action = player_of("krux").choose(
        view, seat, words=KNOWN, options={}, level="stark+", rng=Random(1)
    )
    play(state, f"{seat + 1} {KRUX.write(action)}")
    return action


@pytest.mark.parametrize("seed", range(2))
def test_it_beats_a_player_that_does_anything_legal(seed: int) -> None:
    done = duel(KRUX, Side(KNOWN), seed)
    assert done.won
    assert done.margin > 0


def test_it_sets_ten_blockers_that_split_nothing() -> None:
    for seat in (0, 1):
        action = chosen(opened(), seat)
        assert isinstance(action, Block)
        assert len(action.squares) == 10


def test_it_sets_every_after_blocker_that_it_earned() -> None:
    action = chosen(position("board A1 KATZE/...../...../...../...../...../WAS; due 2; turn 1"))
    assert isinstance(action, Block)
    assert len(action.squares) == 2


def test_it_stops_a_word_from_growing() -> None:
    """Where all lines are short, the place behind a word hurts most."""
    lower = ["WASSER.#....", "#...#..#...#", "..#...#...#."]
    lower += ["....#...#...", ".#....#....#", "...#....#..."]
    action = chosen(position(f"board A1 {'KATZE/' + './' * 5}{'/'.join(lower)}; due 1; turn 1"))
    assert action == Block(squares("G7"))


def test_it_lays_three_letters_that_make_whole_words() -> None:
    action = chosen(position("board A1 WAS; turn 1"))
    assert isinstance(action, Lay)
    after = play(position("board A1 WAS; turn 1"), f"1 {KRUX.write(action)}")
    assert all(run.word in KNOWN for run in after.halves[0].runs())


def test_it_looks_at_the_best_moves_alone_and_finds_the_best_of_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = position("board A1 WAS; turn 1")
    builder = Builder(state.halves[0], 0, state.case, KNOWN, KNOWN)
    few = list(builder.ideas(Random(1)))
    assert len(few) <= krux.WEIGHED
    monkeypatch.setattr(krux, "WEIGHED", 100_000)
    every = list(builder.ideas(Random(1)))
    assert len(every) > 2 * len(few)
    assert max(few).worth == max(every).worth


def test_who_plans_lays_what_leaves_more_for_the_next_turn() -> None:
    """Moves that bring the same now: the one is chosen after which more can be made."""
    state = position("board A1 HUT; turn 1")
    builder = Builder(state.halves[0], 0, state.case, KNOWN, KNOWN)
    mind = Mind(KNOWN, {}, Rung(turns=1, choice=6), Random(1), Looks(1_000))
    found = builder.gaining(mind.rng)
    planned = builder.planned(found, mind)
    assert planned[0].move in [idea.move for idea in found[:6]]
    assert _next(state, planned[0].move) > _next(state, found[0].move)


def _next(state: State, new: New) -> float:
    """What the next turn can bring, as the rules leave the half."""
    lay = Lay(tuple((square, Tile(letter)) for square, letter in sorted(new.items())))
    after = play(state, f"1 {KRUX.write(lay)}")
    return Builder(after.halves[0], 0, after.case, KNOWN, KNOWN).gaining(Random(1))[0].worth


def test_it_gives_salad_back_before_it_gives_up() -> None:
    """No letter is left in the case that could help: only the salad can go."""
    state = position("board A1 XQ../..../WAS; given-up 2; turn 1")
    builder = Builder(state.halves[0], 0, Stock(), KNOWN, KNOWN)
    assert list(builder.ideas(Random(1))) == []
    assert builder.mended(rebuilding=False) in (GiveBack(squares("A1")), GiveBack(squares("B1")))


def test_it_moves_a_stone_that_is_worth_more_elsewhere() -> None:
    state = position(f"{blocked(26, 'A2> WA', 'A4> S')}; turn 1")
    builder = Builder(state.halves[0], 0, Stock(), KNOWN, KNOWN)
    mended = builder.mended(rebuilding=True)
    assert isinstance(mended, Rebuild)
    after = play(state, f"1 {KRUX.write(mended)}")
    assert builder.count(after.halves[0]) > builder.total


def test_it_gives_up_when_nothing_is_left_to_gain() -> None:
    state = position("board A1 WAS; turn 1")
    view = replace(KRUX.view(state, 0), case=dict.fromkeys(ALPHABET, 0))
    player = player_of("krux")
    for given_up, action in ((None, GiveUp()), (1, Pass())):
        last = replace(view, given_up=given_up)
        told = player.choose(last, 0, words=KNOWN, options={}, level="stark+", rng=Random(1))
        assert told == action
