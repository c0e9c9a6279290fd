"""How a game of Nomina goes round and how it ends: time, giving up, the last move, the winner."""

from __future__ import annotations

import pytest

from setzkasten.core.game import Deadline, Refusal
from tests.games.nomina import NOMINA, opened, phase, play, position, refused, take
from tests.language import rule, squares

MINUTE = 60_000


@rule("NOM-02")
def test_the_seats_lay_one_after_the_other() -> None:
    state = play(opened(seats=3), "1 E4> WAS", "2 E5v ITZ", "3 H4> SER")
    assert NOMINA.awaiting(state).seats == {0}
    assert refused(state, "2 A4> MEER") == Refusal("not_your_turn", {"seat": 2})


@rule("NOM-05")
@pytest.mark.parametrize(("time", "ends_at"), [(120, 2 * MINUTE), (30, MINUTE // 2)])
def test_thinking_time_is_two_minutes_or_as_agreed(time: int, ends_at: int) -> None:
    state = opened(time=time)
    assert NOMINA.awaiting(state).deadline == Deadline("thinking", ends_at)
    assert phase(play(state, "1 E4> WAS", at=ends_at - 1)) == "lay"
    assert refused(state, "1 E4> WAS", at=ends_at) == Refusal("too_late", {"by": 0})
    assert refused(state, "1 give-up", at=ends_at + 5) == Refusal("too_late", {"by": 5})


@rule("NOM-05")
def test_there_is_no_clock_unless_it_is_agreed() -> None:
    assert NOMINA.awaiting(opened()).deadline is None
    assert refused(opened(), "! thinking", at=10 * MINUTE).code == "no_such_deadline"


@rule("NOM-05")
def test_each_turn_has_its_own_time() -> None:
    state = play(opened(time=120), "1 E4> WAS", at=MINUTE)
    assert NOMINA.awaiting(state).deadline == Deadline("thinking", 3 * MINUTE)


@rule("NOM-05", "GEN-10")
def test_a_refused_word_does_not_lengthen_the_time() -> None:
    state = opened(time=120)
    undone = take(state, "1 E4> XYZ", says="-XYZ", at=MINUTE).state
    assert NOMINA.awaiting(undone).deadline == Deadline("thinking", 2 * MINUTE)
    assert NOMINA.awaiting(undone).seats == {0}


@rule("NOM-05", "NOM-17")
def test_running_out_of_time_is_giving_up() -> None:
    state = opened(seats=3, time=120)
    after = play(state, "! thinking", at=2 * MINUTE)
    assert (sorted(after.given_up), after.turn, phase(after)) == ([0], 1, "lay")
    assert refused(state, "! thinking", at=2 * MINUTE - 1) == Refusal("too_early", {"by": 1})
    assert refused(state, "! lunch", at=2 * MINUTE).code == "no_such_deadline"


@rule("NOM-17")
def test_who_gives_up_is_out_and_the_others_go_on() -> None:
    state = play(opened(seats=3), "1 E4> WAS", "2 give-up", "3 E5v ITZ", "1 H4> SER")
    assert (sorted(state.given_up), state.turn, phase(state)) == ([1], 2, "lay")
    assert refused(state, "2 A4> MEER") == Refusal("not_your_turn", {"seat": 2})


@rule("NOM-17")
def test_nobody_passes_who_has_not_given_up() -> None:
    state = position("board E4 WAS; turn 1")
    assert refused(state, "1 pass") == Refusal("must_lay_or_give_up")


@rule("NOM-18")
@pytest.mark.parametrize("move", ["E5v ITZ", "pass", "give-up"])
def test_the_last_player_has_one_last_move(move: str) -> None:
    state = play(position("board E4 WAS; turn 1", seats=3), "1 give-up", "2 give-up")
    assert (phase(state), state.turn) == ("last", 2)
    after = play(state, f"3 {move}")
    assert (phase(after), NOMINA.view(after, None).last_move) == ("over", False)
    assert NOMINA.scores(after) == (0, 0, 4 if "ITZ" in move else 0)
    assert refused(after, "3 H4> SER") == Refusal("game_over")


@rule("NOM-18")
def test_there_is_no_last_move_while_two_are_in_the_game() -> None:
    state = play(position("board E4 WAS; turn 1", seats=3), "1 give-up")
    assert (phase(state), phase(play(state, "2 E5v ITZ", "3 H4> SER"))) == ("lay", "lay")


@rule("NOM-18", "NOM-05")
def test_the_last_move_ends_with_its_time() -> None:
    state = play(position("board E4 WAS; turn 1", time=120), "1 give-up", at=MINUTE)
    assert NOMINA.awaiting(state).deadline == Deadline("thinking", 3 * MINUTE)
    assert phase(play(state, "! thinking", at=3 * MINUTE)) == "over"


@rule("NOM-18")
def test_the_last_move_takes_all_three_letters_or_none() -> None:
    state = position("board E4 WAS; turn 2; given-up 1")
    expected = Refusal("three_stones", {"laid": 2}, squares("E5 E6"))
    assert refused(state, "2 E5v IT") == expected


@rule("NOM-18", "NOM-20")
def test_bons_may_be_spent_in_the_last_move() -> None:
    state = position("board E4 WAS; turn 2; given-up 1; bons 0 2; scores 0 10")
    after = play(state, "2 E5v ITZ F7> U H4> D", says="+ZU +WASD")
    assert (after.bons, NOMINA.scores(after)) == ((0, 0), (0, 20))


@rule("NOM-18")
def test_a_refused_last_move_may_be_tried_again() -> None:
    state = position("board E4 WAS; turn 2; given-up 1")
    undone = take(state, "2 H4> XYZ", says="-WASXYZ").state
    assert phase(undone) == "last"


@rule("NOM-19")
@pytest.mark.parametrize(
    ("scores", "winners"), [("3 9 4", (1,)), ("9 3 9", (0, 2)), ("0 0 0", (0, 1, 2))]
)
def test_most_points_win_and_a_tie_is_shared(scores: str, winners: tuple[int, ...]) -> None:
    state = position(f"board E4 WAS; turn 3; given-up 1 2; scores {scores}", seats=3)
    assert NOMINA.winners(state) == ()
    assert NOMINA.winners(play(state, "3 pass")) == winners


@rule("NOM-20")
def test_every_unused_bon_costs_a_point_at_the_end() -> None:
    """Also for seats that gave up; and it may cost the victory."""
    state = position("board E4 WAS; turn 3; given-up 1 2; scores 9 8 4; bons 3 0 1", seats=3)
    assert NOMINA.scores(state) == (9, 8, 4)
    assert NOMINA.view(state, None).penalties == (0, 0, 0)
    after = play(state, "3 pass")
    assert NOMINA.scores(after) == (6, 8, 3)
    assert NOMINA.view(after, None).penalties == (3, 0, 1)
    assert NOMINA.winners(after) == (1,)


@rule("NOM-20", "NOM-14")
def test_a_bon_earned_by_the_last_move_is_unused_too() -> None:
    state = position("board E4 WAS; turn 2; given-up 1")
    after = play(state, "2 H4> SER")
    assert (after.bons, NOMINA.scores(after)) == ((0, 1), (0, 5))
