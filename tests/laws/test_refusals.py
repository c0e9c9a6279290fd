"""No is an answer: a step that is not possible is refused, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Act, AnyGame, IllegalStep, Refusal, Step
from setzkasten.core.match import Match, Struck, TakenBack
from tests.laws.mischief import MISCHIEF, impossible_actions, impossible_steps
from tests.laws.plays import every_game, play_of

# Neighbouring states refuse alike: each game looks at others of them.
APART = 5


@every_game
def test_steps_out_of_turn_and_time_are_refused_and_change_nothing(game: str, seed: int) -> None:
    play = play_of(game, seed)
    for state in play.states()[seed % APART :: APART]:
        awaiting = play.game.awaiting(state)
        anything = play.game.idle(state, 0)
        with unchanged(play.game, state):
            for step, code in impossible_steps(awaiting, play.seats, anything):
                assert refusal_of(play.game, state, step).code == code, step


@every_game
def test_actions_that_cannot_be_are_refused_and_change_nothing(game: str, seed: int) -> None:
    play = play_of(game, seed)
    for state in play.states()[seed % APART :: APART]:
        awaiting = play.game.awaiting(state)
        at = awaiting.deadline.at - 1 if awaiting.deadline else 0
        with unchanged(play.game, state):
            for action in impossible_actions(play.game):
                for seat in awaiting.seats:
                    refusal_of(play.game, state, Act(seat, action, at=at))


@every_game
def test_after_the_end_nothing_is_accepted(game: str, seed: int) -> None:
    play = play_of(game, seed)
    for visit in play.visits:
        if not isinstance(visit.happening, TakenBack | Struck):
            assert play.game.check(play.match.state, visit.happening) == Refusal("game_over")


@every_game
def test_only_the_seat_that_moved_last_takes_back(game: str, seed: int) -> None:
    play = play_of(game, seed)
    match = Match(play.game, play.game.start(play.seats, play.options))
    for happening in play.match.happenings:
        match.take(happening)
        for seat in (-1, *range(play.seats), 99):
            refusal = match.propose(TakenBack(seat, at=match.now)).refusal
            assert (refusal is None) == (seat == match.may_take_back())
        earlier = TakenBack(0, at=match.now - 1)
        assert getattr(match.propose(earlier).refusal, "code", "") == "time_runs_backwards"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_names_its_mischief(game: str) -> None:
    assert MISCHIEF.get(game), "tests/laws/mischief.py: say what no state of this game allows"
    assert any(impossible_actions(GAMES[game])), "some of it must be an action that can be read"


def refusal_of(game: AnyGame, state: object, step: Step[object, object]) -> Refusal:
    match = Match(game, state)
    done = match.propose(step)
    assert done.refusal is not None, step
    with pytest.raises(IllegalStep) as raised:
        match.commit(done)
    assert raised.value.refusal == done.refusal
    assert match.state == state
    return done.refusal


@contextmanager
def unchanged(game: AnyGame, state: object) -> Iterator[None]:
    before = repr(game.view(state, None)), game.write_position(state)
    yield
    assert (repr(game.view(state, None)), game.write_position(state)) == before
