"""Standing up for good in Schach dem Wort: who answers for words, who pays, who wins."""

from __future__ import annotations

from random import Random

from setzkasten.core.drawing import Deal
from tests.games.schach import SDW, alone, hands, opened, phase
from tests.language import rule
from tests.laws.reading_back import assert_read_back


def test_the_turn_of_a_seat_that_left_is_skipped() -> None:
    state = SDW.position("board TEE; hands AB/EE/NN; turn 1; bought yes", seats=3)
    after = SDW.play(state, "^ 2", "1 pass")
    assert (phase(after), after.turn) == ("lay", 2)
    assert SDW.game.view(after, None).left == (1,)
    assert SDW.refused(after, "^ 2").code == "left_already"


@rule("SDW-05", "SDW-14")
def test_a_turn_that_leaves_two_words_open_is_taken_up_when_its_seat_leaves() -> None:
    text = "board TEE/.NA; laid 1,2; open 0,2v by 1 / 1,1> by 1; credit 2; hands AB/EE/NN; turn 1"
    after = SDW.play(SDW.position(text, seats=3), "^ 1", at=7)
    assert (phase(after), after.turn, after.began_at) == ("lay", 1, 7)
    assert (hands(after), opened(after), (1, 2) in after.board) == ("AAB/EE/NN", [], False)


@rule("SDW-12")
def test_what_a_seat_laid_before_it_left_stays() -> None:
    text = "board TEE/..N; laid 1,2; open 0,2v by 1; credit 1; hands AB/EE/NN; turn 1"
    after = SDW.play(SDW.position(text, seats=3), "^ 1")
    assert (phase(after), opened(after), after.laid) == ("lay", ["EN"], ())


@rule("SDW-11")
def test_a_word_to_be_finished_alone_stays_lying_when_its_seat_leaves() -> None:
    text = "board TEE/..X; alone 3 0,2v; hands AA/B/C; stock 0; turn 1"
    state = SDW.position(text, seats=3)
    assert SDW.refused(state, "1 2,2> A").code == "not_your_word"
    after = SDW.play(state, "^ 3")
    assert (alone(after), opened(after)) == ({}, [])
    assert opened(SDW.play(after, "1 2,2> A", says="-EXA")) == ["EXA"]


@rule("SDW-11")
def test_nobody_has_to_finish_the_word_of_somebody_who_left() -> None:
    text = "board TEE/..X; open 0,2v by 3; hands AA/BB/CC; stock 0; turn 1"
    after = SDW.play(SDW.position(text, seats=3), "^ 3", "1 pass", "2 pass")
    assert (phase(after), alone(after)) == ("over", {})
    stocked = SDW.position("board TEE/..X; open 0,2v by 3; hands AA/BB/CC; turn 1", seats=3)
    steps = ("^ 3", "1 buy red", "* draw U", "1 pass", "2 buy red", "* draw U", "2 pass")
    going_on = SDW.play(stocked, *steps)
    assert (phase(going_on), opened(going_on), alone(going_on)) == ("lay", [], {})


@rule("SDW-18")
def test_the_last_one_wins_and_is_paid_the_stones_of_those_who_left() -> None:
    state = SDW.position("board TEE; hands AB/EE/NN; turn 1", seats=3)
    over = SDW.play(state, "^ 1", "^ 2")
    assert (phase(over), SDW.game.scores(over)) == ("over", (-4, -6, 10))
    assert SDW.game.winners(over) == (2,)
    assert SDW.refused(over, "^ 3").code == "game_over"


@rule("SDW-18")
def test_the_lowest_rest_is_looked_for_among_those_who_stayed() -> None:
    state = SDW.position("board TEE; hands B/EE/NN; stock 0; turn 1", seats=3)
    over = SDW.play(state, "^ 1", "2 pass", "3 pass")
    assert (SDW.game.winners(over), SDW.game.scores(over)) == ((2,), (-1, -6, 7))


@rule("SDW-16")
def test_who_left_pays_for_the_breach_to_those_who_stayed() -> None:
    text = "board TEE/..X/..I; open 0,2v by 2 from 1 1,2; hands A/BB/CC/NN; stock 0; turn 1"
    over = SDW.play(SDW.position(text, seats=4), "^ 4", "^ 1", "2 pass", "3 pass")
    assert (over.breach, SDW.game.scores(over)) == (0, (-8, 4, 4, 0))


@rule("SDW-01", "SDW-02")
def test_who_leaves_before_the_deal_is_dealt_nothing_and_does_not_begin() -> None:
    state = SDW.play(SDW.game.start(3, {"red": 1, "black": 1}), "^ 1")
    assert SDW.refused(state, "* start 1").code == "lot_seat"
    started = SDW.play(state, "* start 2")
    sampled = SDW.game.sample(started, Random(1))
    assert isinstance(sampled, Deal)
    assert [len(hand) for hand in sampled.hands] == [0, 2, 2]
    assert hands(SDW.play(started, "* deal /AB/CE")) == "-/AB/CE"


def test_the_right_to_begin_goes_on_to_the_next() -> None:
    opening = SDW.game.start(3, {"start": "agreed", "first": 3})
    state = SDW.play(opening, "^ 3")
    assert (phase(state), state.turn, state.starter) == ("deal", 0, 0)


def test_a_position_tells_who_left() -> None:
    state = SDW.play(SDW.position("board TEE; hands AB/EE/NN; turn 1", seats=3), "^ 1")
    written = SDW.game.write_position(state)
    assert written["left"] == "1"
    assert SDW.game.write_position(SDW.game.read_position(written, 3, {})) == written


def test_a_game_that_all_leave_before_it_begins_is_read_back() -> None:
    over = SDW.play(SDW.game.start(3, {}), "^ 3", "^ 1")
    assert phase(over) == "over"
    assert assert_read_back(SDW.game, over, 3, {})
