"""Presto while all build: the deal, private boards, "Fertig!" checked as a whole."""

from __future__ import annotations

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import Word
from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from setzkasten.core.position import PositionError
from setzkasten.games.typdom.box import STONES_1936, STONES_SUPER, of_colour
from tests.games.presto import PR1, PR4, PrestoLanguage, boards, both_prestos, phase
from tests.language import rule, squares

HANDS = "hands HAUSE/TORE"


@rule("PR1-01", "PR4-01")
@both_prestos
@pytest.mark.parametrize(
    ("seats", "black", "red"), [(2, 12, 7), (3, 12, 7), (4, 12, 7), (5, 10, 6), (6, 8, 5)]
)
def test_the_deal_depends_on_the_number_of_players(
    game: PrestoLanguage, seats: int, black: int, red: int
) -> None:
    state = game.game.start(seats, {})
    assert state.deal == (black, red)
    wrong = Refusal("deal_size", {"red": red, "black": black})
    assert game.refused(state, "* deal " + "/".join("A" * seats)) == wrong
    assert game.refused(state, "* deal A") == Refusal("deal_seats", {"seats": seats})


@rule("PR1-01", "PR4-01")
@both_prestos
@pytest.mark.parametrize(("seats", "stones"), [(2, 19), (4, 19), (5, 16), (6, 13)])
def test_a_hand_that_a_position_leaves_open_has_what_is_dealt(
    game: PrestoLanguage, seats: int, stones: int
) -> None:
    state = game.position("hands HAUS" + "/" * (seats - 1), seats=seats)
    assert list(map(len, state.hands)) == [4, *[stones] * (seats - 1)]


@rule("PR4-01")
def test_the_eighty_stones_of_1936_are_enough_for_five_and_six() -> None:
    assert (of_colour(STONES_1936, "black"), of_colour(STONES_1936, "red")) == (50, 30)
    for seats in (5, 6):
        assert PR4.game.start(seats, {}).seats == seats


@rule("PR1-01")
def test_super_deals_from_a_hundred_and_twenty() -> None:
    assert len(STONES_SUPER) == 120


@rule("PR1-01", "PR4-01")
@both_prestos
def test_own_numbers_may_be_dealt_as_far_as_the_stones_go(game: PrestoLanguage) -> None:
    small = game.game.start(2, {"red": 2, "black": 3})
    dealt = game.play(small, "* deal AEHSR/OETRN")
    assert phase(dealt) == "build"
    with pytest.raises(OptionError, match="option_range"):
        game.game.start(6, {"red": 15})
    with pytest.raises(OptionError, match="option_range"):
        game.game.start(6, {"black": 25})
    with pytest.raises(OptionError, match="option_seats"):
        game.game.start(7, {})
    with pytest.raises(OptionError, match="option_seats"):
        game.game.start(1, {})


@rule("PR1-01", "PR4-01")
def test_no_stone_is_dealt_that_the_box_does_not_have() -> None:
    state = PR4.game.start(2, {"red": 2, "black": 3})
    used_up = Refusal("stone_not_in_stock", {"stone": "X"})
    assert PR4.refused(state, "* deal AEXSR/OEXRN") == used_up
    assert PR4.refused(state, "* start 1") == Refusal("no_draw_due")


@rule("PR1-02", "PR4-02")
@both_prestos
def test_with_the_deal_all_build_at_once(game: PrestoLanguage) -> None:
    state = game.play(game.game.start(2, {"red": 2, "black": 3}), "* deal AEHSR/OETRN", at=500)
    assert game.game.awaiting(state).seats == {0, 1}
    assert state.began_at == 500
    assert boards(game.play(state, "2 build 0,0> TOR", "1 build 0,0> HER")) == ("0,0> HER/0,0> TOR")


@rule("PR1-02")
@both_prestos
def test_a_board_is_rebuilt_freely_from_the_own_stones(game: PrestoLanguage) -> None:
    state = game.play(game.position(HANDS), "1 build 0,0> HAUS", "1 build 0,0> SAU 1,0v EH")
    assert [square for square, _ in state.boards[0]] == list(squares("0,0 0,1 0,2 1,0 2,0"))
    assert boards(game.play(state, "1 build")) == "-/-"
    twice = Refusal("stone_not_in_hand", {"stone": "A"}, squares("0,0 0,1"))
    assert game.refused(state, "1 build 0,0> AA") == twice
    same = Refusal("square_twice", squares=squares("0,0"))
    assert game.refused(state, "1 build 0,0> HA 0,0v U") == same


