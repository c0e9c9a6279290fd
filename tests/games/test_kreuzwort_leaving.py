"""Standing up for good in the Typ-Dom crossing games: stones stay out of play and are paid for."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.core.drawing import Deal
from setzkasten.core.game import Chance
from tests.games.kreuzwort import (
    ALL,
    KW1,
    KW4,
    PNT,
    KreuzwortLanguage,
    every_kreuzwort,
    hands,
    phase,
)
from tests.language import rule
from tests.laws.reading_back import assert_read_back

THREE = "board HOLZ; hands AB/EE/NNN; turn 1"


def winners(game: KreuzwortLanguage, text: str, *steps: str, seats: int = 3) -> tuple[int, ...]:
    state = game.play(game.position(text, seats=seats), *steps)
    return tuple(seat + 1 for seat in game.game.winners(state))


@every_kreuzwort
def test_the_turn_of_a_seat_that_left_is_skipped(game: KreuzwortLanguage) -> None:
    state = game.play(game.position(THREE, seats=3), "^ 2", "1 buy black", "* draw R")
    assert (phase(state), state.turn, hands(state)) == ("lay", 2, "ABR/EE/NNN")
    assert game.game.view(state, 0).left == (1,)
    assert game.refused(state, "^ 2").code == "left_already"
    assert game.refused(state, "2 pass").code == "not_your_turn"


@every_kreuzwort
@pytest.mark.parametrize(
    "more", ["phase lay", "phase second", "phase draw; buying red", "phase buy"]
)
def test_whoever_leaves_on_turn_passes_it_on(game: KreuzwortLanguage, more: str) -> None:
    state = game.play(game.position(f"{THREE}; {more}", seats=3), "^ 1", at=5)
    assert (phase(state), state.turn, state.began_at) == ("lay", 1, 5)
    assert hands(state) == "AB/EE/NNN"


@every_kreuzwort
def test_somebody_elses_purchase_goes_on(game: KreuzwortLanguage) -> None:
    bought = game.play(game.position(THREE, seats=3), "1 buy red", "^ 3", "* draw U")
    assert (bought.turn, hands(bought)) == (1, "ABU/EE/NNN")


@rule("KW1-13", "KW4-11")
@pytest.mark.parametrize("game", [KW1, KW4], ids=["super", "1936"])
def test_the_last_one_wins_and_is_paid_the_stones_of_those_who_left(
    game: KreuzwortLanguage,
) -> None:
    state = game.play(game.position(THREE, seats=3), "^ 3", "^ 1")
    assert phase(state) == "over"
    assert game.game.scores(state) == (-4, 4 + 3, -3)
    assert game.game.winners(state) == (1,)
    assert game.refused(state, "^ 2").code == "game_over"


@rule("KW1-13", "KW4-11")
@pytest.mark.parametrize("game", [KW1, KW4], ids=["super", "1936"])
def test_whoever_gets_out_is_paid_by_those_who_left_too(game: KreuzwortLanguage) -> None:
    state = game.position("board HOLZ; hands X/ES/NNN; turn 2", seats=3)
    over = game.play(game.play(state, "^ 3"), "2 1,1v ES")
    assert (phase(over), game.game.scores(over)) == ("over", (-1, 4, -3))


@rule("KW4-12", "KW1-15")
@pytest.mark.parametrize("game", [KW1, KW4], ids=["super", "1936"])
def test_the_lowest_rest_is_looked_for_among_those_who_stayed(game: KreuzwortLanguage) -> None:
    text = "board HOLZ; hands X/EE/NNN; stock 0; turn 1"
    assert winners(game, text, "^ 1", "2 pass", "3 pass") == (3,)


@rule("PNT-06", "PNT-10")
def test_in_point_typ_dom_the_last_one_wins_whatever_the_points() -> None:
    text = "board HOLZ; hands X/EE/NNN; scores 30 2 9; turn 1"
    state = PNT.play(PNT.position(text, seats=3), "^ 1", "^ 3")
    assert (PNT.game.scores(state), PNT.game.winners(state)) == ((21, 0, 3), (1,))


@rule("PNT-07")
def test_the_round_ends_where_it_began_though_that_seat_left() -> None:
    text = "board HOLZ; hands ES/BB/CC; starter 3; turn 1"
    state = PNT.play(PNT.position(text, seats=3), "1 1,1v ES", "^ 3")
    assert (phase(state), state.turn) == ("lay", 1)
    assert phase(PNT.play(state, "2 pass")) == "over"


@rule("PNT-10")
def test_who_got_out_first_and_left_does_not_win() -> None:
    text = "board HOLZ; hands ES/BB/CC; starter 1; turn 1; scores 50 0 20"
    steps = ("1 1,1v ES", "^ 1", "2 pass", "3 pass")
    assert winners(PNT, text, *steps) == (3,)


@pytest.mark.parametrize("game", ALL, ids=lambda game: str(game.game.id))
def test_who_leaves_before_the_deal_is_dealt_nothing_and_does_not_begin(
    game: KreuzwortLanguage,
) -> None:
    opening = game.game.start(3, {"start": "agreed", "first": 2, "red": 1, "black": 1})
    state = game.play(opening, "^ 2")
    assert (phase(state), state.turn, state.starter) == ("deal", 2, 2)
    assert game.refused(state, "* deal AB/EN/CE").code == "deal_size"
    dealt = game.play(state, "* deal AB//CE")
    assert (phase(dealt), hands(dealt)) == ("lay", "AB/-/CE")
    sampled = game.game.sample(state, Random(1))
    assert isinstance(sampled, Deal)
    assert [len(hand) for hand in sampled.hands] == [2, 0, 2]
    assert game.game.check(state, Chance(sampled, at=0)) is None


@rule("KW1-03", "KW4-02", "PNT-02")
@every_kreuzwort
def test_the_lot_is_among_those_who_stayed(game: KreuzwortLanguage) -> None:
    lot = "phase lot" if game is KW4 else "phase lot; hands AN/AN/AN"
    state = game.play(game.position(lot, seats=3), "^ 1")
    assert game.refused(state, "* start 1").code == "lot_seat"
    assert game.play(state, "* start 3").starter == 2


@every_kreuzwort
def test_a_position_tells_who_left(game: KreuzwortLanguage) -> None:
    state = game.play(game.position(THREE, seats=3), "^ 1")
    written = game.game.write_position(state)
    assert written["left"] == "1"
    again = game.game.read_position(written, 3, {})
    assert again.left == {0}
    assert game.game.write_position(again) == written


def test_nobody_leaves_while_words_wait_for_a_ruling() -> None:
    state = KW4.position("board HOLZ; hands ES/BB/CC; turn 1", seats=3)
    waiting = KW4.game.apply(state, KW4.step("1 1,1v ES")).state
    assert KW4.refused(waiting, "^ 2").code == "ruling_first"


@every_kreuzwort
def test_a_game_that_all_leave_before_it_begins_is_read_back(game: KreuzwortLanguage) -> None:
    over = game.play(game.game.start(3, {}), "^ 3", "^ 1")
    assert phase(over) == "over"
    assert assert_read_back(game.game, over, 3, {})
