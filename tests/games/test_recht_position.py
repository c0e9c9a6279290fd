"""Wer behält recht: set-up positions, what each seat sees, and how actions are written."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.core.position import PositionError
from setzkasten.core.squares import NotationError
from setzkasten.games.recht import RECHT_1936
from tests.games.recht import (
    R1,
    R4,
    RechtLanguage,
    announced,
    every_recht,
    fragment,
    phase,
    scores,
    winner,
)
from tests.language import rule, squares
from tests.vocabulary import WordList


def fault(text: str, *, seats: int = 2, **options: object) -> str:
    with pytest.raises(PositionError) as raised:
        R4.position(text, seats=seats, **options)
    return raised.value.code


def test_a_position_says_what_is_built_and_by_whom() -> None:
    state = R4.position(
        "corner 2,3; board EXIK; word Lexikon; fragment 2,3>; author 3; turn 2; said HEXE TEXT",
        seats=3,
    )
    assert (announced(state), fragment(state), phase(state)) == (("LEXIKON", 3), "EXIK", ("add", 2))
    written = R4.game.write_position(state)
    assert written["fragment"] == "2,3>"
    assert written["said"] == "HEXE TEXT"
    assert R4.game.write_position(R4.game.read_position(written, 3, {})) == written


def test_what_is_left_out_follows_from_the_rest() -> None:
    assert phase(R4.position("hands 3/3")) == ("begin", 1)
    assert phase(R4.position("board EXAMEN; turn 2")) == ("begin", 2)
    assert announced(R4.position("board EXIK; word LEXIKON; turn 3", seats=3)) == ("LEXIKON", 2)
    assert announced(R4.position("board EXIK; word LEXIKON; turn 1", seats=3)) == ("LEXIKON", 3)
    skipped = "board EXIK; word LEXIKON; turn 1; out 3"
    assert announced(R4.position(skipped, seats=3)) == ("LEXIKON", 2)
    duty = R4.position("board EXIK; word LEXIKON; turn 1; phase finish", seats=3)
    assert announced(duty) == ("LEXIKON", 1)
    assert phase(R4.position("board EXIK; word LEXIKON; author 2; turn 2")) == ("finish", 2)
    premium = R4.position("board EXIK; word LEXIKON; premium 1; turn 2")
    assert (phase(premium), announced(premium)) == (("premium", 2), ("LEXIKON", 2))


def test_the_fragment_is_found_if_there_is_only_one() -> None:
    state = R4.position("board TORTE/....X/....I; word EXIL; turn 2")
    assert fragment(state) == "EXI"
    assert fragment(R4.position("board X; word HEXE; turn 2")) == "X"
    assert fault("board AN/../AN; word ANZUG; turn 2") == "position_fragment"
    assert fault("board MEXIKO; word MEXIKO; turn 2") == "position_fragment"
    assert fault("board TORTE; word MEXIKO; turn 2") == "position_fragment"
    assert fault("word MEXIKO; turn 2") == "position_fragment"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("board EXIK; word LEXIKON; fragment 9,9>", "position_fragment"),
        ("board EXIK; word LEXIKON; fragment 0,0", "position_fragment"),
        ("board EXIK; word LEXIKON; fragment x>", "position_fragment"),
        ("board EXIK; word L3XIKON", "position_fragment"),
        ("board EXIK; word LEXIKON; author 7", "position_seat"),
        ("board EXIK; word LEXIKON; author 1 2", "position_count"),
        ("board EXIK; word LEXIKON; phase begin", "position_phase"),
        ("board EXIK; phase add", "position_phase"),
        ("board EXIK; phase lay", "position_phase"),
        ("board EXIK; premium 1", "position_fragment"),
        ("board EXIK; premium viel", "position_number"),
        ("board EXIK; game 2", "position_number"),
        ("board EXIK; bought perhaps", "position_yes"),
        ("board EXIK; double 2", "position_yes"),
        ("board EXIK; out 1", "position_out"),
        ("board EXIK; finished 5,5>", "position_fragment"),
        ("board EXIK; weather fine", "position_field_unknown"),
        ("board EXIK; hands QQ/3", "position_stones"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, code: str) -> None:
    assert fault(text) == code


def test_a_seat_that_dropped_out_is_not_on_turn() -> None:
    assert fault("board EXIK; out 2; turn 2", seats=3) == "position_out"


def test_a_finished_word_a_purchase_and_the_evening_are_told() -> None:
    state = R4.position(
        "board EXAMEN; finished 0,3>; bought yes; game 2; double yes; scores 4 -4; turn 2", games=3
    )
    assert state.crossed == squares("0,0 0,1 0,2 0,3 0,4 0,5")
    assert (state.bought, state.game, state.stake, scores(state)) == (True, 2, 2, (4, -4))
    written = R4.game.write_position(state)
    assert (written["finished"], written["bought"], written["double"]) == ("0,0>", "yes", "yes")


@rule("WBR-02", "WBR-03")
def test_everybody_sees_the_announcement_but_no_hand() -> None:
    state = R4.position("board EXIK; word LEXIKON; author 1; turn 2; hands AEH/LMO/RST", seats=3)
    for seat in (None, 0, 1, 2):
        view = R4.game.view(state, seat)
        assert (view.word, view.author) == ("LEXIKON", 0)
        assert view.fragment == squares("0,0 0,1 0,2 0,3")
        assert view.ends == squares("0,-1 0,4")
        assert view.missing == "LON"
        assert view.hand_sizes == (3, 3, 3)
        assert view.shown == ((), (), ())
        other = R4.game.resample(state, seat, Random(1))
        assert R4.game.view(other, seat) == view
    assert R4.game.view(state, 1).hand == tuple("LMO")
    assert R4.game.view(state, None).hand == ()


@rule("WBR-08")
def test_only_the_author_is_told_whether_he_can_finish() -> None:
    state = R4.position("board EXIK; word MEXIKO; turn 1; phase finish; hands MOA/LMO/RST", seats=3)
    assert [R4.game.view(state, seat).can_finish for seat in (None, 0, 1, 2)] == [
        False,
        True,
        False,
        False,
    ]


@rule("WBR-08")
def test_the_hand_of_who_drops_out_is_laid_open() -> None:
    state = R4.position("board EXIK; word MEXIKO; turn 1; phase finish; hands AQ/LMO/RST", seats=3)
    out = R4.play(state, "1 drop-out")
    view = R4.game.view(out, 1)
    assert view.shown == (("A", "Q"), (), ())
    assert "Q" not in view.unseen
    assert R4.game.view(R4.game.resample(out, 1, Random(2)), 1) == view


def test_the_squares_of_a_new_word_lie_beside_the_finished_one() -> None:
    view = R4.game.view(R4.position("board WORT; finished 0,0>; turn 1"), 0)
    assert set(squares("1,0 -1,3")) <= set(view.ends)
    assert R4.game.view(R4.position("hands 3/3"), 0).ends == ((0, 0),)
    assert R4.game.view(R4.position("board EXIK; word MEXIKO; turn 1; phase finish"), 0).ends == ()


@pytest.mark.parametrize(
    "text",
    [
        "0,3> I says MEXIKO",
        "-1,4v e says LEXIKON",
        "0,4> K",
        "0,-1> M 0,4> KO",
        "finish",
        "drop-out",
        "pass",
        "buy red",
        "rob 0,3",
    ],
)
def test_actions_are_written_as_they_are_read(text: str) -> None:
    assert RECHT_1936.write(RECHT_1936.read_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0,3> I says",
        "0,3> I says 4",
        "0,3> I says " + "E" * 65,
        "says MEXIKO",
        "buy",
        "buy green",
        "buy red red",
        "rob",
        "rob here",
        "finish now",
    ],
)
def test_what_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(NotationError):
        RECHT_1936.read_action(text)


def test_a_stone_far_away_is_refused() -> None:
    state = R1.position("hands XAE/13; turn 1")
    assert R1.refused(state, "1 600,0> X says EXAMEN").code == "off_table"
    assert R1.refused(state, "1 0,0> X 0,0> A says EXAMEN").code == "square_twice"


@rule("WBR-06")
def test_however_long_nobody_begins_the_position_is_read_back() -> None:
    """Who cannot cross the finished word buys and passes; it is counted up to a full round."""
    state = R4.position("board TEE; finished 0,0>; hands X/Q; turn 1", red=1, black=1)
    for seat in (1, 2, 1, 2, 1):
        state = R4.play(state, f"{seat} buy red", "* draw A", f"{seat} pass")
    assert (state.waiting, state.crossed) == (2, ())
    assert R4.game.write_position(state)["waiting"] == "2"


@rule("WBR-06")
@every_recht
def test_a_new_word_may_go_on_behind_stones_that_touch_the_finished_one(
    game: RechtLanguage,
) -> None:
    state = game.position("board .EE/AET; finished 0,1>; turn 1; hands S/3")
    assert set(squares("-1,1 2,1 -1,2 2,2")) == set(game.game.view(state, 0).ends)
    listed = game.game.actions(state, 0, WordList.read("EES"))
    assert "2,1v S says EES" in {game.game.write(action) for action in listed}
    assert winner(game.play(state, "1 2,1v S says EES")) == (1,)
