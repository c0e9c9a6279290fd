"""Wer behält recht: the square and the vowel, and what follows from a further stone."""

from __future__ import annotations

from setzkasten.core.game import Refusal
from tests.games.recht import RechtLanguage, announced, every_recht, fragment, phase
from tests.language import rule, squares

# TORTEN and LIEGEN lie one above the other, TAL joins them: a stone between both N closes a ring.
RING = "board TORTEN/A...../LIEGEN; finished 0,0>"
# The fragment EH hangs on TORTE; with R it reaches the E of LEHRE, and TEIL closes the ring.
GROWING = "board TORTE/E...H/I..../LEHRE; word EHRENMAL; fragment 0,4v; author 1; turn 2"
HANDS = "hands 13/RNABS"


@rule("WBR-13")
@every_recht
def test_a_stone_that_closes_a_square_earns_one_more(game: RechtLanguage) -> None:
    state = game.position(f"{RING}; turn 1; hands OENQ/13")
    assert game.report(state, "1 1,5v O says NONNE").earned == 1
    earned = game.play(state, "1 1,5v O says NONNE")
    assert phase(earned) == ("premium", 1)
    assert earned.premium == 1
    laid = game.play(earned, "1 3,5v N")
    assert (fragment(laid), phase(laid)) == ("NONN", ("add", 2))


@rule("WBR-13")
@every_recht
def test_a_square_also_closes_when_a_word_grows(game: RechtLanguage) -> None:
    state = game.position(f"{GROWING}; {HANDS}")
    closed = game.play(state, "2 2,4v R says EHRENWORT")
    assert (fragment(closed), phase(closed)) == ("EHRE", ("premium", 2))
    own = game.play(closed, "2 4,4v N")
    assert (announced(own), phase(own)) == (("EHRENWORT", 2), ("add", 1))


@rule("WBR-13")
@every_recht
def test_the_further_stone_may_serve_the_word_of_another(game: RechtLanguage) -> None:
    state = game.position(f"{GROWING}; {HANDS}")
    fitted = game.play(state, "2 2,4v R")
    assert (announced(fitted), phase(fitted)) == (("EHRENMAL", 1), ("premium", 2))
    further = game.play(fitted, "2 4,4v N")
    assert (announced(further), phase(further)) == (("EHRENMAL", 1), ("finish", 1))
    changed = game.play(fitted, "2 4,4v B says EHREBAR")
    assert announced(changed) == ("EHREBAR", 2)


@rule("WBR-13")
@every_recht
def test_the_further_stone_is_laid_like_any_other(game: RechtLanguage) -> None:
    closed = game.play(game.position(f"{GROWING}; {HANDS}"), "2 2,4v R says EHRENWORT")
    assert game.refused(closed, "2 4,4v S") == Refusal(
        "stone_does_not_fit", {"word": "EHRENWORT"}, ((4, 4),)
    )
    assert game.refused(closed, "2 1,1> A").code == "not_at_fragment"
    assert game.refused(closed, "2 buy red") == Refusal("premium_from_hand")
    jolly = "board TOR/E../x..; word TEXT; fragment 0,0v; author 2; turn 2; premium 1; hands 13/XA"
    assert game.refused(game.position(jolly), "2 rob 2,0") == Refusal(
        "rob_before_laying", squares=((2, 0),)
    )
    assert game.refused(closed, "1 4,4v N").code == "not_your_turn"


@rule("WBR-13")
@every_recht
def test_a_premium_may_be_left(game: RechtLanguage) -> None:
    closed = game.play(game.position(f"{GROWING}; {HANDS}"), "2 2,4v R says EHRENWORT")
    assert phase(game.play(closed, "2 pass")) == ("add", 1)


@rule("WBR-13")
@every_recht
def test_only_opposite_sides_close_a_square_unless_agreed(game: RechtLanguage) -> None:
    # TO above, A beside: the stone in the angle has neighbours on two adjacent sides.
    text = "board TORTEN/A...../L.....; fragment 1,0>; word AMT; author 1; turn 2; hands 13/MNB"
    state = game.position(text)
    assert phase(game.play(state, "2 1,1> M says AMSEL", says="+OM")) == ("add", 1)
    ring = game.position(text, square="ring")
    assert phase(game.play(ring, "2 1,1> M says AMSEL", says="+OM")) == ("premium", 2)


