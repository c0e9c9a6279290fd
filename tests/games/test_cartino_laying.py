"""Cartino's turn: the board, one suit, the right places, neighbours and sets."""

from __future__ import annotations

import pytest

from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from setzkasten.core.position import PositionError
from setzkasten.games.cartino.plan import CARDS, PLACES, STONES, value
from setzkasten.games.cartino.state import State
from tests.games.cartino import CARTINO, hands, phase, rows
from tests.language import rule, squares


def points(state: State, text: str) -> tuple[int, ...]:
    """What each stone of a laying brings."""
    return CARTINO.play(state, text).moves[-1].points


@rule("CAR-01")
def test_32_cards_have_two_places_each_and_two_stones_and_there_are_two_jokers() -> None:
    assert (len(CARDS), len(PLACES), len(STONES), STONES["*"]) == (64, 32, 66, 2)
    assert all(STONES[card] == 2 for card in PLACES)
    assert PLACES["cA"] == squares("D3 D4")


@rule("CAR-01")
def test_the_board_is_four_suits_in_the_corners_with_aces_in_the_middle() -> None:
    view = CARTINO.game.view(CARTINO.game.start(2, {}), None)
    assert view.cards[:8] == ("cT", "c9", "c8", "c7", "s7", "s8", "s9", "sT")
    assert {CARDS[square] for square in squares("D4 E4 D5 E5")} == {"cA", "sA", "hA", "dA"}


@rule("CAR-02")
def test_each_draws_five_stones_that_nobody_else_sees() -> None:
    state = CARTINO.game.start(2, {"start": "agreed"})
    assert phase(state) == "deal"
    five = "cT c9 c8 c7 s7"
    few = CARTINO.refused(state, "* deal cT c9/s7 s8")
    assert few == Refusal("deal_tiles", {"hand": 5, "seats": 2})
    thrice = CARTINO.refused(state, f"* deal cT cT cT c7 s7/{five}")
    assert thrice == Refusal("stone_not_in_stock", {"stone": "cT"})
    dealt = CARTINO.play(state, f"* deal {five}/hA hA hK hQ *")
    assert (phase(dealt), dealt.stock) == ("lay", 56)
    assert CARTINO.game.view(dealt, 1).hand == ("*", "hA", "hA", "hK", "hQ")
    for seat in (0, None):
        assert "hA" not in CARTINO.game.view(dealt, seat).hand
        assert CARTINO.game.view(dealt, seat).shown == ()


@rule("CAR-03")
@pytest.mark.parametrize(
    ("card", "worth"), [("cA", 5), ("sK", 4), ("hQ", 3), ("dJ", 2), ("cT", 1), ("s9", 1), ("d7", 1)]
)
def test_ace_king_queen_and_jack_are_worth_more_than_one(card: str, worth: int) -> None:
    assert value(card) == worth


@rule("CAR-04")
def test_the_lot_decides_who_starts_and_then_it_goes_round() -> None:
    state = CARTINO.game.start(3, {})
    assert phase(state) == "lot"
    assert CARTINO.refused(state, "* start 4") == Refusal("lot_seat", {"seat": 4})
    assert CARTINO.play(state, "* start 3").turn == 2
    turn = CARTINO.position("hands cT c9/c8 c7/s7 s8; turn 3", seats=3)
    assert CARTINO.game.awaiting(CARTINO.play(turn, "3 lay E1", "* draw d7 d8 d9 dT")).seats == {0}
    assert CARTINO.game.start(3, {"start": "agreed", "first": 2}).turn == 1
    for first in ({}, {"first": 1}):
        assert CARTINO.game.start(3, {"start": "agreed", **first}).turn == 0
    with pytest.raises(OptionError, match="option_range"):
        CARTINO.game.start(2, {"start": "agreed", "first": 3})


@rule("CAR-05")
def test_all_stones_of_a_turn_are_of_one_suit() -> None:
    state = CARTINO.position("hands cT c9 s7 * hA/5")
    mixed = Refusal("one_suit", squares=squares("A1 E1"))
    assert CARTINO.refused(state, "1 lay A1 E1") == mixed
    joker = Refusal("one_suit", squares=squares("A1 H1"))
    assert CARTINO.refused(state, "1 lay A1 H1*") == joker
    assert phase(CARTINO.play(state, "1 lay A1 B1")) == "draw"


@rule("CAR-06")
def test_one_stone_must_be_laid_even_without_contact() -> None:
    state = CARTINO.position("hands cT c9 c8 c7 hA/5")
    assert CARTINO.refused(state, "1 pass") == Refusal("must_lay_one")
    assert points(state, "1 lay D5") == (0,)
    assert points(state, "1 lay A1 C2") == (0, 0)


