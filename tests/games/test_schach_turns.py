"""Schach dem Wort: buying, going on, time, and the word that is left to its layer."""

from __future__ import annotations

import pytest

from setzkasten.core.game import Refusal
from setzkasten.games.schach.state import State
from tests.games.schach import SDW, alone, blocked, credit, hands, opened, phase
from tests.language import rule, squares

VIOLIN = "board VIOLIN; open 0,0> by 2; hands AB/CD/FG"


def passing(state: State, *seats: int) -> State:
    """These seats buy an E or an N and go on, in turn."""
    for seat in seats:
        state = SDW.play(state, f"{seat} buy red", "* draw E", f"{seat} pass")
    return state


def left_alone() -> State:
    """Seat 2 laid the N of VIOLIN; nobody could add for a round."""
    return passing(SDW.position(f"{VIOLIN}; turn 3", seats=3), 3, 1, 2)


@rule("SDW-06")
def test_who_cannot_lay_buys_one_stone_and_may_lay_then() -> None:
    state = SDW.position("board XI; open 0,0>; hands BC/13")
    assert SDW.refused(state, "1 pass") == Refusal("must_buy")
    bought = SDW.play(state, "1 buy red", "* draw E")
    assert (phase(bought), bought.turn, hands(bought)) == ("lay", 0, f"BCE/{'.' * 13}")
    assert SDW.refused(bought, "1 buy red") == Refusal("bought_already")
    laid = SDW.play(bought, "1 0,-1> E", says="-EXI")
    assert (laid.turn, laid.bought) == (1, False)


@rule("SDW-06")
def test_if_it_is_still_impossible_the_seat_goes_on() -> None:
    state = SDW.position("board XI; open 0,0>; hands BC/13")
    on = SDW.play(state, "1 buy black", "* draw N", "1 pass")
    assert (on.turn, opened(on), on.stuck) == (1, ["XI"], frozenset({0}))


@rule("SDW-06")
def test_the_buyer_chooses_the_colour_as_long_as_it_lasts() -> None:
    state = SDW.position("board XI; hands BC/DD; stock N")
    assert SDW.refused(state, "1 buy red") == Refusal("colour_used_up")
    drawing = SDW.play(state, "1 buy black")
    assert phase(drawing) == "draw"
    assert SDW.refused(drawing, "* draw E").code == "drawn_colour"
    assert SDW.refused(drawing, "* draw NN").code == "drawn_colour"
    assert SDW.refused(drawing, "* draw S").code == "stone_not_in_stock"
    assert SDW.refused(drawing, "* start 1").code == "no_draw_due"


@rule("SDW-06")
def test_with_an_empty_stock_one_just_goes_on() -> None:
    state = SDW.position("board XI; open 0,0>; hands BC/DD; stock 0")
    assert SDW.refused(state, "1 buy red") == Refusal("stock_empty", {"stock": 0})
    assert SDW.play(state, "1 pass").turn == 1


@rule("SDW-05")
def test_time_that_ran_out_gives_the_turn_away_and_buys_nothing() -> None:
    state = SDW.position("board XI; open 0,0>; hands BC/13", time=60)
    late = SDW.play(state, "! thinking", at=60_000)
    assert (late.turn, hands(late), opened(late)) == (1, f"BC/{'.' * 13}", ["XI"])
    assert SDW.refused(state, "1 buy red", at=60_000).code == "too_late"
    deadline = SDW.game.awaiting(late).deadline
    assert deadline is not None
    assert deadline.at == 120_000


@rule("SDW-05")
def test_without_an_agreed_time_nobody_is_hurried() -> None:
    for state in (SDW.position("board XI"), SDW.position("board XI", time=0)):
        assert SDW.game.awaiting(state).deadline is None


@rule("SDW-05")
def test_a_premium_that_time_cuts_off_stands_with_one_open_word_and_falls_with_two() -> None:
    angle = "board MEXIKO/..T.../..T...; hands OSEA/13"
    state = SDW.position(angle, time=60)
    one = SDW.play(SDW.play(state, "1 1,3> O", says="-IO"), "! thinking", at=60_000)
    assert (opened(one), credit(one)) == (["IO"], (2, 0))
    two = SDW.play(SDW.play(state, "1 1,3> O", says="-IO -TO"), "! thinking", at=60_000)
    assert (opened(two), credit(two), len(two.board)) == ([], (2, 0), 8)
    assert two.moves[-1].kind == "time"