@rule("PR1-02")
@both_prestos
def test_nobody_sees_another_board_or_hand_while_they_build(game: PrestoLanguage) -> None:
    state = game.play(game.position(HANDS), "1 build 0,0> HAUS")
    assert game.game.view(state, 0).hand == ("A", "E", "H", "S", "U")
    colours = [stone.colour for stone in game.game.view(state, 0).board]
    assert colours == ["black", "red", "red", "black"]
    for seat in (1, None):
        view = game.game.view(state, seat)
        assert "H" not in view.hand
        assert (view.board, view.boards) == ((), ())


@rule("PR1-02")
@both_prestos
def test_open_boards_may_be_agreed(game: PrestoLanguage) -> None:
    state = game.play(game.position(HANDS, open_boards=True), "1 build 0,0> HAUS")
    (shown,) = game.game.view(state, 1).boards
    assert (shown.seat, len(shown.stones)) == (0, 4)


@rule("PR1-03", "PR4-03")
@both_prestos
def test_finished_is_who_built_in_all_stones(game: PrestoLanguage) -> None:
    state = game.position(HANDS)
    left = Refusal("stones_left", {"left": 1})
    assert game.refused(state, "1 done 0,0> HAUS") == left
    assert game.refused(state, "1 done") == Refusal("stones_left", {"left": 5})
    done = game.play(state, "1 done 0,0> HAUSE")
    assert game.game.view(done, None).finished == (0,)


@rule("PR1-05")
@both_prestos
def test_the_whole_crossword_is_asked_and_only_runs_count(game: PrestoLanguage) -> None:
    state = game.position("hands HAUSTOR/TORE")
    words = game.claimed(state, "1 done 0,0> HAUS 1,3v TOR")
    assert words == {Word("HAUS"), Word("STOR")}


@rule("PR1-05")
@both_prestos
def test_a_false_call_costs_nothing_and_shows_where_it_is_wrong(game: PrestoLanguage) -> None:
    state = game.position("hands HAUSTOR/TORE")
    wrong = game.refused(state, "1 done 0,0> HAUS 1,3v TOR", says="-STOR")
    assert wrong.code == "not_a_word"
    assert set(wrong.squares) == set(squares("0,3 1,3 2,3 3,3"))
    again = game.play(state, "1 done 0,0> HAUSTOR")
    assert again.finishes[0].seat == 0


@rule("PR1-05")
@both_prestos
def test_the_crossword_hangs_together(game: PrestoLanguage) -> None:
    state = game.position("hands HAUSTOR/TORE")
    stray = Refusal("not_connected", squares=squares("5,0 5,1 5,2"))
    assert game.refused(state, "1 done 0,0> HAUS 5,0> TOR") == stray


@rule("PR1-05")
def test_one_stone_is_no_word() -> None:
    state = PR1.position("hands H/TORE", one_left=True)
    assert PR1.refused(state, "1 done 0,0> H") == Refusal("one_letter", squares=squares("0,0"))
    assert PR1.refused(state, "1 done") == Refusal("one_letter")


@rule("PR1-05")
@both_prestos
def test_a_jolly_stands_for_a_letter_of_its_colour(game: PrestoLanguage) -> None:
    state = game.position("hands HUS+/T*RE")
    assert game.play(state, "1 done 0,0> HaUS").finishes[0].seat == 0
    vowel = Refusal("stone_not_in_hand", {"stone": "+"}, squares("0,1"))
    assert game.refused(state, "2 done 0,0> ToRE") == vowel


@rule("PR1-05")
def test_words_follow_the_kreuzwort_rules_of_their_box() -> None:
    assert policy_of("presto-super") == policy_of("kreuzwort-super")
    assert policy_of("presto-1936") == policy_of("kreuzwort-1936")


@both_prestos
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hands HAUSE", "position_count"),
        ("hands XXX/TORE", "position_stones"),
        ("hands AEIOUAEI/TORE", "position_hand"),
        ("hands ha/TORE", "position_hand"),
        (f"{HANDS}; boards 0,0> HAUS", "position_count"),
        (f"{HANDS}; boards 0,0> HH/-", "position_board"),
        (f"{HANDS}; boards nothing/-", "position_board"),
        (f"{HANDS}; finished 1:2", "position_number"),
        (f"{HANDS}; finished 3:5:0", "position_number"),
        (f"{HANDS}; finished 0:5:0", "position_number"),
        (f"{HANDS}; finished 1:5:0; given-up 2", "position_phase"),
        (f"{HANDS}; phase ready", "position_phase"),
        (f"{HANDS}; phase judge", "position_phase"),
        (f"{HANDS}; round 0", "position_number"),
        (f"{HANDS}; turn 1", "position_field_unknown"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(
    game: PrestoLanguage, text: str, code: str
) -> None:
    with pytest.raises(PositionError) as raised:
        game.position(text)
    assert raised.value.code == code
