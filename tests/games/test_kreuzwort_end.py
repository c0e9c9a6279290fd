"""The end of the crossing Typ-Dom games: going out, paying, unfinishable games, the last round."""

from __future__ import annotations

import pytest

from tests.games.kreuzwort import KW1, KW4, PNT, KreuzwortLanguage, phase
from tests.language import rule

KREUZWORT = pytest.mark.parametrize("game", [KW1, KW4], ids=["super", "1936"])


@rule("KW1-13", "KW4-11")
@KREUZWORT
def test_the_first_without_stones_wins_at_once_and_is_paid(game: KreuzwortLanguage) -> None:
    """Black 1, red 3, jolly 10: BAE is 7, +* is 20."""
    state = game.position("board WORT; hands E/BAE/+*/Y", seats=4)
    over = game.play(state, "1 0,4> E")
    assert phase(over) == "over"
    assert game.game.scores(over) == (30, -7, -20, -3)
    assert game.game.winners(over) == (0,)
    assert game.game.view(over, None).rests == (0, 7, 20, 3)
    assert game.game.view(over, 1).shown[2] == ("*", "+")


@rule("KW1-13", "KW4-11")
@KREUZWORT
def test_the_unit_is_agreed_and_a_game_after_a_tie_goes_for_double(game: KreuzwortLanguage) -> None:
    state = game.position("board WORT; hands E/BAE; scores 5 -5", unit=10, double=True)
    assert game.game.scores(game.play(state, "1 0,4> E")) == (145, -145)


@rule("KW4-12", "KW1-15")
@KREUZWORT
def test_nobody_able_to_go_on_the_lowest_rest_wins(game: KreuzwortLanguage) -> None:
    """B 1, AE 6, Q+ 11."""
    state = game.position("board WORT; hands AE/B/Q+; stock 0; turn 3", seats=3)
    waiting = game.play(state, "3 pass", "1 pass")
    assert phase(waiting) == "lay"
    over = game.play(waiting, "2 pass")
    assert phase(over) == "over"
    assert game.game.scores(over) == (-6, 17, -11)
    assert game.game.winners(over) == (1,)


@rule("KW4-12", "KW1-15")
@KREUZWORT
def test_a_tie_of_the_lowest_rests_has_no_winner(game: KreuzwortLanguage) -> None:
    state = game.position("board WORT; hands AB/EC/Q+; stock 0", seats=3)
    over = game.play(state, "1 pass", "2 pass", "3 pass")
    assert (game.game.scores(over), game.game.winners(over)) == ((0, 0, 0), ())


@rule("KW1-15", "KW4-12")
@KREUZWORT
def test_a_word_within_the_round_keeps_the_game_going(game: KreuzwortLanguage) -> None:
    state = game.position("board WORT; hands QE/CC; stock 0")
    laid = game.play(state, "1 0,4> E", "2 pass")
    assert phase(laid) == "lay"
    assert phase(game.play(laid, "1 pass")) == "over"


@rule("KW1-15", "KW4-12")
@KREUZWORT
def test_a_robbery_alone_does_not_keep_it_going(game: KreuzwortLanguage) -> None:
    state = game.position("board SPIeL; hands QE/CC; stock 0; turn 2")
    over = game.play(state, "2 pass", "1 rob 0,3", "1 pass")
    assert phase(over) == "over"
    assert game.game.scores(over) == (-11, 11)


@rule("KW1-15", "KW4-12")
@KREUZWORT
def test_while_there_are_stones_to_buy_nothing_ends(game: KreuzwortLanguage) -> None:
    state = game.position("board WORT; hands Q/CC; stock NN")
    bought = game.play(state, "1 buy black", "* draw N", "2 buy black", "* draw N")
    assert phase(bought) == "lay"
    assert phase(game.play(bought, "1 pass", "2 pass")) == "over"


@rule("KW1-15")
def test_time_that_ran_out_counts_as_a_pass() -> None:
    state = KW1.position("board WORT; hands Q/CC; stock 0", time=10)
    late = KW1.play(state, "! thinking", at=10_000)
    assert phase(KW1.play(late, "! thinking", at=20_000)) == "over"


