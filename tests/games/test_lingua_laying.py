"""Lingua: the deal, the first words, joining, swaps, and what is refused."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.drawing import Deal, Lot
from setzkasten.core.game import Act, Chance, Deadline, Refusal
from setzkasten.core.options import OptionError
from setzkasten.core.squares import NotationError
from setzkasten.games.lingua.box import COLOURS, SIZE, TILES
from setzkasten.games.lingua.notation import read_action, write_part
from setzkasten.games.lingua.state import Swap
from tests.games.lingua import (
    HAUS,
    LINGUA,
    claimed,
    emptied,
    opened,
    phase,
    play,
    points,
    position,
    refused,
    report,
    take,
)
from tests.language import rule, squares


@rule("LIN-01")
def test_the_box_holds_132_tiles_33_of_each_colour() -> None:
    assert (len(TILES), SIZE) == (132, (17, 17))
    assert [sum(tile[1] == colour for tile in TILES) for colour in COLOURS] == [33] * 4


@rule("LIN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_decides_and_each_takes_twelve(seats: int) -> None:
    state, rng = opened(seats=seats), Random(1)
    assert (phase(state), LINGUA.awaiting(state).chance) == ("lot", True)
    state = LINGUA.apply(state, Chance(Lot(seats - 1), at=0)).state
    assert phase(state) == "deal"
    state = LINGUA.apply(state, Chance(LINGUA.sample(state, rng), at=0)).state
    assert (phase(state), state.turn) == ("lay", seats - 1)
    assert [len(hand) for hand in state.hands] == [12] * seats
    assert state.stock == 132 - 12 * seats


@rule("LIN-01")
def test_a_lot_and_a_deal_fit_the_table_and_the_box() -> None:
    state = opened()
    assert refused(state, "* start 3") == Refusal("lot_seat", {"seat": 3})
    dealing = play(state, "* start 1")
    short = Refusal("deal_tiles", {"hand": 12, "seats": 2})
    assert refused(dealing, "* deal EyEr/EyEr") == short
    fake = Deal((("Qb",) * 12, ("Ey",) * 12))
    refusal = LINGUA.check(dealing, Chance(fake, at=0))
    assert refusal is not None
    assert refusal.code == "stone_not_in_stock"
    assert refused(dealing, "* start 1") == Refusal("no_draw_due")


@rule("LIN-01")
def test_hands_are_seen_by_their_owner_alone() -> None:
    state = position(HAUS, more="hands EyEyEyNyNyNyIyIyAyTyTySy/RrRrRrErErErNrNrNrIrIrAr; turn 1")
    assert LINGUA.view(state, 1).hand[0] == "Ar"
    assert LINGUA.view(state, None).hand == ()
    assert LINGUA.view(state, 0).hand_sizes == (12, 12)


def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(OptionError):
            LINGUA.start(seats, {})
    with pytest.raises(OptionError):
        LINGUA.start(2, {"first": 3})
    assert opened(start="agreed", first=2).turn == 1


@rule("LIN-02")
def test_one_word_a_turn_and_all_in_one_line() -> None:
    state = position(HAUS, more="laid 2; turn 1")
    after = play(state, "1 B3v UgTy")
    assert (phase(after), after.turn, after.drawing) == ("draw", 0, 2)
    done = play(after, "* draw EyEr")
    assert (phase(done), done.turn) == ("lay", 1)
    assert refused(done, "1 C3v RyMy") == Refusal("not_your_turn", {"seat": 1})
    expected = Refusal("one_line", squares=squares("B6"))
    assert refused(state, "1 B3v Ug..Ty") == expected
    aside = Refusal("one_line", squares=squares("D4 D5"))
    assert refused(state, "1 B3v UgTy D4v NgEr") == aside


@rule("LIN-02")
@pytest.mark.parametrize(
    ("told", "written"),
    [
        ("B3v Ug B5v Ty", "B3v Ug.Ty"),
        ("B3> Ug B5> Ty", "B3v Ug.Ty"),
        ("C9v Ty B8> UgEr", "B8v Ug C8v ErTy"),
        ("B3v Ug B5v Ty exchange B5-D2", "B3v Ug.Ty exchange B5-D2"),
    ],
)
def test_a_word_may_be_told_in_groups(told: str, written: str) -> None:
    assert write_part(read_action(told)) == written
    assert write_part(read_action(written)) == written


@rule("LIN-03")
def test_the_first_word_goes_across_from_start_with_four_letters() -> None:
    state = position(more="turn 1")
    assert play(state, f"1 {HAUS}").laid == 1
    for lay, last in (("B2> HgAyUr", "D2"), ("B2v HgAyUrSb", "B5"), ("C2> HgAyUrSb", "F2")):
        refusal = refused(state, f"1 {lay}")
        assert (refusal.code, refusal.data) == ("first_word_on_start", {"least": 4})
        assert refusal.squares[-1] == squares(last)[0]


@rule("LIN-03")
def test_by_agreement_the_first_word_runs_across_start() -> None:
    state = position(more="turn 1", opening="through")
    assert play(state, "1 A2> HgAyUrSb").laid == 1
    assert refused(state, "1 C2> HgAyUrSb").code == "first_word_on_start"


@rule("LIN-04")
def test_the_second_word_goes_down_and_later_ones_as_they_like() -> None:
    state = position(HAUS, more="turn 2")
    word = squares("B2 C2 D2 E2 F2 G2")
    assert refused(state, "2 F2> EyNy") == Refusal("second_word_down", squares=word)
    down = play(state, "2 B3v UgTy", "* draw EyEr")
    assert play(down, "1 A4> Oy.Ay").laid == 3


@rule("LIN-03", "LIN-04")
def test_a_game_from_its_deal_on_has_its_first_and_its_second_word() -> None:
    dealt = play(
        opened(), "* start 1", f"* deal HgAyUrSbEyErEgEbNyNrNgNb/{'IyIrIg' * 2}{'TyTrTg' * 2}"
    )
    state = play(dealt, f"1 {HAUS}", "* draw RyRrRgRb")
    assert refused(state, "2 F2> IyTy").code == "second_word_down"
    assert play(state, "2 B3v IyTy").laid == 2


@rule("LIN-05")
def test_a_word_shares_a_letter_with_a_word_that_lies() -> None:
    state = position(HAUS, more="laid 2; turn 1")
    assert points(report(state, "1 C2v .RrMr")) == {"ARM": 5}
    word = squares("H9 I9 J9")
    assert refused(state, "1 H9> RrOyTy") == Refusal("not_connected", squares=word)
    assert refused(state, "1 H9> Ey") == Refusal("not_connected", squares=squares("H9"))


@rule("LIN-05")
def test_lying_side_by_side_joins_nothing_unless_it_is_agreed() -> None:
    state = position(HAUS, more="laid 2; turn 1")
    assert refused(state, "1 C3> RyEy") == Refusal("no_shared_letter", squares=squares("C3 D3"))
    agreed = position(HAUS, more="laid 2; turn 1", contact="touching")
    assert set(points(report(agreed, "1 C3> RyEy"))) == {"RE", "AR", "UE"}


@rule("LIN-06")
def test_every_contact_must_be_a_word() -> None:
    state = position(HAUS, "B3v UgTy", more="turn 1")
    refusal = refused(state, "1 C2v .Rr", says="-UR")
    assert (refusal.code, refusal.squares) == ("not_a_word", squares("B3 C3"))


@rule("LIN-07")
def test_each_word_counts_once_in_a_game() -> None:
    state = position(HAUS, more="laid 2; turn 1; used HAUT")
    word = squares("B2 B3 B4 B5")
    assert refused(state, "1 B3v AyUgTy") == Refusal("word_used", {"word": "HAUT"}, word)
    again = refused(state, "1 B3v AyUgSy")
    assert (again.code, again.data) == ("word_used", {"word": "HAUS"})


@rule("LIN-07")
def test_a_word_stays_used_when_it_was_lengthened() -> None:
    state = play(position(HAUS, more="laid 2; turn 1"), "1 F1v EyEgRy", "* draw EyErEg")
    assert {"HAUS", "HAUSE", "EER"} <= state.used
    assert refused(state, "2 B3v AyUgSy").code == "word_used"


@rule("LIN-08")
def test_names_abbreviations_and_dialect_do_not_count_unless_agreed() -> None:
    policy = policy_of("lingua")
    names = (policy.geographical, policy.first_names, policy.family_names, policy.known_persons)
    assert not any((*names, policy.abbreviations, policy.dialect))
    assert policy.forms == "any"


@rule("LIN-09")
def test_points_are_noted_at_once_and_the_hand_is_filled_up() -> None:
    state = position(HAUS, more="turn 2; laid 1")
    after = play(state, "2 B3v UgTy")
    assert (LINGUA.scores(after)[1], after.drawing, len(after.hands[1])) == (7, 2, 10)
    assert refused(after, "* draw Ey") == Refusal("drawn_number", {"wanted": 2})
    assert refused(after, "* draw QbQb") == Refusal("stone_not_in_stock", {"stone": "Qb"})
    assert len(play(after, "* draw EyNy").hands[1]) == 12


@rule("LIN-10")
def test_who_finds_no_word_swaps_two_letters() -> None:
    state = position(HAUS, more="turn 2")
    after = play(state, "2 swap EyNy")
    assert (phase(after), after.drawing, after.returned) == ("draw", 2, ("Ey", "Ny"))
    done = play(after, "* draw RrRr")
    assert (done.turn, done.returned, LINGUA.scores(done)) == (0, (), (0, 0))
    for tiles in ("Ey", "EyNyRy"):
        assert refused(state, f"2 swap {tiles}") == Refusal("swap_number", {"most": 2})


@rule("LIN-10")
def test_the_swap_is_optional() -> None:
    assert play(position(HAUS, more="turn 2"), "2 pass").turn == 0


@rule("LIN-10")
def test_what_goes_back_cannot_be_drawn_in_the_same_swap() -> None:
    after = play(position(HAUS, more="turn 2"), "2 swap QbXr")
    assert refused(after, "* draw QbEy") == Refusal("stone_not_in_stock", {"stone": "Qb"})


@rule("LIN-10")
@pytest.mark.parametrize(("stock", "swap"), [(1, "Ey"), (0, "")])
def test_a_small_stock_gives_fewer(stock: int, swap: str) -> None:
    state = emptied(stock)
    refusal = refused(state, "2 swap EyNy")
    assert (refusal.code, refusal.data) == ("swap_number", {"most": stock})
    if swap:
        assert play(state, f"2 swap {swap}").drawing == 1


def test_only_tiles_on_the_rack_are_laid_or_swapped() -> None:
    state = position(HAUS, more="hands 12/EyEyNyRrTgTgUgUgIbIbSbSb; turn 2")
    expected = Refusal("tile_not_on_rack", {"tile": "Tb"}, squares("B4"))
    assert refused(state, "2 B3v UgTb") == expected
    several = Refusal("tile_not_on_rack", {"tile": "Ur, Tb"}, squares("B3 B4"))
    assert refused(state, "2 B3v UrTbTg") == several
    assert refused(state, "2 swap EyAg") == Refusal("tile_not_on_rack", {"tile": "Ag"})


@pytest.mark.parametrize(
    ("lay", "code", "named"),
    [
        ("Q2> EyNy", "off_board", "R2"),
        ("C2> AyNy", "square_taken", "C2"),
    ],
)
def test_tiles_need_free_squares_of_the_board(lay: str, code: str, named: str) -> None:
    state = position(HAUS, more="laid 2; turn 1")
    refusal = refused(state, f"1 {lay}")
    assert (refusal.code, refusal.squares[0]) == (code, squares(named)[0])


@pytest.mark.parametrize(
    "text", ["", "B2>", "B2> ...", "B2> E", "B2> " + "Ey" * 65, "swap", "swap E"]
)
def test_what_is_no_action_is_not_read(text: str) -> None:
    with pytest.raises(NotationError):
        LINGUA.read_action(text)


def test_time_is_an_option_and_running_out_is_passing() -> None:
    state = position(HAUS, more="turn 2", time=60)
    assert LINGUA.awaiting(state).deadline == Deadline("thinking", 60_000)
    assert refused(state, "2 pass", at=60_000) == Refusal("too_late", {"by": 0})
    after = play(state, "! thinking", at=60_000)
    assert (after.turn, after.drawing, after.passes) == (0, 0, 1)


@rule("LIN-01", "LIN-09", "LIN-10")
def test_each_turn_has_its_own_time_from_the_deal_and_from_the_last_tile_on() -> None:
    state = play(opened(time=60), "* start 1", at=1_000)
    state = LINGUA.apply(state, Chance(LINGUA.sample(state, Random(1)), at=2_000)).state
    assert LINGUA.awaiting(state).deadline == Deadline("thinking", 62_000)
    assert LINGUA.awaiting(play(state, "1 pass", at=9_000)).deadline == Deadline("thinking", 69_000)
    laid = play(position(HAUS, more="turn 2", time=60), "2 B3v UgTy", at=5_000)
    drawn = play(laid, "* draw EyEr", at=6_000)
    assert LINGUA.awaiting(drawn).deadline == Deadline("thinking", 66_000)


def test_offers_are_words_swaps_and_a_pass() -> None:
    state = position(HAUS, more="hands 12/EyEyNyRrTgTgUgUgIbIbSbSb; turn 2")
    assert LINGUA.check(state, Act(1, Swap(("Ey", "Ey")), at=0)) is None
    assert claimed(state, "2 B3v UgTg")
    assert take(state, "2 B3v UgTg", says="-HUT").refusal
