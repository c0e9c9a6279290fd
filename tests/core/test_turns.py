"""Whose turn it is, when, and for what; and the match of a game."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Verdict, Word
from setzkasten.core.game import (
    Act,
    Awaiting,
    Chance,
    Deadline,
    Expired,
    IllegalStep,
    Refusal,
    Ruled,
    Step,
)
from setzkasten.core.match import Match, TakenBack
from setzkasten.core.rulebook import check_turn
from setzkasten.core.turns import awaiting_turn, next_seat, thinking_time
from tests.games.nomina import NOMINA, opened

LAYING = Awaiting(phase="lay", seats=frozenset({1}), deadline=Deadline("thinking", 1000))
DRAWING = Awaiting(phase="draw", chance=True)
JUDGING = Awaiting(phase="judge", ruling=frozenset({Word("WAS")}))
OVER = Awaiting(phase="over")
YES = Verdict(Word("WAS"), "yes")


@pytest.mark.parametrize(
    ("awaiting", "step", "expected"),
    [
        (LAYING, Act(1, "x", at=999), None),
        (LAYING, Act(1, "x", at=1000), Refusal("too_late", {"by": 0})),
        (LAYING, Act(0, "x", at=5), Refusal("not_your_turn", {"seat": 1})),
        (LAYING, Chance("x", at=5), Refusal("no_draw_due")),
        (LAYING, Expired("thinking", at=1000), None),
        (LAYING, Expired("thinking", at=990), Refusal("too_early", {"by": 10})),
        (LAYING, Expired("lunch", at=1000), Refusal("no_such_deadline", {"deadline": "lunch"})),
        (LAYING, Ruled((), "", at=5), Refusal("no_ruling_due")),
        (DRAWING, Chance("x", at=5), None),
        (DRAWING, Expired("thinking", at=5), Refusal("no_such_deadline", {"deadline": "thinking"})),
        (JUDGING, Ruled((YES,), "", at=5), None),
        (JUDGING, Ruled((YES, YES), "", at=5), Refusal("no_ruling_due")),
        (OVER, Act(1, "x", at=5), Refusal("game_over")),
        (OVER, Expired("thinking", at=5), Refusal("game_over")),
    ],
)
def test_what_a_turn_allows(
    awaiting: Awaiting, step: Step[str, str], expected: Refusal | None
) -> None:
    assert check_turn(awaiting, step) == expected


def test_the_turn_goes_round_and_skips_who_is_out() -> None:
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert next_seat(0, 4, skipping=frozenset({1, 2})) == 3
    assert next_seat(0, 3, skipping=frozenset({1, 2})) == 0


def lay(seat: int, text: str, at: int) -> Act[object]:
    return Act(seat, NOMINA.read_action(text), at=at)


def match_of_two() -> Match:
    match = Match(NOMINA, opened())
    match.take(lay(0, "E4> WAS", 10))
    match.take(Ruled((YES,), "test", at=20))
    return match


def test_time_does_not_run_backwards() -> None:
    refusal = match_of_two().propose(lay(1, "E5v ITZ", 19)).refusal
    assert refusal == Refusal("time_runs_backwards", {"at": 19, "last": 20})
    assert match_of_two().propose(lay(1, "E5v ITZ", 20)).refusal is None


def test_a_move_is_taken_back_with_its_ruling() -> None:
    match = match_of_two()
    assert match.may_take_back() == 0
    match.take(TakenBack(0, at=30))
    assert (match.state, match.steps(), match.now) == (opened(), [], 30)
    assert len(match.happenings) == 3
    assert match.propose(TakenBack(0, at=40)).refusal == Refusal(
        "nothing_to_take_back", {"seat": 1}
    )


def test_only_ones_own_last_move_is_taken_back() -> None:
    match = match_of_two()
    assert match.propose(TakenBack(1, at=30)).refusal == Refusal(
        "nothing_to_take_back", {"seat": 2}
    )
    with pytest.raises(IllegalStep, match="nothing_to_take_back"):
        match.take(TakenBack(1, at=30))


def test_nothing_is_taken_back_while_the_judge_sits_or_after_the_clock() -> None:
    match = Match(NOMINA, opened(time=60))
    match.take(lay(0, "E4> WAS", 10))
    assert match.may_take_back() is None
    match.take(Ruled((YES,), "test", at=10))
    match.take(Expired("thinking", at=60_010))
    assert match.may_take_back() is None


def test_a_refused_laying_did_not_happen() -> None:
    match = Match(NOMINA, opened())
    match.take(lay(0, "E4> XYZ", 10))
    done = match.take(Ruled((Verdict(Word("XYZ"), "no"),), "test", at=20))
    assert done.refusal
    assert (match.state, match.happenings, match.now) == (opened(), [], 0)


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("lay", Awaiting(phase="lay", seats=frozenset({1}), deadline=Deadline("thinking", 61_000))),
        ("lot", Awaiting(phase="lot", chance=True)),
        ("deal", Awaiting(phase="deal", chance=True)),
        ("draw", DRAWING),
        ("judge", JUDGING),
        ("over", OVER),
    ],
)
def test_a_phase_waits_for_a_seat_or_chance_or_a_ruling(phase: str, expected: Awaiting) -> None:
    minute, ruling = thinking_time(1_000, 60), JUDGING.ruling
    assert awaiting_turn(phase, 1, ruling=ruling, deadline=minute) == expected


def test_no_seconds_are_no_limit() -> None:
    assert thinking_time(1_000, 0) is None
