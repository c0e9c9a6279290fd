"""Lingua's points: colours, colour words, aces with their factors, the exchange."""

from __future__ import annotations

import json

import pytest

from setzkasten.core.game import Refusal
from setzkasten.games.lingua.box import FIELDS, field_colour
from setzkasten.games.lingua.scoring import ace_points, factor
from tests.games.lingua import HAUS, LINGUA, play, points, position, refused, report
from tests.house.source import ROOT
from tests.language import rule, squares

ACES = json.loads((ROOT / "tests" / "games" / "lingua-aces.json").read_text("utf-8"))


@rule("LIN-13")
def test_colours_have_values_and_shared_letters_count() -> None:
    first = report(position(more="turn 1"), f"1 {HAUS}")
    assert points(first) == {"HAUS": 3 + 1 + 2 + 4}
    assert report(position(HAUS, more="turn 1"), "1 C3v RrMg").points == 1 + 2 + 3


@rule("LIN-14")
def test_a_colour_word_brings_25_more_a_letter() -> None:
    assert report(position(more="turn 1"), "1 B2> HyAyUySy").points == 4 + 100
    assert report(position(more="turn 1"), "1 B2> HyAyUySr").points == 5


@rule("LIN-14")
@pytest.mark.parametrize("colour", ["yellow", "red", "green", "blue"])
def test_a_short_colour_word_brings_over_fifty_with_a_single_letter(colour: str) -> None:
    sign = colour[0]
    other = "y" if sign != "y" else "r"
    state = position(f"B2> E{sign}I{other}N{other}E{other}", more="turn 2")
    word = ACES["shortColourWord"]
    assert points(report(state, f"2 B3v R{sign}")) == {word["word"]: word["scores"][colour]}


@rule("LIN-15")
def test_an_ace_is_a_tile_on_its_own_colour() -> None:
    assert [field_colour(s) for s in squares("B2 C2 D2 E2")] == ["", "y", "", "b"]
    state = position(more="turn 1")
    assert report(state, "1 B2> HgAyUrSb").earned == 2
    assert report(state, "1 B2> HgArUrSb").earned == 1
    assert report(state, "1 B2> HyArUrSy").earned == 0


@rule("LIN-15")
def test_shared_aces_count_again_for_the_new_word() -> None:
    state = position(HAUS, more="turn 2; aces 2 0")
    after = play(state, "2 C3v RrMy")  # A is an ace on C2, R on C3
    assert after.aces == (2, 2)


@rule("LIN-15", "LIN-16")
def test_an_ace_in_two_new_words_is_ticked_for_each() -> None:
    state = position(HAUS, more="laid 2; turn 1")
    told = report(state, "1 F2v EyRy")
    assert told.earned == 2  # A and S again, in HAUSE


@rule("LIN-15", "LIN-16")
def test_a_new_ace_where_two_new_words_cross_counts_twice() -> None:
    """S on A3 is green; it ends a word down and begins one across."""
    assert field_colour((2, 0)) == "g"
    state = position("B2> HyUyTrEr", "B3> EyIrNr", more="laid 3; turn 1")
    told = report(state, "1 A2v ErSg")
    assert set(points(told)) == {"ES", "EHUTE", "SEIN"}
    reds = 1 + 1  # E on A2 in ES and in EHUTE
    assert told.earned == reds + 2 + _aces("B2 C2 D2 E2", "yyrr") + _aces("B3 C3 D3", "yrr")


def _aces(named: str, colours: str) -> int:
    pairs = zip(squares(named), colours, strict=True)
    return sum(field_colour(square) == colour for square, colour in pairs)


@rule("LIN-16")
def test_the_tenth_ace_doubles_already_the_word_that_reaches_it() -> None:
    for aces, times in ((7, 1), (8, 2), (12, 2)):
        state = position(more=f"turn 1; aces {aces} 0")
        assert report(state, f"1 {HAUS}").points == 10 * times
    colour = position(more="turn 1; aces 9 0")
    assert report(colour, "1 B2> HyAyUySy").points == 2 * 104


@rule("LIN-16")
def test_all_aces_of_the_turn_are_ticked_before_any_word_is_scored() -> None:
    """ERN has no ace, HAUSE has two: both are doubled."""
    state = position(HAUS, more="laid 2; turn 1; aces 8 0")
    assert points(report(state, "1 F2v EyRrNg")) == {"ERN": 12, "HAUSE": 22}


@rule("LIN-16")
def test_aces_belong_to_the_seat_that_laid_them() -> None:
    state = position(more="turn 2; aces 20 0; laid 0")
    assert report(state, f"2 {HAUS}").points == 10


@rule("LIN-17")
@pytest.mark.parametrize(
    ("aces", "times"), [(0, 1), (9, 1), (10, 2), (14, 2), (15, 3), (19, 3), (20, 4), (40, 4)]
)
def test_the_factor_rises_with_the_15th_and_the_20th_ace(aces: int, times: int) -> None:
    assert factor(aces) == times


