"""Schach dem Wort: simple and double premiums, chained, with held stones, one word left open."""

from __future__ import annotations

import pytest

from setzkasten.core.board import Board
from setzkasten.core.game import Refusal
from setzkasten.games.schach.room import premium_at
from setzkasten.games.typdom.box import tile_of
from tests.games.schach import SDW, blocked, credit, hands, opened, phase, picture
from tests.language import rule, squares

# STADEL above MEXIKO: the E between T and X opens TEX.
PARALLEL = "board STADEL/....I./MEXIKO; corner 1,1"
# The angle of TEXT and MEXIKO in the leaflet's picture: O makes TO and IO.
ANGLE = "board MEXIKO/..T.../..T..."


def drawn(rows: str) -> Board:
    cells = {
        (r, c): tile_of(sign)
        for r, row in enumerate(rows.split("/"))
        for c, sign in enumerate(row)
        if sign != "."
    }
    return Board(None, cells)


@rule("SDW-19")
@pytest.mark.parametrize(
    ("rows", "premium"),
    [
        (".A./..B/...", "double"),
        (".A./B.B/...", "double"),
        (".A./B.B/.A.", "double"),
        ("..A/B../.A.", "double"),
        (".A./.../.A.", "simple"),
        ("..A/B.B/...", "simple"),
        (".A./.../...", ""),
        ("A.A/..B/A.A", ""),
    ],
)
def test_the_neighbours_of_a_stone_alone_make_its_premium(rows: str, premium: str) -> None:
    assert premium_at(drawn(rows), (1, 1)) == premium


@rule("SDW-12")
def test_a_stone_between_two_parallel_words_brings_one_more_for_that_word() -> None:
    state = SDW.position(f"{PARALLEL}; hands ETA/13")
    done = SDW.take(state, "1 2,2> E", says="-TEE")
    assert (done.report.earned, done.report.spent) == (1, 0)
    assert (credit(done.state), phase(done.state)) == ((1, 1), "premium")
    assert opened(done.state) == ["TEE"]
    further = SDW.take(done.state, "1 4,2> T")
    assert (further.report.earned, further.report.spent) == (0, 1)
    assert (credit(further.state), opened(further.state)) == ((2, 0), [])


@rule("SDW-12")
def test_the_premium_stone_of_an_open_word_goes_nowhere_else() -> None:
    state = SDW.position(f"{PARALLEL}; hands ETA/13")
    begun = SDW.play(state, "1 2,2> E", says="-TEE")
    bad = Refusal("premium_elsewhere", squares=squares("1,2 2,2 3,2"))
    assert SDW.refused(begun, "1 4,6> T") == bad
    assert SDW.refused(state, "1 2,2> E 4,6> T", says="-TEE") == bad


@rule("SDW-12")
def test_if_the_word_is_complete_the_premium_stone_goes_elsewhere() -> None:
    state = SDW.position(f"{PARALLEL}; hands ETA/13")
    begun = SDW.play(state, "1 2,2> E")
    assert opened(begun) == []
    after = SDW.play(begun, "1 4,6> T", says="-OT")
    assert (opened(after), credit(after)) == (["OT"], (2, 0))


@rule("SDW-12")
def test_simple_premiums_repeat() -> None:
    """Three lines: E between the first two, then S between the second and the third."""
    state = SDW.position("board TAL/.../NOT/.../RAD; hands ESA/13")
    first = SDW.play(state, "1 1,0> E")
    again = SDW.take(first, "1 3,0> S", says="-TENSR")
    assert (again.report.earned, again.report.spent) == (1, 1)
    assert credit(again.state) == (1, 1)


@rule("SDW-13")
def test_a_stone_in_the_angle_brings_two_more() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    done = SDW.take(state, "1 1,3> O", says="-TO -IO")
    assert (done.report.earned, credit(done.state)) == (2, (1, 2))
    assert sorted(opened(done.state)) == ["IO", "TO"]
    assert done.state.moves[-1].premiums == ("double",)


@rule("SDW-13")
def test_both_words_are_continued_or_one_of_them_twice() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    begun = SDW.play(state, "1 1,3> O", says="-TO -IO")
    each = SDW.play(begun, "1 1,4> S", says="-TOS -KS")
    assert each.credit == 3, "S lies in the angle of TO and the K above it"
    finished = SDW.play(begun, "1 2,3> S")
    assert sorted(opened(finished)) == ["TO"]


@rule("SDW-13")
def test_two_open_words_leave_no_stone_for_elsewhere() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    begun = SDW.play(state, "1 1,3> O", says="-TO -IO")
    refused = SDW.refused(begun, "1 3,2> S")
    assert refused.code == "premium_elsewhere"
    assert set(refused.squares) == set(squares("1,2 1,3 0,3"))


@rule("SDW-13")
def test_the_stone_that_a_finished_word_does_not_need_goes_elsewhere() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    begun = SDW.play(state, "1 1,3> O", says="-IO")
    assert opened(begun) == ["IO"]
    elsewhere = SDW.play(begun, "1 3,2> S")
    assert (opened(elsewhere), credit(elsewhere)) == (["IO"], (1, 1))
    bound = SDW.refused(elsewhere, "1 4,2> E")
    assert bound.code == "premium_elsewhere", "the other stone is for IO"


@rule("SDW-13")
def test_premiums_add_up_within_a_turn() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    begun = SDW.play(state, "1 1,3> O", says="-TO -IO")
    done = SDW.take(begun, "1 2,3> S", says="-IOS -TS")
    assert (done.report.earned, done.report.spent, done.state.credit) == (2, 1, 3)


