"""Wer behält recht: beginning, announcing another word, a stone for the word announced."""

from __future__ import annotations

from setzkasten.core.claims import Contains, Relation
from setzkasten.core.game import Refusal
from tests.games.recht import (
    R1,
    R4,
    RechtLanguage,
    announced,
    every_recht,
    fragment,
    hands,
    phase,
)
from tests.language import rule, squares

# EXIK lies; seat 1 announced LEXIKON, seat 2 is on turn.
LEXIKON = "board EXIK; word LEXIKON; author 1; turn 2; hands 13/LMONAT"


@rule("WBR-02")
@every_recht
def test_the_first_lays_one_letter_and_announces_a_word_with_it(game: RechtLanguage) -> None:
    state = game.position("hands XAE/13; turn 1")
    assert phase(state) == ("begin", 1)
    assert game.claimed(state, "1 0,0> X says EXAMEN") == {Contains("EXAMEN", "X")}
    begun = game.play(state, "1 0,0> X says EXAMEN")
    assert (announced(begun), fragment(begun)) == (("EXAMEN", 1), "X")
    assert phase(begun) == ("add", 2)


@rule("WBR-02")
@every_recht
def test_the_first_must_announce_a_word_and_the_letter_is_in_it(game: RechtLanguage) -> None:
    state = game.position("hands XAE/13; turn 1")
    assert game.refused(state, "1 0,0> X") == Refusal("must_announce", squares=((0, 0),))
    assert game.refused(state, "1 0,0> A says OFEN") == Refusal(
        "run_not_in_word", {"word": "OFEN", "run": "A"}, ((0, 0),)
    )
    assert game.refused(state, "1 0,0> A says A").code == "one_letter"


@rule("WBR-02", "WBR-03")
@every_recht
def test_only_one_stone_is_laid(game: RechtLanguage) -> None:
    state = game.position("hands XAE/13; turn 1")
    refusal = game.refused(state, "1 0,0> EX says EXAMEN")
    assert refusal == Refusal("one_stone", squares=squares("0,0 0,1"))
    later = game.position(LEXIKON)
    assert game.refused(later, "2 0,-1> L 0,4> O").code == "one_stone"


@rule("WBR-03")
@every_recht
def test_the_next_adds_in_front_or_behind_and_announces_another_word(game: RechtLanguage) -> None:
    state = game.position("board EXI; word LEXIKON; author 1; turn 2; hands 13/KMT")
    behind = game.play(state, "2 0,3> K says MEXIKO")
    assert (announced(behind), fragment(behind)) == (("MEXIKO", 2), "EXIK")
    assert [word.points for word in game.report(state, "2 0,3> K says MEXIKO").words] == [0]
    assert phase(behind) == ("add", 1)
    front = game.play(state, "2 0,-1> M says MEXIKO")
    assert fragment(front) == "MEXI"
    assert hands(front).endswith("/KT")


@rule("WBR-03")
@every_recht
def test_the_second_stone_gives_the_line_its_way(game: RechtLanguage) -> None:
    state = game.position("board X; word HEXE; author 1; turn 2; hands 13/EA")
    assert fragment(game.play(state, "2 -1,0v E says EXAMEN")) == "EX"
    assert fragment(game.play(state, "2 0,-1> E says EXAMEN")) == "EX"
    assert game.refused(state, "2 0,2> E says EXAMEN").code == "not_at_fragment"


@rule("WBR-03")
@every_recht
def test_the_string_stays_unbroken(game: RechtLanguage) -> None:
    state = game.position("board EXI; word LEXIKON; author 1; turn 2; hands 13/KST")
    assert game.refused(state, "2 0,3> S says EXPIRIS") == Refusal(
        "run_not_in_word", {"word": "EXPIRIS", "run": "EXIS"}, squares("0,0 0,1 0,2 0,3")
    )
    existenz = game.play(state, "2 0,3> S says EXISTENZ")
    assert announced(existenz) == ("EXISTENZ", 2)


@rule("WBR-03")
@every_recht
def test_the_word_must_be_a_different_one(game: RechtLanguage) -> None:
    state = game.position(LEXIKON)
    assert game.refused(state, "2 0,-1> L says LEXIKON") == Refusal(
        "same_word", {"word": "LEXIKON"}, squares("0,-1 0,0 0,1 0,2 0,3")
    )


@rule("WBR-03")
@every_recht
def test_a_word_said_before_may_come_back_unless_it_is_agreed_otherwise(
    game: RechtLanguage,
) -> None:
    text = LEXIKON + "; said MEXIKO HEXE"
    assert announced(game.play(game.position(text), "2 0,4> O says MEXIKO")) == ("MEXIKO", 2)
    strict = game.position(text, repeat=False)
    assert game.refused(strict, "2 0,4> O says MEXIKO") == Refusal(
        "said_before", {"word": "MEXIKO"}, squares("0,0 0,1 0,2 0,3 0,4")
    )