@rule("LIN-17", "LIN-19")
@pytest.mark.parametrize("case", [*ACES["cases"], ACES["printed"]])
def test_each_ace_is_worth_ten_at_its_own_factor(case: dict[str, int]) -> None:
    assert ace_points(case["aces"]) == case["points"]


@rule("LIN-19")
def test_aces_are_counted_at_the_end() -> None:
    state = position(HAUS, more="turn 1; scores 50 60; aces 16 0; laid 2", lengthening=0)
    assert LINGUA.scores(state) == (50, 60)
    assert LINGUA.view(state, None).ace_points == (250, 0)
    over = position(HAUS, more="turn 1; scores 300 60; aces 16 0; phase over")
    assert (over.scores, LINGUA.scores(over)) == ((50, 60), (300, 60))


@rule("LIN-18")
def test_from_ten_aces_on_one_wrong_colour_is_exchanged_with_a_tile_that_lies() -> None:
    state = position("B2> HgAyUgSb", more="laid 2; turn 1; aces 10 0; scores 7 0")
    after = play(state, "1 B3v UrTg exchange B3-D2")
    assert (after.board[2, 1].kind, after.board[1, 3].kind) == ("g", "r")
    assert after.scores[0] == 7 + 2 * (9 + 75)  # old scores stay
    assert len(after.hands[0]) == 10


@rule("LIN-18")
def test_the_exchange_needs_ten_aces_with_this_word() -> None:
    lay = "1 C3v HrSy exchange C4-E2"
    board = "B2> HgArUgSr"
    few = position(board, more="laid 2; turn 1; aces 8 0")
    expected = Refusal("exchange_aces", {"least": 10, "aces": 9}, squares("C4 E2"))
    assert refused(few, lay) == expected
    reaching = position(board, more="laid 2; turn 1; aces 9 0")
    assert report(reaching, lay).points == 2 * (6 + 75)


@rule("LIN-18")
@pytest.mark.parametrize(("exchange", "refused_with"), [("earned", 9), ("counted", None)])
def test_an_exchange_never_makes_the_ace_that_allows_it(
    exchange: str, refused_with: int | None
) -> None:
    """Only the green S on the green field C4 would be the tenth ace."""
    lay, more = "1 C3v HgSy exchange C4-E2", "laid 2; turn 1; aces 9 0"
    state = position("B2> HrAgUrSg", more=more, exchange=exchange)
    if refused_with is None:
        assert report(state, lay).earned == 1
    else:
        refusal = Refusal("exchange_aces", {"least": 10, "aces": 9}, squares("C4 E2"))
        assert refused(state, lay) == refusal
    ten = position("B2> HrAgUrSg", more=more.replace("9 0", "10 0"), exchange=exchange)
    assert report(ten, lay).earned == 1


@rule("LIN-18")
@pytest.mark.parametrize(
    ("lay", "code"),
    [
        ("B3v UrTg exchange B3-C2", "exchange_tiles"),  # another letter
        ("B3v UrTg exchange B2-D2", "exchange_tiles"),  # a shared tile
        ("B3v UrTg exchange B3-H9", "exchange_tiles"),  # nothing lies there
        ("B3v UgTg exchange B3-D2", "exchange_tiles"),  # the same colour
        ("B3v UrTy exchange B3-D2", "exchange_no_colour_word"),  # two wrong ones
    ],
)
def test_it_is_one_own_tile_for_the_same_letter_and_makes_a_colour_word(
    lay: str, code: str
) -> None:
    state = position("B2> HgAyUgSb", more="laid 2; turn 1; aces 12 0")
    assert refused(state, f"1 {lay}").code == code


@rule("LIN-18")
def test_the_exchange_changes_no_aces_that_were_ticked() -> None:
    state = position("B2> HgAyUgSb", more="laid 2; turn 1; aces 10 4")
    assert play(state, "1 B3v UrTg exchange B3-D2").aces == (10, 4)


@rule("LIN-13", "LIN-15")
def test_the_fields_are_those_of_the_reconstruction() -> None:
    assert FIELDS[0] == "y.b.g.r.y.b.g.r.y"
    bands = {0: "y", 2: "r", 4: "g", 6: "b"}
    for row in range(17):
        for col in range(17):
            assert field_colour((row, col)) == bands.get((2 * row + 3 * col) % 8, "")


@rule("LIN-13", "LIN-14", "LIN-16")
def test_a_word_tells_how_its_points_came_about() -> None:
    (word,) = report(position(more="turn 1; aces 9 0"), "1 B2> HyAyUySy").words
    assert dict(word.parts) == {"letters": 4, "colour": 100, "aces": 1, "factor": 2}
    assert word.points == (4 + 100) * 2
