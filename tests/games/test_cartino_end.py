"""Cartino's jokers, the track with its chips, and the end."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.bots import LEVELS
from setzkasten.core.game import Act, Chance, Refusal
from setzkasten.lexicon.words import Words
from tests.bots.knowing import player_of
from tests.games.cartino import CARTINO, hands, phase, rows
from tests.language import rule, squares
from tests.vocabulary import WORDS

NO_BAG = "oooooooo/" * 6  # 48 stones lie, the lower red ones are still to come


@rule("CAR-13")
def test_a_joker_stands_for_any_stone_and_counts_as_its_card() -> None:
    state = CARTINO.position("hands * cK h7 h8 h9/5")
    laid = CARTINO.play(state, "1 lay D3*", "* draw d7")
    assert "...*" in rows(laid)
    neighbour = CARTINO.play(CARTINO.position("board D3 *; hands cK h7 h8 h9 d7/5"), "1 lay C3")
    assert neighbour.moves[-1].points == (5,)


@rule("CAR-13")
def test_the_right_stone_takes_the_joker_which_waits_for_the_next_turn() -> None:
    state = CARTINO.position("board D3 *; hands cA cK h7 h8 h9/d7 d8; scores 7 0")
    taken = CARTINO.play(state, "1 exchange D3")
    assert (hands(taken)[0], taken.turn, taken.scores) == ("* cK h7 h8 h9", 0, (7, 0))
    assert "...o" in rows(taken)
    assert [CARTINO.game.view(taken, seat).waiting for seat in (0, 1, None)] == [1, 0, 0]
    waits = Refusal("joker_waits", squares=squares("C3"))
    assert CARTINO.refused(taken, "1 lay C3*") == waits
    assert CARTINO.refused(taken, "1 pass") == Refusal("must_lay_one")
    after = CARTINO.play(taken, "1 lay C3", "* draw hA", "2 lay E7", "* draw s7 s8 s9 sT")
    assert phase(CARTINO.play(after, "1 lay C4*")) == "draw"


@rule("CAR-13")
def test_only_a_joker_is_exchanged_and_only_for_its_own_stone() -> None:
    state = CARTINO.position("board D3 *o; hands cK cK h7 h8 sA/5")
    assert CARTINO.refused(state, "1 exchange E3") == Refusal(
        "no_joker_there", squares=squares("E3")
    )
    assert CARTINO.refused(state, "1 exchange A1").code == "no_joker_there"
    lacking = Refusal("stone_not_in_hand", {"stone": "cA"}, squares("D3"))
    assert CARTINO.refused(state, "1 exchange D3") == lacking


@rule("CAR-13", "CAR-06")
def test_an_exchange_is_enough_when_no_stone_can_be_laid_after_it() -> None:
    """Seat 1 holds only the second ace of a card that a stone and a joker cover."""
    state = CARTINO.position("board D3 */o; hands cA/d7 d8 d9 dT s7")
    taken = CARTINO.play(state, "1 exchange D3")
    assert CARTINO.play(taken, "1 pass").turn == 1


@rule("CAR-14")
@pytest.mark.parametrize(
    ("score", "chips", "track"),
    [(0, 0, 0), (19, 0, 19), (20, 0, 20), (21, 1, 1), (40, 1, 20), (41, 2, 1), (-3, 0, -3)],
)
def test_beyond_twenty_there_is_a_chip_and_the_track_begins_anew(
    score: int, chips: int, track: int
) -> None:
    view = CARTINO.game.view(CARTINO.position(f"scores {score} 0"), None)
    assert (view.chips[0], view.track[0]) == (chips, track)


@rule("CAR-15", "CAR-16")
def test_who_has_no_stones_left_ends_the_game_and_gets_ten() -> None:
    """The bag is empty: all lie but these, and the jokers lie as the sevens of diamonds."""
    board = f"{NO_BAG}oooo*ooo/ooo.*..."
    state = CARTINO.position(f"board {board}; hands h7/d7 d8 d9/d7 dT; scores 30 30 3", seats=3)
    assert state.stock == 0
    done = CARTINO.play(state, "1 lay D8")
    assert phase(done) == "over"
    assert done.scores == (30 + 1 + 1 + 1 + 10, 30 - 3, 3 - 2)
    assert CARTINO.game.winners(done) == (0,)
    assert CARTINO.game.view(done, None).shown == ((), ("d7", "d8", "d9"), ("d7", "dT"))
    assert CARTINO.game.view(done, None).settled == (10, -3, -2)


@rule("CAR-16")
def test_stones_left_cost_their_value_and_a_joker_six() -> None:
    board = f"{NO_BAG}oooo.ooo/ooo.*..."
    state = CARTINO.position(f"board {board}; hands h7/d7 */d7 d8 d9 dT", seats=3)
    assert state.stock == 0
    assert CARTINO.play(state, "1 lay D8").scores == (13, -7, -4)


@rule("CAR-16")
def test_stones_that_a_position_does_not_tell_cost_nothing() -> None:
    board = f"{NO_BAG}oooo.ooo/ooo.*..."
    state = CARTINO.position(f"board {board}; hands h7/2/4", seats=3)
    assert CARTINO.play(state, "1 lay D8").scores == (13, 0, 0)


@rule("CAR-15", "CAR-16")
def test_a_position_after_the_end_tells_who_had_laid_all() -> None:
    out = CARTINO.position("hands -/hA */h7; phase over", seats=3)
    assert CARTINO.game.view(out, None).settled == (10, -11, -1)
    stuck = CARTINO.position("hands cA/hA */h7; phase over", seats=3)
    assert CARTINO.game.view(stuck, None).settled == (-5, -11, -1)


@rule("CAR-15")
def test_a_position_may_leave_stones_out_of_play() -> None:
    state = CARTINO.position("hands cK/hA *; stock 0; scores 3 20")
    assert CARTINO.game.view(state, 0).stock == 0
    done = CARTINO.play(state, "1 lay C3")
    assert (phase(done), done.scores) == ("over", (13, 9))
    short = CARTINO.play(CARTINO.position("hands cT c9 c8 hA hK/5; stock 1"), "1 lay A1 B1 C1")
    assert (phase(short), short.drawing, short.stock) == ("draw", 1, 1)


@rule("CAR-15")
def test_while_the_bag_lasts_an_empty_hand_is_filled() -> None:
    state = CARTINO.position("hands cT c9 c8 c7 cA/5")
    done = CARTINO.play(state, "1 lay A1 B1 C1 D1 D4", "* draw d7 d8 d9 dT dJ")
    assert (phase(done), done.scores) == ("lay", (13, 0))


@rule("CAR-17")
def test_most_points_win_whoever_ended_and_a_tie_is_shared() -> None:
    other = CARTINO.position("scores 30 41; phase over")
    assert CARTINO.game.winners(other) == (1,)
    assert CARTINO.game.winners(CARTINO.position("scores 30 30; phase over")) == (0, 1)
    assert CARTINO.game.winners(CARTINO.position("scores 30 41")) == ()


@rule("CAR-17")
def test_a_stone_without_a_place_may_take_the_joker() -> None:
    state = CARTINO.position("board D3 */o; hands cA h7/5")
    full = CARTINO.refused(state, "1 lay D4")
    assert full == Refusal("square_taken", squares=squares("D4"))
    assert hands(CARTINO.play(state, "1 exchange D3"))[0] == "* h7"


@rule("CAR-17")
def test_when_nobody_can_lay_for_a_round_the_stones_left_cost_and_nobody_gets_ten() -> None:
    state = CARTINO.position("board D3 */o/o/*; hands cA/hA; scores 20 22")
    assert phase(CARTINO.play(state, "1 pass")) == "lay"
    ended = CARTINO.play(state, "1 pass", "2 pass")
    assert (phase(ended), ended.scores) == ("over", (15, 17))
    assert CARTINO.game.view(ended, None).settled == (-5, -5)


@rule("CAR-13", "CAR-17")
def test_an_exchange_breaks_the_round_of_passes() -> None:
    state = CARTINO.position("board D3 */o/o/*; hands cA/hA; scores 20 22")
    after = CARTINO.play(state, "1 pass", "2 exchange D6", "2 pass", "1 pass")
    assert phase(after) == "lay"
    assert phase(CARTINO.play(after, "2 lay A1*")) == "draw"


@rule("CAR-17")
def test_a_laying_breaks_the_round_of_passes() -> None:
    state = CARTINO.position("hands cT c9 c8 c7 hA/5; passes 1")
    assert CARTINO.play(state, "1 lay A1").passes == 0
    empty = CARTINO.position("hands cT c9/5; stock 0; passes 1")
    assert CARTINO.play(empty, "1 lay A1").passes == 0


@rule("CAR-15")
def test_a_single_stone_in_the_bag_keeps_the_game_going() -> None:
    state = CARTINO.position("hands cK/hA; stock 1; scores 3 20")
    drawing = CARTINO.play(state, "1 lay C3")
    assert (phase(drawing), drawing.drawing, drawing.scores) == ("draw", 1, (3, 20))
    assert CARTINO.play(drawing, "* draw *").turn == 1


@rule("CAR-15", "CAR-17")
@pytest.mark.parametrize(("stock", "after"), [(0, "over"), (1, "lay")])
def test_sleeping_for_a_round_ends_the_game_only_when_the_bag_is_empty(
    stock: int, after: str
) -> None:
    state = CARTINO.position(f"hands cK/hA; stock {stock}", time=30)
    asleep = CARTINO.play(CARTINO.play(state, "! thinking", at=30_000), "! thinking", at=60_000)
    assert phase(asleep) == after


@rule("CAR-13")
def test_an_unknown_stone_may_be_the_right_one_for_a_joker() -> None:
    taken = CARTINO.play(CARTINO.position("board D3 */o; hands 5/5"), "1 exchange D3")
    assert hands(taken)[0] == "* . . . ."
    used_up = CARTINO.position("board D3 */o; hands 5/cA")
    assert CARTINO.refused(used_up, "1 exchange D3").code == "stone_not_in_hand"


@rule("CAR-02", "CAR-16")
def test_who_got_which_stones_is_told_at_the_end() -> None:
    step = CARTINO.step("* draw *")
    drawing = CARTINO.play(CARTINO.position("hands cK/hA; stock 1"), "1 lay C3")
    drawn = CARTINO.play(drawing, "* draw *")
    assert CARTINO.game.hides(drawing, step, drawn)
    assert not CARTINO.game.hides(drawing, step, CARTINO.position("phase over"))


@rule("CAR-13")
def test_an_unknown_stone_beside_a_waiting_joker_may_be_the_other_one() -> None:
    state = CARTINO.position("hands * . . . ./5; waiting 1")
    assert phase(CARTINO.play(state, "1 lay C3*")) == "draw"
    both = Refusal("joker_waits", squares=squares("C3 C4"))
    assert CARTINO.refused(state, "1 lay C3* C4*") == both


def test_without_an_agreed_time_there_is_no_clock() -> None:
    for state in (CARTINO.position("hands cT c9/5"), CARTINO.position("hands cT c9/5", time=0)):
        assert CARTINO.game.awaiting(state).deadline is None


def test_a_clock_that_runs_out_ends_the_turn_and_nothing_is_drawn() -> None:
    state = CARTINO.position("hands cT c9/5", time=30)
    assert CARTINO.refused(state, "1 lay A1", at=30_000).code == "too_late"
    late = CARTINO.play(state, "! thinking", at=30_000)
    assert (late.turn, hands(late)[0], phase(late)) == (1, "c9 cT", "lay")
    again = CARTINO.play(late, "! thinking", at=60_000)
    assert phase(again) == "lay"


@pytest.mark.parametrize("level", LEVELS)
def test_the_computer_plays_to_the_end(level: str) -> None:
    rng = Random(level)
    known = Words.listed(WORDS)
    state = CARTINO.game.start(2, {})
    for _ in range(400):
        awaiting = CARTINO.game.awaiting(state)
        if awaiting.over:
            break
        if awaiting.chance:
            step = Chance(CARTINO.game.sample(state, rng), at=0)
            state = CARTINO.game.apply(state, step).state
            continue
        (seat,) = awaiting.seats
        view = CARTINO.game.view(state, seat)
        action = player_of("cartino").choose(
            view, seat, words=known, options={}, level=level, rng=rng
        )
        state = CARTINO.game.apply(state, Act(seat, action, at=0)).state
    assert phase(state) == "over"
    assert sum(state.scores) > 60
