"""How a game of Krux ends: giving up, the last move, the count of three lines."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Word
from setzkasten.core.game import Refusal
from tests.games.krux import KRUX, claimed, counted, phase, play, position, refused, take
from tests.language import rule, squares


@rule("KRX-19")
@pytest.mark.parametrize("move", ["A8> AUS", "pass", "give-up"])
def test_who_gives_up_leaves_the_other_one_last_move(move: str) -> None:
    state = play(position("board A1 EIN; turn 1"), "1 give-up")
    assert (phase(state), state.turn) == ("last", 1)
    after = play(state, f"2 {move}")
    assert phase(after) == "over"
    assert KRUX.scores(after) == (3, 3 if "AUS" in move else 0)
    assert refused(after, "2 A10> EIN") == Refusal("game_over")


@rule("KRX-19")
def test_nobody_passes_before_the_last_move() -> None:
    assert refused(position("board A1 EIN; turn 1"), "1 pass") == Refusal("lay_or_give_up")


@rule("KRX-19", "KRX-08")
def test_the_last_move_may_still_earn_a_blocker() -> None:
    state = position("board A1 EIN/...../...../...../...../...../KA; given-up 1; turn 2")
    due = play(state, "2 C7> TZE")
    assert phase(due) == "after"
    assert phase(play(due, "2 block D1")) == "over"
    assert KRUX.scores(play(due, "2 pass")) == (3, 5)


@rule("KRX-19", "KRX-07")
def test_the_last_move_ends_with_its_time() -> None:
    state = play(position("board A1 EIN; turn 1", time=60), "1 give-up", at=10_000)
    assert phase(play(state, "! thinking", at=70_000)) == "over"


@rule("KRX-19")
def test_the_words_are_judged_when_the_last_move_is_made() -> None:
    state = position("board A1 EIN/R..; given-up 1; turn 2")
    assert claimed(state, "2 pass") == {Word("EIN"), Word("ER")}
    empty = play(position("board A1 ....; turn 1"), "1 give-up", "2 pass")
    assert (phase(empty), KRUX.scores(empty), KRUX.winners(empty)) == ("over", (0, 0), (0, 1))


@rule("KRX-20")
def test_a_letter_in_two_words_scores_twice() -> None:
    assert counted("A1 EIN/I../S..") == ((3, 3, 0), (0, 0, 0))


@rule("KRX-20", "GEN-04")
def test_two_letters_are_enough() -> None:
    assert counted("A1 VW/..X") == ((2, 0, 0), (0, 0, 0))


@rule("KRX-21")
def test_free_and_blocked_squares_and_single_letters_score_nothing() -> None:
    assert counted("A1 E#N/.../#.X") == ((0, 0, 0), (0, 0, 0))


@rule("KRX-20", "KRX-25")
def test_the_count_so_far_takes_every_run_for_a_word_and_costs_copies() -> None:
    state = position("board A1 EIN/IX./S..; turn 1")
    assert KRUX.view(state, None).so_far == (3 + 2 + 3 - 2, 0)  # IX stands twice
    assert KRUX.scores(state) == (0, 0)
    twice = KRUX.view(position("board A1 EIN/.../EIN; turn 1"), 1)
    assert twice.so_far == (3 - 3, 0)


@rule("KRX-22")
def test_across_and_down_are_added_and_penalties_taken_off() -> None:
    state = position("board A1 EIN/IX./S..; given-up 1; turn 2")
    after = play(state, "2 pass", says="-IX")
    assert after.sheets
    assert [s.total for s in after.sheets] == [3 + 3 - 4, 0]
    assert KRUX.scores(after) == (2, 0)
    assert KRUX.winners(after) == (0,)


@rule("KRX-22")
def test_points_are_counted_at_the_end_only() -> None:
    state = position("board A1 EIN; turn 1")
    assert (KRUX.scores(state), KRUX.view(state, 0).sheets) == ((0, 0), ())


@rule("KRX-23", "KRX-24")
def test_salad_costs_its_letters_and_scores_nothing_in_that_direction() -> None:
    """The Q below EIN: IQ down counts or not, EIN across is untouched."""
    assert counted("A1 EIN/.Q.", says="-IQ") == ((3, 0, 2), (0, 0, 0))
    assert counted("A1 EIN/.Q.") == ((3, 2, 0), (0, 0, 0))


@rule("KRX-23", "KRX-26", "KRX-14")
def test_a_run_is_judged_whole() -> None:
    """HAUSX costs five, and the HAUS in it brings nothing."""
    assert counted("A1 HAUSX", says="-HAUSX") == ((0, 0, 5), (0, 0, 0))


@rule("KRX-25", "GEN-07")
def test_a_second_copy_scores_nothing_and_costs_its_letters() -> None:
    assert counted("A1 EIN/.../EIN") == ((3, 0, 3), (0, 0, 0))
    assert counted("A1 EIN/.../EIN/.../EIN") == ((3, 0, 6), (0, 0, 0))


@rule("KRX-25")
def test_across_is_read_before_down() -> None:
    """EIN down stands higher up, but the one across is the first copy."""
    assert counted("A1 E../I../N../.../..EIN") == ((3, 0, 3), (0, 0, 0))


@rule("KRX-25", "GEN-07")
def test_the_same_word_in_both_halves_is_no_copy() -> None:
    half = "EIN/.../.../.../.../..."
    assert counted(f"A1 {half}/EIN") == ((3, 0, 0), (3, 0, 0))


@rule("KRX-25")
def test_by_agreement_a_copy_scores_and_costs() -> None:
    assert counted("A1 EIN/.../EIN", copies="count") == ((6, 0, 3), (0, 0, 0))


@rule("KRX-26", "GEN-10")
def test_a_misspelt_word_costs_its_letters() -> None:
    assert counted("A1 KATSE", says="-KATSE") == ((0, 0, 5), (0, 0, 0))


@rule("KRX-26")
def test_wrong_copies_cost_each_time() -> None:
    assert counted("A1 KATSE/...../KATSE", says="-KATSE") == ((0, 0, 10), (0, 0, 0))


@rule("KRX-22")
def test_the_score_sheet_tells_every_word() -> None:
    done = take(position("board A1 EIN/.Q.; given-up 1; turn 2"), "2 pass", says="-IQ")
    sheet = KRUX.view(done.state, None).sheets[0]
    assert [(word.word, word.points, word.answer) for word in sheet.words] == [
        ("EIN", 3, "yes"),
        ("IQ", -2, "no"),
    ]
    assert sheet.words[1].squares == squares("B1 B2")


@rule("KRX-22")
def test_most_points_win_and_a_tie_is_shared() -> None:
    board = "board A1 EIN/.../.../.../.../.../{}; given-up 1; turn 2"
    assert KRUX.winners(play(position(board.format("AUS")), "2 pass")) == (0, 1)
    assert KRUX.winners(play(position(board.format("KATZE")), "2 pass")) == (1,)
