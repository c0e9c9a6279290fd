"""Kreuzwortbild: when a picture is whole, what it counts, and the leaflet's own."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.catalogue.policies import policy_of
from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from setzkasten.core.position import PositionError
from setzkasten.core.record import read_record
from setzkasten.lexicon.words import Words
from setzkasten.table.replay import replay
from tests.games.kreuzwortbild import (
    PICTURE,
    SAMPLE,
    built,
    phase,
    play,
    refused,
    report,
    take,
    view,
)
from tests.language import rule, squares

ROWS = tuple(row.replace(".", "#") for row in SAMPLE)


def typed() -> str:
    moves = "".join(f"   - 1 A{number}> {row}\n" for number, row in enumerate(ROWS, 1))
    return f"szk 1\ngame kreuzwortbild\nseats 1\n\n{moves}   - 1 done\n     = 98\n"


@rule("HOB-08", "GEN-04", "GEN-05")
def test_the_leaflets_picture_is_typed_in_and_counted_by_the_lexicon() -> None:
    judge = Words.german().under(policy_of("kreuzwortbild")).judge
    played = replay(read_record(typed().encode()), GAMES["kreuzwortbild"], lexicon=judge.answer)
    assert played.refused is None
    last = played.steps[-1]
    assert (last.scores, last.over, len(last.report.words)) == ((98,), True, 42)
    seen = PICTURE.view(played.match.state, None)  # type: ignore[arg-type]  # a state of its own
    assert (seen.letters, len(seen.fillers), seen.free, seen.case_left) == (98, 46, 0, 46)
    assert all(word.allowed and not word.double for word in seen.words)
    assert seen.within_goal
    assert PICTURE.winners(played.match.state) == (0,)  # type: ignore[arg-type]


@rule("HOB-05")
@pytest.mark.parametrize(("holes", "reached"), [(48, True), (49, False)])
def test_the_goal_is_at_most_a_third_of_the_squares_without_a_letter(
    holes: int, reached: bool
) -> None:
    """Free squares count as fillers do: of 46 holes two or three more letters are taken off."""
    rows = [list(row) for row in ROWS]
    for row, col in ((2, 10), (3, 10), (9, 11))[: holes - 46]:
        rows[row][col] = "."
    state = built("board " + "/".join("".join(row) for row in rows))
    assert view(state).within_goal is reached


@rule("HOB-05")
@pytest.mark.parametrize(("board", "most"), [("whole", 48), ("half", 24)])
def test_half_a_board_takes_half_the_fillers(board: str, most: int) -> None:
    assert view(built(board=board)).most_fillers == most


@rule("HOB-05")
def test_a_picture_beyond_the_goal_may_be_handed_in_and_wins_nothing() -> None:
    over = play(built("A1 UM"), "1 done")
    assert (phase(over), PICTURE.scores(over), PICTURE.winners(over)) == ("over", (2,), ())


@rule("GEN-12")
def test_a_picture_is_ranked_by_its_fillers_and_free_squares() -> None:
    filled = play(built("A1 UM#####"), "1 done")
    free = play(built("A1 UM"), "1 done")
    larger = play(built("A1 WAS"), "1 done")
    assert PICTURE.scores(filled) == PICTURE.scores(free) < PICTURE.scores(larger)
    assert filled.without_letter == free.without_letter == 142


@rule("GEN-12")
def test_nothing_counts_before_it_is_handed_in() -> None:
    assert PICTURE.scores(built("A1 WAS")) == (0,)
    assert PICTURE.scores(play(built("A1 WAS"), "1 give-up")) == (0,)
    assert report(built("A1 WAS"), "1 done").points == 3


@rule("HOB-07")
def test_every_letter_stands_in_a_word() -> None:
    state = built("A1 WAS.E")
    assert refused(state, "1 done") == Refusal("lone_letter", squares=squares("E1"))


@rule("HOB-07")
def test_a_letter_in_one_word_alone_is_enough() -> None:
    assert phase(play(built("A1 WAS/I../T../Z.."), "1 done")) == "over"


@rule("HOB-07", "HOB-01")
def test_all_words_hang_together() -> None:
    state = built("A1 WAS.UM")
    assert refused(state, "1 done") == Refusal("picture_in_pieces", squares=squares("E1 F1"))


@rule("GEN-07")
def test_each_word_stands_once_in_the_whole_picture() -> None:
    both = refused(built("A1 UMSO/M.../S.../O..."), "1 done")
    assert (both.code, both.data) == ("word_twice", {"word": "UMSO"})
    assert both.squares == squares("A1 B1 C1 D1 A2 A3 A4")


@rule("HOB-01", "GEN-04")
def test_every_run_is_a_word_or_an_abbreviation() -> None:
    state = built("A1 TV/U.")
    assert refused(state, "1 done", says="-TU").squares == squares("A1 A2")
    assert phase(play(state, "1 done")) == "over"


@rule("GEN-06")
def test_a_refused_word_may_be_taken_into_the_word_book_and_handed_in_again() -> None:
    state = built("A1 STREET")
    assert refused(state, "1 done", says="-STREET").code == "not_a_word"
    assert take(state, "1 done", says="+STREET").refusal is None


@rule("GEN-08")
@pytest.mark.parametrize("spelt", ["OESE", "STRASSE"])
def test_umlauts_are_two_stones(spelt: str) -> None:
    assert spelt in Words.german().under(policy_of("kreuzwortbild"))
    assert view(play(built(), f"1 A1> {spelt}")).letters == len(spelt)


def test_an_empty_picture_is_not_handed_in() -> None:
    assert refused(built(), "1 done").code == "empty_picture"
    assert refused(built("A1 #.#"), "1 done").code == "empty_picture"


def test_a_picture_may_be_put_away() -> None:
    state = play(built("A1 WAS"), "1 give-up")
    assert (phase(state), PICTURE.winners(state), view(state).given_up) == ("over", (), True)


def test_a_picture_is_for_one() -> None:
    with pytest.raises(OptionError):
        PICTURE.start(2, {})


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("board A1 QUQ", "position_stones"),
        ("board A1 wAS", "position_board"),
        ("board WAS/...", "position_board"),
        ("board A1 WAS; case 140", "position_case"),
        ("board A1 WAS; case A9 B3", "position_case"),
        ("board A1 WAS; case XX", "position_board"),
        ("board A1 WAS; symmetry odd", "position_board"),
        ("board A1 WAS; phase judge", "position_phase"),
        ("board A1 WAS.E; phase over", "position_phase"),
        ("board A1 WAS; given-up 2", "position_seat"),
        ("board A1 WAS; turn 1", "position_field_unknown"),
        ("board A1 " + "/".join(["############"] * 5), "position_chips"),
    ],
)
def test_positions_that_make_no_sense(position: str, code: str) -> None:
    with pytest.raises(PositionError) as raised:
        built(position)
    assert raised.value.code == code


@pytest.mark.parametrize("case", ["141", ""])
def test_the_case_may_be_a_number_or_left_out(case: str) -> None:
    state = built(f"board A1 WAS; case {case}" if case else "board A1 WAS")
    assert PICTURE.write_position(state)["symmetry"] == "none"


def test_a_picture_that_is_handed_in_is_over() -> None:
    state = built("board A1 WAS; phase over")
    assert (phase(state), PICTURE.scores(state)) == ("over", (3,))
    assert PICTURE.write_position(state)["phase"] == "over"
