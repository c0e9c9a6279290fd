"""Set-up positions of Nomina: what may be left out, and what makes no sense."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.core.position import PositionError, read_position, write_position
from setzkasten.core.tiles import write_stock
from tests.games.nomina import NOMINA, opened, phase, picture, play, position

EMPTY = "/".join(["............"] * 12)


def test_what_is_left_out_has_its_opening_value() -> None:
    assert position("") == opened()
    assert position("board E4 WAS") == position("board E4 WAS; scores 0 0; bons 0 0; turn 1")
    assert position("board E4 WAS", seats=3, first=2).turn == 1


def test_every_part_is_put_in() -> None:
    state = position("board E4 WAS; case 141; scores -3 14; bons 1 2; turn 2; phase lay")
    assert picture(state) == "E4 WAS"
    assert (state.scores, state.bons, state.turn) == ((-3, 14), (1, 2), 1)
    assert len(state.case) == 141


def test_a_case_written_in_full_must_fit_the_board() -> None:
    state = position("board E4 WAS")
    assert position(f"board E4 WAS; case {write_stock(state.case)}") == state


def test_a_position_of_the_end_has_its_penalties_in_the_scores() -> None:
    state = position("board E4 WAS; scores 6 8; bons 3 0; phase over; given-up 1")
    assert (phase(state), NOMINA.scores(state)) == ("over", (6, 8))
    assert NOMINA.winners(state) == (1,)


def test_a_drawn_start_waits_for_the_draw_unless_the_turn_is_set() -> None:
    assert phase(position("", start="draw")) == "draw"
    assert phase(position("turn 1; phase draw", start="draw")) == "draw"
    assert phase(position("turn 2", start="draw")) == "lay"
    assert phase(position("board E4 WAS", start="draw")) == "lay"
    assert phase(position("phase lay", start="draw")) == "lay"


def test_positions_follow_the_game() -> None:
    state = play(opened(), "1 E4> WAS", "2 give-up")
    assert write_position(NOMINA.write_position(state)).endswith(
        "scores 3 0; bons 0 0; turn 1; phase last; given-up 2"
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("board WAS", "position_board"),
        (f"board {EMPTY[:-1]}", "position_board"),
        (f"board {EMPTY[:-1]}?", "position_board"),
        (f"board {EMPTY[:-1]}Ö", "position_board"),
        (f"board {EMPTY[:-1]}#", "position_board"),
        (f"board {EMPTY[:-1]}e", "position_board"),
        ("board E4 QQ", "position_stones"),
        ("board E4 WAS; case 144", "position_case"),
        ("board E4 WAS; case 0141", "position_case"),
        ("board E4 WAS; case A10 B3", "position_case"),
        ("case A?", "position_board"),
        ("case ²", "position_case"),
        ("scores 1 2 3", "position_count"),
        ("scores 1", "position_count"),
        ("scores 1 x", "position_number"),
        ("scores 1 ²", "position_number"),
        ("scores 1 --2", "position_number"),
        ("scores 1 1234567890", "position_number"),
        ("bons -1 0", "position_chips"),
        ("bons 26 25", "position_chips"),
        ("turn 0", "position_seat"),
        ("turn 3", "position_seat"),
        ("turn 00019", "position_seat"),
        ("turn ²", "position_seat"),
        ("turn 1 2", "position_count"),
        ("given-up 1; turn 1", "position_seat"),
        ("given-up 1 2; turn 1", "position_seat"),
        ("given-up x; turn 1", "position_seat"),
        ("phase judge", "position_phase"),
        ("phase last", "position_phase"),
        ("board E4 WAS; phase draw", "position_phase"),
        ("hands A B", "position_field_unknown"),
        ("turn 1; turn 1", "position_field_twice"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as raised:
        position(text)
    assert raised.value.code == code


@given(
    st.text("0123456789 ;-²AEWQ/.#?ö", max_size=40), st.sampled_from(["board", "case", "scores"])
)
def test_any_text_is_a_position_or_none(text: str, field: str) -> None:
    with suppress(PositionError):
        fields = read_position(f"{field} {text}; turn {text}; given-up {text}; bons {text}")
        NOMINA.read_position(fields, 2, {})
