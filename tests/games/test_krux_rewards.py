"""Krux: what long words earn."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Relation, Word
from setzkasten.core.game import Refusal
from setzkasten.core.position import PositionError
from tests.games.krux import (
    KRUX,
    blocked,
    claimed,
    phase,
    play,
    position,
    refused,
    report,
    take,
)
from tests.language import rule, squares


@rule("KRX-08")
@pytest.mark.parametrize(
    ("lies", "lay", "earned"),
    [
        ("KA", "C1> TZE", 1),
        ("K", "B1> ATZ", 0),
        ("HAUSF", "F1> LUR", 1),
        ("KAT", "D1> ZE L6> X", 1),
    ],
)
def test_a_word_of_five_or_more_letters_earns_an_after_blocker(
    lies: str, lay: str, earned: int
) -> None:
    assert report(position(f"board A1 {lies}; turn 1"), f"1 {lay}").earned == earned


@rule("KRX-08")
def test_each_completed_word_earns_one() -> None:
    """KATZE across and ZEBRA down share one new letter."""
    state = position("board A1 KAT.E/...E/...B/...R; turn 1")
    after = take(state, "1 D1> Z D5> A L6> X")
    assert sorted(word.word for word in after.report.words) == ["KATZE", "ZEBRA"]
    assert (after.report.earned, after.state.due, phase(after.state)) == (2, 2, "after")
    assert after.state.turn == 0


@rule("KRX-08")
def test_what_is_no_word_earns_nothing() -> None:
    assert report(position("board A1 KA; turn 1"), "1 C1> TZX", says="-KATZX").earned == 0


@rule("KRX-08")
def test_crossing_salad_does_not_matter() -> None:
    state = position("board A1 KA./..Q; turn 1")
    assert report(state, "1 C1> TZE").earned == 1


@rule("KRX-08")
def test_the_whole_run_must_be_a_word() -> None:
    """KATZE inside KATZEX is not completed."""
    state = position("board A1 KA...X; turn 1")
    assert claimed(state, "1 C1> TZE") == {Word("KATZEX")}


@rule("KRX-08")
def test_a_word_that_stands_in_the_half_already_earns_none() -> None:
    state = position("board A1 KATZE/...../KA; turn 1")
    assert report(state, "1 C3> TZE").earned == 0
    alone = position("board A1 KA.../...../...../...../...../...../KATZE; turn 1")
    assert report(alone, "1 C1> TZE").earned == 1


@rule("KRX-08")
def test_the_same_word_twice_in_one_turn_earns_once() -> None:
    state = position("board A1 KATZ./...../KATZ.; turn 1")
    assert report(state, "1 E1> E E3> E L6> X").earned == 1


@rule("KRX-08", "KRX-18")
def test_a_word_that_was_taken_apart_does_not_earn_again() -> None:
    state = play(position("board A1 KA; turn 1"), "1 C1> TZE", "1 block A7", "2 A8> EIN")
    assert report(play(state, "1 back E1"), "1 E1> E A3> AB").earned == 0
    assert report(play(state, "1 back B1 C1 D1"), "1 B1> ATZ").earned == 0


@rule("KRX-08")
def test_after_blockers_that_are_set_are_spent() -> None:
    state = play(position("board A1 KA; turn 1"), "1 C1> TZE")
    assert take(state, "1 block A8").report.spent == 1


@rule("KRX-09")
@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_a_rewarded_word_may_be_extended_to_a_new_one_in_any_later_turn(rounds: int) -> None:
    state = play(position("board A1 KA; turn 1"), "1 C1> TZE", "1 block A7")
    state = play(state, "2 A8> EIN", "2 back A8 B8 C8")
    for _ in range(rounds):
        state = play(state, "1 A3> EIN", "1 back A3 B3 C3", "2 A8> EIN", "2 back A8 B8 C8")
    after = take(state, "1 F1> NKL", says="KATZE<KATZENKL=new")
    assert (after.report.earned, after.report.words[0].relation) == (1, "new")


@rule("KRX-09")
def test_by_agreement_only_the_next_turn_earns_again() -> None:
    state = play(position("board A1 KA; turn 1", extension="next"), "1 C1> TZE", "1 block A7")
    soon = play(state, "2 A8> EIN")
    assert report(soon, "1 F1> NKL", says="KATZE<KATZENKL=new").earned == 1
    late = play(soon, "1 A3> EIN", "2 A9> AUS")
    assert report(late, "1 F1> NKL", says="KATZE<KATZENKL=new").earned == 0


@rule("KRX-09")
@pytest.mark.parametrize(("within", "earned"), [("one", 1), ("all", 0)])
def test_by_agreement_the_next_turn_earns_again_and_again(within: str, earned: int) -> None:
    """KATZE, KATZENKL, KATZENKLAMM: KATZE is older, but what was extended is of the last turn."""
    state = position("board A1 KA; turn 1", extension="next", within=within)
    state = play(state, "1 C1> TZE", "1 block A7", "2 A8> EIN")
    second = take(state, "1 F1> NKL", says="KATZE<KATZENKL=new")
    assert second.report.earned == 1
    state = play(second.state, "1 block A9", "2 E8> EIN")
    says = "KATZE<KATZENKLAMM=new KATZENKL<KATZENKLAMM=new"
    assert report(state, "1 I1> AMM", says=says).earned == earned
    joined = position(
        "board A1 STUHL.ROSEN; earned STUHL* ROSEN/-", extension="next", within=within
    )
    says = "STUHL<STUHLSROSEN=new ROSEN<STUHLSROSEN=new"
    assert report(joined, "1 F1> S L6> N L4> N", says=says).earned == earned


# KATZE had its reward in the first row; the run in the third one only looks like it.
ELSEWHERE = "board A1 KATZE/......../KATZENMIL; earned KATZE/-; turn 1"


@rule("KRX-09", "KRX-13")
@pytest.mark.parametrize("extension", ["next", "later"])
def test_words_are_told_apart_by_where_they_lie(extension: str) -> None:
    state = position(ELSEWHERE, extension=extension)
    assert claimed(state, "1 J3> CH L6> X") == {Word("KATZENMILCH")}
    assert report(state, "1 J3> CH L6> X").earned == 1
    copied = position("board A1 KATZE/....../KATZE; earned KATZE/-; turn 1", extension=extension)
    assert report(copied, "1 F3> NKL").earned == 1
    assert claimed(copied, "1 F1> NKL") == {Word("KATZENKL"), Relation("KATZE", "KATZENKL")}


@rule("KRX-09")
def test_by_the_first_edition_they_are_told_apart_by_their_letters() -> None:
    state = position(ELSEWHERE, extension="next", apart="letters")
    says = "KATZE<KATZENMILCH=new"
    assert report(state, "1 J3> CH L6> X", says=says).earned == 0


@rule("KRX-09", "KRX-13", "KRX-15")
def test_a_rewarded_word_is_known_again_after_it_was_moved_or_laid_again() -> None:
    known = {Word("KATZEN"), Relation("KATZE", "KATZEN")}
    moves = " ".join(f"{col}2-{col}4" for col in "ABCDE")
    moved = play(position(f"{blocked(26, 'A2> KATZE')}; turn 1"), f"1 move {moves}")
    assert claimed(moved, "1 F4> N K6> XY") == known
    back = play(position("board A1 KATZE; turn 1"), "1 back E1", "1 E1> E K6> XY", "2 A8> EIN")
    assert claimed(back, "1 F1> N K5> EN") == known


@rule("KRX-09")
def test_a_position_tells_where_a_rewarded_word_lies_if_the_board_does_not() -> None:
    copied = position("board A1 KATZE/....../KATZE; earned KATZE@A3>*/-; turn 1")
    assert claimed(copied, "1 F1> NKL") == {Word("KATZENKL")}
    assert KRUX.write_position(copied)["earned"] == "KATZE@A3>*/-"
    for wrong in ("KATZE@Z3>", "KATZE@A3", "katze@A3>", "KATZE@A13>", "@A3>", "A" * 13 + "@A1>"):
        with pytest.raises(PositionError) as raised:
            position(f"board A1 KATZE; earned {wrong}/-; turn 1")
        assert raised.value.code == "position_board"


@rule("KRX-09", "KRX-07")
def test_by_agreement_a_turn_that_ran_out_of_time_was_the_next_one() -> None:
    state = position("board A1 KA; turn 1", extension="next", time=60)
    state = play(state, "1 C1> TZE", "1 block A7", "2 A8> EIN")
    late = play(play(state, "! thinking", at=60_000), "2 A9> AUS", at=60_000)
    assert late.fresh == (frozenset(), frozenset())
    step = "1 F1> NKL"
    assert take(late, step, says="KATZE<KATZENKL=new", at=60_000).report.earned == 0


@rule("KRX-13")
@pytest.mark.parametrize(
    ("old", "lay", "says"),
    [
        ("KATZE", "F1> N K6> XY", "KATZE<KATZEN=inflection:Katze"),
        ("SCHWIMME", "I1> N K6> XY", "SCHWIMME<SCHWIMMEN=inflection:schwimmen"),
        ("LUSTIG", "G1> ER L6> X", "LUSTIG<LUSTIGER=inflection:lustig"),
    ],
)
def test_a_mere_inflection_earns_no_second_one(old: str, lay: str, says: str) -> None:
    state = position(f"board A1 {old}; turn 1")
    assert report(state, f"1 {lay}", says=says).earned == 0


@rule("KRX-13")
def test_a_short_word_had_no_reward_yet() -> None:
    state = position("board A1 HUND; turn 1")
    assert claimed(state, "1 E1> E K6> XY") == {Word("HUNDE")}
    after = play(state, "1 E1> E K6> XY", "1 block A7", "2 A8> EIN")
    assert report(after, "1 F1> N K4> EI", says="HUNDE<HUNDEN=inflection").earned == 0


@rule("KRX-13")
def test_an_ambiguous_extension_earns_unless_the_round_is_strict() -> None:
    says = "STURM<STURME=ambiguous"
    for strict, earned in (("new", 1), ("inflection", 0)):
        state = position("board A1 STURM; turn 1", ambiguous=strict)
        assert report(state, "1 F1> E K6> XY", says=says).earned == earned


@rule("KRX-13")
def test_an_inflection_by_way_of_salad_earns_nothing_either() -> None:
    """LUSTIG, then LUSTIGST that is no word, then LUSTIGSTER."""
    state = position("board A1 LUSTIGST; turn 1; earned LUSTIG/-")
    assert claimed(state, "1 I1> ER L6> X") == {
        Word("LUSTIGSTER"),
        Relation("LUSTIG", "LUSTIGSTER"),
    }
    assert report(state, "1 I1> ER L6> X", says="LUSTIG<LUSTIGSTER=inflection").earned == 0


@rule("KRX-13")
def test_every_rewarded_word_in_the_run_is_compared() -> None:
    state = position("board A1 STURM.FLUTE; turn 1")
    says = "FLUTE<STURMAFLUTEN=inflection STURM<STURMAFLUTEN=new"
    assert report(state, "1 F1> A L1> N A6> X", says=says).earned == 0


@rule("KRX-27", "GEN-02")
def test_there_are_fifty_chips_and_no_more() -> None:
    rows = ["#.##.##.##.#" if row % 2 else "." * 12 for row in range(1, 13)]
    rows[11] = "...........#"
    rows[1] = "KA.........."
    board = "/".join(rows)
    state = position(f"board {board}; turn 1")
    assert (state.blockers, KRUX.view(state, None).chips) == (49, 1)
    full = position(f"board {board.replace('...........#', '..........##')}; turn 1")
    assert report(state, "1 C2> TZE").earned == 1
    assert report(full, "1 C2> TZE").earned == 0
    assert position(f"board {board}; turn 1; due 1").due == 1
    with pytest.raises(PositionError) as raised:
        position(f"board {board}; turn 1; due 2")
    assert raised.value.code == "position_chips"


@rule("KRX-15", "KRX-17")
def test_with_less_than_26_blockers_nothing_is_rebuilt() -> None:
    state = position(f"{blocked(25, 'A2> KATZE')}; turn 1")
    expected = Refusal("no_rebuilding_yet", {"blockers": 25}, squares("A2"))
    assert refused(state, "1 move A2-A4") == expected