@rule("PNT-04", "PNT-11")
def test_only_the_laid_word_scores_with_the_letters_that_lay_there() -> None:
    """RUF takes up the R of WORTE; E makes WORTE, and EI beside it brings nothing."""
    state = PNT.position("board WORTE; hands RUFQ/13")
    assert PNT.report(state, "1 0,2v .UF").points == 6
    crossing = PNT.report(PNT.position("board WORT./....I; hands EQ/13"), "1 0,4> E")
    assert [(w.word, w.points) for w in crossing.words] == [("WORTE", 13), ("EI", 0)]


@rule("PNT-11")
def test_words_formed_by_the_way_score_by_agreement() -> None:
    state = PNT.position("board WORT./....I; hands EQ/13", contacts=True)
    brought = PNT.report(state, "1 0,4> E")
    assert ([w.points for w in brought.words], brought.points) == ([13, 2], 15)


@rule("PNT-05")
def test_a_jolly_scores_nothing_wherever_it_lies() -> None:
    state = PNT.position("hands TEXS+B/13")
    assert PNT.report(state, "1 0,0> TEXaS").points == 15
    lying = PNT.position("board TEXaS; hands RMQ/13")
    assert PNT.report(lying, "1 0,3v .RM").points == 5


@rule("PNT-05", "PNT-06")
def test_a_jolly_left_costs_ten_other_stones_their_value() -> None:
    state = PNT.position("board WORT; hands E/L+/QA; scores 20 30 40; turn 1", seats=3)
    over = PNT.play(state, "1 0,4> E", "2 pass", "3 pass")
    assert PNT.game.scores(over) == (20 + 13 + 10, 30 - 12, 40 - 10)


@rule("PNT-06")
def test_only_the_first_out_gets_ten() -> None:
    state = PNT.position("board WORT; hands E/N/QA; turn 1", seats=3)
    over = PNT.play(state, "1 0,4> E", "2 0,5> N", "3 pass")
    assert PNT.game.scores(over) == (23, 15, -10)
    assert PNT.game.winners(over) == (0,)


@rule("PNT-07")
@pytest.mark.parametrize(("starter", "turns"), [(1, 3), (2, 1), (3, 2)])
def test_the_round_is_played_to_its_end(starter: int, turns: int) -> None:
    """Seat 1 goes out; the others play on until the starter would be on turn again."""
    state = PNT.position(f"board WORT; hands E/QA/CC; turn 1; starter {starter}", seats=3)
    state = PNT.play(state, "1 0,4> E")
    played = 1
    while phase(state) != "over":
        state = PNT.play(state, f"{state.turn + 1} pass")
        played += 1
    assert played == turns


@rule("PNT-07", "PNT-09")
def test_after_the_first_is_out_the_others_still_lay_and_buy() -> None:
    state = PNT.position("board WORT; hands E/QA/CCN; turn 1", seats=3)
    bought = PNT.play(state, "1 0,4> E", "2 buy red", "* draw U")
    over = PNT.play(bought, "3 0,5> N")
    assert PNT.game.scores(over) == (23, -11, 15 - 8)


@rule("PNT-10")
def test_the_first_out_wins_though_another_has_more_points() -> None:
    text = "board WORT; hands E/AN; scores 0 90; turn 1"
    leaflet = PNT.play(PNT.position(text), "1 0,4> E", "2 pass")
    assert (PNT.game.scores(leaflet), PNT.game.winners(leaflet)) == ((23, 87), (0,))
    points = PNT.play(PNT.position(text, winner="points"), "1 0,4> E", "2 pass")
    assert PNT.game.winners(points) == (1,)


@rule("PNT-10")
def test_if_nobody_gets_out_points_decide_and_ties_are_shared() -> None:
    state = PNT.position("board WORT; hands AN/AR/Q; stock 0; scores 9 9 9", seats=3)
    over = PNT.play(state, "1 pass", "2 pass", "3 pass")
    assert (PNT.game.scores(over), PNT.game.winners(over)) == ((6, 6, 0), (0, 1))


@rule("PNT-09", "PNT-10")
def test_passing_with_stones_to_buy_does_not_end_the_game() -> None:
    state = PNT.position("board WORT; hands AN/AR; stock 1")
    assert phase(PNT.play(state, "1 pass", "2 pass")) == "lay"


@rule("PNT-08", "PNT-06")
def test_going_out_with_a_joining_word_needs_no_second() -> None:
    state = PNT.position("board NOT./..../..../NASE; hands Q/EI; turn 2; starter 1")
    over = PNT.play(state, "2 0,0v .EI.")
    assert (phase(over), PNT.game.scores(over)) == ("over", (-9, 16))
