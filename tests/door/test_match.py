"""A match through the door: whatever is not possible is one kind of error, with its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from setzkasten import IllegalAction, Match, Words

WORDS = Words.listed(["WAS", "SIEB"])


def nomina(**more: Any) -> Match:  # options of any kind
    return Match("nomina", words=WORDS, seed=1, **more)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("E4> WXQ", "not_a_word"),
        ("E4> WA", "first_word_of_three"),
        ("Hallo", "record_step"),
        ("", "record_step"),
    ],
)
def test_an_action_that_is_not_possible_says_why(action: str, code: str) -> None:
    match = nomina()
    told = match.refusal(action)
    assert told
    with pytest.raises(IllegalAction) as raised:
        match.play(action)
    assert (raised.value.code, raised.value.refusal) == (code, told)
    assert code not in str(raised.value)
    assert not match.happenings


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    match = nomina()
    with pytest.raises(IllegalAction) as raised:
        match.play("E4> WAS", 1)
    assert raised.value.code == "not_your_turn"
    match.leave(0)
    match.play("give-up")
    assert match.over
    with pytest.raises(IllegalAction) as raised:
        match.play("E4> WAS")
    assert raised.value.code == "game_over"


@pytest.mark.parametrize(("seat", "code"), [(0, "left_already"), (7, "no_such_seat")])
def test_whoever_is_not_there_cannot_leave(seat: int, code: str) -> None:
    match = nomina(seats=3)
    match.leave(0)
    with pytest.raises(IllegalAction) as raised:
        match.leave(seat)
    assert raised.value.code == code
    assert len(match.happenings) == 1
