"""Schach dem Wort: deal, lot, the opening, one stone after the other, sense on all sides."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import Completable, Word
from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from tests.games.schach import SDW, blocked, hands, opened, phase, picture
from tests.language import rule, squares

DEAL = "* deal AAEEIBDFGHKLX/AAEEIBDFGHKLM"


@rule("SDW-01")
def test_two_to_five_players_hold_eight_black_and_five_red_stones() -> None:
    assert GAMES["schach-dem-wort"].seats == (2, 5)
    state = SDW.play(SDW.game.start(2, {}), "* start 2", DEAL)
    assert (phase(state), state.turn, len(state.stones), state.stock) == ("lay", 1, 80, 54)
    short = SDW.play(SDW.game.start(2, {}), "* start 1")
    six_red = "* deal AAEEEEBDFGHKL/AAEEIBDFGHKLM"
    assert SDW.refused(short, six_red) == Refusal("deal_size", {"red": 5, "black": 8})
    assert SDW.refused(short, "* deal AAEEIBDFGHKLX").code == "deal_seats"
    two_x = "* deal AAEEIBDFGHKLX/AAEEIBDFGHKLX"
    assert SDW.refused(short, two_x) == Refusal("stone_not_in_stock", {"stone": "X"})


@rule("SDW-01")
@pytest.mark.parametrize(
    "options", [{"first": 3}, {"red": 15, "black": 8}, {"black": 25, "seats": 3}, {"seats": 6}]
)
def test_options_that_the_box_cannot_fill_are_refused(options: dict[str, int]) -> None:
    chosen = dict(options)
    seats = chosen.pop("seats", 2)
    with pytest.raises(OptionError):
        SDW.game.start(seats + (2 if chosen.get("red") == 15 else 0), chosen)


@rule("SDW-01")
def test_hands_are_hidden_from_the_others() -> None:
    state = SDW.position("hands AB/CD; board WORT")
    assert SDW.game.view(state, 0).hand == ("A", "B")
    assert SDW.game.view(state, 1).hand == ("C", "D")
    assert (SDW.game.view(state, None).hand, SDW.game.view(state, None).hand_sizes) == ((), (2, 2))


@rule("SDW-02")
def test_the_leader_is_drawn_by_lot_or_agreed_on() -> None:
    assert phase(SDW.game.start(3, {})) == "lot"
    assert SDW.refused(SDW.game.start(3, {}), "* start 4") == Refusal("lot_seat", {"seat": 4})
    agreed = SDW.game.start(3, {"start": "agreed", "first": 3})
    assert (phase(agreed), agreed.turn) == ("deal", 2)
    for first in ({}, {"first": 1}):
        assert SDW.game.start(3, {"start": "agreed", **first}).turn == 0


@rule("SDW-02")
def test_the_leader_lays_two_letters_side_by_side() -> None:
    state = SDW.position("hands XITA/13")
    for text in ("1 0,0> X", "1 0,0> XIT", "1 0,0> X 0,2> I", "1 0,0> X 1,1> I"):
        assert SDW.refused(state, text).code == "opening_two_stones"
    across = SDW.play(state, "1 3,2> XI", says="-XI")
    assert (picture(across), opened(across), across.turn) == ("3,2 XI", ["XI"], 1)
    down = SDW.play(state, "1 3,2v XI", says="-XI")
    assert picture(down) == "3,2 X/I"


@rule("SDW-02", "SDW-07")
def test_two_letters_that_no_word_holds_do_not_open_the_game() -> None:
    state = SDW.position("hands XQA/13")
    bad = Refusal("not_completable", {"run": "XQ"}, squares("0,0 0,1"))
    assert blocked(state, "1 0,0> XQ", "XQ") == bad


@rule("SDW-03")
def test_everybody_adds_one_stone_until_a_word_is_complete() -> None:
    state = SDW.position("board XI; open 0,0>; hands EA/KN/MO; turn 1", seats=3)
    state = SDW.play(state, "1 0,-1> E", says="-EXI")
    state = SDW.play(state, "2 0,2> K", says="-EXIK")
    assert (opened(state), state.turn) == (["EXIK"], 2)
    state = SDW.play(state, "3 0,-2> M", says="-MEXIK")
    assert (picture(state), state.turn) == ("0,-2 MEXIK", 0)


@rule("SDW-03")
def test_a_second_stone_without_a_premium_is_one_too_many() -> None:
    state = SDW.position("board XI; open 0,0>; hands EKA/13")
    bad = Refusal("no_premium", {"most": 1}, squares("0,2"))
    assert SDW.refused(state, "1 0,-1> E 0,2> K") == bad


@rule("SDW-03")
def test_a_stone_that_nobody_knew_of_is_seen_when_it_lies() -> None:
    state = SDW.position("board EI; open 0,0>; hands 13/13")
    laid = SDW.play(state, "1 0,2> X", says="-EIX")
    assert laid.stock == state.stock
    assert SDW.refused(laid, "2 0,3> X") == Refusal(
        "stone_not_in_hand", {"stone": "X"}, squares("0,3")
    )


@rule("SDW-03")
def test_a_stone_grows_the_word_in_front_or_behind() -> None:
    state = SDW.position("board XI; open 0,0>; hands EKA/13")
    assert opened(SDW.play(state, "1 0,-1> E", says="-EXI")) == ["EXI"]
    assert opened(SDW.play(state, "1 0,2> K", says="-XIK")) == ["XIK"]


@rule("SDW-07")
def test_a_stone_claims_each_of_its_runs_and_its_room() -> None:
    state = SDW.position("board MEXIKO/....T; hands OA/13; open 0,4v")
    claims = SDW.claimed(state, "1 2,4> O")
    assert {c.word for c in claims if isinstance(c, Word)} == {"KTO"}
    (room,) = [c for c in claims if isinstance(c, Completable)]
    assert room.run == "KTO"
    assert (len(room.before), len(room.after)) == (24, 24)


@rule("SDW-07")
def test_the_room_of_a_run_shows_what_lies_around_it() -> None:
    """The square right of AL touches the M above it; two squares on lies an R."""
    state = SDW.position("board ..M../AL..R; hands EZ/13; open 1,0>")
    (room,) = [c for c in SDW.claimed(state, "1 1,-1> E") if isinstance(c, Completable)]
    assert room.run == "EAL"
    assert (room.after[0].ahead, room.after[0].behind) == ("M", "")
    assert [slot.letter for slot in room.after[:3]] == ["", "", "R"]


@rule("SDW-07")
def test_a_run_without_a_word_in_its_room_is_refused_on_every_side() -> None:
    state = SDW.position("board TEXT/I.../...N; hands OA/13")
    across = blocked(state, "1 1,1> O", "IO", says="-EO")
    assert across == Refusal("not_completable", {"run": "IO"}, squares("1,0 1,1"))
    down = blocked(state, "1 1,1> O", "EO", says="-IO")
    assert down == Refusal("not_completable", {"run": "EO"}, squares("0,1 1,1"))


@rule("SDW-07")
def test_a_finished_word_needs_no_room() -> None:
    state = SDW.position("board ADE; open 0,0>; hands LA/13")
    cramped = next(
        claim for claim in SDW.claimed(state, "1 0,3> L") if isinstance(claim, Completable)
    )
    assert cramped.run == "ADEL"
    assert opened(SDW.play(state, "1 0,3> L")) == []


@rule("SDW-07")
def test_a_stone_that_touches_nothing_is_refused() -> None:
    state = SDW.position("board TEXT; hands OA/13")
    assert SDW.refused(state, "1 5,5> O") == Refusal("not_connected", squares=squares("5,5"))


@rule("SDW-08")
def test_while_a_word_is_open_no_other_is_begun() -> None:
    state = SDW.position("board MEXIK; open 0,0>; hands OT/13")
    bad = Refusal("word_open", squares=squares("0,0 0,1 0,2 0,3 0,4"))
    assert SDW.refused(state, "1 1,4> T") == bad
    assert opened(SDW.play(state, "1 0,5> O")) == []


@rule("SDW-08")
def test_a_word_open_across_is_not_continued_downwards() -> None:
    state = SDW.position("board EDI/..I; open 0,0>; hands KT/13")
    assert SDW.refused(state, "1 2,2> K").code == "word_open"


@rule("SDW-09")
def test_after_a_complete_word_the_next_begins_a_new_one_or_reopens_an_old_one() -> None:
    state = SDW.position("board TEXT; hands IE/13")
    new = SDW.play(state, "1 1,0> I", says="-TI")
    assert opened(new) == ["TI"]
    reopened = SDW.play(state, "1 0,4> I", says="-TEXTI")
    assert opened(reopened) == ["TEXTI"]
    assert SDW.refused(reopened, "2 1,1> E").code == "word_open"


@rule("SDW-09")
def test_an_earlier_word_is_changed_by_additions_in_front() -> None:
    state = SDW.position("board ELLE; hands UR/13")
    assert opened(SDW.play(state, "1 0,-1> U", says="-UELLE")) == ["UELLE"]
    assert opened(SDW.play(state, "1 0,4> R", says="-ELLER")) == ["ELLER"]


@rule("SDW-09", "SDW-07")
def test_reopening_needs_room_too() -> None:
    state = SDW.position("board ELLE.X; hands RA/13")
    assert blocked(state, "1 0,-1> R", "RELLE").code == "not_completable"


@rule("SDW-10")
def test_a_new_word_may_be_ventured_without_holding_its_letters() -> None:
    state = SDW.position("board MEXIKO; hands TC/13")
    assert opened(SDW.play(state, "1 1,4> T", says="-KT")) == ["KT"]


@rule("SDW-17")
def test_base_forms_count_and_foreign_words_as_agreed() -> None:
    policy = policy_of("schach-dem-wort")
    assert (policy.forms, policy.plurals, policy.foreign) == ("base", False, "common")
    assert (policy.abbreviations, policy.i_for_j) == (False, True)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1 0,0> T", "square_taken"),
        ("1 1,0> E 1,0> E", "square_twice"),
        ("1 501,0> E", "off_table"),
        ("1 1,0> Q", "stone_not_in_hand"),
        ("1 1,0> E 2,0> E", "stone_not_in_hand"),
        ("1 1,0> e", "jolly_not_in_hand"),
        ("1 1,0> s", "jolly_not_in_hand"),
        ("2 1,0> A", "not_your_turn"),
        ("1 back", "nothing_laid"),
    ],
)
def test_what_cannot_be_laid_at_all(text: str, code: str) -> None:
    state = SDW.position("board TEXT; hands EI/AS")
    assert SDW.refused(state, text).code == code


@rule("SDW-18")
def test_a_jolly_has_its_kind_and_is_robbed_before_laying() -> None:
    state = SDW.position("board TEXs; hands +SA/13")
    assert SDW.refused(state, "1 1,0> r").code == "jolly_kind"
    assert opened(SDW.play(state, "1 1,0> i", says="-TI")) == ["TI"]
    robbed = SDW.play(state, "1 rob 0,3")
    assert (picture(robbed), hands(robbed), robbed.turn) == ("0,0 TEXS", f"*+A/{'.' * 13}", 0)


@rule("SDW-18")
def test_a_jolly_is_not_robbed_when_built_in_or_after_buying() -> None:
    built = SDW.position("board .A./TeX/...; hands EA/13")
    assert SDW.refused(built, "1 rob 1,1").code == "jolly_built_in"
    free = SDW.position("board TeX; hands EA/13")
    assert SDW.refused(free, "1 rob 0,0").code == "no_jolly_there"
    bought = SDW.play(free, "1 buy red", "* draw A")
    assert SDW.refused(bought, "1 rob 0,1").code == "rob_before_laying"
    lacking = SDW.position("board TeX; hands AA/13")
    assert SDW.refused(lacking, "1 rob 0,1").code == "stone_not_in_hand"
