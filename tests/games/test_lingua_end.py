"""How a game of Lingua ends: at the goal, or when the stock is empty and nobody lays."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.core.game import Chance, Refusal
from setzkasten.core.position import PositionError, read_position
from setzkasten.games.lingua.box import GOALS
from tests.games.lingua import (
    HAUS,
    LINGUA,
    drawn,
    emptied,
    opened,
    phase,
    play,
    position,
    refused,
    report,
)
from tests.language import rule, squares

TOR = "N14v TyObRr"  # ends beside the goal, on N16


@rule("LIN-20")
@pytest.mark.parametrize(
    ("lay", "prize"),
    [("N16> .OyTy", 25), ("N16> .OyTyEy", 50)],
)
def test_a_word_into_the_goal_ends_the_game_with_the_prize_under_its_last_letter(
    lay: str, prize: int
) -> None:
    state = position(TOR, more="laid 5; turn 1; scores 10 100")
    after = play(state, f"1 {lay}")
    letters = 2 + 1 + 1 + (1 if "Ey" in lay else 0)
    assert phase(after) == "over"
    assert LINGUA.scores(after)[0] - after.scores[0] == 10 * after.aces[0]
    assert after.scores[0] == 10 + letters + prize
    assert after.moves[-1].prize == prize
    assert refused(after, "2 pass") == Refusal("game_over")


@rule("LIN-20")
def test_the_four_goals_and_their_prizes() -> None:
    assert dict(zip(squares("P16 Q16 P17 Q17"), (25, 50, 50, 100), strict=True)) == GOALS


@rule("LIN-20")
def test_no_tiles_are_drawn_after_the_goal() -> None:
    after = play(position(TOR, more="laid 5; turn 1"), "1 N16> .OyTy")
    assert (after.drawing, len(after.hands[0])) == (0, 10)


@rule("LIN-20")
def test_of_two_words_that_end_on_goals_only_the_laid_one_brings_its_prize() -> None:
    """ORT ends on P17 with 50; TOR, lengthened, ends on P16."""
    state = position("N16> TgOb", more="laid 5; turn 1")
    told = report(state, "1 P15v OyRyTr")
    assert sorted(word.word for word in told.words) == ["ORT", "TOR"]
    assert told.points == 4 + 8 + 50


@rule("LIN-21")
@pytest.mark.parametrize(
    ("last", "aces", "prize"),
    [("Eb", 10, 100), ("Eb", 0, 50), ("Eb", 14, 150), ("Ey", 10, 50), ("Eb", 19, 200)],
)
def test_an_ace_as_last_letter_multiplies_the_prize(last: str, aces: int, prize: int) -> None:
    state = position(TOR, more=f"laid 5; turn 1; aces {aces} 0")
    after = play(state, f"1 N16> .OyTy{last}")
    assert after.moves[-1].prize == prize


@rule("LIN-21")
def test_by_agreement_the_prize_is_always_multiplied() -> None:
    state = position(TOR, more="laid 5; turn 1; aces 10 0", prize="always")
    assert play(state, "1 N16> .OyTyEy").moves[-1].prize == 100


@rule("LIN-22")
def test_most_points_win_whoever_ends_it() -> None:
    state = position(TOR, more="laid 5; turn 1; scores 10 100")
    after = play(state, "1 N16> .OyTy")
    assert (LINGUA.winners(state), LINGUA.winners(after)) == ((), (1,))
    tied = position(TOR, more="turn 1; scores 70 70; phase over")
    assert LINGUA.winners(tied) == (0, 1)


@rule("LIN-22")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_empty_stock_and_a_round_without_words_end_the_game(seats: int) -> None:
    state = emptied(0, turn=1, seats=seats)
    assert state.stock == 0
    for seat in range(1, seats + 1):
        assert phase(state) == "lay"
        state = play(state, f"{seat} pass")
    assert (phase(state), state.moves[-1].prize) == ("over", 0)


@rule("LIN-22")
def test_passing_ends_nothing_while_there_is_a_stock() -> None:
    state = position(HAUS, more="turn 1")
    state = play(state, "1 pass", "2 pass", "1 pass", "2 pass")
    assert phase(state) == "lay"
    assert phase(play(state, "1 pass", "2 pass")) == "over"  # the third round in a row
    swapped = play(state, "1 swap EyNy", "* draw RrRr", "2 pass")
    assert (phase(swapped), swapped.passes) == ("lay", 1)


@rule("LIN-22")
def test_ten_rounds_without_a_word_end_the_game_although_tiles_are_swapped() -> None:
    swap = ("1 swap EyNy", "* draw RrRr")
    shut = play(position(HAUS, more="turn 1; wordless 18"), *swap)
    assert phase(shut) == "lay"
    assert phase(play(shut, "2 pass")) == "over"
    assert phase(play(shut, "2 swap EyNy", "* draw EyNy")) == "over"
    sooner = play(position(HAUS, more="turn 1; wordless 17"), *swap)
    assert phase(play(sooner, "2 pass")) == "lay"


@rule("LIN-22")
@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_new_game_too_the_rounds_without_a_word_are_ten(seats: int) -> None:
    state = opened(seats=seats, start="agreed")
    state = LINGUA.apply(state, Chance(LINGUA.sample(state, Random(1)), at=0)).state
    for _ in range(10 * seats):
        assert phase(state) == "lay"
        state = play(state, f"{state.turn + 1} swap {''.join(list(state.hands[state.turn])[:2])}")
        state = LINGUA.apply(state, Chance(LINGUA.sample(state, Random(1)), at=0)).state
    assert phase(state) == "over"


@rule("LIN-22")
def test_in_a_new_game_too_the_rounds_of_passing_are_three() -> None:
    state = opened(start="agreed")
    state = LINGUA.apply(state, Chance(LINGUA.sample(state, Random(1)), at=0)).state
    state = play(state, "1 pass", "2 pass", "1 pass", "2 pass", "1 pass")
    assert phase(state) == "lay"
    assert phase(play(state, "2 pass")) == "over"


@rule("LIN-22")
def test_a_word_begins_the_count_of_rounds_without_one_anew() -> None:
    state = position(HAUS, more="turn 1; wordless 19; hands TyEyNyRrSgIb/12")
    word = play(state, "1 E2v .TyEyIb")
    assert (word.wordless, word.over) == (0, False)


def test_a_position_keeps_every_phase() -> None:
    lot = opened()
    deal = play(lot, "* start 2")
    draw = play(position(HAUS, more="turn 2"), "2 swap EyNy")
    for state in (lot, deal, draw):
        written = LINGUA.write_position(state)
        again = LINGUA.read_position(written, 2, {})
        assert (phase(again), LINGUA.write_position(again)) == (phase(state), written)


@rule("LIN-01")
def test_hands_that_are_left_out_are_twelve_unknown_tiles_once_they_are_dealt() -> None:
    told = position(more="hands /EyNy; turn 1")
    assert [len(hand) for hand in told.hands] == [12, 2]
    assert told.stock == 132 - 14
    for before in ("lot", "deal"):
        state = LINGUA.read_position({"phase": before}, 2, {})
        assert (phase(state), [len(hand) for hand in state.hands]) == (before, [0, 0])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("board E", "position_board"),
        (f"board {drawn(HAUS)[:-1]}", "position_board"),
        (f"board {drawn(HAUS)}x", "position_board"),
        (f"board {drawn('B2> QbQb')}", "position_stones"),
        ("hands 12", "position_count"),
        ("hands 13/12", "position_hand"),
        ("hands E/12", "position_hand"),
        ("hands QbQb/12", "position_stones"),
        ("hands " + "Ey" * 13 + "/12", "position_hand"),
        ("stock 999", "position_stock"),
        ("stock ²", "position_stock"),
        ("stock x", "position_stock"),
        ("aces -1 0", "position_number"),
        ("aces 0 1001", "position_number"),
        ("laid x", "position_number"),
        ("drawing 3", "position_phase"),
        ("phase draw", "position_phase"),
        ("phase nap", "position_phase"),
        (f"board {drawn(HAUS)}; phase deal", "position_phase"),
        ("returned E", "position_hand"),
        ("turn 1 2", "position_count"),
        ("bons 1 2", "position_field_unknown"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as raised:
        LINGUA.read_position(read_position(text), 2, {})
    assert raised.value.code == code


@given(st.text("0123456789 -²EyQb/.?ö", max_size=40))
def test_any_text_is_a_position_or_none(text: str) -> None:
    with suppress(PositionError):
        names = (
            "board",
            "hands",
            "stock",
            "aces",
            "laid",
            "passes",
            "wordless",
            "drawing",
            "returned",
        )
        fields = read_position("; ".join(f"{name} {text}" for name in names))
        LINGUA.read_position(fields, 2, {})