@rule("SDW-11")
def test_after_a_full_round_the_layer_of_the_last_stone_is_left_with_his_word() -> None:
    state = SDW.position(f"{VIOLIN}; turn 3", seats=3)
    waiting = passing(state, 3, 1)
    assert (alone(waiting), opened(waiting)) == ({}, ["VIOLIN"])
    left = passing(waiting, 2)
    assert (alone(left), opened(left), left.turn) == ({2: "VIOLIN"}, [], 2)
    assert left.stuck == frozenset()
    assert left.moves[-1].kind == "alone"


@rule("SDW-11")
def test_the_layer_himself_may_still_add() -> None:
    state = SDW.position(
        "board VIOLIN; open 0,0> by 2; hands AB/CDE/FG; turn 2; stuck 1 3", seats=3
    )
    added = SDW.play(state, "2 0,6> E")
    assert (alone(added), opened(added), added.stuck) == ({}, [], frozenset())


@rule("SDW-11")
def test_a_stone_of_anybody_breaks_the_round() -> None:
    state = SDW.position("board VIOLI; open 0,0> by 2; hands NB/CD/FG; turn 1; stuck 3", seats=3)
    added = SDW.play(state, "1 0,5> N", says="-VIOLIN")
    assert (added.stuck, added.open[0].layer) == (frozenset(), 0)
    left = passing(added, 2, 3, 1)
    assert alone(left) == {1: "VIOLIN"}


@rule("SDW-11")
def test_a_complete_word_leaves_nobody_alone() -> None:
    state = SDW.position("board VIOLINE; hands AB/CD/FG; turn 1", seats=3)
    assert alone(passing(state, 1, 2, 3, 1)) == {}


@rule("SDW-11")
def test_the_next_begins_a_new_word_for_the_others_elsewhere() -> None:
    begun = SDW.play(left_alone(), "3 1,3> G", says="-LG")
    assert (opened(begun), alone(begun)) == (["LG"], {2: "VIOLIN"})


@rule("SDW-11")
def test_the_others_keep_off_his_word() -> None:
    state = left_alone()
    bad = Refusal("not_your_word", squares=squares("0,0 0,1 0,2 0,3 0,4 0,5"))
    assert SDW.refused(state, "3 0,6> E") == bad
    assert SDW.refused(state, "3 0,-1> G") == bad


@rule("SDW-11")
def test_his_room_is_not_blocked() -> None:
    state = left_alone()
    bad = Refusal("space_blocked", {"run": "VIOLIN", "seat": 2}, squares("0,0 0,1 0,2 0,3 0,4 0,5"))
    assert blocked(state, "3 1,5> G", "VIOLIN") == bad


@rule("SDW-11")
def test_he_buys_and_lays_one_stone_each_round() -> None:
    state = SDW.position("board VIOLIN; alone 2 0,0>; hands AB/CED/FG; turn 2", seats=3)
    assert phase(state) == "alone"
    assert SDW.refused(state, "2 0,6> E").code == "buy_first"
    assert SDW.refused(state, "2 pass").code == "must_buy"
    bought = SDW.play(state, "2 buy black", "* draw N")
    assert SDW.refused(bought, "2 0,6> E 0,7> N").code == "no_premium"
    laid = SDW.play(bought, "2 0,6> E", says="-VIOLINE")
    assert (alone(laid), laid.turn) == ({2: "VIOLINE"}, 2)


@rule("SDW-11")
def test_he_takes_no_part_until_it_is_finished() -> None:
    text = "board VIOLIN/...G..; alone 2 0,0>; open 0,3v by 3; hands AB/CED/FG; turn 2; bought yes"
    state = SDW.position(text, seats=3)
    bad = Refusal("finish_own_word", squares=squares("0,0 0,1 0,2 0,3 0,4 0,5"))
    assert SDW.refused(state, "2 2,3> E") == bad
    finished = SDW.play(state, "2 0,6> E")
    assert (alone(finished), opened(finished)) == ({}, ["LG"])
    again = SDW.position("board VIOLINE/...G...; open 0,3v by 1; hands AB/CED/FG; turn 2", seats=3)
    assert opened(SDW.play(again, "2 2,3> E", says="-LGE")) == ["LGE"]


@rule("SDW-11")
def test_his_stone_neither_joins_nor_opens_another_word() -> None:
    near = "board VIOLIN./......S/......T; alone 2 0,0>; hands AB/CED/FG; turn 2; bought yes"
    common = SDW.position(f"{near}; open 1,6v by 3", seats=3)
    assert SDW.refused(common, "2 0,6> E") == Refusal("not_your_word", squares=squares("1,6 2,6"))
    opening = SDW.position(near, seats=3)
    assert SDW.refused(opening, "2 0,6> E", says="-EST -VIOLINE").code == "two_words_open"
    assert alone(SDW.play(opening, "2 0,6> E")) == {}