@rule("WBR-13")
@every_recht
def test_stones_that_are_not_joined_make_no_square(game: RechtLanguage) -> None:
    # LIEGEN lies below, but nothing joins it to TORTEN.
    text = "board TORTEN/....../LIEGEN; finished 0,0>; turn 1; hands OENQ/13"
    assert phase(game.play(game.position(text), "1 1,5v O says NONNE")) == ("add", 2)


@rule("WBR-13")
@every_recht
def test_a_premium_stone_that_closes_a_square_earns_again(game: RechtLanguage) -> None:
    text = (
        "board TORTE/E...H/I..../LEHRE; word EHRENMAL; fragment 0,4v; author 2; turn 2;"
        " premium 1; hands 13/RNABS"
    )
    again = game.play(game.position(text), "2 2,4v R")
    assert (phase(again), again.premium) == (("premium", 2), 1)


@rule("WBR-14")
@every_recht
def test_a_new_word_that_crosses_in_a_vowel_brings_two_stones(game: RechtLanguage) -> None:
    state = game.position("board WORT; finished 0,0>; turn 1; hands HRMN/13")
    crossed = game.play(state, "1 1,1v H says OHR")
    assert (phase(crossed), crossed.premium) == (("premium", 1), 1)
    assert game.report(state, "1 1,1v H says OHR").earned == 1
    consonant = game.play(state, "1 1,3v R says TRAUM")
    assert phase(consonant) == ("add", 2)


@rule("WBR-14")
@every_recht
def test_every_vowel_counts_also_y_and_a_jolly(game: RechtLanguage) -> None:
    for letter in "AEIOUYe":
        state = game.position(f"board T{letter}N; finished 0,0>; turn 1; hands HRMN/13")
        begun = game.play(state, f"1 -1,1v N says N{letter.upper()}H")
        assert phase(begun) == ("premium", 1), letter


@rule("WBR-14")
@every_recht
def test_only_the_beginning_of_a_word_crosses(game: RechtLanguage) -> None:
    state = game.position(
        "board WORT/.H..; fragment 0,1v; word OHR; author 1; turn 2; hands 13/MRN"
    )
    assert phase(game.play(state, "2 2,1v M says OHM")) == ("begin", 1)
    assert phase(game.play(state, "2 -1,1v M says MOHN")) == ("add", 1)


@rule("WBR-13", "WBR-14")
@every_recht
def test_both_premiums_add_up(game: RechtLanguage) -> None:
    text = "board TORTE/A..../LIEBE; finished 0,0>; turn 1; hands HGNQ/13"
    state = game.position(text)
    both = game.play(state, "1 1,4v H says GEHEN")
    assert (phase(both), both.premium) == (("premium", 1), 2)
    one = game.play(both, "1 -1,4v G")
    assert (phase(one), one.premium) == (("premium", 1), 1)


@rule("WBR-09", "WBR-13")
@every_recht
def test_a_word_finished_with_the_announcers_premium_stone_lets_the_next_begin(
    game: RechtLanguage,
) -> None:
    text = "board TORTE/A..../LIEBE; finished 0,0>; turn 1; hands HGNQ/13/13"
    state = game.position(text, seats=3)
    done = game.play(state, "1 1,4v H says GEHEN", "1 -1,4v G", "1 3,4v N")
    assert phase(done) == ("begin", 2)
    assert done.crossed == squares("-1,4 0,4 1,4 2,4 3,4")


@rule("WBR-06", "WBR-13")
@every_recht
def test_a_word_of_another_finished_with_a_premium_stone_lets_its_author_begin(
    game: RechtLanguage,
) -> None:
    text = "board TORTE/E...H/I..../LEHRE; word EHREN; fragment 0,4v; author 1; turn 2"
    state = game.position(f"{text}; hands 13/RNABS/13", seats=3)
    done = game.play(state, "2 2,4v R", "2 4,4v N")
    assert phase(done) == ("begin", 1)


@rule("WBR-13")
@every_recht
def test_a_premium_lapses_when_no_word_is_open(game: RechtLanguage) -> None:
    state = game.position("board TORTE/A..../LIEBE; finished 0,0>; turn 1; hands HGNQ/13")
    assert game.report(state, "1 1,4v H says EHE").earned == 0
    done = game.play(state, "1 1,4v H says EHE")
    assert phase(done) == ("begin", 2)
    assert (done.moves[-1].square_premium, done.moves[-1].vowel_premium) == (False, False)
    text = "board TORTE/E...H/I...R/LEHRE; word EHREN; fragment 0,4v; author 2; turn 2; premium 2"
    left = game.play(game.position(f"{text}; hands 13/NAB"), "2 4,4v N")
    assert (phase(left), left.premium) == (("begin", 1), 0)
