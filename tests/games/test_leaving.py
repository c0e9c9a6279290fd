"""A seat stands up for good: giving up where the leaflet knows it, else the last one left wins."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.drawing import Deal, Lot
from setzkasten.core.game import AnyGame, Chance, Left, Refusal
from setzkasten.core.match import Match
from setzkasten.core.position import PositionError, read_position, write_position
from tests.language import Language, rule

TURNS = ("lingua", "cartino")
ROUNDS = ("boggle", "presto-1936", "presto-super")


def begun(game: str, seats: int, **options: object) -> Match:
    """After the lot, the deal or the first shake."""
    match = Match(GAMES[game], GAMES[game].start(seats, options))
    while match.awaiting.chance:
        match.take(Chance(match.game.sample(match.state, Random(1)), at=0))
    return match


def leave(match: Match, *seats: int, at: int = 0) -> None:
    for seat in seats:
        match.take(Left(seat - 1, at=at))


def awaited(match: Match) -> tuple[str, list[int]]:
    return match.awaiting.phase, sorted(match.awaiting.seats)


def shown(match: Match) -> tuple[int, ...]:
    """Who left, as everybody sees it, counted from 1."""
    left: tuple[int, ...] = match.game.view(match.state, None).left
    return tuple(seat + 1 for seat in left)


@rule("NOM-17", "NOM-18")
def test_in_nomina_leaving_is_giving_up() -> None:
    match = begun("nomina", 3)
    leave(match, 1)
    assert awaited(match) == ("lay", [1])
    assert match.game.view(match.state, None).given_up == (0,)
    leave(match, 3)
    assert awaited(match) == ("last", [1])
    leave(match, 2)
    assert match.over


@rule("NOM-17")
def test_whoever_leaves_out_of_turn_leaves_the_turn_where_it_is() -> None:
    match = begun("nomina", 3, time=60)
    leave(match, 2, at=5_000)
    assert match.awaiting.seats == {0}
    assert match.awaiting.deadline
    assert match.awaiting.deadline.at == 60_000


@rule("GEN-03")
def test_of_those_who_stay_the_letter_nearest_to_a_starts() -> None:
    nomina = Language(GAMES["nomina"], (12, 12))
    state = nomina.play(GAMES["nomina"].start(3, {"start": "draw"}), "^ 2", "* draw F A B")
    assert GAMES["nomina"].awaiting(state).seats == {2}


@rule("KRX-19")
@pytest.mark.parametrize("turn", [1, 2])
def test_in_krux_leaving_gives_up_and_the_other_has_one_last_move(turn: int) -> None:
    krux = Language(GAMES["krux"], (12, 12))
    state = krux.play(krux.position(f"board A1 EIN; turn {turn}"), "^ 1")
    assert GAMES["krux"].awaiting(state).phase == "last"
    assert GAMES["krux"].awaiting(state).seats == {1}
    assert not GAMES["krux"].awaiting(state).meanwhile  # KRX-16 is for those who are there
    over = krux.play(state, "2 pass")
    assert GAMES["krux"].scores(over) == (3, 0)


@rule("KRX-19", "KRX-10")
def test_in_krux_no_blockers_are_set_against_a_half_that_was_left() -> None:
    krux = Language(GAMES["krux"], (12, 12))
    due = krux.play(krux.position("board A1 KA; turn 1"), "1 C1> TZE")
    state = krux.play(due, "^ 2")
    assert (GAMES["krux"].awaiting(state).phase, state.due) == ("last", 0)
    assert krux.play(state, "1 A3> EIN").sheets


@rule("KRX-19", "KRX-02")
def test_in_krux_leaving_before_the_letters_ends_the_blockers() -> None:
    match = begun("krux", 2, time=60)
    leave(match, 2, at=90_000)
    assert awaited(match) == ("last", [0])
    assert match.awaiting.deadline
    assert match.awaiting.deadline.at == 150_000


@pytest.mark.parametrize("game", ["kreuzwortbild", "boggle"])
def test_alone_leaving_ends_the_game_and_nobody_wins(game: str) -> None:
    match = begun(game, 1)
    leave(match, 1)
    assert match.over
    assert match.game.winners(match.state) == ()


@pytest.mark.parametrize("game", [*TURNS, *ROUNDS])
def test_the_last_one_left_wins_whatever_the_points(game: str) -> None:
    match = begun(game, 3)
    leave(match, 2)
    assert (match.over, shown(match)) == (False, (2,))
    assert match.game.winners(match.state) == ()
    leave(match, 1)
    assert (match.over, shown(match)) == (True, (1, 2))
    assert match.game.winners(match.state) == (2,)


@pytest.mark.parametrize("game", TURNS)
def test_the_turn_of_a_seat_that_left_is_skipped(game: str) -> None:
    match = begun(game, 3, start="agreed", time=30)
    leave(match, 2)
    assert match.awaiting.seats == {0}
    leave_on_turn = begun(game, 3, start="agreed", time=30)
    leave(leave_on_turn, 1, at=7_000)
    assert leave_on_turn.awaiting.seats == {1}
    assert leave_on_turn.awaiting.deadline
    assert leave_on_turn.awaiting.deadline.at == 37_000


@rule("LIN-09")
def test_whoever_leaves_before_a_draw_draws_nothing() -> None:
    lingua = Language(GAMES["lingua"], (17, 17))
    state = lingua.play(GAMES["lingua"].start(3, {}), "^ 1")
    assert {GAMES["lingua"].sample(state, Random(i)) for i in range(20)} == {Lot(1), Lot(2)}
    assert lingua.refused(state, "* start 1") == Refusal("lot_seat", {"seat": 1})
    started = lingua.play(state, "* start 2")
    hands = GAMES["lingua"].sample(started, Random(1))
    assert isinstance(hands, Deal)
    assert [len(hand) for hand in hands.hands] == [0, 12, 12]


@rule("LIN-10")
def test_tiles_that_were_swapped_go_back_when_their_seat_leaves() -> None:
    lingua = Language(GAMES["lingua"], (17, 17))
    state = lingua.position("hands EyNg/12/12; turn 1; phase lay", seats=3)
    swapped = lingua.play(state, "1 swap Ey Ng")
    after = lingua.play(swapped, "^ 1")
    assert (after.turn, after.drawing, after.returned) == (1, 0, ())
    assert after.stock == state.stock + 2


@rule("CAR-16")
def test_in_cartino_the_stones_of_a_seat_that_left_cost_it_at_the_end() -> None:
    cartino = Language(GAMES["cartino"], (8, 8))
    state = cartino.position("hands cA/sK s7/h7; scores 9 5 2; stock 0; turn 1", seats=3)
    over = cartino.play(state, "^ 2", "^ 3")
    assert GAMES["cartino"].scores(over) == (9 - 5, 5 - 4 - 1, 2 - 1)
    assert GAMES["cartino"].winners(over) == (0,)


@rule("BOG-09", "BOG-10")
def test_in_boggle_what_was_written_is_still_read_and_rounds_go_on() -> None:
    boggle = Language(GAMES["boggle"], (4, 4))
    dice = boggle.play(GAMES["boggle"].start(3, {"rounds": 2}), "* shake TORMAUSEXXXXXXXX")
    state = boggle.play(dice, "1 TOR", "^ 1", "2 done", "3 TOR", "3 done")
    assert [found.shared for entries in state.rounds[0].lists for found in entries] == [True, True]
    again = boggle.play(state, "* shake TORMAUSEXXXXXXXX")
    assert GAMES["boggle"].awaiting(again).seats == {1, 2}
    assert boggle.refused(again, "1 TOR") == Refusal("not_your_turn", {"seat": 1})


def test_in_presto_a_seat_that_left_is_dealt_nothing_and_the_round_goes_on() -> None:
    match = begun("presto-super", 3, rounds=2)
    leave(match, 1)
    assert match.awaiting.seats == {1, 2}
    given_up = Language(match.game, (1, 1)).play(match.state, "2 give-up", "3 give-up")
    hands = match.game.sample(given_up, Random(1))
    assert isinstance(hands, Deal)
    assert [bool(hand) for hand in hands.hands] == [False, True, True]


@pytest.mark.parametrize("game", [*TURNS, *ROUNDS, "nomina", "krux"])
def test_nobody_leaves_twice_nor_after_the_end(game: str) -> None:
    match = begun(game, min(3, GAMES[game].seats[1]))
    leave(match, 1)
    twice = match.propose(Left(0, at=0)).refusal
    assert twice == Refusal("left_already", {"seat": 1})
    leave(match, *range(2, len(match.scores) + (game in ("nomina", "krux"))))
    assert match.over
    assert match.propose(Left(1, at=0)).refusal == Refusal("game_over")


def test_nobody_leaves_while_words_wait_for_their_ruling() -> None:
    match = begun("nomina", 2)
    match.take(Language(match.game, (12, 12)).step("1 E4> WAS"))
    assert match.propose(Left(1, at=0)).refusal == Refusal("ruling_first")


@pytest.mark.parametrize("game", [*TURNS, "boggle"])
@pytest.mark.parametrize("text", ["left 1 2", "left 4", "left x"])
def test_a_position_in_which_nobody_is_left_makes_no_sense(game: str, text: str) -> None:
    with pytest.raises(PositionError) as raised:
        GAMES[game].read_position(read_position(text), 3, {})
    assert raised.value.code == "position_seat"


@pytest.mark.parametrize("game", [*TURNS, *ROUNDS])
def test_a_position_tells_who_left(game: str) -> None:
    match = begun(game, 3)
    leave(match, 3)
    position = match.game.write_position(match.state)
    assert position["left"] == "3"
    assert again(match.game, position) == 3


def again(game: AnyGame, position: object) -> int:
    assert isinstance(position, dict)
    state = game.read_position(read_position(write_position(position)), 3, {})
    (left,) = game.awaiting(state).left
    return left + 1
