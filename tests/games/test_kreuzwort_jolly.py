"""The jolly: red for vowels, black for consonants, robbed while it is not built in."""

from __future__ import annotations

import pytest

from setzkasten.core.game import Refusal
from tests.games.kreuzwort import (
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


@rule("KW1-08", "KW4-07")
@every_kreuzwort
def test_a_red_jolly_stands_for_a_vowel_a_black_one_for_a_consonant(
    game: KreuzwortLanguage,
) -> None:
    state = game.position("hands SPIL+*Q/13")
    assert picture(game.play(state, "1 0,0> SPIeL")) == "0,0 SPIeL"
    assert hands(game.play(state, "1 0,0> SPIeL")) == "*Q/............."
    assert hands(game.play(state, "1 0,0> sPIeL")) == "QS/............."


@rule("KW1-08", "KW4-07")
@every_kreuzwort
@pytest.mark.parametrize(
    ("hand", "move", "square"),
    [("SPIL*", "0,0> SPIeL", "0,3"), ("PIEL+", "0,0> sPIEL", "0,0"), ("TP*", "0,0> TyP", "0,1")],
)
def test_the_other_kind_does_not_serve(
    game: KreuzwortLanguage, hand: str, move: str, square: str
) -> None:
    """Y is red (KW4-01), so a black jolly cannot be a Y."""
    state = game.position(f"hands {hand}/13")
    assert game.refused(state, f"1 {move}") == Refusal("jolly_kind", squares=squares(square))


@rule("KW1-08", "KW4-07")
@every_kreuzwort
def test_without_a_jolly_none_is_laid(game: KreuzwortLanguage) -> None:
    state = game.position("hands SPILE/13")
    missing = Refusal("jolly_not_in_hand", squares=squares("0,3"))
    assert game.refused(state, "1 0,0> SPIeL") == missing


@rule("KW4-07")
def test_the_box_of_1936_has_one_jolly_of_each_kind() -> None:
    state = KW4.position("hands 13/13")
    assert (state.unseen["+"], state.unseen["*"]) == (1, 1)
    assert KW4.refused(state, "1 0,0> eIe").code == "jolly_not_in_hand"


@rule("KW1-08")
@pytest.mark.parametrize("game", [KW1, PNT], ids=["kreuzwort-super", "point-typ-dom"])
def test_the_super_box_has_two_of_each_kind(game: KreuzwortLanguage) -> None:
    state = game.position("hands 13/13")
    assert (state.unseen["+"], state.unseen["*"]) == (2, 2)
    assert words(game.report(state, "1 0,0> eIe")) == ["EIE"]
    assert game.refused(state, "1 0,0> eeIe").code == "jolly_not_in_hand"


@rule("KW1-09", "KW4-08", "PNT-12")
@every_kreuzwort
def test_who_has_the_true_letter_takes_the_jolly(game: KreuzwortLanguage) -> None:
    state = game.position("board SPIeL; hands EXT/13")
    robbed = game.play(state, "1 rob 0,3")
    assert picture(robbed) == "0,0 SPIEL"
    assert hands(robbed) == "+TX/............."
    assert (phase(robbed), robbed.turn) == ("lay", 0)


@rule("KW1-09", "KW4-08")
@every_kreuzwort
def test_the_loot_is_free_again_at_once(game: KreuzwortLanguage) -> None:
    state = game.position("board SPIeL; hands EXTQ/13")
    assert picture(game.play(state, "1 rob 0,3", "1 0,3v .Xi", says="+EXI")) == (
        "0,0 SPIEL/...X./...i."
    )


@rule("KW1-09", "KW4-08")
@every_kreuzwort
def test_the_loot_may_be_kept(game: KreuzwortLanguage) -> None:
    state = game.position("board SPIeL; hands EX/13")
    bought = game.play(state, "1 rob 0,3", "1 buy red", "* draw A")
    assert hands(bought) == "+AX/............."
    assert bought.turn == 1


@rule("KW1-09", "KW4-08")
@every_kreuzwort
def test_any_number_of_jollies_is_robbed(game: KreuzwortLanguage) -> None:
    state = game.position("board sPIeL; hands SEX/13")
    assert hands(game.play(state, "1 rob 0,0", "1 rob 0,3")) == "*+X/............."


@rule("KW1-09", "KW4-08")
@every_kreuzwort
@pytest.mark.parametrize(
    ("board", "square", "sides"),
    [
        ("SPIeL", "0,3", 2),
        ("SPIe", "0,3", 1),
        ("SPIeL/...I./...S.", "0,3", 3),
        ("...T./...U./SPIeL/...I./...S.", "2,3", 4),
        ("e.../I.../S...", "0,0", 1),
        ("SPIe/...I", "0,3", 2),
    ],
)
def test_a_jolly_with_stones_on_three_sides_stays(
    game: KreuzwortLanguage, board: str, square: str, sides: int
) -> None:
    state = game.position(f"board {board}; hands EX/13")
    if sides > 2:
        built_in = Refusal("jolly_built_in", squares=squares(square))
        assert game.refused(state, f"1 rob {square}") == built_in
    else:
        assert game.play(state, f"1 rob {square}").hands[0]["+"] == 1


@rule("KW1-09", "KW4-08")
@every_kreuzwort
def test_only_the_seat_on_turn_robs_and_only_with_the_letter(game: KreuzwortLanguage) -> None:
    state = game.position("board SPIeL; hands AN/EX")
    assert game.refused(state, "2 rob 0,3").code == "not_your_turn"
    lacking = Refusal("stone_not_in_hand", {"stone": "E"}, squares("0,3"))
    assert game.refused(state, "1 rob 0,3") == lacking
    none = Refusal("no_jolly_there", squares=squares("0,2"))
    assert game.refused(state, "1 rob 0,2") == none
    assert game.refused(state, "1 rob 9,9").code == "no_jolly_there"


@rule("KW1-09", "KW4-08")
@every_kreuzwort
def test_one_robs_before_laying_and_before_buying(game: KreuzwortLanguage) -> None:
    state = game.position("board ...D../...o../EXAMEN/...I../...N../..WORTE; hands AHOQ/13; turn 1")
    joined = game.play(state, "1 2,5v .AH.")
    assert phase(joined) == "second"
    late = Refusal("rob_before_laying", squares=squares("1,3"))
    assert game.refused(joined, "1 rob 1,3") == late
    buying = game.play(state, "1 buy red")
    assert game.refused(buying, "1 rob 1,3").code == "not_your_turn"


@rule("KW4-08", "KW4-10")
def test_when_time_has_run_out_nobody_robs() -> None:
    state = KW4.position("board SPIeL; hands EX/13", time=60)
    late = KW4.play(state, "! thinking", at=60_000)
    assert KW4.refused(late, "1 rob 0,3").code == "rob_before_laying"


@rule("KW1-09")
@every_kreuzwort
def test_a_letter_that_nobody_told_may_rob(game: KreuzwortLanguage) -> None:
    state = game.position("board SPIeL; hands 2/13")
    robbed = game.play(state, "1 rob 0,3")
    assert hands(robbed) == "+./............."
    assert robbed.unseen["E"] == state.unseen["E"] - 1
