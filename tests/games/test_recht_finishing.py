"""Wer behält recht: who begins the next word, and the duty to finish."""

from __future__ import annotations

from setzkasten.core.claims import Word
from setzkasten.core.game import Refusal
from tests.games.recht import (
    DUTY,
    R4,
    RechtLanguage,
    announced,
    every_recht,
    hands,
    phase,
)
from tests.language import rule, squares

# Three seats; MEXIK lies, seat 1 announced MEXIKO.
MEXIKO = "board MEXIK; word MEXIKO; author 1; hands AEHT/ONA/RST"


@rule("WBR-06")
@every_recht
def test_the_author_of_a_word_that_another_finished_begins_anew_out_of_turn(
    game: RechtLanguage,
) -> None:
    state = game.position(MEXIKO + "; turn 2", seats=3)
    assert game.claimed(state, "2 0,5> O") == {Word("MEXIKO")}
    done = game.play(state, "2 0,5> O")
    assert phase(done) == ("begin", 1)  # seat 3 loses its turn
    after = game.play(game.position(MEXIKO + "; turn 2; bought yes; passes 1", seats=3), "2 0,5> O")
    assert (after.bought, after.table.passes) == (False, 0)
    assert done.open is None
    last = game.play(done, "1 1,0v A says MAI")
    assert phase(last)[1] == 2


@rule("WBR-06")
@every_recht
def test_the_new_word_crosses_the_finished_one(game: RechtLanguage) -> None:
    state = game.position(
        "board MEXIKO/....../H...../A...../T.....; finished 0,0>; turn 1; hands AEHT/13"
    )
    crossed = squares("0,0 0,1 0,2 0,3 0,4 0,5")
    assert game.refused(state, "1 2,1> E says HERBST") == Refusal("must_cross", squares=crossed)
    assert game.refused(state, "1 0,6> E says MEXIKOER") == Refusal("must_cross", squares=crossed)
    assert game.refused(state, "1 7,7> E says EIS").code == "must_cross"
    begun = game.play(state, "1 1,5v H says OHR")
    assert announced(begun) == ("OHR", 1)
    assert phase(begun) == ("premium", 1)  # the O is a vowel


@rule("WBR-06")
@every_recht
def test_a_new_word_may_also_begin_above_the_finished_one(game: RechtLanguage) -> None:
    state = game.position("board MEXIKO; finished 0,0>; turn 1; hands AEHT/13")
    begun = game.play(state, "1 -1,4> A says AKT")  # written across: it stands down all the same
    assert announced(begun) == ("AKT", 1)
    assert begun.open
    assert begun.open.squares == squares("-1,4 0,4")


@rule("WBR-06")
@every_recht
def test_if_nobody_can_cross_the_finished_word_any_may_be_crossed(game: RechtLanguage) -> None:
    state = game.position(
        "board UR..../....../HAUT..; finished 0,0>; turn 1; hands AEHT/ENS; stock 0"
    )
    assert game.refused(state, "1 3,3v E says TEE").code == "must_cross"
    once = game.play(state, "1 pass")
    assert game.refused(once, "2 3,3v E says TEE").code == "must_cross"
    # With stones to buy the game goes on; two seats could not begin, so HAUT may be crossed.
    free = game.position(
        "board UR..../....../HAUT..; finished 0,0>; waiting 1; bought yes; turn 1; hands AEH/ENS"
    )
    passed = game.play(free, "1 pass")
    begun = game.play(passed, "2 3,3v E says TEE")
    assert (announced(begun), begun.waiting) == (("TEE", 2), 0)
    three = game.position(
        "board UR/../HA; finished 0,0>; waiting 1; bought yes; turn 1; out 3; hands AE/ENS/T",
        seats=3,
    )
    assert announced(game.play(three, "1 pass", "2 3,1v N says ANNA")) == ("ANNA", 2)


@rule("WBR-06")
@every_recht
def test_a_new_word_needs_an_announcement(game: RechtLanguage) -> None:
    state = game.position("board MEXIKO; finished 0,0>; turn 1; hands AEHT/13")
    assert game.refused(state, "1 1,4v A") == Refusal("must_announce", squares=((1, 4),))


@rule("WBR-06")
@every_recht
def test_if_the_author_dropped_out_the_next_seat_begins(game: RechtLanguage) -> None:
    text = "board MEXIK; word MEXIKO; author 1; out 1; turn 2; hands AE/ONA/RST"
    state = game.position(text, seats=3, penalty="fragment")
    assert phase(game.play(state, "2 0,5> O")) == ("begin", 3)