@rule("WBR-03")
@every_recht
def test_earlier_announcements_are_remembered_until_the_word_is_done(game: RechtLanguage) -> None:
    state = game.position(LEXIKON, repeat=False)
    changed = game.play(state, "2 0,4> O says MEXIKO")
    assert changed.open
    assert changed.open.said == ("LEXIKON",)
    third = game.play(game.position(LEXIKON + "; said HEXE"), "2 0,4> O says MEXIKO")
    assert third.open
    assert third.open.said == ("HEXE", "LEXIKON")


@rule("WBR-18")
@every_recht
def test_a_mere_inflection_is_not_a_different_word(game: RechtLanguage) -> None:
    state = game.position("board HUN; word HUND; author 1; turn 2; hands 13/DRG")
    assert Relation("HUND", "HUNDE") in game.claimed(state, "2 0,3> D says HUNDE")
    refusal = game.refused(state, "2 0,3> D says HUNDE", says="HUND<HUNDE=inflection:Hund")
    assert refusal == Refusal(
        "inflection_only", {"word": "HUNDE", "old": "HUND"}, squares("0,0 0,1 0,2 0,3")
    )
    new = game.play(state, "2 0,3> D says HUNDERT", says="HUND<HUNDERT=new")
    assert announced(new) == ("HUNDERT", 2)


@rule("WBR-18")
@every_recht
def test_the_base_form_of_an_announced_plural_is_no_different_word_either(
    game: RechtLanguage,
) -> None:
    state = game.position("board UND; word HUNDE; author 1; turn 2; hands 13/HS")
    refusal = game.refused(state, "2 0,-1> H says HUND", says="HUND<HUNDE=inflection:Hund")
    assert refusal.code == "inflection_only"


@rule("WBR-18")
@every_recht
def test_a_form_that_also_is_a_word_of_its_own_counts_as_different(game: RechtLanguage) -> None:
    board = "board E; word EI; author 1; turn 2; hands 13/IR"
    says = "EI<EIS=ambiguous:Ei"
    assert announced(game.play(game.position(board), "2 0,1> I says EIS", says=says)) == ("EIS", 2)
    strict = game.position(board, ambiguous="inflection")
    assert game.refused(strict, "2 0,1> I says EIS", says=says).code == "inflection_only"


@rule("WBR-18")
@every_recht
def test_plurals_may_be_announced(game: RechtLanguage) -> None:
    state = game.position("board WOR; word WORT; author 1; turn 2; hands 13/TD")
    changed = game.play(state, "2 0,3> D says WORDEN")
    assert announced(changed) == ("WORDEN", 2)


@rule("WBR-03")
@every_recht
def test_a_word_that_the_judge_refuses_is_not_announced(game: RechtLanguage) -> None:
    state = game.position(LEXIKON)
    refusal = game.refused(state, "2 0,4> O says TEXIKON", says="-TEXIKON~EXIKO")
    assert (refusal.code, refusal.data["word"]) == ("not_a_word", "TEXIKON")


@rule("WBR-04")
@every_recht
def test_without_a_new_word_a_stone_is_laid_for_the_word_announced(game: RechtLanguage) -> None:
    state = game.position(LEXIKON + "/13", seats=3)
    fitted = game.play(state, "2 0,4> O")
    assert (announced(fitted), fragment(fitted)) == (("LEXIKON", 1), "EXIKO")
    assert phase(fitted) == ("add", 3)
    assert game.refused(state, "2 0,4> A") == Refusal(
        "stone_does_not_fit", {"word": "LEXIKON"}, ((0, 4),)
    )
    assert game.refused(state, "2 0,-1> M").code == "stone_does_not_fit"


@rule("WBR-04")
@every_recht
def test_a_stone_may_be_bought_and_laid_at_once(game: RechtLanguage) -> None:
    state = game.position("board EXIK; word LEXIKON; author 1; turn 2; hands 13/AT")
    bought = game.play(state, "2 buy red", "* draw O")
    assert phase(bought) == ("add", 2)
    assert hands(bought).endswith("/AOT")
    assert bought.table.stock == state.table.stock - 1
    assert announced(game.play(bought, "2 0,4> O says MEXIKO")) == ("MEXIKO", 2)
    assert announced(game.play(bought, "2 0,4> O")) == ("LEXIKON", 1)


