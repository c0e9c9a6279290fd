"""What is in Nomina's box, who sits at the table, who starts, what a round may agree on."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from setzkasten.core.record import Header, Sitter, read_record, write_header
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import ALPHABET, write_stock
from setzkasten.games.wooden.box import CASES, CHIPS
from tests.games.nomina import NOMINA, claimed, opened, phase, play, position, refused, report
from tests.language import rule

FULL_CASE = "A10 B3 C2 D6 E18 F3 G4 H6 I10 J2 K4 L6 M4 N10 O10 P2 Q1 R10 S10 T8 U7 V2 W2 X1 Y1 Z2"


@rule("GEN-01")
def test_the_case_holds_144_stones() -> None:
    assert write_stock(opened().case) == FULL_CASE
    assert {name: len(case) for name, case in CASES.items()} == {
        "O10-V2": 144,
        "O9-V3": 144,
        "O8-V4": 144,
        "O7-V5": 144,
    }


@rule("GEN-01")
def test_everybody_sees_what_is_left_in_every_compartment() -> None:
    state = play(opened(seats=3), "1 E4> WAS")
    views = [NOMINA.view(state, seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert (views[0].case["W"], views[0].case["S"], views[0].case["Q"]) == (1, 9, 1)
    assert list(views[0].case) == list(ALPHABET)


@rule("GEN-01")
def test_nothing_is_drawn_blind() -> None:
    state = opened()
    assert not NOMINA.awaiting(state).chance
    assert refused(state, "* draw A B") == Refusal("no_draw_due")


@rule("GEN-01", "NOM-21")
def test_a_round_with_another_count_of_o_and_v_may_say_so() -> None:
    state = opened(stones="O7-V5")
    assert (state.case["O"], state.case["V"]) == (7, 5)


@rule("GEN-02")
def test_fifty_chips_lie_in_the_box() -> None:
    assert (CHIPS, opened().chips) == (50, 50)
    assert NOMINA.view(position("bons 4 6; turn 1"), None).chips == 40


@rule("GEN-02")
def test_the_board_has_twelve_rows_of_twelve_squares() -> None:
    view = NOMINA.view(opened(), None)
    assert (view.rows, view.cols) == (12, 12)
    assert len(play(opened(), "1 J12> WAS").board) == 3
    assert refused(opened(), "1 K12> WAS").squares == ((11, 12),)


@rule("GEN-03")
@pytest.mark.parametrize(("letters", "starter"), [("F B X", 1), ("A B C", 0), ("Z Y X", 2)])
def test_the_letter_nearest_to_a_starts(letters: str, starter: int) -> None:
    state = play(opened(seats=3, start="draw"), f"* draw {letters}", at=500)
    assert NOMINA.awaiting(state).seats == {starter}
    assert (len(state.case), state.began_at) == (144, 500)


@rule("GEN-03")
def test_nobody_lays_before_the_draw() -> None:
    state = opened(start="draw")
    assert phase(state) == "draw"
    assert refused(state, "1 E4> WAS") == Refusal("not_your_turn", {"seat": 1})


@rule("GEN-03")
def test_each_player_turns_one_of_different_letters() -> None:
    state = opened(seats=3, start="draw")
    assert refused(state, "* draw F B") == Refusal("draw_count", {"seats": 3, "letters": 2})
    assert refused(state, "* draw F B F") == Refusal("draw_twice")
    assert refused(play(state, "* draw F B C"), "* draw A B C") == Refusal("no_draw_due")
    for seed in range(50):
        letters = NOMINA.sample(state, Random(seed)).letters
        assert len(set(letters)) == 3


@rule("GEN-03")
def test_a_round_may_agree_on_who_starts() -> None:
    assert NOMINA.awaiting(opened(seats=4, first=3)).seats == {2}
    with pytest.raises(OptionError) as raised:
        opened(seats=2, first=3)
    assert (raised.value.data["name"], raised.value.code) == ("first", "option_range")


@rule("GEN-08")
def test_umlauts_are_laid_as_two_stones_and_count_as_two() -> None:
    state = position("board E4 SO/.E; turn 1")
    assert "OESE" in {getattr(c, "word", "") for c in claimed(state, "1 F6v SE G4> G")}
    words = {w.word: w.points for w in report(state, "1 F6v SE G4> G").words}
    assert words == {"OESE": 4, "SOG": 3}


@rule("GEN-08")
@pytest.mark.parametrize("text", ["E4> ÖSE", "E4> NAß", "E4> CAFÉ"])
def test_there_is_no_stone_with_an_umlaut(text: str) -> None:
    with pytest.raises(NotationError):
        NOMINA.read_action(text)
    assert set(opened().case.symbols()) == set(ALPHABET)


@rule("GEN-09")
def test_a_team_sits_on_one_seat() -> None:
    sitters = (Sitter(("Anna", "Bert")), Sitter(("Carla",)), Sitter(("Dora", "Emil", "Fritz")))
    text = write_header(Header("nomina", sitters))
    assert "seat 1 person Anna, Bert\n" in text
    assert read_record(text.encode()).header.sitters == sitters
    assert len(NOMINA.scores(opened(seats=len(sitters)))) == 3


@rule("GEN-13")
def test_every_round_sets_its_own_level() -> None:
    assert set(NOMINA.presets) == {"simple", "finesse"}
    simple = NOMINA.start(2, NOMINA.presets["simple"])
    finesse = NOMINA.start(2, NOMINA.presets["finesse"])
    assert simple == opened()
    assert (phase(finesse), finesse.options.time) == ("draw", 120)
    assert finesse.options.ambiguous == "inflection"


@pytest.mark.parametrize("seats", [0, 1, 7, 99, -2])
def test_nomina_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(OptionError) as raised:
        opened(seats=seats)
    assert (raised.value.data["name"], raised.value.code) == ("seats", "option_seats")