@rule("CAR-06", "CAR-13")
@pytest.mark.parametrize(
    ("hands", "board"),
    [
        ("*/5", ""),
        ("1/5", ""),
        ("cA/5", "board D3 o; "),
        ("cA/5", "board D4 o; "),
        ("cA */5", "board D3 */o; "),
        ("cA ./5", "board D3 */o; "),
    ],
)
def test_who_holds_a_joker_or_a_stone_with_a_free_place_does_not_pass(
    hands: str, board: str
) -> None:
    state = CARTINO.position(f"{board}hands {hands}")
    assert CARTINO.refused(state, "1 pass") == Refusal("must_lay_one")


@rule("CAR-07")
def test_a_stone_goes_on_its_own_card_on_either_half() -> None:
    state = CARTINO.position("hands cT c9 c8 c7 hA/5")
    assert rows(CARTINO.play(state, "1 lay A1")).startswith("o......./")
    assert rows(CARTINO.play(state, "1 lay A2")).startswith("......../o.......")
    strange = Refusal("stone_not_in_hand", {"stone": "cJ"}, squares("A3"))
    assert CARTINO.refused(state, "1 lay A3") == strange
    twice = Refusal("stone_not_in_hand", {"stone": "cT"}, squares("A1 A2"))
    assert CARTINO.refused(state, "1 lay A1 A2") == twice
    joker = Refusal("stone_not_in_hand", {"stone": "joker"}, squares("A3"))
    assert CARTINO.refused(state, "1 lay A3*") == joker


@rule("CAR-07")
def test_what_lies_stays_and_a_place_holds_one_stone() -> None:
    state = CARTINO.position("board A1 o; hands cT c9 c8 c7 hA/5")
    assert CARTINO.refused(state, "1 lay A1") == Refusal("square_taken", squares=squares("A1"))
    assert CARTINO.refused(state, "1 lay A2 A2") == Refusal("square_twice", squares=squares("A2"))
    two = CARTINO.refused(state, "1 lay B1 A2 C1 A2")
    assert two == Refusal("square_twice", squares=squares("A2"))
    assert CARTINO.refused(state, "1 lay I1") == Refusal("off_board", squares=squares("I1"))


@rule("CAR-08")
def test_after_the_turn_the_hand_is_filled_up_to_five() -> None:
    state = CARTINO.position("hands cT c9 c8 c7 hA/5")
    laid = CARTINO.play(state, "1 lay A1 B1 C1")
    assert phase(laid) == "draw"
    assert CARTINO.refused(laid, "* draw dA dA") == Refusal("drawn_number", {"wanted": 3})
    filled = CARTINO.play(laid, "* draw dA dA *")
    assert (hands(filled)[0], filled.turn) == ("* c7 dA dA hA", 1)


@rule("CAR-08")
def test_a_position_in_which_stones_are_to_be_drawn() -> None:
    state = CARTINO.position("hands c7 hA/5; turn 1; phase draw")
    assert (phase(state), state.drawing) == ("draw", 3)
    assert CARTINO.position("hands c7 hA/5; stock 2; phase draw").drawing == 2
    assert CARTINO.play(state, "* draw dA dA *").turn == 1


@rule("CAR-08")
def test_while_the_bag_lasts_is_less_when_it_runs_out() -> None:
    full = "oooooooo/" * 6 + "......../........"
    state = CARTINO.position(f"board {full}; hands hT hT h9 h9 h8/h8 h7 h7 d7 d7; stock 8")
    assert state.stock == 8
    short = CARTINO.position(f"board {full}; hands hT h9 h8 h7 d7/d7 d8 d8 d9 d9; stock 8")
    assert CARTINO.play(short, "1 lay A7", "* draw *").stock == 7


@rule("CAR-09")
@pytest.mark.parametrize(
    ("board", "brings"),
    [
        ("C3 .../.../...", 0),
        ("C3 .../o../...", 4),
        ("C3 .o./.../...", 5),
        ("C3 .o./o../...", 9),
        ("C3 .o./o.o/...", 14),
        ("C3 .o./o.o/.o.", 19),
        ("C3 o.o/.../o.o", 0),
    ],
)
def test_a_stone_scores_its_neighbours_and_never_itself(board: str, brings: int) -> None:
    state = CARTINO.position(f"board {board}; hands cA h7 h8 h9 d7/5")
    assert points(state, "1 lay D4") == (brings,)


