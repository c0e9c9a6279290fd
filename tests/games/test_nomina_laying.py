"""What may be laid in Nomina, and where."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Relation, Word
from setzkasten.core.game import Refusal
from setzkasten.games.wooden.box import SIZE
from tests.games.nomina import claimed, opened, picture, play, position, refused, report
from tests.language import rule, squares


@rule("NOM-01")
@pytest.mark.parametrize("place", ["A1>", "A1v", "J12>", "L10v", "E4>", "F7v"])
def test_the_first_word_lies_anywhere_across_or_down(place: str) -> None:
    after = play(opened(), f"1 {place} WAS")
    assert len(after.board) == 3


@rule("NOM-01")
@pytest.mark.parametrize("move", ["E4> WA", "E4> WITZ", "E4> WAS E5> IM", "E4> W"])
def test_the_first_move_takes_exactly_three_letters(move: str) -> None:
    assert refused(opened(), f"1 {move}").code == "first_word_of_three"


@rule("NOM-01")
@pytest.mark.parametrize("move", ["E4> WA E5> I", "E4> WA H4> S", "E4> WA.S", "E4> W F5> A G6> S"])
def test_the_first_three_letters_make_one_complete_word(move: str) -> None:
    first, *_ = refused(opened(), f"1 {move}").squares
    assert refused(opened(), f"1 {move}").code == "first_word_of_three"
    assert first == (3, 4)


@rule("NOM-01")
def test_not_even_a_bon_makes_the_first_word_longer() -> None:
    state = position("turn 1; bons 1 0")
    expected = Refusal("first_word_of_three", squares=squares("E4 F4 G4 H4"))
    assert refused(state, "1 E4> WITZ") == expected


@rule("NOM-02")
@pytest.mark.parametrize(("move", "laid"), [("E5v I", 1), ("E5v IT", 2)])
def test_every_later_move_takes_three_letters(move: str, laid: int) -> None:
    state = position("board E4 WAS; turn 2")
    places = squares("E5 E6")[:laid]
    assert refused(state, f"2 {move}") == Refusal("three_stones", {"laid": laid}, places)


@rule("NOM-02")
def test_a_new_word_arises_by_crossing_or_by_extending() -> None:
    state = position("board E4 WAS; turn 2")
    assert [word.word for word in report(state, "2 E5v ITZ").words] == ["WITZ"]
    assert [word.word for word in report(state, "2 H4> SER").words] == ["WASSER"]


@rule("NOM-02", "NOM-09")
def test_a_move_that_is_only_an_inflection_is_legal() -> None:
    state = position("board E4 FRAGE; turn 1")
    brought = report(state, "1 J4> STE", says="FRAGE<FRAGESTE=inflection")
    assert (brought.points, brought.earned) == (0, 0)


@rule("NOM-03")
@pytest.mark.parametrize(("move", "stray"), [("A1> AUS", "A1 B1 C1"), ("E5v IT A1> A", "A1")])
def test_new_stones_join_the_stones_that_lie(move: str, stray: str) -> None:
    state = position("board E4 WAS; turn 2")
    assert refused(state, f"2 {move}") == Refusal("not_connected", squares=squares(stray))


@rule("NOM-03")
def test_corners_do_not_join() -> None:
    state = position("board E4 WAS; turn 2")
    assert refused(state, "2 H5> INS").code == "not_connected"


@rule("NOM-03")
def test_after_a_move_only_whole_words_stand() -> None:
    state = position("board E4 WAS; turn 2")
    expected = Refusal("not_a_word", {"word": "WASSE", "count": 1}, squares("E4 F4 G4 H4 I4"))
    assert refused(state, "2 H4> SE E3> A", says="-WASSE") == expected


@rule("NOM-04")
def test_the_three_stones_may_go_to_different_words() -> None:
    state = position("board E2 ..N/..A/WAS/I.S/T../Z..; turn 1")
    words = [word.word for word in report(state, "1 C6> AR H2> U").words]
    assert words == ["NU", "ART"]


@rule("NOM-04")
def test_a_word_of_new_stones_only_is_joined_through_another() -> None:
    """Move 6 of the leaflet: UM touches no old stone, but NASSAU does."""
    state = position("board G2 N/A/S/S; turn 1")
    assert [word.word for word in report(state, "1 G6v AU H7> M").words] == ["UM", "NASSAU"]


@rule("NOM-04")
def test_a_move_may_join_what_was_apart() -> None:
    state = position("board A1 AB...UM; turn 1")
    assert refused(state, "1 A2v BER").code == "not_connected"
    assert picture(play(state, "1 C1> ERD")) == "A1 ABERDUM"


@rule("NOM-10")
def test_wherever_two_stones_touch_there_is_a_word() -> None:
    state = position("board E4 WAS; turn 2")
    assert claimed(state, "2 F5> NIE") == {Word("AN"), Word("SI"), Word("NIE")}
    assert refused(state, "2 F5> NIE", says="-SI") == Refusal(
        "not_a_word", {"word": "SI", "count": 1}, squares("G4 G5")
    )


@rule("NOM-10")
def test_every_word_that_is_none_is_named_with_its_squares() -> None:
    state = position("board E4 WAS; turn 2")
    assert refused(state, "2 F5> NIE", says="-SI -NIE") == Refusal(
        "not_a_word", {"word": "NIE, SI", "count": 2}, squares("F5 G5 H5 G4")
    )


@rule("NOM-10")
def test_a_known_abbreviation_is_enough_where_stones_touch() -> None:
    state = position("board E4 WAS; turn 2")
    after = play(state, "2 E3> V D4v IN", says="+VW +IWAS +IN WAS<IWAS=new")
    assert picture(after) == "D3 .V../IWAS/N..."


@rule("NOM-11")
def test_two_words_in_one_line_without_a_free_square_are_one_word() -> None:
    state = position("board E4 WAS; turn 2")
    assert claimed(state, "2 H4> UND") == {Word("WASUND"), Relation("WAS", "WASUND")}
    assert refused(state, "2 H4> UND", says="-WASUND").squares == squares("E4 F4 G4 H4 I4 J4")


@rule("NOM-11")
def test_a_free_square_parts_two_words_in_one_line() -> None:
    state = position("board E4 WAS/..O/..N; turn 1; bons 1 0")
    assert claimed(state, "1 I4v EHE H6> I") == {Word("NIE"), Word("EHE")}


@rule("NOM-12")
@pytest.mark.parametrize(
    ("move", "word"), [("B4> VER", "VERLAG"), ("H4> UNE", "LAGUNE"), ("C4> GE...E", "GELAGE")]
)
def test_a_word_grows_in_front_behind_or_at_both_ends(move: str, word: str) -> None:
    state = position("board E4 LAG; turn 1")
    brought = report(state, f"1 {move}")
    assert [(w.word, w.points) for w in brought.words] == [(word, 6)]


@rule("NOM-13")
def test_parallel_laying_is_allowed_if_all_that_touches_is_a_word() -> None:
    state = position("board E4 WAS; turn 2")
    brought = report(state, "2 F5> NUR")
    assert [w.word for w in brought.words] == ["NUR", "AN", "SU"]
    assert refused(state, "2 F5> NUR", says="-SU").squares == squares("G4 G5")


@rule("GEN-07")
def test_not_even_a_by_product_of_two_letters_stands_twice() -> None:
    state = position("board A1 UM/R./A./L.; turn 1; bons 1 0")
    expected = Refusal("word_twice", {"word": "UM"}, squares("A1 B1 B4 B5"))
    assert refused(state, "1 B4> UFT B5> M") == expected


@rule("GEN-07")
def test_one_move_does_not_lay_the_same_word_twice() -> None:
    state = position("board A1 TAT; turn 1")
    expected = Refusal("word_twice", {"word": "TU"}, squares("A1 A2 C1 C2"))
    assert refused(state, "1 A2> UHU") == expected


@rule("GEN-07")
def test_a_word_that_grew_into_another_no_longer_stands() -> None:
    grown = position("board E4 WASSER; turn 1")
    assert [w.word for w in report(grown, "1 E5v AS J5> E").words] == ["WAS", "RE"]
    growing = position("board E4 WAS; turn 1; bons 2 0")
    assert [w.word for w in report(growing, "1 H4> SER E5v AS").words] == ["WASSER", "WAS"]


@rule("GEN-07")
def test_old_twins_of_a_set_up_position_hinder_nobody() -> None:
    state = position("board A1 UM/M.; turn 1")
    assert [w.word for w in report(state, "1 B2v AUS").words] == ["MA", "MAUS"]


@rule("GEN-02", "NOM-02")
@pytest.mark.parametrize(
    ("move", "outside"),
    [("K4> SER", "M4"), ("A13> ABC", "A13 B13 C13"), ("Z99> ABC", "Z99 26,98 27,98")],
)
def test_off_the_board_nothing_lies(move: str, outside: str) -> None:
    state = position("board H4 WAS; turn 1")
    refusal = refused(state, f"1 {move}")
    assert refusal.code == "off_board"
    assert refusal.squares[0] == squares(outside)[0]
    assert SIZE == (12, 12)


@rule("NOM-02")
def test_a_stone_needs_a_square_of_its_own() -> None:
    state = position("board E4 WAS; turn 2")
    taken = Refusal("square_taken", squares=squares("F4 G4"))
    assert refused(state, "2 F4> ASS") == taken
    twice = Refusal("square_twice", squares=squares("E5"))
    assert refused(state, "2 E5v I E5v TZ") == twice


@rule("GEN-01")
def test_there_is_no_jolly_in_the_box() -> None:
    state = position("board E4 WAS; turn 2")
    expected = Refusal("no_jolly_in_box", squares=squares("E6"))
    assert refused(state, "2 E5v ItZ") == expected
