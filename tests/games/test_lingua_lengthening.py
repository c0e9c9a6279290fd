"""Lingua: words that lengthen others, and when that is enough."""

from __future__ import annotations

from setzkasten.core.game import Refusal
from tests.games.lingua import (
    HAUS,
    points,
    position,
    refused,
    report,
)
from tests.language import rule, squares


@rule("LIN-11")
def test_a_letter_of_the_new_word_may_lengthen_an_old_one() -> None:
    """HAUS becomes HAUSE, both words score fully."""
    state = position(HAUS, more="laid 2; turn 1")
    assert points(report(state, "1 F2v EyRrNg")) == {"ERN": 6, "HAUSE": 11}


@rule("LIN-11")
def test_several_words_may_be_lengthened_at_once() -> None:
    state = position(HAUS, "B4> TgOyRr", "B6> RbAbTy", more="laid 3; turn 1")
    told = points(report(state, "1 E4v EyRrNg"))
    assert told == {"ERN": 6, "TORE": 7, "RATN": 12}


@rule("LIN-11")
def test_every_new_run_scores() -> None:
    state = position(HAUS, "B3v UgTy", more="turn 1")
    assert set(points(report(state, "1 C2v .RrMr"))) == {"ARM", "UR", "TM"}


@rule("LIN-12")
def test_merely_lengthening_is_not_enough() -> None:
    state = position(HAUS, more="laid 2; turn 1")
    word = squares("B2 C2 D2 E2 F2")
    assert refused(state, "1 F2> Ey") == Refusal("mere_lengthening", squares=word)
    assert refused(state, "1 F2v Ey") == Refusal("mere_lengthening", squares=word)
    assert refused(state, "1 F2> TyOrRy").code == "mere_lengthening"


@rule("LIN-12")
def test_by_agreement_lengthening_is_enough_from_a_number_of_letters_on() -> None:
    one = position(HAUS, more="laid 2; turn 1", lengthening=1)
    assert points(report(one, "1 F2> Ey")) == {"HAUSE": 11}
    two = position(HAUS, more="laid 2; turn 1", lengthening=2)
    word = squares("B2 C2 D2 E2 F2")
    expected = Refusal("lengthening_short", {"least": 2, "added": 1}, word)
    assert refused(two, "1 F2> Ey") == expected
    assert points(report(two, "1 F2> EyNg")) == {"HAUSEN": 14}


@rule("LIN-12", "LIN-11")
def test_a_lone_tile_may_be_written_in_either_way() -> None:
    """E behind HAUS and above R: the word is ER, and HAUSE is lengthened by it."""
    state = position(HAUS, "E3> TyRrOyTg", more="laid 3; turn 1")
    for way in ">v":
        assert set(points(report(state, f"1 F2{way} Ey"))) == {"ER", "HAUSE"}


@rule("LIN-11", "LIN-12")
def test_lengthening_two_words_at_once_is_no_mere_lengthening() -> None:
    """HAUST and TON: the letter of the one lengthens the other."""
    state = position(HAUS, "F3v OrNy", more="turn 1")
    assert points(report(state, "1 F2> Ty")).keys() == {"HAUST", "TON"}
    assert points(report(state, "1 F2> TyEy")).keys() == {"HAUSTE", "TON"}


@rule("LIN-12")
def test_a_word_that_crosses_another_is_no_mere_lengthening() -> None:
    state = position(HAUS, "G2v RrOyTy", more="laid 2; turn 1")
    assert points(report(state, "1 F2> Ey")) == {"HAUSER": 13}
