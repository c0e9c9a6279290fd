"""What a laying brings in Nomina: points and bons."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Relation, Word
from setzkasten.core.game import Refusal
from setzkasten.games.nomina.state import State
from tests.games.nomina import NOMINA, claimed, play, position, refused, report
from tests.language import rule, squares


def sixth_move() -> State:
    """The picture of the leaflet before WITZIG."""
    return position("board C2 ....NU../....A.../..WASSER/..I.S.../ART.A.../..Z.UM..; turn 1")


@rule("NOM-06")
def test_all_words_newly_formed_count_their_letters() -> None:
    brought = report(sixth_move(), "1 E8v IG F5> N")
    assert {w.word: w.points for w in brought.words} == {"INS": 3, "WITZIG": 6, "AN": 2}
    assert brought.points == 11


@rule("NOM-06")
def test_points_count_at_once_and_for_the_seat_that_laid() -> None:
    state = position("board E4 WAS; turn 2; scores 3 7; bons 1 1")
    after = play(state, "2 E5v ITZ")
    assert NOMINA.scores(after) == (3, 11)


@rule("NOM-06")
def test_words_that_stood_before_count_nothing_again() -> None:
    state = position("board E4 WAS/I../T../Z..; turn 1")
    brought = report(state, "1 F6> AUB")
    assert ([w.word for w in brought.words], brought.points) == (["TAUB"], 4)


@rule("NOM-07")
def test_a_word_grown_into_another_scores_all_its_letters() -> None:
    state = position("board E4 WASSER; turn 1; bons 1 0")
    brought = report(state, "1 A4> MEER")
    assert [(w.word, w.points, w.relation) for w in brought.words] == [("MEERWASSER", 10, "new")]


@rule("NOM-08")
def test_nobody_extends_the_word_he_has_just_formed() -> None:
    state = position("board E4 WAS; turn 1; bons 2 0")
    brought = report(state, "1 E5v ITZIG")
    assert [(w.word, w.points) for w in brought.words] == [("WITZIG", 6)]
    assert brought.points == 6


@rule("NOM-08")
def test_a_move_is_judged_as_a_set_in_whatever_order_it_was_put_down() -> None:
    state = position("board E4 WAS; turn 1; bons 2 0")
    assert claimed(state, "1 E5v ITZ E8v IG") == {Word("WITZIG")}
    orders = ["E5v ITZ E8v IG", "E8v IG E5v ITZ", "E9v G E5v ITZI"]
    brought = [report(state, f"1 {order}") for order in orders]
    assert brought[0] == brought[1] == brought[2]
    after = [play(state, f"1 {order}") for order in orders]
    assert after[0] == after[1] == after[2]


@rule("NOM-08")
def test_the_next_player_may_extend_it() -> None:
    state = play(position("board E4 WAS; turn 1"), "1 E5v ITZ")
    brought = report(state, "2 E8v IG F5> N")
    assert ("WITZIG", 6) in [(w.word, w.points) for w in brought.words]


@rule("NOM-09")
def test_a_mere_inflection_scores_nothing_but_the_crossing_word_does() -> None:
    state = position("board E4 FRAU; turn 1")
    brought = report(state, "1 I4> EN J5> U", says="FRAU<FRAUEN=inflection:Frau")
    assert {w.word: w.points for w in brought.words} == {"FRAUEN": 0, "NU": 2}
    assert (brought.points, brought.earned) == (2, 0)


@rule("NOM-09")
@pytest.mark.parametrize(("option", "points"), [("new", 6), ("inflection", 0)])
def test_an_ambiguous_extension_counts_unless_the_table_is_strict(option: str, points: int) -> None:
    state = position("board E4 FRAG; turn 1", ambiguous=option)
    brought = report(state, "1 I4> EN J5> U", says="FRAG<FRAGEN=ambiguous")
    assert {w.word: w.points for w in brought.words} == {"FRAGEN": points, "NU": 2}
    assert brought.earned == (1 if points else 0)


@rule("NOM-09")
def test_the_new_word_is_compared_with_every_old_word_inside_it() -> None:
    state = position("board A1 EI..ER; turn 1; bons 0 0")
    asked = claimed(state, "1 C1> ND G1> N")
    assert asked == {Word("EINDERN"), Relation("EI", "EINDERN"), Relation("ER", "EINDERN")}
    brought = report(state, "1 C1> ND G1> N", says="ER<EINDERN=inflection")
    assert [(w.points, w.relation) for w in brought.words] == [(0, "inflection")]


@rule("NOM-09")
def test_a_freshly_laid_plural_scores_fully() -> None:
    state = position("board E4 ART; turn 1")
    assert claimed(state, "1 E5v RME") == {Word("ARME")}
    assert report(state, "1 E5v RME").points == 4


@rule("NOM-14")
@pytest.mark.parametrize(("move", "earned"), [("E5v ITZ", 0), ("H4> SE E3> O", 1), ("H4> SER", 1)])
def test_a_scored_word_of_five_letters_earns_a_bon(move: str, earned: int) -> None:
    state = position("board E4 WAS; turn 1")
    assert report(state, f"1 {move}").earned == earned
    assert play(state, f"1 {move}").bons == (earned, 0)


@rule("NOM-14")
def test_two_long_words_in_one_move_earn_two_bons() -> None:
    state = position("board E4 WITZ/A.../N.../D...; turn 2; bons 0 1")
    brought = report(state, "2 I4> IG E8v E")
    assert (brought.points, brought.earned) == (11, 2)
    after = play(state, "2 I4> IG E8v E")
    assert (after.bons, after.chips) == ((0, 3), 47)


@rule("NOM-14", "NOM-09")
def test_a_long_inflection_earns_no_bon() -> None:
    state = position("board E4 MOTOR; turn 1")
    brought = report(state, "1 J4> EN I5v T", says="MOTOR<MOTOREN=inflection")
    assert brought.earned == 0


@rule("NOM-15")
def test_a_bon_buys_one_more_letter_and_goes_back_to_the_box() -> None:
    state = position("board E4 WAS; turn 1; bons 2 0")
    after = play(state, "1 E5v ITZE", says="+WITZE")
    assert (after.bons, after.chips) == ((2, 0), 48)
    assert report(state, "1 E5v ITZE").spent == 1
    small = play(state, "1 E5v IT G5> O G3> A", says="+WIT +ASO")
    assert (small.bons, small.chips) == ((1, 0), 49)


@rule("NOM-15")
@pytest.mark.parametrize("bons", ["0 0", "0 5"])
def test_without_an_own_bon_there_are_three_letters(bons: str) -> None:
    state = position(f"board E4 WAS; turn 1; bons {bons}")
    expected = Refusal("not_enough_bons", {"extra": 1, "bons": 0}, squares("E5 E6 E7 E8"))
    assert refused(state, "1 E5v ITZE") == expected


@rule("NOM-15")
def test_a_bon_is_spent_from_the_next_turn_on() -> None:
    """WASSER earns one, but not for a fourth letter of the same move."""
    state = position("board E4 WAS; turn 1")
    assert refused(state, "1 H4> SER E3> O").code == "not_enough_bons"
    later = play(state, "1 H4> SER", "2 E5v ITZ")
    assert report(later, "1 A4> MEER").spent == 1


@rule("NOM-16")
def test_bons_may_be_hoarded_and_spent_together() -> None:
    state = position("board A4 WAS; turn 1; bons 3 0")
    assert play(state, "1 D4> SERFAL").bons == (1, 0)
    places = squares("A5 A6 A7 A8 A9 A10 A11")
    expected = Refusal("not_enough_bons", {"extra": 4, "bons": 3}, places)
    assert refused(state, "1 A5v ITZIGES") == expected


@rule("NOM-16")
def test_bons_stay_when_no_extra_letter_is_laid() -> None:
    state = position("board E4 WAS; turn 1; bons 3 0")
    assert play(state, "1 E5v ITZ").bons == (3, 0)


@rule("NOM-21")
def test_a_letter_that_is_used_up_cannot_be_taken() -> None:
    state = position("board A1 QUELLE; turn 1")
    expected = Refusal("letter_used_up", {"letter": "Q"}, squares("B3"))
    assert refused(state, "1 B2v NQA") == expected
    assert refused(state, "1 B2v XXA").data == {"letter": "X"}


@rule("NOM-21")
def test_the_last_stone_of_a_letter_may_still_be_taken() -> None:
    state = position("board A1 TE; turn 1")
    after = play(state, "1 B2v XA C1> E")
    assert (after.case["X"], len(after.case)) == (0, 139)


@rule("NOM-21")
@pytest.mark.parametrize(
    ("bons", "move", "left"),
    [
        ("0 50", "I4> IG E8v E", (0, 50)),
        ("0 49", "I4> IG E8v E", (1, 49)),
        ("1 49", "I4> IG E8v EN", (1, 49)),
    ],
)
def test_bons_are_paid_from_fifty_chips(bons: str, move: str, left: tuple[int, int]) -> None:
    state = position(f"board E4 WITZ/A.../N.../D...; turn 1; bons {bons}")
    assert play(state, f"1 {move}").bons == left
