"""Krux from the 26th blocker on: stones move within a half, in anybody's time."""

from __future__ import annotations

import pytest

from setzkasten.core.game import Refusal
from tests.games.krux import KRUX, blocked, picture, play, position, refused, report, take
from tests.language import rule, squares


@rule("KRX-15")
def test_from_the_26th_blocker_on_stones_move_freely() -> None:
    state = position(f"{blocked(26, 'A2> KATZE')}; turn 1")
    assert KRUX.view(state, None).rebuilding
    after = play(state, "1 move A2-A4 C2-L6")
    assert picture(after, 0)[1:4:2] == [".A.ZE.......", "K..........."]
    assert (after.turn, after.due) == (0, 0)


@rule("KRX-15")
def test_the_sixth_after_blocker_opens_the_rebuilding() -> None:
    state = position(f"{blocked(25, 'A2> KA')}; turn 1")
    after = play(state, "1 C2> TZE", "1 block A12")
    assert (after.blockers, after.rebuilding) == (26, True)
    assert play(after, "1 move A2-A4").turn == 1


@rule("KRX-15")
def test_stones_may_change_places_in_one_step() -> None:
    after = play(position(f"{blocked(26, 'A2> EI')}; turn 1"), "1 move A2-B2 B2-A2")
    assert picture(after, 0)[1] == "IE.........."


@rule("KRX-16", "KRX-15")
@pytest.mark.parametrize("turn", [1, 2])
def test_both_rebuild_also_in_the_time_of_the_other(turn: int) -> None:
    state = position(f"{blocked(26, 'A2> EIN', 'A8> AUS')}; turn {turn}")
    after = play(state, "1 move A2-A4", "2 move A8-A10", "1 move B2-B4")
    assert after.turn == turn - 1
    assert set(squares("A4 B4 A10")) <= {*after.halves[0], *after.halves[1]}


@rule("KRX-16")
def test_the_other_is_not_waited_for() -> None:
    awaiting = KRUX.awaiting(position(f"{blocked(26, 'A2> EIN')}; turn 2"))
    assert (set(awaiting.seats), set(awaiting.meanwhile)) == ({1}, {0})


@rule("KRX-16")
def test_rebuilding_goes_on_while_blockers_are_due_and_in_the_last_move() -> None:
    due = play(position(f"{blocked(26, 'A2> KA', 'A8> AUS')}; turn 1"), "1 C2> TZE")
    assert play(due, "2 move A8-A10", "1 move A2-A4").due == 1
    last = position(f"{blocked(26, 'A2> EIN', 'A8> AUS')}; given-up 1; turn 2")
    assert play(last, "1 move A2-A4", "2 move A8-A10").turn == 1


def test_a_stone_moves_only_to_a_free_square_of_its_half() -> None:
    state = position(f"{blocked(26, 'A2> EIN', 'A8> AUS')}; turn 1")
    refusals = {
        "1 move A2-B2": Refusal("square_taken", squares=squares("B2")),
        "1 move A2-B1": Refusal("square_blocked", squares=squares("B1")),
        "1 move A2-A9": Refusal("not_your_half", squares=squares("A9")),
        "1 move A8-A9": Refusal("not_your_half", squares=squares("A8 A9")),
        "1 move A4-A6": Refusal("no_stone_there", squares=squares("A4")),
        "1 move A2-A4 B2-A4": Refusal("square_twice", squares=squares("A4")),
        "1 move A2-A4 A2-A6": Refusal("square_twice", squares=squares("A2")),
        "1 move A2-Z4": Refusal("off_board", squares=squares("Z4")),
    }
    for text, refusal in refusals.items():
        assert refused(state, text) == refusal


@rule("KRX-17")
def test_a_word_made_by_rebuilding_earns_nothing() -> None:
    state = position(f"{blocked(26, 'A2> KATZ', 'A4> E')}; turn 1")
    after = take(state, "1 move A4-E2")
    assert (after.report.earned, after.state.due, after.state.turn) == (0, 0, 0)


@rule("KRX-17", "KRX-15")
def test_a_word_with_a_stone_moved_this_turn_earns_nothing() -> None:
    state = play(position(f"{blocked(26, 'A2> KAT', 'A4> Z')}; turn 1"), "1 move A4-D2")
    assert report(state, "1 E2> E K6> XY").earned == 0


@rule("KRX-17", "KRX-15")
def test_a_word_whose_stones_stood_at_the_start_of_the_turn_earns() -> None:
    """Also if they were moved there in the time of the other, or moved away and back."""
    state = position(f"{blocked(26, 'A2> KAT', 'A4> Z')}; turn 2")
    moved = play(state, "1 move A4-D2", "2 A8> EIN")
    assert report(moved, "1 E2> E K6> XY").earned == 1
    back = play(moved, "1 move D2-A4", "1 move A4-D2")
    assert report(back, "1 E2> E K6> XY").earned == 1


@rule("KRX-17", "KRX-13")
def test_a_rebuilt_word_had_no_reward_that_an_inflection_could_double() -> None:
    state = position(f"{blocked(26, 'A2> KATZ', 'A4> E')}; turn 2; earned -/-")
    rebuilt = play(state, "1 move A4-E2", "2 A8> EIN")
    assert report(rebuilt, "1 F2> N K6> XY").earned == 1


@rule("KRX-16", "KRX-12")
def test_a_ruin_is_used_again() -> None:
    """A blocker behind KATZ; the stones move on and become ARZT."""
    state = position(f"{blocked(26, 'A2> KATZ', 'A4> R')}; turn 1")
    after = play(state, "1 move B2-A6 A4-B6 D2-C6 C2-D6", "1 back A2")
    assert picture(after, 0)[5][:5] == "ARZT."
