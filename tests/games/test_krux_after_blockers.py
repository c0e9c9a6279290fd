"""Krux: where after-blockers go, and when they are lost."""

from __future__ import annotations

from setzkasten.core.game import Refusal
from tests.games.krux import (
    KRUX,
    phase,
    picture,
    play,
    position,
    refused,
    report,
    take,
)
from tests.language import rule, squares


@rule("KRX-10")
def test_after_blockers_are_placed_at_once() -> None:
    state = play(position("board A1 KA; turn 1"), "1 C1> TZE")
    assert KRUX.awaiting(state).seats == {0}
    assert refused(state, "1 A3> EIN") == Refusal("after_blockers_first", {"due": 1})
    assert refused(state, "2 A8> EIN") == Refusal("not_your_turn", {"seat": 2})
    after = play(state, "1 block B8")
    assert (after.turn, picture(after, 1)[1]) == (1, ".#..........")


@rule("KRX-10")
def test_an_after_blocker_may_be_declined_and_is_lost() -> None:
    state = play(position("board A1 KA; turn 1"), "1 C1> TZE", "1 pass")
    assert (state.turn, state.due, state.blockers) == (1, 0, 0)
    extended = play(state, "2 A8> EIN")
    assert report(extended, "1 F1> N A3> ER", says="KATZE<KATZEN=inflection").earned == 0


@rule("KRX-10")
def test_two_after_blockers_are_set_together_or_one_by_one() -> None:
    state = play(position("board A1 KAT.E/...E/...B/...R; turn 1"), "1 D1> Z D5> A L6> X")
    together = play(state, "1 block A7 C7")
    single = play(state, "1 block A7")
    assert (single.due, single.turn, phase(single)) == (1, 0, "after")
    assert play(single, "1 block C7").halves == together.halves
    assert play(single, "1 pass").blockers == 1
    expected = Refusal("blockers_due", {"due": 2}, squares("A7 C7 E7"))
    assert refused(state, "1 block A7 C7 E7") == expected


@rule("KRX-10", "KRX-07")
def test_an_after_blocker_is_lost_with_the_time() -> None:
    state = play(position("board A1 KA; turn 1", time=60), "1 C1> TZE", at=59_000)
    after = play(state, "! thinking", at=60_000)
    assert (after.turn, after.due, after.blockers) == (1, 0, 0)


@rule("KRX-11", "KRX-03")
def test_after_blockers_do_not_split_the_other_half() -> None:
    state = position("board A1 KA/...../...../...../...../...../.#....; turn 1")
    due = play(state, "1 C1> TZE")
    assert refused(due, "1 block A8") == Refusal("half_split", squares=squares("A7"))
    assert play(due, "1 block B8").blockers == 2


@rule("KRX-11")
def test_letters_count_as_open() -> None:
    """A7 holds a letter; it may not be cut off either, and a row of letters is no wall."""
    state = position("board A1 KA/...../...../...../...../...../E#....; turn 1")
    due = play(state, "1 C1> TZE")
    assert refused(due, "1 block A8") == Refusal("half_split", squares=squares("A7"))
    row = "EIN" * 4
    wall = position(f"board A1 KA/...../...../...../...../...../..../{row}; turn 1")
    assert play(wall, "1 C1> TZE", "1 block A7").blockers == 1


@rule("KRX-11")
def test_an_after_blocker_is_lost_if_every_square_would_split() -> None:
    """A half that is one narrow way with letters at both ends has no square for a blocker."""
    wall = "#" * 12
    rows = ["X...........", "###########.", "##Y.........", wall, wall, wall]
    lower = ["KA..........", *["." * 12] * 5]
    state = position(f"board {'/'.join([*rows, *lower])}; turn 2")
    after = take(state, "2 C7> TZE")
    assert (after.report.earned, after.state.turn, phase(after.state)) == (0, 0, "lay")


@rule("KRX-10", "KRX-11")
def test_the_second_after_blocker_is_lost_if_the_first_took_the_last_square() -> None:
    """A narrow way with letters at both ends and one pocket, B2."""
    wall = "#" * 12
    rows = ["X...........", "#.#########.", "##Y.........", wall, wall, wall]
    lower = ["KAT.E.......", *(f"...{letter}........" for letter in "EBR"), *["." * 12] * 2]
    state = play(position(f"board {'/'.join([*rows, *lower])}; turn 2"), "2 D7> Z D11> A L12> P")
    assert (state.due, state.turn) == (2, 1)
    after = play(state, "2 block B2")
    assert (after.due, after.turn, phase(after)) == (0, 0, "lay")


@rule("KRX-12")
def test_an_after_blocker_stands_on_no_letter_and_removes_none() -> None:
    state = play(position("board A1 KA/...../...../...../...../...../EIN; turn 1"), "1 C1> TZE")
    assert refused(state, "1 block B7") == Refusal("blocker_on_stone", squares=squares("B7"))
    ruin = play(state, "1 block D7")
    assert picture(ruin, 1)[0] == "EIN#........"


@rule("KRX-12", "KRX-04")
def test_no_two_blockers_stand_on_one_square() -> None:
    state = play(position("board A1 KA/...../...../...../...../...../.#; turn 1"), "1 C1> TZE")
    assert refused(state, "1 block B7") == Refusal("blocker_on_stone", squares=squares("B7"))
    assert refused(state, "1 block A1") == Refusal("not_the_other_half", squares=squares("A1"))
