"""Standing up for good in Wer behält recht: it is dropping out, for the rest of the evening."""

from __future__ import annotations

from tests.games.recht import (
    R4,
    RechtLanguage,
    announced,
    every_recht,
    hands,
    phase,
    scores,
    winner,
)
from tests.language import rule
from tests.laws.reading_back import assert_read_back

BUILDING = "board EXIK; word LEXIKON; author 3; hands AB/EE/NN/DD; turn 1"


@rule("WBR-08")
@every_recht
def test_whoever_leaves_pays_his_rest_to_each_of_the_others(game: RechtLanguage) -> None:
    state = game.play(game.position(BUILDING, seats=4), "^ 2")
    assert (scores(state), phase(state)) == ((6, -18, 6, 6), ("add", 1))
    assert announced(state) == ("LEXIKON", 3)
    seen = game.game.view(state, 0)
    assert (seen.out, seen.left, seen.shown[1]) == ((1,), (1,), ("E", "E"))
    assert game.refused(state, "^ 2").code == "left_already"


@rule("WBR-08")
@every_recht
def test_the_word_of_an_author_who_leaves_is_left_lying(game: RechtLanguage) -> None:
    state = game.play(game.position(BUILDING, seats=4), "^ 3")
    assert (scores(state), phase(state), state.open) == ((2, 2, -6, 2), ("begin", 1), None)
    kept = game.play(game.position(BUILDING, seats=4, penalty="fragment"), "^ 3")
    assert (phase(kept), announced(kept)) == (("add", 1), ("LEXIKON", 3))


@rule("WBR-08")
def test_whoever_leaves_on_turn_passes_it_on() -> None:
    state = R4.play(R4.position(f"{BUILDING}; phase draw; buying red", seats=4), "^ 1", at=9)
    assert (phase(state), state.table.buying, state.table.began_at) == (("add", 2), (), 9)
    duty = BUILDING.replace("turn 1", "turn 3")
    state = R4.play(R4.position(duty, seats=4), "^ 3")
    assert (phase(state), state.open) == (("begin", 4), None)


@rule("WBR-13")
def test_a_premium_for_a_word_that_is_gone_lapses() -> None:
    state = R4.play(R4.position(f"{BUILDING}; premium 1", seats=4), "^ 3")
    assert (phase(state), state.premium, state.open) == (("begin", 2), 0, None)


@rule("WBR-08", "WBR-15")
@every_recht
def test_the_last_one_wins(game: RechtLanguage) -> None:
    state = game.play(game.position("board TEE; hands AB/EE/NN; turn 1", seats=3), "^ 1", "^ 3")
    assert (phase(state)[0], winner(state)) == ("over", (2,))
    assert scores(state) == (-8, 4 + 2, 4 - 2)


def test_who_dropped_out_may_leave_and_pays_nothing_more() -> None:
    state = R4.position("board TEE; hands AB/EE/NN; turn 1; out 2", seats=3, games=2)
    after = R4.play(state, "^ 2")
    assert (scores(after), phase(after)) == ((0, 0, 0), ("begin", 1))
    assert R4.game.view(after, None).left == (1,)


@rule("WBR-15")
def test_no_later_game_of_the_evening_waits_for_who_left() -> None:
    rules = {"games": 3, "red": 1, "black": 1, "start": "agreed"}
    state = R4.position("board TEE; hands AB/EE/NN; turn 1; starter 1", seats=3, **rules)
    dealing = R4.play(R4.play(state, "^ 2"), "^ 3")
    assert (phase(dealing)[0], winner(dealing)) == ("over", (1,))
    text = "board EXIL; word EXIL; fragment 0,0>; phase over"
    assert R4.position(text, seats=3).table.over
    playing = R4.position("board TE; hands E/EE/NN; turn 1; word TEE; author 3", seats=3, **rules)
    second = R4.play(R4.play(playing, "^ 2"), "1 0,2> E")
    assert (phase(second)[0], second.game, second.out) == ("deal", 2, frozenset({1}))
    assert R4.game.check(second, R4.step("* deal AB/EN/CE")) is not None
    dealt = R4.play(second, "* deal AB//CE")
    assert hands(dealt) == "AB/-/CE"
    assert phase(dealt) == ("begin", 3)


def test_the_right_to_begin_goes_on_to_the_next() -> None:
    opening = R4.game.start(3, {"start": "agreed", "first": 3})
    state = R4.play(opening, "^ 3")
    assert (phase(state), state.table.starter) == (("deal", 1), 0)


def test_a_position_tells_who_left() -> None:
    state = R4.play(R4.position("board TEE; hands AB/EE/NN; turn 1", seats=3), "^ 1")
    written = R4.game.write_position(state)
    assert (written["left"], written["out"]) == ("1", "1")
    assert R4.game.write_position(R4.game.read_position(written, 3, {})) == written


@every_recht
def test_a_game_that_all_leave_before_it_begins_is_read_back(game: RechtLanguage) -> None:
    over = game.play(game.game.start(3, {}), "^ 3", "^ 1")
    assert phase(over)[0] == "over"
    assert assert_read_back(game.game, over, 3, {})