@rule("WBR-04")
@every_recht
def test_if_buying_does_not_help_the_turn_is_passed_on(game: RechtLanguage) -> None:
    state = game.position("board EXIK; word LEXIKON; author 1; turn 2; hands 13/AT/13", seats=3)
    assert game.refused(state, "2 pass") == Refusal("must_buy")
    bought = game.play(state, "2 buy black", "* draw T")
    assert game.refused(bought, "2 buy black") == Refusal("bought_already")
    passed = game.play(bought, "2 pass")
    assert phase(passed) == ("add", 3)
    assert game.refused(passed, "3 pass") == Refusal("must_buy")


@rule("WBR-04")
@every_recht
def test_with_an_empty_stock_one_just_passes(game: RechtLanguage) -> None:
    state = game.position(
        "board EXIK; word LEXIKON; author 1; turn 2; hands 13/AT/13; stock 0", seats=3
    )
    assert game.refused(state, "2 buy red") == Refusal("stock_empty", {"stock": 0})
    assert phase(game.play(state, "2 pass")) == ("add", 3)


@rule("WBR-04")
@every_recht
def test_who_should_begin_and_cannot_buys_and_passes_too(game: RechtLanguage) -> None:
    state = game.position("board EXAMEN; finished 0,0>; turn 1; hands QAE/13")
    assert game.refused(state, "1 pass") == Refusal("must_buy")
    passed = game.play(state, "1 buy black", "* draw T", "1 pass")
    assert phase(passed) == ("begin", 2)
    assert passed.crossed


@rule("WBR-05")
@every_recht
def test_a_word_may_be_ventured_without_its_letters(game: RechtLanguage) -> None:
    state = game.position("hands XE/13; turn 1")
    assert announced(game.play(state, "1 0,0> X says TAXI")) == ("TAXI", 1)


@rule("WBR-01")
@every_recht
def test_a_stone_must_be_in_the_hand_and_jollies_have_their_kind(game: RechtLanguage) -> None:
    state = game.position("hands XE*/13; turn 1")
    assert game.refused(state, "1 0,0> T says TAXI").code == "stone_not_in_hand"
    assert game.refused(state, "1 0,0> a says TAXI") == Refusal("jolly_kind", squares=((0, 0),))
    laid = game.play(state, "1 0,0> t says TAXI")
    assert hands(laid).startswith("EX/")


@rule("WBR-01")
@every_recht
def test_a_jolly_is_robbed_before_laying_or_buying(game: RechtLanguage) -> None:
    state = game.position("board eXIK; word LEXIKON; author 1; turn 2; hands 13/EAT")
    robbed = game.play(state, "2 rob 0,0")
    assert hands(robbed).endswith("/+AT")
    assert phase(robbed) == ("add", 2)
    assert announced(game.play(robbed, "2 0,4> o says MEXIKO")) == ("MEXIKO", 2)
    bought = game.play(state, "2 buy black", "* draw T")
    assert game.refused(bought, "2 rob 0,0").code == "rob_before_laying"
    assert game.refused(state, "2 rob 0,1").code == "no_jolly_there"


@rule("WBR-01")
def test_in_1936_an_i_stands_for_j() -> None:
    state = R4.position("board IA; word JAGD; author 1; turn 2; hands 13/GDS")
    assert announced(state) == ("IAGD", 1)
    fitted = R4.play(state, "2 0,2> G")
    assert fragment(fitted) == "IAG"
    assert announced(R4.play(state, "2 0,2> S says Jasmin"))[0] == ("IASMIN")
    sup = R1.position("board IA; word PIANO; author 1; turn 2; hands 13/GDS")
    assert R1.refused(sup, "2 0,2> G says JAGD").code == "run_not_in_word"


@rule("WBR-03")
def test_a_word_may_be_written_as_people_write_it() -> None:
    state = R1.position("hands UE/13; turn 1")
    assert announced(R1.play(state, "1 0,0> U says Mühle")) == ("MUEHLE", 1)
    assert announced(R1.play(state, "1 0,0> U says Mu\u0308hle")) == ("MUEHLE", 1)
    assert announced(R1.play(state, "1 0,0> U says Gruß")) == ("GRUSS", 1)


@rule("WBR-10")
@every_recht
def test_only_one_word_is_built_at_a_time(game: RechtLanguage) -> None:
    state = game.position("board EXI/.../TOR; word LEXIKON; author 1; turn 2; hands 13/KAM")
    assert state.open
    assert game.refused(state, "2 3,0v A says TAL") == Refusal("not_at_fragment", squares=((3, 0),))
    assert game.refused(state, "2 2,3> K says TORK").code == "not_at_fragment"
