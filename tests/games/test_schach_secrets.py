"""SDW-04 What a seat plans is its own affair until the word has ended."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.core.squares import NotationError
from setzkasten.games.schach.state import State
from tests.games.schach import SDW
from tests.language import rule


def plans(state: State, seat: int | None) -> list[str]:
    return [move.plan for move in SDW.game.view(state, seat).moves if move.kind == "lay"]


@rule("SDW-04")
def test_a_plan_is_seen_by_its_own_seat_alone_until_the_word_ends() -> None:
    state = SDW.position("hands XIOA/EKM")
    state = SDW.play(state, "1 0,0> XI plan Taxi", says="-XI")
    state = SDW.play(state, "2 0,-1> E plan Exil", says="-EXI")
    assert plans(state, 0) == ["Taxi", ""]
    assert plans(state, 1) == ["", "Exil"]
    assert plans(state, None) == ["", ""]
    ended = SDW.play(state, "1 0,2> O")
    assert plans(ended, None) == ["", "", ""], "the next player may still build on at it"
    begun = SDW.play(ended, "2 1,0> K", says="-XK")
    assert plans(begun, None) == ["Taxi", "Exil", "", ""]


@rule("SDW-04")
def test_a_word_that_one_seat_finishes_alone_keeps_its_secrets() -> None:
    state = SDW.position("board VIOLI; hands AB/ND; open 0,0> by 1; turn 2")
    state = SDW.play(state, "2 0,5> N plan Violine", says="-VIOLIN")
    for seat in (1, 2):
        state = SDW.play(state, f"{seat} buy red", "* draw E", f"{seat} pass")
    assert state.alone
    assert plans(state, 0) == [""]
    assert plans(state, 1) == ["Violine"]


@rule("SDW-04")
def test_the_plan_of_a_stone_that_ends_its_word_is_told_when_the_next_word_begins() -> None:
    state = SDW.position("board MEXIK; open 0,0>; hands OA/NT; turn 1")
    ended = SDW.play(state, "1 0,5> O plan Mexiko")
    assert plans(ended, 1) == [""]
    assert plans(SDW.play(ended, "2 0,6> N"), 1)[0] == "", "MEXIKON goes on with it"
    assert plans(SDW.play(ended, "2 1,4> T", says="-KT"), 1)[0] == "Mexiko"


@rule("SDW-04")
def test_a_plan_is_never_judged_and_changes_nothing() -> None:
    state = SDW.position("hands XIO/EKM")
    assert not SDW.game.hides(state, SDW.step("1 0,0> XI"), SDW.play(state, "1 0,0> XI"))
    plain, noted = (SDW.claimed(state, f"1 0,0> XI{note}") for note in ("", " plan Unsinn"))
    assert plain == noted


@rule("SDW-04")
def test_no_view_event_or_position_of_others_holds_a_plan() -> None:
    state = SDW.position("hands XIO/EKM")
    done = SDW.take(state, "1 0,0> XI plan Geheim", says="-XI")
    told = [SDW.game.view(done.state, seat) for seat in (None, 1)]
    assert "Geheim" not in repr((told, done.events, SDW.game.write_position(done.state)))
    other = SDW.game.resample(done.state, 1, Random(1))
    assert SDW.game.view(other, 1) == SDW.game.view(done.state, 1)


@pytest.mark.parametrize(
    "text",
    [
        "3,2> XI plan Taxi",
        "0,0> O 1,0> S plan Josef",
        "-1,4v ET plan Vitamin-C",
        "0,0> X plan Grüne Oase",
        "back",
        "pass",
        "buy red",
        "rob -3,4",
        "5,2v IL 5,1> B 6,4> SE",
        "0,0> XI 1,1> T",
        "0,0v XI 1,1> T",
    ],
)
def test_an_action_is_written_as_it_was_read(text: str) -> None:
    again = SDW.game.write(SDW.game.read_action(text))
    assert SDW.game.read_action(again) == SDW.game.read_action(text)
    if " plan " in text:
        assert again.endswith(text[text.index(" plan ") :])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "plan",
        "plan Taxi",
        "0,0> X plan",
        "0,0> X plan 123",
        "0,0> X plan a;b",
        "0,0> X plan " + "A" * 41,
        "buy",
        "buy blue",
        "buy red red",
        "rob",
        "rob x",
        "pass on",
        "back 2",
        "0,0> ÄRA",
        " ".join(["0,0> " + "E" * 64] * 160),
    ],
)
def test_what_is_no_action_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        SDW.game.read_action(text)


def test_the_order_of_the_stones_is_kept() -> None:
    read = SDW.game.read_action("6,2> L 5,2> I 5,1> B")
    assert SDW.game.write(read) == "6,2> L 5,2> I 5,1> B"