@rule("SDW-11")
def test_his_stone_joins_no_word_that_another_finishes_alone() -> None:
    near = "board VIOLIN./......S/......T; alone 2 0,0> / 3 1,6v; hands AB/CED/FG; bought yes"
    state = SDW.position(f"{near}; turn 2", seats=3)
    assert SDW.refused(state, "2 0,6> E") == Refusal("not_your_word", squares=squares("1,6 2,6"))


@rule("SDW-11")
def test_his_stone_does_not_break_the_round_of_the_others() -> None:
    text = "board VIOLIN/...G..; alone 2 0,0>; open 0,3v by 3; stuck 1; hands AB/CED/FG; turn 2"
    state = SDW.position(f"{text}; bought yes", seats=3)
    for says in ("", "-VIOLINE"):
        assert SDW.play(state, "2 0,6> E", says=says).stuck == frozenset({0})


@rule("SDW-11", "SDW-14")
def test_with_the_stone_that_finishes_his_word_he_may_open_one_for_all() -> None:
    near = "board VIOLIN./......S/......T; alone 2 0,0>; hands AB/CED/FG; turn 2; bought yes"
    done = SDW.play(SDW.position(near, seats=3), "2 0,6> E", says="-EST")
    assert (alone(done), opened(done)) == ({}, ["EST"])
    busy = "board VIOLIN./..G...S/......T; open 0,2v by 1"
    common = SDW.position(f"{busy};{near.split(';', 1)[1]}", seats=3)
    assert SDW.refused(common, "2 0,6> E", says="-EST").code == "two_words_open"


@rule("SDW-11", "SDW-15")
def test_his_stone_brings_no_premium() -> None:
    near = "board VIOLIN./......S/......T; alone 2 0,0>; hands AB/CED/FG; turn 2; bought yes"
    done = SDW.take(SDW.position(near, seats=3), "2 0,6> E")
    assert (done.report.earned, done.state.turn) == (0, 2)


@rule("SDW-11")
def test_who_cannot_lay_even_then_goes_on_and_stays_alone() -> None:
    state = SDW.position("board VIOLIN; alone 2 0,0>; hands AB/CD/FG; turn 2", seats=3)
    on = SDW.play(state, "2 buy black", "* draw N", "2 pass")
    assert (alone(on), on.turn, on.stuck) == ({2: "VIOLIN"}, 2, frozenset())


@rule("SDW-11")
def test_a_second_word_may_be_left_to_another_seat() -> None:
    text = "board VIOLIN/...G..; alone 2 0,0>; open 0,3v by 3; hands AB/CD/FN; turn 1"
    state = SDW.position(text, seats=3)
    on = passing(state, 1)
    on = SDW.play(on, "2 buy black", "* draw N", "2 pass")
    assert (alone(on), on.stuck) == ({2: "VIOLIN"}, frozenset({0}))
    on = passing(on, 3)
    assert (alone(on), opened(on), on.turn) == ({2: "VIOLIN", 3: "LG"}, [], 0)


@rule("SDW-11")
def test_of_two_players_the_other_plays_on_by_himself() -> None:
    state = SDW.position("board VIOLIN; open 0,0> by 1; hands AB/CD; turn 2")
    left = passing(state, 2, 1)
    assert (alone(left), left.turn) == ({1: "VIOLIN"}, 1)
    begun = SDW.play(left, "2 1,3> D", says="-LD")
    assert opened(begun) == ["LD"]
    again = passing(SDW.play(begun, "1 buy red", "* draw A", "1 pass"), 2)
    assert alone(again) == {1: "VIOLIN", 2: "LD"}


@rule("SDW-11")
def test_with_an_empty_stock_he_lays_without_buying() -> None:
    state = SDW.position("board VIOLIN; alone 2 0,0>; hands AB/CED/FG; turn 2; stock 0", seats=3)
    assert alone(SDW.play(state, "2 0,6> E")) == {}
    assert SDW.play(state, "2 pass").turn == 2


@pytest.mark.parametrize("text", ["1 buy red", "1 pass", "1 1,0> A"])
def test_out_of_turn_is_refused(text: str) -> None:
    assert SDW.refused(SDW.position("board XI; hands A/B; turn 2"), text).code == "not_your_turn"
