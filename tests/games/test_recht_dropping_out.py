"""Wer behält recht: who cannot finish drops out, pays, and the others go on."""

from __future__ import annotations

from setzkasten.core.game import Refusal
from tests.games.recht import (
    DUTY,
    RechtLanguage,
    announced,
    every_recht,
    phase,
    scores,
    winner,
)
from tests.language import rule, squares


@rule("WBR-08")
@every_recht
def test_who_lacks_a_letter_drops_out_and_pays_each_of_the_others(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; author 1; turn 1; hands AHO+/ENR/RST"
    state = game.position(text, seats=3)
    assert game.refused(state, "1 0,-1> M....O").code == "stone_not_in_hand"
    out = game.play(state, "1 drop-out")
    assert scores(out) == (-34, 17, 17)  # A 3, H 1, O 3, jolly 10
    assert phase(out) == ("begin", 2)
    assert out.open is None
    assert len(out.board) == 4  # the fragment stays


@rule("WBR-08")
@every_recht
def test_dropping_out_is_only_for_who_cannot_finish(game: RechtLanguage) -> None:
    state = game.position(DUTY, seats=3)
    assert game.refused(state, "1 drop-out") == Refusal(
        "can_finish", {"word": "MEXIKO"}, squares("0,0 0,1 0,2 0,3")
    )
    free = game.position("board EXIK; word MEXIKO; author 1; turn 2; hands AM/EN/RS", seats=3)
    assert game.refused(free, "2 drop-out") == Refusal("no_duty")
    assert game.refused(free, "2 finish") == Refusal("no_duty")


@rule("WBR-08", "KW1-14")
@every_recht
def test_a_word_that_no_longer_counts_can_nobody_finish(game: RechtLanguage) -> None:
    """The table may agree on other words while it is built."""
    state = game.position(DUTY, seats=3)
    assert game.refused(state, "1 finish", says="-MEXIKO").code == "not_a_word"
    out = game.play(state, "1 drop-out", says="-MEXIKO")
    assert scores(out) == (-14, 7, 7)
    assert phase(out) == ("begin", 2)


@rule("WBR-08")
@every_recht
def test_unknown_stones_are_believed(game: RechtLanguage) -> None:
    state = game.position("board EXIK; word MEXIKO; author 1; turn 1; hands 5/5/5", seats=3)
    assert phase(game.play(state, "1 finish")) == ("begin", 1)
    assert phase(game.play(state, "1 drop-out")) == ("begin", 2)


@rule("WBR-08", "WBR-10")
@every_recht
def test_after_a_penalty_the_new_word_begins_elsewhere(game: RechtLanguage) -> None:
    text = "board TOR..../...EXIK; fragment 1,3>; word MEXIKO; author 1; turn 1; hands AH/ENRS/RST"
    out = game.play(game.position(text, seats=3), "1 drop-out")
    assert game.refused(out, "2 1,7> S says LEXIKS").code == "must_cross"
    assert game.refused(out, "2 1,2> N says NEXIK").code == "must_cross"
    assert announced(game.play(out, "2 1,0v E says TEE")) == ("TEE", 2)
    assert announced(game.play(out, "2 2,6v E says KEKS")) == ("KEKS", 2)


@rule("WBR-06", "WBR-08")
@every_recht
def test_after_a_penalty_a_word_of_two_letters_may_be_crossed_but_not_lengthened(
    game: RechtLanguage,
) -> None:
    state = game.position("board UR; turn 1; hands AENT/13")
    assert announced(game.play(state, "1 1,1v A says RAT")) == ("RAT", 1)
    assert game.refused(state, "1 0,2> A says URAN") == Refusal("must_cross", squares=((0, 2),))
    lone = game.position("board R; turn 1; hands AENT/13")
    assert announced(game.play(lone, "1 0,1> A says RAT")) == ("RAT", 1)


@rule("WBR-08")
@every_recht
def test_the_others_may_agree_to_go_on_with_the_fragment(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; author 1; turn 1; hands AH/LENRS/RST"
    state = game.position(text, seats=3, penalty="fragment")
    out = game.play(state, "1 drop-out")
    assert phase(out) == ("add", 2)
    assert announced(out) == ("MEXIKO", 1)
    assert announced(game.play(out, "2 0,-1> L says LEXIKON")) == ("LEXIKON", 2)


@rule("WBR-08")
@every_recht
def test_who_dropped_out_is_skipped_and_gets_nothing_more(game: RechtLanguage) -> None:
    text = "board EXIK; word MEXIKO; author 2; turn 2; out 1; hands AH/BEN/RST/13; scores -8 4 4 0"
    state = game.position(text, seats=4)
    out = game.play(state, "2 drop-out")
    assert scores(out) == (-8, -6, 9, 5)  # B 1, E 3, N 1 to seats 3 and 4
    all_paid = game.play(game.position(text, seats=4, paid="all"), "2 drop-out")
    assert scores(all_paid) == (-3, -11, 9, 5)
    assert phase(out) == ("begin", 3)


@rule("WBR-08", "WBR-15")
@every_recht
def test_with_one_seat_left_it_wins(game: RechtLanguage) -> None:
    state = game.position("board EXIK; word MEXIKO; author 1; turn 1; hands AH/LENRS")
    over = game.play(state, "1 drop-out")
    assert phase(over)[0] == "over"
    assert scores(over) == (-4, 4)
    assert winner(over) == (2,)
