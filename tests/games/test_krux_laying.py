"""Krux: three letters a turn in one's own half, finished words or not, within the time."""

from __future__ import annotations

import pytest

from setzkasten.core.game import Deadline, Refusal
from tests.games.krux import (
    KRUX,
    TEN_ABOVE,
    TEN_BELOW,
    claimed,
    opened,
    phase,
    picture,
    play,
    position,
    refused,
)
from tests.language import rule, squares

MINUTE = 60_000


@rule("KRX-05", "GEN-01")
def test_players_lay_three_letters_in_turn() -> None:
    state = position("board A1 ....; turn 1")
    after = play(state, "1 B2> HUT", "2 C9v ROT")
    assert (after.turn, len(after.case)) == (0, 138)
    assert refused(after, "2 A12> EIN") == Refusal("not_your_turn", {"seat": 2})


@rule("KRX-05")
def test_letters_may_lie_together_or_apart() -> None:
    state = play(position("board A1 ....; turn 1"), "1 A1> X L6> Y F3> Q")
    assert picture(state, 0) == ["X...........", *["." * 12] * 1, ".....Q......", *["." * 12] * 2,
                                 "...........Y"]  # fmt: skip


@rule("KRX-05")
@pytest.mark.parametrize("lay", ["B2> H", "B2> HU", "B2> HUTE"])
def test_it_is_exactly_three_letters(lay: str) -> None:
    state = position("board A1 ....; turn 1")
    letters = lay.split()[1]
    named = squares(" ".join(f"{c}2" for c in "BCDE"[: len(letters)]))
    assert refused(state, f"1 {lay}") == Refusal("three_stones", {"laid": len(letters)}, named)


@rule("KRX-05", "KRX-01")
def test_the_other_half_is_not_yours() -> None:
    state = position("board A1 ....; turn 1")
    assert refused(state, "1 A9> EIN") == Refusal("not_your_half", squares=squares("A9 B9 C9"))
    assert refused(state, "1 A5v EIN") == Refusal("not_your_half", squares=squares("A7"))


def test_letters_need_free_squares_of_the_board() -> None:
    state = position("board A1 EIN; turn 1")
    assert refused(state, "1 C1> EIN") == Refusal("square_taken", squares=squares("C1"))
    assert refused(state, "1 L3> EIN") == Refusal("off_board", squares=squares("M3 N3"))
    assert refused(state, "1 A3> EI A3> S") == Refusal("square_twice", squares=squares("A3"))


def test_a_letter_that_is_used_up_cannot_be_taken() -> None:
    state = position("board A1 Q; turn 1")
    expected = Refusal("letter_used_up", {"letter": "Q"}, squares("A3"))
    assert refused(state, "1 A3> QUA") == expected
    assert refused(state, "1 A3> eIN") == Refusal("no_jolly_in_box", squares=squares("A3"))


@rule("KRX-06")
def test_no_finished_word_is_needed() -> None:
    state = position("board A1 ....; turn 1")
    assert claimed(state, "1 A1> XQJ") == frozenset()
    assert phase(play(state, "1 A1> XQJ")) == "lay"


@rule("KRX-06")
def test_five_letters_without_sense_are_allowed_until_the_end() -> None:
    state = play(position("board A1 XQ; turn 1"), "1 C1> JVY", says="-XQJVY")
    assert (phase(state), state.due, state.turn) == ("lay", 0, 1)


@rule("KRX-07")
@pytest.mark.parametrize(("time", "ends_at"), [(120, 2 * MINUTE), (30, MINUTE // 2)])
def test_thinking_time_is_two_minutes_or_as_agreed(time: int, ends_at: int) -> None:
    state = position("board A1 ....; turn 1", time=time)
    assert KRUX.awaiting(state).deadline == Deadline("thinking", ends_at)
    assert phase(play(state, "1 A1> EIN", at=ends_at - 1)) == "lay"
    assert refused(state, "1 A1> EIN", at=ends_at) == Refusal("too_late", {"by": 0})


@rule("KRX-07")
def test_letters_not_laid_in_time_are_forfeited() -> None:
    state = position("board A1 ....; turn 1", time=120)
    after = play(state, "! thinking", at=2 * MINUTE)
    assert (after.turn, len(after.case), phase(after)) == (1, 144, "lay")
    assert KRUX.awaiting(after).deadline == Deadline("thinking", 4 * MINUTE)
    assert refused(state, "! thinking", at=MINUTE) == Refusal("too_early", {"by": MINUTE})


@rule("KRX-07")
def test_there_is_no_clock_before_the_letters_nor_unless_agreed() -> None:
    assert KRUX.awaiting(opened(time=120)).deadline is None
    begun = play(opened(time=120), f"1 block {TEN_BELOW}", f"2 block {TEN_ABOVE}", at=5000)
    assert KRUX.awaiting(begun).deadline == Deadline("thinking", 125_000)
    assert KRUX.awaiting(position("board A1 ....; turn 1")).deadline is None


@rule("KRX-14")
def test_two_words_in_one_line_are_one_run_unless_something_parts_them() -> None:
    """HAUS and BOOT joined make sense; parted by a blocker or a free square each is alone."""
    joined = play(position("board A1 HAUSB; turn 1"), "1 F1> OOT")
    assert joined.due == 1
    for gap in ("#", "."):
        parted = position(f"board A1 HAUS{gap}B; turn 1")
        assert claimed(parted, "1 G1> OOT") == frozenset()


@rule("KRX-18")
@pytest.mark.parametrize("seat", [1, 2])
def test_stones_go_back_at_any_time_without_replacement(seat: int) -> None:
    state = position("board A1 EIN; turn 1")
    other = play(state, "1 A3> AUS", "2 A8> TOR")
    square = "B1 C1" if seat == 1 else "A8 C8"
    after = play(other, f"{seat} back {square}")
    assert (after.turn, len(after.case), phase(after)) == (0, 144 - 9 + 2, "lay")
    assert set(squares(square)).isdisjoint(after.halves[seat - 1])


@rule("KRX-18")
def test_only_own_stones_that_lie_go_back() -> None:
    state = position("board A1 EIN; turn 2")
    assert refused(state, "1 back A1 A2") == Refusal("no_stone_there", squares=squares("A2"))
    assert refused(state, "2 back A1") == Refusal("not_your_half", squares=squares("A1"))
    assert refused(state, "1 back A1 A1") == Refusal("square_twice", squares=squares("A1"))
    assert refused(state, "1 back Z20") == Refusal("off_board", squares=squares("Z20"))
    assert refused(state, "1 back M1") == Refusal("off_board", squares=squares("M1"))


@rule("GEN-08")
def test_umlauts_are_laid_as_two_letters() -> None:
    assert play(position("board A1 BLU; turn 1"), "1 D1> ETE", says="+BLUETE").due == 1


def test_in_whatever_order_stones_were_put_down_they_lie_the_same() -> None:
    """As a record, which sorts them, has it read again."""
    state = position("board A1 ....; turn 1")
    assert play(state, "1 C3> T A1> EU") == play(state, "1 A1> EU C3> T")


@rule("GEN-07")
def test_a_word_may_stand_in_both_halves() -> None:
    state = position(
        "board A1 KAT........./......../......../......../......../......../KATZE; turn 1"
    )
    assert play(state, "1 D1> ZE L6> S", says="+KATZE").due == 1
