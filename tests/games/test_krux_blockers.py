"""Krux before the first letter: two halves, ten blockers each, nothing cut off."""

from __future__ import annotations

import pytest

from setzkasten.core.game import Refusal
from tests.games.krux import (
    KRUX,
    TEN_ABOVE,
    TEN_BELOW,
    claimed,
    counted,
    opened,
    phase,
    picture,
    play,
    position,
    refused,
)
from tests.language import rule, squares


@rule("KRX-01", "GEN-02")
def test_each_player_owns_six_rows_of_twelve() -> None:
    state = position("board A1 ....; turn 1")
    assert [len(picture(state, seat)) for seat in (0, 1)] == [6, 6]
    after = play(state, "1 A6> EIN", "2 A7> AUS")
    assert picture(after, 0)[5] == "EIN........."
    assert picture(after, 1)[0] == "AUS........."


@rule("KRX-01")
def test_words_do_not_run_across_the_middle() -> None:
    """The border of the halves parts letters that touch: five of them make no word there."""
    state = position("board A5 K/A/T/Z; turn 2")
    assert claimed(state, "2 A9> E C9> IN") == frozenset()
    assert counted("A5 K/A/T/Z/E", says="-KA -TZE") == ((0, 0, 2), (0, 0, 3))


@rule("KRX-02", "GEN-02")
def test_first_each_puts_ten_blockers_into_the_other_half() -> None:
    state = opened()
    assert (phase(state), set(KRUX.awaiting(state).seats)) == ("block", {0, 1})
    one = play(state, f"1 block {TEN_BELOW}")
    assert (phase(one), set(KRUX.awaiting(one).seats), one.blockers) == ("block", {1}, 10)
    both = play(one, f"2 block {TEN_ABOVE}")
    assert (phase(both), both.turn, KRUX.view(both, 0).chips) == ("lay", 0, 30)
    assert picture(both, 1)[0] == "#.#.#.#.#..."


@rule("KRX-02")
def test_the_second_player_may_set_his_blockers_first() -> None:
    state = play(opened(), f"2 block {TEN_ABOVE}", f"1 block {TEN_BELOW}")
    assert (phase(state), state.turn) == ("lay", 0)


@rule("KRX-02")
@pytest.mark.parametrize("number", [1, 9, 11])
def test_it_is_exactly_ten(number: int) -> None:
    text = " ".join((TEN_BELOW + " K12").split()[:number])
    expected = Refusal("ten_blockers", {"laid": number}, squares(text))
    assert refused(opened(), f"1 block {text}") == expected


@rule("KRX-02")
def test_blockers_go_into_the_other_half_alone() -> None:
    text = TEN_BELOW.replace("A9", "A6")
    expected = Refusal("not_the_other_half", squares=squares("A6"))
    assert refused(opened(), f"1 block {text}") == expected


@rule("KRX-02")
def test_blockers_are_set_once_and_before_the_letters() -> None:
    state = play(opened(), f"1 block {TEN_BELOW}")
    assert refused(state, f"1 block {TEN_BELOW}") == Refusal("not_your_turn", {"seat": 1})
    assert refused(state, "2 A7> AUS") == Refusal("blockers_first", {"number": 10})
    lay = play(state, f"2 block {TEN_ABOVE}")
    assert refused(lay, "1 block A12") == Refusal("lay_or_give_up")


def test_a_blocker_needs_a_square_of_its_own_on_the_board() -> None:
    twice = TEN_BELOW.replace("C7", "A7")
    assert refused(opened(), f"1 block {twice}") == Refusal("square_twice", squares=squares("A7"))
    outside = TEN_BELOW.replace("C7", "C13")
    assert refused(opened(), f"1 block {outside}") == Refusal("off_board", squares=squares("C13"))
    beside = TEN_BELOW.replace("C7", "M7")
    assert refused(opened(), f"1 block {beside}") == Refusal("off_board", squares=squares("M7"))


@rule("KRX-03")
def test_blockers_do_not_split_a_half() -> None:
    wall = "D7 D8 D9 D10 D11 D12 L7 L9 L11 J7"
    refusal = refused(opened(), f"1 block {wall}")
    assert refusal.code == "half_split"
    columns_a_to_c = squares(" ".join(f"{c}{r}" for r in range(7, 13) for c in "ABC"))
    assert refusal.squares == columns_a_to_c


@rule("KRX-03")
def test_blockers_do_not_cut_off_a_single_square() -> None:
    corner = "A8 B7 D7 F7 H7 J7 D9 F9 H9 J9"
    assert refused(opened(), f"1 block {corner}") == Refusal("half_split", squares=squares("A7"))
    slanting = "B12 A11 D9 F9 H9 J9 D7 F7 H7 J7"
    assert refused(opened(), f"1 block {slanting}") == Refusal("half_split", squares=squares("A12"))


@rule("KRX-03")
def test_squares_that_touch_only_at_a_corner_are_not_connected() -> None:
    """A slanting wall splits, although the eye could slip through it."""
    wall = "F7 E8 F9 E10 F11 E12 A7 C7 I7 K7"
    assert refused(opened(), f"1 block {wall}").code == "half_split"


@rule("KRX-03")
def test_a_wall_with_one_gap_is_allowed() -> None:
    state = play(opened(), "1 block D7 D8 D9 D10 D11 L7 L9 L11 J7 J9")
    assert state.halves[1].blocked >= set(squares("D7 D11"))


@rule("KRX-04")
def test_no_stone_stands_on_a_blocker() -> None:
    state = position("board A1 .#..; turn 1")
    assert refused(state, "1 A1> EIN") == Refusal("square_blocked", squares=squares("B1"))


@rule("KRX-04")
def test_blockers_never_move() -> None:
    state = position("board A1 .#..; turn 1")
    assert refused(state, "1 back B1") == Refusal("no_stone_there", squares=squares("B1"))


@rule("GEN-03")
def test_the_letter_nearest_to_a_starts() -> None:
    state = opened(start="draw")
    assert KRUX.awaiting(state).chance
    drawn = play(state, "* draw M C", f"1 block {TEN_BELOW}", f"2 block {TEN_ABOVE}")
    assert (drawn.turn, drawn.drawn) == (1, ("M", "C"))
    assert refused(state, "* draw A A") == Refusal("draw_twice")
    assert refused(state, "* draw A B C") == Refusal("draw_count", {"seats": 2, "letters": 3})


@rule("GEN-03")
def test_the_starter_may_be_agreed_on() -> None:
    state = play(opened(first=2), f"1 block {TEN_BELOW}", f"2 block {TEN_ABOVE}")
    assert state.turn == 1


@rule("KRX-03")
def test_a_square_that_is_cut_off_is_told_before_all_ten_are_set() -> None:
    assert refused(opened(), "1 block B7 A8") == Refusal("half_split", squares=squares("A7"))


@rule("KRX-08")
def test_everybody_sees_which_blockers_long_words_earned() -> None:
    state = play(position("board A1 KA; turn 1"), "1 C1> TZE", "1 block C8")
    assert (KRUX.view(state, 1).blockers, KRUX.view(state, 1).after) == (squares("C8"),) * 2