@rule("WBR-07")
@every_recht
def test_a_word_that_came_round_unchanged_must_be_finished(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; author 1; turn 2; hands AMO/ENR/RST; stock 0"
    state = game.position(text, seats=3)
    duty = game.play(state, "2 pass", "3 pass")
    assert phase(duty) == ("finish", 1)
    for other in ("1 0,4> O", "1 pass", "1 0,4> O says LEXIKON", "1 buy red", "1 1,1v A says AB"):
        refusal = game.refused(duty, other)
        assert (refusal.code, refusal.data) == ("must_finish", {"word": "MEXIKO"})


@rule("WBR-07")
@every_recht
def test_all_missing_stones_are_laid_at_once_and_the_author_begins_anew(
    game: RechtLanguage,
) -> None:
    state = game.position(DUTY, seats=3)
    assert phase(state) == ("finish", 1)
    for written in ("1 finish", "1 0,-1> M....O", "1 0,-1> M 0,4> O"):
        done = game.play(state, written)
        assert hands(done).startswith("A/")
        assert phase(done) == ("begin", 1)
        assert done.crossed == squares("0,-1 0,0 0,1 0,2 0,3 0,4")


@rule("WBR-07")
@every_recht
def test_stones_laid_for_it_by_others_do_not_change_the_word(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; author 1; turn 2; hands AMT/OER/RST; stock 0"
    state = game.position(text, seats=3)
    duty = game.play(state, "2 0,4> O", "3 pass")
    assert phase(duty) == ("finish", 1)
    assert phase(game.play(duty, "1 0,-1> M")) == ("begin", 1)


@rule("WBR-07")
@every_recht
def test_a_new_announcement_begins_a_new_round(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; author 1; turn 2; hands AMT/LER/RST; stock 0"
    state = game.position(text, seats=3)
    changed = game.play(state, "2 0,-1> L says LEXIKON", "3 pass")
    assert phase(changed) == ("add", 1)
    assert phase(game.play(changed, "1 pass")) == ("finish", 2)


@rule("WBR-07")
@every_recht
def test_a_round_skips_seats_that_dropped_out(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; author 1; turn 3; out 2; hands AMT/LER/RST; stock 0"
    assert phase(game.play(game.position(text, seats=3), "3 pass")) == ("finish", 1)


@rule("WBR-07")
@every_recht
def test_the_author_may_use_jollies_and_rob_one_first(game: RechtLanguage) -> None:
    text = "board EXiK/..../T...; fragment 0,0>; word MEXIKO; author 1; turn 1; hands AMI/ENR/RST"
    state = game.position(text, seats=3)
    assert game.refused(state, "1 finish") == Refusal(
        "letter_missing", {"word": "MEXIKO"}, squares("0,0 0,1 0,2 0,3")
    )
    robbed = game.play(state, "1 rob 0,2")
    assert hands(robbed).startswith("+AM/")
    done = game.play(robbed, "1 finish")
    assert hands(done).startswith("A/")
    assert done.board[0, 4].jolly


@rule("WBR-07", "WBR-12")
@every_recht
def test_what_the_finished_word_touches_is_judged(game: RechtLanguage) -> None:
    state = game.position(
        "board EXIK./....F; fragment 0,0>; word MEXIKO; author 1; turn 1; hands AMO/ENR"
    )
    assert game.claimed(state, "1 finish") == {Word("MEXIKO"), Word("OF")}
    assert game.refused(state, "1 finish", says="-OF").code == "not_a_word"


@rule("WBR-07", "WBR-08")
@every_recht
def test_a_letter_that_is_missing_twice_needs_two_stones(game: RechtLanguage) -> None:
    text = "board NN; word ANNA; author 1; turn 1; hands {}/13"
    one = game.position(text.format("AB"))
    assert game.refused(one, "1 finish").code == "letter_missing"
    assert phase(game.play(one, "1 drop-out"))[0] == "over"
    two = game.position(text.format("AAB"))
    assert hands(game.play(two, "1 finish")).startswith("B/")
    jolly = game.play(game.position(text.format("A+B")), "1 finish")
    assert (jolly.board[0, -1].jolly, jolly.board[0, 2].jolly) == (False, True)


@rule("WBR-07", "WBR-08")
def test_unknown_stones_are_none_that_all_have_seen() -> None:
    """The box of 1936 has one X, and it lies."""
    state = R4.position(
        "board TE../..../...X; word TEXT; author 1; turn 1; hands 5/5; fragment 0,0>"
    )
    assert R4.refused(state, "1 finish") == Refusal(
        "letter_missing", {"word": "TEXT"}, squares("0,0 0,1")
    )


@rule("WBR-09")
@every_recht
def test_a_word_done_with_the_stone_that_announces_it_lets_the_next_begin(
    game: RechtLanguage,
) -> None:
    state = game.position("board WOR; word WORMS; author 1; turn 2; hands 13/TA/13", seats=3)
    done = game.play(state, "2 0,3> T says WORT")
    assert phase(done) == ("begin", 3)
    assert done.crossed == squares("0,0 0,1 0,2 0,3")
    assert done.open is None


@rule("WBR-09")
@every_recht
def test_a_new_word_may_be_done_with_its_first_stone(game: RechtLanguage) -> None:
    state = game.position("board WORT; finished 0,0>; turn 2; hands 13/UAB", seats=2)
    done = game.play(state, "2 -1,3v U says UT")
    assert phase(done) == ("begin", 1)


@rule("WBR-10")
@every_recht
def test_a_laying_that_is_not_all_of_the_word_does_not_finish_it(game: RechtLanguage) -> None:
    state = game.position(DUTY, seats=3)
    assert game.refused(state, "1 0,-1> M....O says MEXIKO").code == "must_finish"
    for wrong in ("1 0,-1> M", "1 0,-1> M....OA", "1 0,-1> A....O", "1 5,5> M"):
        assert game.refused(state, wrong).code == "must_finish"
    assert game.refused(state, "1 0,0> M").code == "square_taken"