@rule("CAR-09")
def test_the_points_are_written_down_at_once() -> None:
    state = CARTINO.position("board C3 .o./o../...; hands cA h7 h8 h9 d7/5; scores 3 8")
    assert CARTINO.play(state, "1 lay D4").scores == (12, 8)
    assert CARTINO.report(state, "1 lay D4").points == 9


@rule("CAR-09", "CAR-12")
def test_the_report_tells_what_each_stone_and_the_set_brought() -> None:
    state = CARTINO.position("board C3 o; hands cA cA cK cQ c7/5")
    assert CARTINO.report(state, "1 lay D3 D4").parts == (("D3", 4), ("D4", 5))
    five = CARTINO.report(state, "1 lay D3 D4 C4 B4 D2")
    assert five.parts == (("D3", 4), ("D4", 5), ("C4", 9), ("B4", 4), ("D2", 5), ("set", 10))
    assert five.points == 37


@rule("CAR-10")
def test_stones_of_other_suits_are_neighbours_too() -> None:
    state = CARTINO.position("board D4 .o/o.; hands cA h7 h8 h9 d7/5")
    assert points(state, "1 lay D4") == (10,)


@rule("CAR-11")
def test_stones_of_the_same_turn_count_in_the_order_of_laying() -> None:
    state = CARTINO.position("hands cA cK cK h9 d7/5")
    assert points(state, "1 lay D3 C3 C4") == (0, 5, 4)
    assert points(state, "1 lay C3 D3 C4") == (0, 4, 4)
    assert points(state, "1 lay C3 C4 D3") == (0, 4, 4)
    assert points(state, "1 lay C4 D3 C3") == (0, 0, 9)


@rule("CAR-12")
def test_five_stones_of_a_suit_at_once_bring_ten_more_and_five_new_ones() -> None:
    state = CARTINO.position("hands cT c9 c8 c7 cA/5")
    done = CARTINO.play(state, "1 lay A1 B1 C1 D1 D4")
    assert (done.moves[-1].points, done.moves[-1].premium) == ((0, 1, 1, 1, 0), 10)
    assert (done.scores, done.drawing) == ((13, 0), 5)
    four = CARTINO.play(state, "1 lay A1 B1 C1 D1")
    assert (four.scores, four.moves[-1].premium) == ((3, 0), 0)


@rule("CAR-06")
def test_laying_nothing_is_no_turn() -> None:
    state = CARTINO.position("hands cT c9 c8 c7 */5")
    assert CARTINO.refused(state, "1 lay") == Refusal("must_lay_one")


@rule("CAR-12", "CAR-13")
def test_a_joker_may_be_one_of_the_five() -> None:
    state = CARTINO.position("hands cT c9 c8 c7 */5")
    done = CARTINO.play(state, "1 lay A1 B1 C1 D1 D2*")
    assert done.scores == (14, 0)


def test_a_position_is_written_as_it_was_read() -> None:
    rest = "stock 62; scores 3 -4; turn 2; phase lay"
    text = f"hands * cA/* cK; {rest}; waiting 1; passes 1"
    written = CARTINO.game.write_position(CARTINO.position(text))
    assert {name: written[name] for name in ("waiting", "passes", "stock", "turn")} == {
        "waiting": "1",
        "passes": "1",
        "stock": "62",
        "turn": "2",
    }
    assert phase(CARTINO.position("hands -/-; phase lot")) == "lot"
    assert phase(CARTINO.position("hands -/-; phase deal")) == "deal"
    ended = CARTINO.play(CARTINO.position("board D3 */o/o/*; hands cA/hA"), "1 pass", "2 pass")
    assert "passes" not in CARTINO.game.write_position(ended)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(OptionError, match="option_seats"):
        CARTINO.game.start(seats, {})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("board ooo", "position_board"),
        ("board A1 x", "position_board"),
        ("hands cT", "position_count"),
        ("hands cX/5", "position_hand"),
        ("hands cT cT cT/5", "position_stones"),
        ("hands cT c9 c8 c7 s7 s8/5", "position_hand"),
        ("hands -/5", "position_hand"),
        ("board " + "/".join(["oooooooo"] * 8) + "; hands 5/5", "position_stones"),
        ("hands cT/5; stock 61", "position_stock"),
        ("hands cT/5; stock ²", "position_stock"),
        ("hands cT/5; stock -1", "position_stock"),
        ("hands cT/5; waiting 1", "position_number"),
        ("hands cT/5; passes 2", "position_number"),
        ("hands cT/5; phase deal", "position_phase"),
        ("hands cT/5; phase dinner", "position_phase"),
        ("turn 1 2", "position_count"),
        ("turn 3", "position_seat"),
        ("letters A", "position_field_unknown"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as raised:
        CARTINO.position(text)
    assert raised.value.code == code
