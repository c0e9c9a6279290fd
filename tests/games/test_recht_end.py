"""Wer behält recht: the last stone, payments, ties, the double stake, an evening of games."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from tests.games.recht import RechtLanguage, every_recht, hands, phase, scores, winner
from tests.language import rule

LAST = "board EXIK; word LEXIKON; author 1; turn 2; hands AE*/O/BCD"


@rule("WBR-15")
@every_recht
def test_the_last_stone_ends_the_game_at_once_even_with_the_word_open(game: RechtLanguage) -> None:
    over = game.play(game.position(LAST, seats=3), "2 0,4> O says MEXIKO")
    assert phase(over)[0] == "over"
    assert scores(over) == (-16, 19, -3)  # A 3, E 3, jolly 10; B C D 3
    assert winner(over) == (2,)


@rule("WBR-15")
@every_recht
def test_the_last_stone_may_also_be_one_for_the_word_of_another(game: RechtLanguage) -> None:
    over = game.play(game.position(LAST, seats=3), "2 0,4> O")
    assert (phase(over)[0], winner(over)) == ("over", (2,))


@rule("WBR-15")
@every_recht
def test_finishing_with_the_last_stones_wins(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; author 1; turn 1; hands MO/AE/BCD"
    over = game.play(game.position(text, seats=3), "1 finish")
    assert (phase(over)[0], scores(over), winner(over)) == ("over", (9, -6, -3), (1,))


@rule("WBR-15")
@every_recht
def test_the_unit_multiplies_all_payments(game: RechtLanguage) -> None:
    over = game.play(game.position(LAST, seats=3, unit=5), "2 0,4> O")
    assert scores(over) == (-80, 95, -15)
    duty = game.position(
        "board EXIK; word MEXIKO; turn 1; phase finish; hands AB/2/2", seats=3, unit=5
    )
    assert scores(game.play(duty, "1 drop-out")) == (-40, 20, 20)


@rule("WBR-08", "WBR-15")
@every_recht
def test_who_dropped_out_has_paid_and_pays_no_winner(game: RechtLanguage) -> None:
    text = "board EXIK; word LEXIKON; author 3; turn 2; out 1; hands AE*/O/BCD; scores -32 16 16"
    over = game.play(game.position(text, seats=3), "2 0,4> O")
    assert scores(over) == (-32, 19, 13)


@rule("WBR-16")
@every_recht
def test_an_empty_stock_and_a_full_round_of_passes_end_the_game(game: RechtLanguage) -> None:
    text = "board EXAMEN; finished 0,0>; turn 2; hands AEN/BCD/OU; stock 0"
    state = game.position(text, seats=3)
    passed = game.play(state, "2 pass", "3 pass")
    assert phase(passed) == ("begin", 1)
    over = game.play(passed, "1 pass")
    assert phase(over)[0] == "over"
    assert scores(over) == (-7, 13, -6)  # seat 2 has the lowest rest
    assert winner(over) == (2,)


@rule("WBR-16")
@every_recht
def test_equal_lowest_rests_nobody_wins_and_nobody_pays(game: RechtLanguage) -> None:
    text = "board EXAMEN; finished 0,0>; turn 1; hands A/BCD/OU; stock 0; passes 2"
    over = game.play(game.position(text, seats=3), "1 pass")
    assert (phase(over)[0], scores(over), winner(over)) == ("over", (0, 0, 0), ())


@rule("WBR-16")
@every_recht
def test_a_stone_laid_begins_the_round_of_passes_anew(game: RechtLanguage) -> None:
    text = "board EXAMEN; finished 0,0>; turn 1; hands TE/BCD/OU; stock 0; passes 2"
    state = game.position(text, seats=3)
    laid = game.play(state, "1 1,0v T says ETAT", "1 pass", "2 pass", "3 pass")
    assert phase(laid) == ("finish", 1)


@rule("WBR-16")
@every_recht
def test_a_purchase_or_time_that_ran_out_beside_a_stock_is_no_pass(game: RechtLanguage) -> None:
    text = "board EXAMEN; finished 0,0>; turn 1; hands AEN/BCD; stock 1"
    bought = game.play(game.position(text), "1 buy black", "* draw T", "1 pass")
    assert (phase(bought), bought.table.passes) == (("begin", 2), 0)
    state = game.position(text, time=10)
    late = game.play(game.play(state, "! thinking", at=10_000), "! thinking", at=20_000)
    assert (phase(late), late.table.passes) == (("begin", 1), 0)


@rule("WBR-08", "WBR-16")
@every_recht
def test_dropping_out_begins_the_round_of_passes_anew(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; turn 1; phase finish; hands AB/BCD/OU; stock 0; passes 2"
    out = game.play(game.position(text, seats=3), "1 drop-out")
    once = game.play(out, "2 pass")
    assert phase(once) == ("begin", 3)
    assert phase(game.play(once, "3 pass"))[0] == "over"


@rule("WBR-16")
@every_recht
def test_seats_that_dropped_out_are_not_waited_for_and_do_not_win(game: RechtLanguage) -> None:
    text = "board EXAMEN; finished 0,0>; turn 2; out 1; hands B/BCD/OU; stock 0"
    over = game.play(game.position(text, seats=3), "2 pass", "3 pass")
    assert (phase(over)[0], scores(over), winner(over)) == ("over", (0, 6, -6), (2,))


@rule("WBR-16")
@every_recht
def test_after_a_tie_the_next_game_goes_for_double_stake(game: RechtLanguage) -> None:
    text = "board EXAMEN; finished 0,0>; turn 1; starter 2; hands A/BCD/OU; stock 0; passes 2"
    tied = game.play(game.position(text, seats=3, games=2), "1 pass")
    assert (phase(tied)[0], tied.double, tied.game) == ("deal", True, 2)
    assert tied.results[0].winner is None
    double = game.position(f"{LAST}; double yes; game 2", seats=3, games=2)
    assert scores(game.play(double, "2 0,4> O")) == (-32, 38, -6)
    duty = game.position(
        "board EXIK; word MEXIKO; turn 1; phase finish; hands AB/2/2; double yes", seats=3
    )
    assert scores(game.play(duty, "1 drop-out")) == (-16, 8, 8)


@rule("WBR-16")
@every_recht
def test_a_further_tie_does_not_raise_the_stake_and_a_win_ends_it(game: RechtLanguage) -> None:
    text = "board EXAMEN; finished 0,0>; turn 1; hands A/BCD/OU; stock 0; passes 2; double yes"
    tied = game.play(game.position(text, seats=3, games=3), "1 pass")
    assert tied.stake == 2
    won = game.play(game.position(f"{LAST}; double yes", seats=3, games=3), "2 0,4> O")
    assert (won.double, won.stake, won.game) == (False, 1, 2)


@rule("WBR-16")
@every_recht
def test_an_evening_may_begin_with_double_stake(game: RechtLanguage) -> None:
    assert game.game.start(3, {"double": "yes"}).stake == 2


@rule("WBR-02", "WBR-16")
@every_recht
def test_an_evening_is_one_record_and_who_begins_rotates(game: RechtLanguage) -> None:
    state = game.position(f"{LAST}; starter 3", seats=3, games=2)
    second = game.play(state, "2 0,4> O")
    assert phase(second) == ("deal", 1)  # seat 3 began the first game
    assert (second.game, len(second.board), second.out) == (2, 0, frozenset())
    assert second.results[0].change == second.before == (-16, 19, -3)
    dealt = game.play(second, "* deal AEIOUBCDFGHKL/AEIOUBDFGHLMN/AEIOYNNPRRSTT")
    assert phase(dealt) == ("begin", 1)
    assert scores(dealt) == (-16, 19, -3)


@rule("WBR-16")
@every_recht
def test_the_evening_is_won_by_whoever_got_most(game: RechtLanguage) -> None:
    text = f"{LAST}; game 2; scores 40 -20 -20"
    over = game.play(game.position(text, seats=3, games=2), "2 0,4> O")
    assert (scores(over), winner(over)) == ((24, -1, -23), (1,))
    assert over.results[-1].change == (-16, 19, -3)


@rule("WBR-17")
def test_both_editions_have_the_same_rules_and_options() -> None:
    """One clause of 1936 is lost in print; Super has nothing in its place."""
    old, new = GAMES["recht-1936"], GAMES["recht-super"]
    assert old.options == new.options
    assert old.clauses == new.clauses == "WBR"


@rule("WBR-01")
def test_the_boxes_are_those_of_the_kreuzwort_spiel() -> None:
    for edition, stones in (("1936", 80), ("super", 120)):
        opening, other = (
            GAMES[f"recht-{edition}"].start(2, {}),
            GAMES[f"kreuzwort-{edition}"].start(2, {}),
        )
        assert len(opening.table.unseen) == stones
        assert opening.table.unseen == other.unseen


@rule("WBR-01", "WBR-02")
@every_recht
def test_each_takes_five_red_and_eight_black_and_the_letter_nearest_z_begins(
    game: RechtLanguage,
) -> None:
    state = game.game.start(2, {})
    assert phase(state)[0] == "deal"
    assert game.refused(state, "* deal AEIOUBCDFGHK/AEIOUBDFGHLMN").code == "deal_size"
    dealt = game.play(state, "* deal AEIOUBCDFGHKL/AEIOUBDFGHLMZ")
    assert phase(dealt) == ("begin", 2)
    tied = game.play(state, "* deal AEIOUBDFGHLMN/AEIOUBDFGHLMN")
    assert phase(tied)[0] == "lot"
    assert phase(game.play(tied, "* start 2")) == ("begin", 2)


@rule("WBR-02")
@every_recht
def test_the_first_seat_may_be_agreed(game: RechtLanguage) -> None:
    state = game.game.start(3, {"start": "agreed", "first": "2"})
    dealt = game.play(state, "* deal AEIOUBCDFGHKL/AEIOUBDFGHLMN/AEIOYNNPRRSTT")
    assert phase(dealt) == ("begin", 2)
    for first, turn in ((3, 2), (1, 0)):
        assert game.game.start(3, {"start": "agreed", "first": first}).turn == turn


@rule("WBR-01")
@every_recht
def test_two_to_five_play(game: RechtLanguage) -> None:
    for seats in (1, 6):
        with pytest.raises(OptionError):
            game.game.start(seats, {})
    with pytest.raises(OptionError):
        game.game.start(2, {"first": 3})
    with pytest.raises(OptionError):
        game.game.start(5, {"red": 15})
    with pytest.raises(OptionError):
        game.game.start(5, {"black": 25})


@rule("WBR-04")
@every_recht
def test_when_the_time_is_up_the_turn_is_over_and_nothing_is_bought(game: RechtLanguage) -> None:
    text = "board EXIK; word LEXIKON; author 1; turn 2; hands AE/BC/13"
    state = game.position(text, seats=3, time=60)
    assert game.refused(state, "2 buy red", at=60_000).code == "too_late"
    for free in (game.position(text, seats=3), game.position(text, seats=3, time=0)):
        assert game.game.awaiting(free).deadline is None
    late = game.play(state, "! thinking", at=60_000)
    assert phase(late) == ("add", 3)
    assert hands(late).startswith("AE/BC/")
    duty = game.play(late, "! thinking", at=120_000)
    assert phase(duty) == ("finish", 1)
    assert game.refused(duty, "! thinking", at=999_000) == Refusal(
        "no_such_deadline", {"deadline": "thinking"}
    )


@rule("WBR-01")
@every_recht
def test_who_got_which_stones_is_told_when_that_game_is_over(game: RechtLanguage) -> None:
    first = game.game.start(3, {"games": 2})
    deal = game.step("* deal AEIOUBCDFGHKL/AEIOUBDFGHLMN/AEIOYNNPRRSTT")
    running = game.play(first, "* deal AEIOUBCDFGHKL/AEIOUBDFGHLMN/AEIOYNNPRRSTT")
    assert game.game.hides(first, deal, running)
    second = game.play(game.position(LAST, seats=3, games=2), "2 0,4> O")
    assert not game.game.hides(first, deal, second)
    assert game.game.hides(second, deal, second)
