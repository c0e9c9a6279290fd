"""No word: buying, passing and the clock in the three Typ-Dom games."""

from __future__ import annotations

import pytest

from setzkasten.core.game import Refusal
from setzkasten.games.kreuzwort.state import State
from tests.games.kreuzwort import (
    KW1,
    KW4,
    PNT,
    KreuzwortLanguage,
    every_kreuzwort,
    hands,
    phase,
    words,
)
from tests.language import rule

JOINED = "board NOT./..../..../NASE; hands EIQ/13"  # NEIN joins NOT and NASE
KREUZWORT = pytest.mark.parametrize("game", [KW1, KW4], ids=["super", "1936"])


@rule("KW1-11", "KW4-10")
@KREUZWORT
def test_without_a_word_one_stone_is_bought_and_the_turn_is_over(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QW/13")
    bought = game.play(state, "1 buy black", "* draw T")
    assert hands(bought) == "QTW/............."
    assert (phase(bought), bought.turn) == ("lay", 1)


@rule("KW1-11", "KW4-10")
@KREUZWORT
def test_the_buyer_may_not_lay_in_this_turn(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QW/13")
    buying = game.play(state, "1 buy red")
    bought = game.play(buying, "* draw U")
    assert game.refused(bought, "1 0,0v .QU").code == "not_your_turn"


@rule("KW1-11", "KW4-10")
@KREUZWORT
def test_buying_is_a_duty_while_there_are_stones(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QW/13")
    assert game.refused(state, "1 pass") == Refusal("must_buy")
    seen = game.game.view(state, 0)
    assert (seen.may_pass, seen.most_to_buy) == (False, 1)


@rule("KW1-11", "KW4-10")
@KREUZWORT
def test_no_more_than_one_stone_is_bought(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QW/13")
    assert game.refused(state, "1 buy red black") == Refusal("buy_number", {"most": 1})


@rule("KW1-11", "KW4-10", "PNT-09")
@every_kreuzwort
def test_the_buyer_chooses_the_colour_and_draws_blind(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QW/13")
    red = game.play(state, "1 buy red")
    assert phase(red) == "draw"
    assert game.refused(red, "* draw T") == Refusal("drawn_colour")
    assert game.refused(red, "* draw EE") == Refusal("drawn_colour")
    assert hands(game.play(red, "* draw +")) == "+QW/............."
    black = game.play(state, "1 buy black")
    assert game.refused(black, "* draw +") == Refusal("drawn_colour")
    assert game.refused(black, "* draw X") == Refusal("stone_not_in_stock", {"stone": "X"})


@rule("KW1-11", "KW4-10", "PNT-09")
@every_kreuzwort
def test_a_colour_that_is_used_up_is_not_bought(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QW/RT; stock NN")
    assert game.refused(state, "1 buy red") == Refusal("colour_used_up")
    assert hands(game.play(state, "1 buy black", "* draw N")) == "NQW/RT"


@rule("KW1-11", "KW4-10", "KW1-15")
@KREUZWORT
def test_with_an_empty_stock_one_just_passes(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QW/RT; stock 0")
    assert game.refused(state, "1 buy red") == Refusal("stock_empty", {"stock": 0})
    assert game.play(state, "1 pass").turn == 1
    seen = game.game.view(state, 0)
    assert (seen.may_pass, seen.most_to_buy) == (True, 0)


@rule("KW1-12")
def test_super_buys_for_a_second_word_left_out() -> None:
    second = KW1.play(KW1.position(JOINED), "1 0,0v .EI.")
    assert phase(second) == "second"
    assert KW1.refused(second, "1 pass") == Refusal("must_buy")
    bought = KW1.play(second, "1 buy black", "* draw B")
    assert (hands(bought), bought.turn) == ("BQ/.............", 1)


@rule("KW1-12", "KW1-13")
def test_super_buys_nothing_when_the_first_word_used_up_the_hand() -> None:
    ended = KW1.play(KW1.position("board NOT./..../..../NASE; hands EI/Q"), "1 0,0v .EI.")
    assert phase(ended) == "over"


@rule("KW1-12")
def test_with_an_empty_stock_the_duty_lapses() -> None:
    second = KW1.play(KW1.position(f"{JOINED}; stock 0"), "1 0,0v .EI.")
    assert KW1.play(second, "1 pass").turn == 1


@rule("KW1-12")
def test_the_duty_may_be_dropped_by_agreement() -> None:
    second = KW1.play(KW1.position(JOINED, duty=False), "1 0,0v .EI.")
    assert KW1.play(second, "1 pass").turn == 1
    assert KW1.refused(second, "1 buy red") == Refusal("nothing_to_buy")


@rule("KW4-10", "PNT-09")
@pytest.mark.parametrize("game", [KW4, PNT], ids=["1936", "point"])
def test_elsewhere_a_second_word_is_left_out_freely(game: KreuzwortLanguage) -> None:
    second = game.play(game.position(JOINED), "1 0,0v .EI.")
    assert game.refused(second, "1 buy red") == Refusal("nothing_to_buy")
    assert game.play(second, "1 pass").turn == 1


@rule("PNT-09")
@pytest.mark.parametrize(
    ("colours", "stones"),
    [("red", "A"), ("red black", "AT"), ("black red", "AT"), ("black black red", "TTA")],
)
def test_point_typ_dom_sells_one_to_three_stones_of_any_colours(colours: str, stones: str) -> None:
    state = PNT.position("board EXAMEN; hands QW/13")
    bought = PNT.play(state, f"1 buy {colours}", f"* draw {stones}")
    assert sorted(hands(bought).split("/")[0]) == sorted(f"QW{stones}")
    assert (phase(bought), bought.turn) == ("lay", 1)


@rule("PNT-09")
def test_point_typ_dom_sells_no_four_and_no_more_than_there_are() -> None:
    state = PNT.position("board EXAMEN; hands QW/13")
    assert PNT.refused(state, "1 buy red red red red") == Refusal("buy_number", {"most": 3})
    poor = PNT.position("board EXAMEN; hands QW/RT; stock 2")
    assert PNT.refused(poor, "1 buy red red red") == Refusal("stock_empty", {"stock": 2})


@rule("PNT-09")
def test_in_point_typ_dom_passing_without_buying_is_allowed() -> None:
    state = PNT.position("board EXAMEN; hands QW/13")
    assert PNT.play(state, "1 pass").turn == 1


@rule("KW4-04")
def test_1936_gives_a_minute_a_word_when_the_clock_is_on() -> None:
    assert KW4.game.awaiting(KW4.position("hands EXAMENQ/13")).deadline is None
    state = KW4.position("hands EXAMENQ/13", time=60)
    assert words(KW4.take(state, "1 0,0> EXAMEN", at=59_999).report) == ["EXAMEN"]
    assert KW4.refused(state, "1 0,0> EXAMEN", at=60_000) == Refusal("too_late", {"by": 0})
    assert KW4.game.presets["finesse"]["time"] == 60


@rule("KW1-09", "KW4-08", "KW1-11", "KW4-10", "PNT-09")
@every_kreuzwort
def test_robbing_buying_and_passing_are_noted(game: KreuzwortLanguage) -> None:
    state = game.position("board sPIEL; hands SQ/XY; stock E")
    state = game.play(state, "1 rob 0,0", "1 buy red", "* draw E", "2 pass")
    noted = [(move.seat, move.kind, move.bought) for move in state.moves]
    assert noted == [(0, "rob", 0), (0, "buy", 1), (1, "pass", 0)]


@rule("KW4-04", "KW1-11", "PNT-09")
@every_kreuzwort
def test_there_is_no_clock_unless_it_is_agreed(game: KreuzwortLanguage) -> None:
    assert game.game.awaiting(game.position("hands EXAMENQ/13")).deadline is None
    assert game.game.awaiting(game.position("hands EXAMENQ/13", time=0)).deadline is None
    assert not game.game.presets["simple"].get("time")


@rule("KW4-04", "KW1-11", "PNT-09")
@every_kreuzwort
def test_each_turn_has_its_own_time(game: KreuzwortLanguage) -> None:
    def ends(state: State) -> int | None:
        deadline = game.game.awaiting(state).deadline
        return deadline.at if deadline else None

    dealing = game.game.start(2, {"time": 60, "start": "agreed"})
    assert ends(game.play(dealing, "* deal AAEEEBDFGHKLX/AAEEIBDFGHKLM", at=2_000)) == 62_000
    state = game.position("board EXAMEN; hands DOINOQ/13", time=60)
    assert ends(game.play(state, "1 -2,3v DO.INO", at=3_000)) == 63_000
    buying = game.play(state, "1 buy red", at=4_000)
    assert ends(game.play(buying, "* draw E", at=5_000)) == 65_000
    empty = game.position("board EXAMEN; hands DOINOQ/13; stock 0", time=60)
    assert ends(game.play(empty, "1 pass", at=6_000)) == 66_000
    assert ends(game.play(empty, "! thinking", at=60_000)) == 120_000


@rule("KW4-04", "KW4-06")
def test_a_second_word_has_a_minute_of_its_own() -> None:
    state = KW4.position(JOINED, time=60)
    second = KW4.play(state, "1 0,0v .EI.", at=50_000)
    deadline = KW4.game.awaiting(second).deadline
    assert deadline is not None
    assert deadline.at == 110_000


@rule("KW4-10", "KW4-04")
def test_in_1936_time_that_ran_out_is_no_word_and_one_stone_is_bought() -> None:
    state = KW4.position("board EXAMEN; hands QW/13", time=60)
    late = KW4.play(state, "! thinking", at=60_000)
    assert (phase(late), late.turn) == ("buy", 0)
    assert [(move.seat, move.kind) for move in late.moves] == [(0, "time")]
    assert KW4.refused(late, "1 0,0v .QW", at=60_001) == Refusal("too_late_to_lay")
    assert KW4.refused(late, "1 pass", at=60_001) == Refusal("must_buy")
    assert KW4.play(late, "1 buy red", "* draw U", at=70_000).turn == 1


@rule("KW4-10")
def test_in_1936_a_second_word_that_came_too_late_costs_nothing() -> None:
    second = KW4.play(KW4.position(JOINED, time=60), "1 0,0v .EI.", at=50_000)
    after = KW4.play(second, "! thinking", at=110_000)
    assert (phase(after), after.turn, hands(after).split("/")[0]) == ("lay", 1, "Q")


@rule("KW1-11", "PNT-09")
@pytest.mark.parametrize("game", [KW1, PNT], ids=["super", "point"])
def test_elsewhere_time_that_ran_out_ends_the_turn_and_nothing_is_bought(
    game: KreuzwortLanguage,
) -> None:
    state = game.position(JOINED, time=30)
    after = game.play(state, "! thinking", at=30_000)
    assert (phase(after), after.turn, hands(after).split("/")[0]) == ("lay", 1, "EIQ")
    second = game.play(state, "1 0,0v .EI.", at=10_000)
    skipped = game.play(second, "! thinking", at=40_000)
    assert (skipped.turn, hands(skipped).split("/")[0]) == (1, "Q")


@every_kreuzwort
def test_a_robbery_does_not_stop_the_clock(game: KreuzwortLanguage) -> None:
    state = game.position("board SPIeL; hands EX/13", time=60)
    robbed = game.play(state, "1 rob 0,3", at=30_000)
    assert game.refused(robbed, "1 buy red", at=60_000).code == "too_late"
    assert game.refused(robbed, "! thinking", at=59_999).code == "too_early"
    assert game.refused(robbed, "! dinner", at=60_000).code == "no_such_deadline"


@every_kreuzwort
@pytest.mark.parametrize(("stock", "text"), [("NA", "buy black"), ("A", "buy red"), ("0", "pass")])
def test_a_seat_that_left_buys_until_the_stock_is_empty(
    game: KreuzwortLanguage, stock: str, text: str
) -> None:
    state = game.position(f"board EXAMEN; hands QW/RT; stock {stock}")
    action = game.game.idle(state, 0)
    assert action
    assert game.game.write(action) == text