@rule("SDW-13")
def test_a_whole_turn_may_be_written_as_one_laying_in_its_order() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    done = SDW.take(state, "1 1,3> O 2,3v SE", says="-TO -IO -IOS -TS -IOSE")
    refusal = done.refusal
    assert refusal is None
    assert (done.report.earned, done.report.spent) == (4, 2)
    assert [word.word for word in done.report.words] == ["TO", "TS", "IOSE"]


@rule("SDW-13")
def test_by_agreement_a_stone_that_finishes_both_words_brings_nothing() -> None:
    strict = SDW.position(f"{ANGLE}; hands OSEA/13", premium="opening")
    assert credit(SDW.play(strict, "1 1,3> O")) == (2, 0)
    assert credit(SDW.play(strict, "1 1,3> O", says="-IO")) == (1, 2)
    usual = SDW.position(f"{ANGLE}; hands OSEA/13")
    assert credit(SDW.play(usual, "1 1,3> O")) == (1, 2)
    too_many = SDW.refused(strict, "1 1,3> O 2,3> S")
    assert too_many == Refusal("no_premium", {"most": 1}, squares("2,3"))


@rule("SDW-12", "SDW-13")
def test_premium_stones_are_optional() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    begun = SDW.play(state, "1 1,3> O", says="-IO")
    left = SDW.play(begun, "1 pass")
    assert (credit(left), opened(left)) == ((2, 0), ["IO"])


@rule("SDW-14")
def test_a_turn_does_not_end_with_two_open_words() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    begun = SDW.play(state, "1 1,3> O", says="-TO -IO")
    bad = Refusal("two_words_open", squares=squares("1,2 1,3 0,3"))
    assert SDW.refused(begun, "1 pass") == bad
    one_left = SDW.position(
        "board MEXIKO/..TO../..T...; hands SEA/13; credit 1; laid 1,3; open 1,2> / 0,3v"
    )
    two_open = SDW.refused(one_left, "1 -1,3> S", says="-SIO")
    assert two_open.code == "two_words_open"
    assert opened(SDW.play(one_left, "1 -1,3> S")) == ["TO"]


@rule("SDW-14")
def test_stones_that_cannot_be_carried_through_go_back() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    begun = SDW.play(state, "1 1,3> O", says="-TO -IO")
    back = SDW.play(begun, "1 back")
    assert (picture(back), hands(back)) == (picture(state), hands(state))
    assert (opened(back), credit(back), back.moves) == ([], (1, 0), ())
    assert SDW.refused(back, "1 back").code == "nothing_laid"


@rule("SDW-14")
def test_going_back_reopens_what_was_open_before() -> None:
    state = SDW.position("board MEXIKO/..T.../..T.../..O...; open 0,2v by 2; hands RSEA/13")
    begun = SDW.play(state, "1 4,2> R")
    assert (opened(begun), begun.turn) == ([], 1)
    angle = SDW.position("board MEXIKO/..TO../..T...; open 1,2> by 2; hands LSEA/13")
    laid = SDW.play(angle, "1 1,4> L", says="-KL")
    assert (opened(laid), credit(laid)) == (["KL"], (1, 2))
    twice = SDW.play(laid, "1 2,4> S", says="-KLS")
    for premium in (laid, twice):
        back = SDW.play(premium, "1 back")
        assert (picture(back), hands(back)) == (picture(angle), hands(angle))
        assert (opened(back), back.open[0].layer, credit(back)) == (["TO"], 1, (1, 0))


@rule("SDW-15")
def test_nothing_is_bought_for_a_premium() -> None:
    state = SDW.position(f"{PARALLEL}; hands ETA/13")
    begun = SDW.play(state, "1 2,2> E", says="-TEE")
    assert SDW.refused(begun, "1 buy black") == Refusal("no_buying_for_premium")


@rule("SDW-15")
def test_after_buying_a_stone_brings_no_premium() -> None:
    state = SDW.position(f"{PARALLEL}; hands ETA/13; bought yes")
    done = SDW.take(state, "1 2,2> E", says="-TEE")
    assert (done.report.earned, credit(done.state)) == (0, (2, 0))
    assert done.state.moves[-1].premiums == ("",)
    assert SDW.refused(state, "1 2,2> E 4,2> T").code == "no_premium"
    agreed = SDW.position(f"{PARALLEL}; hands ETA/13; bought yes", premium_after_buying=True)
    assert credit(SDW.play(agreed, "1 2,2> E", says="-TEE")) == (1, 1)


@rule("SDW-15", "SDW-14")
def test_without_a_premium_two_words_are_not_opened_at_once() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13; bought yes")
    assert SDW.refused(state, "1 1,3> O", says="-TO -IO").code == "two_words_open"
    assert credit(SDW.play(state, "1 1,3> O", says="-IO")) == (2, 0)


@rule("SDW-15")
def test_premium_stones_come_from_the_hand() -> None:
    state = SDW.position(f"{PARALLEL}; hands EA/13")
    assert SDW.refused(state, "1 2,2> E 4,2> T").code == "stone_not_in_hand"


@rule("SDW-07", "SDW-13")
def test_a_premium_stone_must_not_ruin_the_other_open_word() -> None:
    state = SDW.position(f"{ANGLE}; hands OSEA/13")
    begun = SDW.play(state, "1 1,3> O", says="-TO -IO")
    ruined = blocked(begun, "1 -1,3> S", "TO", says="-SIO")
    assert ruined == Refusal("not_completable", {"run": "TO"}, squares("1,2 1,3"))
    assert opened(begun) == ["TO", "IO"]
