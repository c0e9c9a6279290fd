"""Set-up positions and notation of the Typ-Dom games."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.core.position import PositionError, read_position, write_position
from setzkasten.core.squares import NotationError
from setzkasten.games.kreuzwort.state import State
from tests.games.kreuzwort import (
    KW1,
    KW4,
    PNT,
    KreuzwortLanguage,
    every_kreuzwort,
    hands,
    phase,
    picture,
)
from tests.language import rule

OPENING = "............."


def written(game: KreuzwortLanguage, state: State) -> str:
    return write_position(game.game.write_position(state))


@every_kreuzwort
def test_what_is_left_out_has_its_opening_value(game: KreuzwortLanguage) -> None:
    state = game.position("")
    assert (phase(state), state.turn, state.starter, state.scores) == ("lay", 0, 0, (0, 0))
    assert hands(state) == f"{OPENING}/{OPENING}"
    assert state.stock == len(state.edition.stones) - 26


@every_kreuzwort
def test_every_part_is_put_in(game: KreuzwortLanguage) -> None:
    text = (
        "corner -3,7; board SPIeL/....A; hands AX/-/3; stock 20; scores 3 -1 4; turn 2; starter 3"
    )
    state = game.position(text, seats=3)
    assert picture(state) == "-3,7 SPIeL/....A"
    assert (hands(state), state.stock) == ("AX/-/...", 20)
    assert (state.scores, state.turn, state.starter) == ((3, -1, 4), 1, 2)


@every_kreuzwort
@pytest.mark.parametrize(
    "text",
    [
        "hands AX/TT; stock 20; scores 0 0; turn 2; starter 1; phase lay",
        "corner 0,0; board SPIeL; hands AX/TT; stock NN; scores 0 0; turn 2; starter 1; phase lay",
        "hands AX/TT; stock 20; scores 0 0; turn 2; starter 1; phase draw; buying red",
        "corner 0,0; board SPIEL; hands AX/-; stock 20; scores 0 0; turn 2; starter 1; phase over"
        "; finisher 2",
        "corner 0,0; board SPIEL; hands ...X/-; stock 0; scores 0 0; turn 2; starter 1; phase lay"
        "; passes 1",
        "hands AX/TT; stock 20; scores 0 0; turn 2; starter 1; phase second",
        "hands AX/TT; stock 20; scores 0 0; turn 2; starter 1; phase buy",
    ],
)
def test_a_position_is_written_as_it_was_read(game: KreuzwortLanguage, text: str) -> None:
    assert written(game, game.position(text)) == text


@every_kreuzwort
def test_the_opening_can_be_set_up_too(game: KreuzwortLanguage) -> None:
    state = game.game.start(2, {})
    again = game.position(written(game, state))
    assert phase(again) == phase(state)
    dealt = game.position("phase deal; starter 2; turn 2", start="agreed", first=2)
    assert game.play(dealt, "* deal AAEEEBDFGHKLX/AAEEIBDFGHKLM").turn == 1
    told = game.position("phase deal; starter 2")
    assert game.play(told, "* deal AAEEEBDFGHKLX/AAEEIBDFGHKLM").turn == 1


@rule("KW1-03", "PNT-02")
@pytest.mark.parametrize("game", [KW1, PNT], ids=["super", "point"])
def test_a_deal_that_is_set_up_leaves_the_start_to_the_letters(game: KreuzwortLanguage) -> None:
    deal = "* deal AAEEEBDFGHKLX/AAEEIBDFGHKLZ"
    assert game.position("phase deal").turn == 0
    assert game.play(game.position("phase deal"), deal).turn == 1
    assert game.play(game.position("phase deal; starter 1"), deal).turn == 0


def test_a_lot_after_equal_hands_can_be_set_up() -> None:
    tied = KW1.position("hands AB/AB; phase lot")
    assert phase(tied) == "lot"
    assert KW1.play(tied, "* start 2").turn == 1


@every_kreuzwort
def test_a_smaller_stock_leaves_stones_out_of_play(game: KreuzwortLanguage) -> None:
    state = game.position("board SPIEL; hands AX/TT; stock 2")
    assert (state.stock, state.aside) == (2, len(state.edition.stones) - 11)
    bought = game.play(state, "1 buy red", "* draw E", "2 buy black", "* draw N")
    assert bought.stock == 0
    named = game.position("board SPIEL; hands AX/TT; stock EN")
    assert named.stock == 2
    assert game.refused(game.play(named, "1 buy red"), "* draw A").code == "stone_not_in_stock"
    beside = game.position("board SPIEL; hands AX/13; stock EN")
    assert (beside.stock, hands(beside)) == (2, f"AX/{OPENING}")


@every_kreuzwort
def test_a_full_table_leaves_smaller_unknown_hands(game: KreuzwortLanguage) -> None:
    rows = "/".join(["NENENENEN", "RARARARA", "SISISISI", "TUTUTU", "LOLOLOLO", "DADADA", "HEHEH"])
    state = game.position(f"board {rows}", seats=5)
    assert {len(hand) for hand in state.hands} <= {6, 13}
    assert state.stock >= 0


@every_kreuzwort
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("board SPIEL; corner x", "position_board"),
        ("board SP?EL", "position_board"),
        ("board SPÖL", "position_board"),
        ("board SPıEL", "position_board"),
        ("corner 501,0; board SPIEL", "position_board"),
        ("board XX", "position_stones"),
        ("board eee", "position_stones"),
        ("board X; hands X/A", "position_stones"),
        ("hands 99/99", "position_stones"),
        ("hands A/B/C", "position_count"),
        ("hands A/b", "position_hand"),
        ("hands A/²", "position_hand"),
        ("hands A/12345", "position_hand"),
        ("hands A/B; stock 119", "position_stock"),
        ("hands A/B; stock x", "position_stock"),
        ("hands A/B; stock XX", "position_stones"),
        ("scores 1", "position_count"),
        ("scores 1 x", "position_number"),
        ("turn 3", "position_seat"),
        ("turn 1 2", "position_count"),
        ("starter 0", "position_seat"),
        ("finisher x", "position_seat"),
        ("phase judge", "position_phase"),
        ("phase draw", "position_buying"),
        ("hands AX/TT; stock 0; phase draw; buying red", "position_buying"),
        ("passes 01", "position_number"),
        ("phase draw; buying blue", "position_buying"),
        ("phase draw; buying red red red red", "position_buying"),
        ("buying red", "position_buying"),
        ("passes 3", "position_number"),
        ("passes x", "position_number"),
        ("bons 1 1", "position_field_unknown"),
    ],
)
def test_what_makes_no_sense_is_refused(game: KreuzwortLanguage, text: str, code: str) -> None:
    with pytest.raises(PositionError) as raised:
        game.position(text)
    assert raised.value.code == code


def test_a_j_does_not_lie_in_1936() -> None:
    with pytest.raises(PositionError) as raised:
        KW4.position("board JA")
    assert raised.value.code == "position_stones"


@every_kreuzwort
@pytest.mark.parametrize(
    "text",
    [
        "0,0> EXAMEN",
        "-2,3v DO.INO",
        "4,6> OLZ 6,6v SE",
        "0,3v SPIe",
        "0,0> R...E",
        "0,0v vOLK",
        "rob 3,-7",
        "buy red",
        "buy red black black",
        "pass",
    ],
)
def test_an_action_is_written_as_it_was_read(game: KreuzwortLanguage, text: str) -> None:
    assert game.game.write(game.game.read_action(text)) == text


@every_kreuzwort
@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("2,3> A 2,1> B", "2,3> A 2,1> B"),
        ("E4> WAS", "3,4> WAS"),
        ("rob E4", "rob 3,4"),
        ("0,0> A 0,1> B", "0,0> AB"),
        ("0,0> A 0,400> B", "0,0> A 0,400> B"),
    ],
)
def test_no_stone_is_lost_in_writing(game: KreuzwortLanguage, text: str, same: str) -> None:
    action = game.game.read_action(text)
    assert game.game.write(action) == same
    assert game.game.write(game.game.read_action(same)) == same


@every_kreuzwort
@pytest.mark.parametrize(
    "text",
    [
        "",
        "buy",
        "buy blue",
        "rob",
        "rob x",
        "pass on",
        "0,0 EXAMEN",
        "0,0> ÄRA",
        "0,0> 123",
        "12345,0> A",
        " ".join(["0,0> " + "E" * 64] * 160),
    ],
)
def test_what_is_no_action_is_no_action(game: KreuzwortLanguage, text: str) -> None:
    with pytest.raises(NotationError):
        game.game.read_action(text)


@every_kreuzwort
@pytest.mark.parametrize("text", ["", "deal", "deal A?", "draw", "draw ²", "start 0x", "start 123"])
def test_what_is_no_outcome_is_no_outcome(game: KreuzwortLanguage, text: str) -> None:
    with pytest.raises(NotationError):
        game.game.read_chance(text)


FIELDS = ("board", "hands", "stock", "scores", "turn", "phase", "buying", "passes", "corner")


@given(st.text("0123456789 ;-²AEWQ/.+*eö,", max_size=40), st.sampled_from(FIELDS))
def test_any_text_is_a_position_or_none(text: str, field: str) -> None:
    with suppress(PositionError):
        PNT.game.read_position(read_position(f"{field} {text}; hands {text}"), 2, {})


@given(st.text("0123456789 ,->vrobuypasdE.e", max_size=30))
def test_any_text_is_an_action_or_none(text: str) -> None:
    with suppress(NotationError):
        action = PNT.game.read_action(text)
        assert PNT.game.read_action(PNT.game.write(action)) is not None
