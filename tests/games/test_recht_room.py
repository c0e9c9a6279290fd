"""Wer behält recht: what an announced word may touch, and the room that it needs."""

from __future__ import annotations

from setzkasten.core.claims import Word
from setzkasten.core.game import Refusal
from tests.games.recht import (
    RechtLanguage,
    announced,
    every_recht,
)
from tests.language import rule, squares


@rule("WBR-11")
@every_recht
def test_two_sides_may_engage_if_one_of_the_words_is_whole(game: RechtLanguage) -> None:
    state = game.position("board .AMT/D...; word AMTMANN; author 1; turn 2; hands 13/S")
    after = game.refused(state, "2 0,0> S says SAMTEN", says="-SD")
    assert after.code == "not_a_word"
    assert after.squares == squares("0,0 1,0")
    whole = game.position("board .AMT/O...; word AMTMANN; author 1; turn 2; hands 13/SD")
    assert announced(game.play(whole, "2 0,0> S says SAMTEN", says="+SO")) == ("SAMTEN", 2)
    told = game.report(whole, "2 0,0> S says SAMTEN", says="+SO").words
    assert [(word.word, word.points) for word in told] == [("SAMTEN", 0), ("SO", 0)]


@rule("WBR-12")
@every_recht
def test_an_announced_word_needs_room(game: RechtLanguage) -> None:
    # Behind EX two squares are free, then stones lie.
    state = game.position("board EX..T; word HEXE; author 1; turn 2; fragment 0,0>; hands 13/AI")
    assert game.refused(state, "2 0,2> A says EXAMEN") == Refusal(
        "no_room", {"word": "EXAMEN"}, squares("0,0 0,1 0,2")
    )
    assert announced(game.play(state, "2 0,2> A says EXAKT")) == ("EXAKT", 2)


@rule("WBR-12")
@every_recht
def test_a_word_may_not_run_into_stones_behind_its_end(game: RechtLanguage) -> None:
    state = game.position("board EX...T; word HEXE; author 1; turn 2; fragment 0,0>; hands 13/IA")
    assert game.refused(state, "2 0,2> A says EXAKT").code == "no_room"


@rule("WBR-12")
@every_recht
def test_a_word_may_not_run_into_stones_before_its_beginning(game: RechtLanguage) -> None:
    state = game.position("board T.EX; word EXIL; author 1; turn 2; fragment 0,2>; hands 13/AI")
    assert game.refused(state, "2 0,4> A says HEXAMETER").code == "no_room"
    assert announced(game.play(state, "2 0,4> A says EXAMEN")) == ("EXAMEN", 2)


@rule("WBR-12")
@every_recht
def test_a_word_may_not_reach_beyond_the_table(game: RechtLanguage) -> None:
    right = game.position("corner 0,498; board EX; word HEXE; author 1; turn 2; hands 13/AHT")
    assert game.refused(right, "2 0,500> A says EXAMEN") == Refusal(
        "no_room", {"word": "EXAMEN"}, squares("0,498 0,499 0,500")
    )
    assert announced(game.play(right, "2 0,497> T says TEXT")) == ("TEXT", 2)
    top = game.position("corner -500,0; board E/X; word EXIL; author 1; turn 2; hands 13/AT")
    assert game.refused(top, "2 -498,0v A says HEXAMETER").code == "no_room"
    assert announced(game.play(top, "2 -498,0v A says EXAMEN")) == ("EXAMEN", 2)


@rule("WBR-12")
@every_recht
def test_letters_to_come_may_not_touch_stones_senselessly(game: RechtLanguage) -> None:
    state = game.position(
        "board EX..../...R..; word HEXE; author 1; turn 2; fragment 0,0>; hands 13/AI"
    )
    assert Word("MR") in game.claimed(state, "2 0,2> A says EXAMEN")
    refusal = game.refused(state, "2 0,2> A says EXAMEN", says="-MR")
    assert (refusal.code, refusal.data["word"]) == ("not_a_word", "MR")
    assert refusal.squares == squares("0,3 1,3")
    assert announced(game.play(state, "2 0,2> I says EXIL", says="+LR")) == ("EXIL", 2)


@rule("WBR-12")
@every_recht
def test_one_place_without_senseless_contacts_is_enough(game: RechtLanguage) -> None:
    # ANA stands twice in ANANAS: with the first an A would come above T, with the second not.
    state = game.position(
        "board AN..../....T.; word ANZUG; author 1; turn 2; fragment 0,0>; hands 13/AB"
    )
    assert announced(game.play(state, "2 0,2> A says ANANAS", says="-AT")) == ("ANANAS", 2)
