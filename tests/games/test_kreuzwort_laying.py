"""Laying in the Typ-Dom games: one word, what it shares, what it touches, what it completes."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Word
from setzkasten.core.game import Refusal
from tests.games.kreuzwort import (
    DOMINO,
    KW1,
    KW4,
    PNT,
    KreuzwortLanguage,
    every_kreuzwort,
    hands,
    phase,
    picture,
    words,
)
from tests.language import rule, squares


@rule("KW1-04", "KW4-03", "PNT-03")
@every_kreuzwort
@pytest.mark.parametrize("move", ["0,0> EXAMEN", "-7,3v EXAMEN", "250,-250> EXAMEN"])
def test_the_first_word_lies_anywhere(game: KreuzwortLanguage, move: str) -> None:
    state = game.position("hands EXAMENBDF/13")
    assert words(game.report(state, f"1 {move}")) == ["EXAMEN"]


@rule("KW1-04", "KW4-03")
@every_kreuzwort
def test_a_word_has_two_letters_at_least(game: KreuzwortLanguage) -> None:
    state = game.position("hands EXAMEN/13")
    assert game.refused(state, "1 0,0> E") == Refusal("one_letter", squares=((0, 0),))
    expected = Refusal("not_connected", squares=((0, 0), (0, 2)))
    assert game.refused(state, "1 0,0> E.A") == expected


@rule("KW1-05", "KW4-03", "PNT-03")
@every_kreuzwort
def test_each_word_shares_a_letter_with_a_word_that_lies(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands DOINOUM/13")
    assert words(game.report(state, "1 -2,3v DO.INO")) == ["DOMINO"]
    apart = Refusal("no_shared_letter", squares=squares("5,0 5,1 5,2"))
    assert game.refused(state, "1 5,0> DUO") == apart


@rule("KW1-05", "KW4-03", "PNT-03")
@every_kreuzwort
def test_touching_is_not_sharing(game: KreuzwortLanguage) -> None:
    """NIE below WAS makes AN and SI, but has no letter of WAS."""
    state = game.position("board WAS; hands NIE/13")
    touching = Refusal("no_shared_letter", squares=squares("1,1 1,2 1,3"))
    assert game.refused(state, "1 1,1> NIE") == touching


@rule("KW1-05")
@every_kreuzwort
def test_a_word_that_only_lengthens_another_is_an_option(game: KreuzwortLanguage) -> None:
    text = "board WAS; hands NIES/13"
    crossing = "1 -2,3v NIE"  # its last letter makes WASE
    state = game.position(text)
    assert game.refused(state, crossing).code == "no_shared_letter"
    agreed = game.position(text, lengthening=True)
    assert words(game.report(agreed, crossing)) == ["NIE", "WASE"]


@rule("KW1-05", "KW4-03", "PNT-03")
@every_kreuzwort
def test_even_then_one_lengthened_word_is_enough_and_none_is_not(game: KreuzwortLanguage) -> None:
    """ERN makes DIE of DI and lies with its N below the A of AB."""
    state = game.position("corner -1,0; board D.../I.AB; hands ERNQ/13", lengthening=True)
    assert set(words(game.report(state, "1 1,0> ERN"))) == {"ERN", "DIE", "AN"}
    assert game.refused(state, "1 5,5> ERN").code == "no_shared_letter"


@rule("KW1-05")
@every_kreuzwort
def test_even_then_a_word_beside_another_lengthens_nothing(game: KreuzwortLanguage) -> None:
    agreed = game.position("board WAS; hands NIE/13", lengthening=True)
    assert game.refused(agreed, "1 1,1> NIE").code == "no_shared_letter"


@rule("KW1-05", "KW4-03")
@every_kreuzwort
def test_one_turn_brings_one_word(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands DOINOT/13")
    second = Refusal("more_than_one_word", squares=squares("2,4"))
    assert game.refused(state, "1 -2,3v DO.INO 2,4> T") == second
    ended = game.play(state, "1 -2,3v DO.INO")
    assert (phase(ended), ended.turn) == ("lay", 1)


@rule("KW1-06", "KW4-05")
@every_kreuzwort
def test_wherever_stones_touch_a_word_is_claimed(game: KreuzwortLanguage) -> None:
    """STERN of the leaflet puts its R above the W of WORTE."""
    state = game.position(f"{DOMINO}; hands STER/13")
    assert game.claimed(state, "1 4,-1> STER") == {Word("STERN"), Word("RW")}
    bad = Refusal("not_a_word", {"word": "RW", "count": 1}, squares("4,2 5,2"))
    assert game.refused(state, "1 4,-1> STER", says="-RW") == bad


@rule("KW1-06")
@every_kreuzwort
def test_a_refused_word_gives_the_stones_back_and_the_seat_goes_on(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands DOINO/13", time=60)
    done = game.take(state, "1 -2,3v DO.INO", says="-DOMINO", at=40_000)
    assert done.state == state
    assert game.game.check(done.state, game.step("1 -2,3v DO.INO", at=59_999)) is None


@rule("KW4-05")
@every_kreuzwort
def test_a_contact_is_completed_within_the_turn(game: KreuzwortLanguage) -> None:
    """HOLZ makes OE with WORTE; S and E below make it OESE."""
    state = game.position("corner 2,5; board N./A./H./TE; hands OLZSEQ/13")
    brought = game.report(state, "1 4,6> OLZ 6,6v SE")
    assert words(brought) == ["HOLZ", "OESE"]
    assert picture(game.play(state, "1 4,6> OLZ 6,6v SE")) == "2,5 N.../A.../HOLZ/TE../.S../.E.."


@rule("KW4-05")
@every_kreuzwort
def test_completing_stones_are_not_limited_but_only_complete(game: KreuzwortLanguage) -> None:
    state = game.position("corner 2,5; board N./A./H./TE; hands OLZSESEQ/13")
    stray = Refusal("more_than_one_word", squares=squares("8,9"))
    assert game.refused(state, "1 4,6> OLZ 6,6v SE 8,9> Q") == stray
    loose = Refusal("more_than_one_word", squares=squares("5,8"))
    assert game.refused(state, "1 4,6> OLZ 5,8> Q") == loose, "Q hangs on the new Z alone"


@rule("KW4-05")
@every_kreuzwort
def test_what_completes_a_contact_may_make_another_to_be_completed(game: KreuzwortLanguage) -> None:
    """HOLZ makes OE, the S of OESE makes SK with a K that lies there; the I makes it SKI."""
    state = game.position("corner 2,5; board N../A../H../TE./..K; hands OLZSEIQ/13")
    move = "1 4,6> OLZ 6,6v SE 6,8> I"
    assert set(words(game.report(state, move))) == {"HOLZ", "OESE", "SKI"}


@rule("KW1-10", "KW4-09")
@every_kreuzwort
@pytest.mark.parametrize(
    ("board", "move", "word"),
    [
        ("EIS", "0,-1> R...E", "REISE"),
        ("EIS", "0,-1> R", "REIS"),
        ("WORT", "0,4> E", "WORTE"),
    ],
)
def test_words_are_changed_by_additions(
    game: KreuzwortLanguage, board: str, move: str, word: str
) -> None:
    state = game.position(f"board {board}; hands REQ/13")
    assert words(game.report(state, f"1 {move}")) == [word]


@rule("KW1-06")
@every_kreuzwort
def test_a_word_may_stand_twice(game: KreuzwortLanguage) -> None:
    state = game.position("board NAHT; hands NAHQ/13")
    assert words(game.report(state, "1 -3,3v NAH")) == ["NAHT"]


@every_kreuzwort
def test_the_first_stone_and_its_way_name_the_laid_word(game: KreuzwortLanguage) -> None:
    """A single E makes WORTE and EIS at once."""
    state = game.position("board WORT./....I/....S; hands EQ/13")
    assert words(game.report(state, "1 0,4> E")) == ["WORTE", "EIS"]
    assert words(game.report(state, "1 0,4v E")) == ["EIS", "WORTE"]


@every_kreuzwort
def test_a_single_stone_may_be_written_in_the_way_that_makes_no_word(
    game: KreuzwortLanguage,
) -> None:
    state = game.position("board WORT; hands EQ/13")
    assert words(game.report(state, "1 0,4v E")) == ["WORTE"]


@rule("KW1-02", "KW4-01", "PNT-01")
@every_kreuzwort
def test_one_lays_what_one_holds(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands DOINN/13")
    missing = Refusal("stone_not_in_hand", {"stone": "O"}, squares("-1,3 3,3"))
    assert game.refused(state, "1 -2,3v DO.INO") == missing
    several = Refusal("stone_not_in_hand", {"stone": "U, T"}, squares("1,1 2,1"))
    assert game.refused(state, "1 0,1v .UTI") == several, "all that is lacking, as it was laid"


@rule("KW1-02")
@every_kreuzwort
def test_stones_that_nobody_told_may_be_anything_unseen(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands 3/13")
    after = game.play(state, "1 0,1v .YZ")
    assert hands(after).split("/")[0] == "."
    assert len(after.unseen) == len(state.unseen) - 2
    gone = Refusal("stone_not_in_hand", {"stone": "X"}, squares("1,2"))
    assert game.refused(state, "1 0,2v .X") == gone, "the only X lies already"


@every_kreuzwort
def test_a_stone_needs_a_free_square_within_reach(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands DOINO/13")
    assert game.refused(state, "1 0,3> D") == Refusal("square_taken", squares=squares("0,3"))
    twice = Refusal("square_twice", squares=squares("1,3"))
    assert game.refused(state, "1 1,3v D 1,3v O") == twice
    assert game.refused(state, "1 501,0> DO").code == "off_table"
    assert game.refused(state, "1 0,-501> D").squares == squares("0,-501")
    edge = game.position("corner 498,-500; board AN; hands DIE/13")
    assert words(game.take(edge, "1 499,-500v DE").report) == ["ADE"]


@every_kreuzwort
def test_out_of_turn_and_after_the_end_nothing_is_laid(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands DOINO/DOINO")
    assert game.refused(state, "2 -2,3v DO.INO").code == "not_your_turn"
    over = game.position("board EXAMEN; hands DOINO/-; phase over; finisher 2")
    assert game.refused(over, "1 -2,3v DO.INO").code == "game_over"


@rule("KW4-14")
def test_the_box_of_1936_has_no_j_and_i_stands_for_it() -> None:
    state = KW4.position("hands 13/13")
    missing = Refusal("stone_not_in_hand", {"stone": "J"}, squares("0,0"))
    assert KW4.refused(state, "1 0,0> JOSEF") == missing
    assert KW4.claimed(state, "1 0,0> IOSEF") == {Word("IOSEF")}
    assert words(KW1.report(KW1.position("hands 13/13"), "1 0,0> JOSEF")) == ["JOSEF"]
    assert PNT.report(PNT.position("hands 13/13"), "1 0,0> JA").points == 7
