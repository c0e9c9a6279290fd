"""Kreuzwortbild: stones and fillers come and go at will, and the live check looks on."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Word
from setzkasten.core.game import Act, Refusal
from setzkasten.core.match import Match, TakenBack
from setzkasten.core.options import OptionError
from setzkasten.core.squares import NotationError
from setzkasten.games.kreuzwortbild.actions import Clear, Move, Put, Switch
from tests.games.kreuzwortbild import PICTURE, built, drawn, phase, play, refused, report, view
from tests.language import rule, ruling, squares


@rule("HOB-01")
@pytest.mark.parametrize(("board", "rows", "size"), [("whole", 12, 144), ("half", 6, 72)])
def test_the_board_is_whole_or_half(board: str, rows: int, size: int) -> None:
    seen = view(built(board=board))
    assert (seen.rows, seen.cols, seen.free) == (rows, 12, size)


@rule("HOB-01")
def test_half_a_board_ends_below_its_sixth_row() -> None:
    state = built(board="half")
    assert refused(state, "1 A6v UM") == Refusal("off_board", squares=squares("A7"))


@rule("HOB-02")
def test_a_chip_fills_a_square_without_a_letter() -> None:
    seen = view(play(built(), "1 A1> PARIS#O"))
    assert seen.fillers == squares("F1")
    assert (seen.letters, seen.free, seen.chips) == (6, 137, 49)


@rule("HOB-02")
def test_fillers_are_written_in_a_row_of_stones_or_by_their_squares() -> None:
    assert drawn(play(built(), "1 fill F1 H1")) == drawn(play(built(), "1 F1> #.#")) == ".....#.#"


@rule("GEN-02")
def test_the_box_has_fifty_chips() -> None:
    rows = " ".join(f"A{row}> ############" for row in range(1, 5))
    state = play(built(), f"1 {rows} A5> ##")
    assert view(state).chips == 0
    assert refused(state, "1 fill L12") == Refusal("chips_used_up", {"chips": 50}, squares("L12"))


@rule("HOB-03")
@pytest.mark.parametrize(
    ("symmetry", "there"),
    [("none", "A2"), ("half-turn", "A2 L11"), ("mirror", "A2 L2"), ("diagonal", "B1 A2")],
)
def test_a_filler_brings_its_image(symmetry: str, there: str) -> None:
    state = play(built(symmetry=symmetry), "1 fill A2")
    assert state.board.blocked == set(squares(there))
    assert play(state, "1 clear A2").board.blocked == frozenset()


@rule("HOB-03")
def test_the_switch_can_be_turned_while_building() -> None:
    state = play(built(), "1 fill A1", "1 symmetry mirror", "1 fill B2", "1 symmetry none")
    assert play(state, "1 fill C3").board.blocked == set(squares("A1 B2 K2 C3"))


@rule("HOB-03")
def test_a_letter_on_a_filler_takes_its_image_away() -> None:
    state = play(built(symmetry="mirror"), "1 fill A1 C1")
    assert drawn(play(state, "1 A1> E")) == "E.#......#"


@rule("HOB-03")
def test_an_image_replaces_the_letter_below_it() -> None:
    assert drawn(play(built("A1 UM", symmetry="mirror"), "1 fill L1")) == "#M.........#"


@rule("HOB-03")
def test_half_a_board_has_no_diagonal() -> None:
    assert refused(built(board="half"), "1 symmetry diagonal").code == "symmetry_needs_square"
    with pytest.raises(OptionError):
        built(board="half", symmetry="diagonal")


@rule("HOB-04")
def test_whatever_lies_there_is_replaced_and_goes_back_into_its_compartment() -> None:
    before = built("A1 WAS#")
    after = play(before, "1 A1> HA#S")
    assert drawn(after) == "HA#S"
    assert view(after).case["W"] == view(before).case["W"] + 1


@rule("HOB-04")
def test_a_dot_leaves_its_square_as_it_is() -> None:
    assert drawn(play(built("A1 WAS"), "1 A1> B.D")) == "BAD"


@rule("HOB-04")
def test_stones_and_fillers_are_moved_and_change_places() -> None:
    assert drawn(play(built("A1 WAS#"), "1 move A1-E1 D1-A1")) == "#AS.W"
    assert drawn(play(built("A1 UM"), "1 move A1-B1 B1-A1")) == "MU"


@rule("HOB-04")
@pytest.mark.parametrize(
    ("move", "code", "named"),
    [
        ("move C1-D1", "nothing_there", "C1"),
        ("move A1-B1", "square_taken", "B1"),
        ("move A1-C1 A1-D1", "square_twice", "A1"),
        ("move A1-C1 B1-C1", "square_twice", "C1"),
        ("move A1-M1", "off_board", "M1"),
        ("clear C1", "nothing_there", "C1"),
        ("clear A1 A1", "square_twice", "A1"),
        ("clear A13", "off_board", "A13"),
        ("A1> EA A1> S", "square_twice", "A1"),
        ("D1> u", "no_jolly_in_box", "D1"),
        ("D1> QQ", "letter_used_up", "D1 E1"),
    ],
)
def test_what_cannot_be_done_is_refused(move: str, code: str, named: str) -> None:
    refusal = refused(built("A1 UM"), f"1 {move}")
    assert (refusal.code, refusal.squares) == (code, squares(named))


@rule("HOB-04")
def test_stones_are_taken_back_without_end() -> None:
    match = Match(PICTURE, built())
    texts = ("A1> U", "B1> M", "fill C1", "clear A1", "symmetry mirror")
    pictures = []
    for text in texts:
        pictures.append(match.state)
        match.take(Act(0, PICTURE.read_action(text), at=0))
        if claims := match.game.awaiting(match.state).ruling:
            match.take(ruling(claims))
    for picture in reversed(pictures):
        match.take(TakenBack(0, at=0))
        assert match.state == picture
    assert match.may_take_back() is None


@rule("GEN-01")
def test_the_letters_are_those_of_the_box() -> None:
    seen = view(play(built(), "1 A1> PARIS"))
    assert (seen.case_left, seen.case["P"]) == (139, 1)
    assert refused(built("A1 QU"), "1 A3> Q").data == {"letter": "Q"}


@rule("HOB-01", "GEN-10")
def test_the_live_check_tells_words_from_contacts_that_are_none() -> None:
    state = play(built(), "1 A1> WAS", "1 A2> UM", says="")
    state = play(state, "1 A3> X", says="-WUX")
    assert {word.word: word.allowed for word in view(state).words} == {
        "WAS": True, "UM": True, "WUX": False, "AM": True,
    }  # fmt: skip
    assert phase(state) == "build"


@rule("HOB-04")
def test_only_words_that_are_new_are_asked_about() -> None:
    state = play(built(), "1 A1> WAS")
    after = PICTURE.apply(state, Act(0, PICTURE.read_action("A2> E"), at=0)).state
    assert PICTURE.awaiting(after).ruling == {Word("WE")}
    assert [word.word for word in report(state, "1 A2> E").words] == ["WE"]


@rule("GEN-07")
def test_the_live_check_shows_words_that_stand_twice() -> None:
    words = view(play(built(), "1 A1> UM", "1 D1> UM")).words
    assert [(word.word, word.double) for word in words] == [("UM", True), ("UM", True)]


@rule("HOB-07")
def test_the_live_check_shows_letters_alone_and_parts_that_do_not_hang_together() -> None:
    seen = view(built("A1 WAS.UM/..../E..."))
    assert seen.lone == squares("A3")
    assert seen.stray == squares("E1 F1 A3")


@rule("HOB-06")
def test_there_is_no_clock() -> None:
    assert PICTURE.awaiting(built()).deadline is None


def test_what_stands_before_a_picture_is_judged_with_the_first_change() -> None:
    state = built("A1 WAS")
    assert view(state).words[0].allowed is None
    assert view(play(state, "1 fill D1")).words[0].allowed is True


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("move A1-B1 B1-A1", Move((((0, 0), (0, 1)), ((0, 1), (0, 0))))),
        ("clear A1 L12", Clear(((0, 0), (11, 11)))),
        ("symmetry half-turn", Switch("half-turn")),
    ],
)
def test_actions_are_written_as_they_are_read(text: str, action: object) -> None:
    assert PICTURE.read_action(text) == action
    assert PICTURE.write(action) == text


def test_a_whole_row_is_written_in_one_group() -> None:
    put = PICTURE.read_action("A1> PARIS#O#DIVA")
    assert isinstance(put, Put)
    assert PICTURE.write(put) == "A1> PARIS#O#DIVA"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fill",
        "move A1",
        "symmetry",
        "symmetry odd",
        "done now",
        "A1> Ä",
        "clear " + "A1 " * 999,
    ],
)
def test_what_is_no_action_is_not_understood(text: str) -> None:
    with pytest.raises(NotationError):
        PICTURE.read_action(text)


def test_nothing_is_drawn() -> None:
    with pytest.raises(NotationError):
        PICTURE.read_chance("draw A")
