"""Set-up positions of Schach dem Wort."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.core.position import PositionError, read_position, write_position
from setzkasten.core.squares import NotationError
from tests.games.schach import SDW, alone, credit, hands, opened, phase, picture


def test_what_is_left_out_has_its_opening_value() -> None:
    state = SDW.position("")
    assert (phase(state), state.turn, state.starter, state.scores) == ("lay", 0, 0, (0, 0))
    assert (hands(state), state.stock) == (f"{'.' * 13}/{'.' * 13}", 54)
    assert (opened(state), alone(state), state.credit) == ([], {}, 0)


@pytest.mark.parametrize(
    "text",
    [
        "hands AX/TT; stock 20; scores 0 0; turn 2; starter 1; phase lay",
        "corner -1,2; board XI; hands AE/TT; stock 74; scores 1 -1; turn 2; starter 1; phase lay;"
        " bought yes; open -1,2> by 1; stuck 1",
        "corner 0,0; board TEE/..X; hands A/B; stock 0; scores 0 0; turn 1; starter 1; phase lay;"
        " open 0,2v by 2 from 1 1,2; passes 1",
        "corner 0,0; board VIOLIN; hands A/B; stock 72; scores 0 0; turn 2; starter 1; phase alone;"
        " alone 2 0,0> by 2",
        "corner 0,0; board MEXIKO/..TO../..T...; hands AES/NN; stock 66; scores 0 0; turn 1;"
        " starter 1; phase premium; credit 2; laid 1,3; open 1,2> by 1 / 0,3v by 1",
        "corner 0,0; board XI; hands AE/TT; stock 74; scores 0 0; turn 1; starter 1; phase draw;"
        " buying red",
        "corner 0,0; board XI; hands BC/DD; stock AN; scores 0 0; turn 1; starter 1; phase lay",
        "corner 0,0; board XI; hands BC/DD; stock 0; scores 0 0; turn 1; starter 1; phase lay",
        "hands -/TT; stock 78; scores 2 -2; turn 1; starter 1; phase over; finisher 1",
        "hands A/TT; stock 77; scores -8 8; turn 1; starter 1; phase over; breach 1",
    ],
)
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert write_position(SDW.game.write_position(SDW.position(text))) == text


def test_the_layer_of_an_open_word_is_the_seat_before_if_nobody_is_named() -> None:
    state = SDW.position("board XI; open 0,0>; turn 1", seats=3)
    assert state.open[0].layer == 2
    premium = SDW.position("board XI; open 0,0>; credit 1; laid 0,1; turn 1", seats=3)
    assert premium.open[0].layer == 0


def test_a_premium_may_be_set_up_without_the_stones_of_the_turn() -> None:
    state = SDW.position("board TEXT; hands IL/13; credit 1")
    assert (phase(state), credit(state)) == ("premium", (1, 1))
    assert SDW.refused(state, "1 back").code == "nothing_laid"
    assert credit(SDW.play(state, "1 0,4> I", says="-TEXTI")) == (2, 0)


def test_the_opening_can_be_set_up_too() -> None:
    assert phase(SDW.position("phase lot")) == "lot"
    dealt = SDW.position("phase deal; starter 2")
    assert (phase(dealt), dealt.turn) == ("deal", 1)


def test_a_picture_has_its_corner() -> None:
    assert picture(SDW.position("corner -3,7; board TEX/..I")) == "-3,7 TEX/..I"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("board XI; corner x", "position_board"),
        ("board X?", "position_board"),
        ("board XX", "position_stones"),
        ("board JA", "position_stones"),
        ("hands 99/99", "position_stones"),
        ("hands A/B/C", "position_count"),
        ("hands A/b", "position_hand"),
        ("hands A/B; stock 79", "position_stock"),
        ("hands A/B; stock x", "position_stock"),
        ("hands A/B; stock XX", "position_stock"),
        ("scores 1", "position_count"),
        ("turn 3", "position_seat"),
        ("stuck 3", "position_seat"),
        ("finisher 9", "position_seat"),
        ("breach 9", "position_seat"),
        ("phase judge", "position_phase"),
        ("phase premium", "position_phase"),
        ("phase alone", "position_phase"),
        ("board XI; phase lot", "position_phase"),
        ("buying blue", "position_buying"),
        ("hands A/B; stock 0; buying red", "position_buying"),
        ("bought perhaps", "position_yes"),
        ("credit x", "position_number"),
        ("credit 100", "position_number"),
        ("passes 3", "position_number"),
        ("board XI; laid 0,0", "position_credit"),
        ("board XI; credit 1; laid 5,5", "position_credit"),
        ("board XI; credit 1; laid 0,0 0,0", "position_credit"),
        ("board XI/E.; open 0,0> / 0,0v", "position_credit"),
        ("board XI; credit 1; laid x", "position_open"),
        ("board XI; open 0,0", "position_open"),
        ("board XI; open 5,5>", "position_open"),
        ("board XI; open 0,0v", "position_open"),
        ("board XI; open 0,0> by 3", "position_open"),
        ("board XI; open 0,0> from 1 5,5", "position_open"),
        ("board XI; alone 0,0>", "position_open"),
        ("board XI; alone 3 0,0>", "position_open"),
        ("board XI; alone 1 0,0> / 1 0,0>", "position_open"),
        ("bons 1 1", "position_field_unknown"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as raised:
        SDW.position(text)
    assert raised.value.code == code


FIELDS = ("board", "hands", "stock", "open", "alone", "laid", "before", "credit", "stuck", "phase")


@given(st.text("0123456789 ;-²AEX/.+*e,>vby", max_size=40), st.sampled_from(FIELDS))
def test_any_text_is_a_position_or_none(text: str, field: str) -> None:
    with suppress(PositionError):
        SDW.game.read_position(read_position(f"{field} {text}; turn 1"), 2, {})
        SDW.game.read_position(read_position(f"{field} {text}; corner 0,0"), 2, {})


@given(st.text("0123456789 ,->vrobuypaslncktE.e", max_size=30))
def test_any_text_is_an_action_or_none(text: str) -> None:
    with suppress(NotationError):
        action = SDW.game.read_action(text)
        assert SDW.game.read_action(SDW.game.write(action)) == action
