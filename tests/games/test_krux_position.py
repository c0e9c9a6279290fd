"""Set-up positions of Krux: what may be left out, and what makes no sense."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from setzkasten.core.match import Match
from setzkasten.core.position import PositionError, read_position
from setzkasten.core.squares import NotationError
from tests.games.krux import (
    KRUX,
    TEN_ABOVE,
    TEN_BELOW,
    blocked,
    opened,
    phase,
    play,
    position,
    report,
)
from tests.language import rule
from tests.random_play import Habits, played_from

ALL_IN = Habits(moves=60, doubt=0.2, sleep=0)


def test_what_is_left_out_has_its_opening_value() -> None:
    assert position("") == opened()
    assert phase(position("board A1 EIN")) == "lay"
    assert position("given-up 1; board A1 EIN").turn == 1
    assert phase(position("turn 2", start="draw")) == "block"
    assert phase(position("board A1 EIN", start="draw")) == "lay"
    assert phase(position("phase draw", start="draw")) == "draw"


@rule("KRX-13")
def test_long_words_of_a_position_had_their_reward_unless_it_says_otherwise() -> None:
    says = "KATZE<KATZEN=inflection"
    assert report(position("board A1 KATZE"), "1 F1> N K6> XY", says=says).earned == 0
    fresh = position("board A1 KATZE; earned -/-")
    assert report(fresh, "1 F1> N K6> XY").earned == 1


@rule("KRX-09", "KRX-17")
def test_a_position_keeps_what_the_turn_needs() -> None:
    state = position("board A1 KA; turn 1", extension="next")
    earned = play(state, "1 C1> TZE", "1 pass")
    assert KRUX.write_position(earned)["earned"] == "KATZE*/-"
    stale = position("board A1 KATZE; earned KATZE KATZEN/-; turn 1", extension="next")
    assert stale.fresh == (frozenset(), frozenset())
    says = "KATZE<KATZENKL=new"
    assert report(stale, "1 F1> NKL", says=says).earned == 0
    moved = play(position(f"{blocked(26, 'A2> KAT', 'A4> Z')}; turn 1"), "1 move A4-D2")
    written = KRUX.write_position(moved)
    assert written["moved"] == "D2"
    again = KRUX.read_position(written, 2, {})
    assert report(again, "1 E2> E K6> XY").earned == 0


def test_blockers_may_lie_in_one_half_only() -> None:
    state = play(opened(), f"1 block {TEN_BELOW}")
    again = KRUX.read_position(KRUX.write_position(state), 2, {})
    assert phase(play(again, f"2 block {TEN_ABOVE}")) == "lay"


def test_a_finished_game_keeps_its_three_lines() -> None:
    state = position("board A1 EIN; given-up 1; turn 2; phase over; sheets 3 0 0/0 0 1")
    assert (phase(state), KRUX.scores(state), KRUX.winners(state)) == ("over", (3, -1), (0,))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("board EIN", "position_board"),
        ("board A1 Ö", "position_board"),
        ("board A1 ein", "position_board"),
        ("board A1 QQ", "position_stones"),
        ("board A1 EIN; case 144", "position_case"),
        ("board A1 EIN; case ²", "position_case"),
        ("board A1 .#/#.", "position_split"),
        ("board A1 " + "/".join(["#.##.##.##.#"] * 9), "position_chips"),
        ("turn 3", "position_seat"),
        ("turn 1 2", "position_count"),
        ("given-up 1 2", "position_seat"),
        ("board A1 EIN; given-up 1; turn 1", "position_seat"),
        ("due x", "position_number"),
        ("due ²", "position_number"),
        ("due 100", "position_number"),
        ("board A1 EIN; phase block", "position_phase"),
        ("board A1 EIN; phase after", "position_phase"),
        ("board A1 EIN; phase over", "position_phase"),
        ("board A1 EIN; phase nap", "position_phase"),
        ("board A1 EIN; earned KATZE", "position_count"),
        ("board A1 EIN; sheets 1 2/3", "position_count"),
        ("board A1 EIN; sheets 1 2 ²/3 4 5", "position_count"),
        ("board A1 EIN; moved A9", "position_board"),
        ("board A1 EIN; moved ??", "position_board"),
        ("bons 1 2", "position_field_unknown"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as raised:
        position(text)
    assert raised.value.code == code


@given(st.text("0123456789 ;-²AEWQ/.#?ö*", max_size=40))
def test_any_text_is_a_position_or_none(text: str) -> None:
    with suppress(PositionError):
        names = ("board", "due", "earned", "moved", "sheets", "case", "given-up")
        fields = read_position("; ".join(f"{name} {text.replace(';', '')}" for name in names))
        KRUX.read_position(fields, 2, {})


@pytest.mark.parametrize("text", ["block", "back", "move A1", "move A1-", "A1> ", "draw", "B2>"])
def test_what_is_no_action_is_not_read(text: str) -> None:
    with pytest.raises(NotationError):
        KRUX.read_action(text)


@rule("KRX-15", "KRX-16", "KRX-18")
@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000))
def test_random_games_with_rebuilding_lose_no_stone(seed: int) -> None:
    start = position(f"{blocked(26, 'A2> KATZE', 'A8> HUND')}; turn 1")
    match = Match(KRUX, start)
    visits = played_from(match, Random(seed), ALL_IN)
    assert phase(match.state) == "over"  # type: ignore[arg-type]  # a match knows no game
    for visit in visits:
        case = KRUX.view(visit.state, None).case  # type: ignore[arg-type]
        lying = KRUX.view(visit.state, None).stones  # type: ignore[arg-type]
        assert sum(case.values()) + len(lying) == 144
