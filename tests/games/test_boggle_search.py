"""Boggle while the glass runs: dice, time, ways, lists that nobody else sees."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from setzkasten.games.boggle.tray import DICE as BOX
from setzkasten.games.boggle.tray import shaken
from tests.games.boggle import BOGGLE, DICE, lists, phase
from tests.language import rule, squares

SHAKE = "* shake AEPT/USNO/MAME/ROST"


@rule("BOG-02")
def test_sixteen_dice_are_shaken_into_four_rows() -> None:
    state = BOGGLE.game.start(2, {})
    assert phase(state) == "shake"
    assert BOGGLE.refused(state, "* shake AEPT") == Refusal("shake_letters", {"dice": 16})
    after = BOGGLE.play(state, SHAKE)
    assert (phase(after), after.letters) == ("search", "AEPTUSNOMAMEROST")


@rule("BOG-02")
def test_each_die_of_the_box_shows_one_of_its_sides() -> None:
    assert len(BOX) == 16
    letters = "".join(shaken(Random(seed)) for seed in range(200))
    assert set(letters) == set("".join(BOX))
    assert all(len(shaken(Random(seed))) == 16 for seed in range(20))
    assert all(shaken(Random(seed)).count("Q") <= 1 for seed in range(200))


@rule("BOG-02", "BOG-09")
def test_a_word_on_the_last_millisecond_still_counts() -> None:
    state = BOGGLE.play(BOGGLE.game.start(2, {}), SHAKE, at=1_000)
    assert lists(BOGGLE.play(state, "1 RAST", at=180_999)) == "RAST/-"
    assert BOGGLE.refused(state, "1 RAST", at=181_000) == Refusal("too_late", {"by": 0})
    assert BOGGLE.refused(state, "! glass", at=180_999) == Refusal("too_early", {"by": 1})


@rule("BOG-09")
def test_when_the_glass_is_empty_nothing_more_is_written() -> None:
    state = BOGGLE.play(BOGGLE.position(f"{DICE}; lists MAUS/-"), "! glass", at=180_000)
    assert BOGGLE.refused(state, "1 SAUM", at=180_001) == Refusal("too_late")
    assert BOGGLE.refused(BOGGLE.position("phase shake"), "1 SAUM").code == "not_your_turn"
    assert BOGGLE.refused(state, "3 SAUM", at=180_001).code != "too_late"


@rule("BOG-02")
def test_another_glass_may_be_agreed() -> None:
    state = BOGGLE.position(DICE, time=60)
    assert lists(BOGGLE.play(state, "2 TON", at=59_999)) == "-/TON"
    assert BOGGLE.refused(state, "2 TON", at=60_000).code == "too_late"


@rule("BOG-03")
def test_all_seats_write_at_once_in_any_order() -> None:
    state = BOGGLE.position(DICE, seats=3)
    assert BOGGLE.game.awaiting(state).seats == {0, 1, 2}
    written = BOGGLE.play(state, "3 TON", "1 MAUS", "3 NOT", "2 TON", "1 SAU")
    assert lists(written) == "MAUS SAU/TON/TON NOT"


@rule("BOG-03")
def test_a_word_may_be_crossed_out_of_the_own_list() -> None:
    state = BOGGLE.position(f"{DICE}; lists MAUS SAU/TON")
    assert lists(BOGGLE.play(state, "1 strike MAUS")) == "SAU/TON"
    missing = Refusal("word_not_listed", {"word": "TON"})
    assert BOGGLE.refused(state, "1 strike TON") == missing


@rule("BOG-03")
def test_who_is_done_writes_no_more_and_the_others_go_on() -> None:
    state = BOGGLE.play(BOGGLE.position(DICE), "1 done")
    assert BOGGLE.refused(state, "1 MAUS") == Refusal("not_your_turn", {"seat": 1})
    assert lists(BOGGLE.play(state, "2 MAUS")) == "-/MAUS"


@rule("BOG-04")
@pytest.mark.parametrize(("word", "way"), [("SO", ""), ("MA", "A3 B3"), ("E", "")])
def test_a_word_has_at_least_three_letters(word: str, way: str) -> None:
    state = BOGGLE.position(DICE)
    short = Refusal("three_letters", {"word": word}, squares(way))
    assert BOGGLE.refused(state, f"1 {word} {way}") == short


@rule("BOG-05")
@pytest.mark.parametrize(
    ("text", "code", "wrong"),
    [
        ("TON D1 D2 A1", "dice_apart", "D2 A1"),
        ("TON D4 D2 C2", "dice_apart", "D4 D2"),
        ("TON D1 A1 C2", "dice_apart", "D1 A1"),
        ("TON D1 D2 E2", "off_tray", "E2"),
        ("MAUS -1,0 B3 A2 B2", "off_tray", "-1,0"),
        ("NOTEN C2 D2 D1 D3 C2", "die_twice", "C2"),
        (f"TON{' D1' * 5000}", "die_twice", "D1"),
    ],
)
def test_a_way_goes_over_touching_dice_of_the_tray(text: str, code: str, wrong: str) -> None:
    refusal = Refusal(code, squares=squares(wrong))
    assert BOGGLE.refused(BOGGLE.position(DICE), f"1 {text}") == refusal


@rule("BOG-05")
@pytest.mark.parametrize(
    ("way", "spelt"), [("D1 D2 D3", "TOE"), ("D1 D2", "TO"), ("D1 D2 C2 D3", "TONE")]
)
def test_a_way_spells_its_word(way: str, spelt: str) -> None:
    refusal = Refusal("path_wrong", {"word": "TON", "spelt": spelt}, squares(way))
    assert BOGGLE.refused(BOGGLE.position(DICE), f"1 TON {way}") == refusal


@rule("BOG-14")
@pytest.mark.parametrize("text", ["BAER", "Bär", "BÄR", "Ba\u0308r", "baer", "bär A1 B1 C1 D1"])
def test_an_umlaut_may_be_written_as_people_write_it(text: str) -> None:
    state = BOGGLE.position("dice BAER/XXXX/XXXX/XXXX")
    assert lists(BOGGLE.play(state, f"2 {text}")) == "-/BAER"
    assert lists(BOGGLE.play(state, "2 BAER", "2 strike Bär")) == "-/-"
    assert lists(BOGGLE.position("dice baer/XXXX/XXXX/XXXX; lists Bär/-")) == "BAER/-"


@rule("BOG-05")
def test_a_way_may_go_level_upright_and_slanting() -> None:
    state = BOGGLE.position("dice ABCD/EFGH/IJKL/MNOP")
    for word in ("ABC", "AEI", "AFK", "DGJ", "CBA", "IEA", "KFA", "JGD"):
        assert lists(BOGGLE.play(state, f"1 {word}")) == f"{word}/-"
    for word in ("ABD", "AEM", "DAE", "AFP"):
        assert BOGGLE.refused(state, f"1 {word}") == Refusal("no_path", {"word": word})


@rule("BOG-06")
def test_each_die_counts_once_in_a_word() -> None:
    state = BOGGLE.position("dice OTTO/XXXX/XXXX/XXXX")
    assert lists(BOGGLE.play(state, "1 OTTO")) == "OTTO/-"
    assert BOGGLE.refused(state, "1 OTO").code == "no_path"
    assert BOGGLE.refused(state, "1 OTO A1 B1 A1").squares == squares("A1")
    snake = "A1 B1 C1 D1 D2 C2 B2 A2 A3 B3 C3 D3 D4 C4 B4 A4"
    full = BOGGLE.position("dice ABCD/EFGH/IJKL/MNOP")
    assert lists(BOGGLE.play(full, f"1 ABCDHGFEIJKLPONM {snake}")) == "ABCDHGFEIJKLPONM/-"
    longer = Refusal("die_twice", squares=squares("A3"))
    assert BOGGLE.refused(full, f"1 ABCDHGFEIJKLPONM {snake} A3") == longer


@rule("BOG-13")
def test_a_word_found_on_two_ways_is_listed_once() -> None:
    state = BOGGLE.position("dice TONX/OXXX/NXXX/XXXX")
    once = BOGGLE.play(state, "1 TON A1 B1 C1")
    again = Refusal("word_listed", {"word": "TON"}, squares("A1 A2 A3"))
    assert BOGGLE.refused(once, "1 TON A1 A2 A3") == again
    assert BOGGLE.refused(once, "1 TON") == Refusal("word_listed", {"word": "TON"})


@rule("BOG-03", "BOG-09")
def test_nobody_sees_another_list_before_the_lists_are_read() -> None:
    state = BOGGLE.position(f"{DICE}; lists MAUS SAU/TON")
    closed = BOGGLE.game.apply(BOGGLE.play(state, "1 done"), BOGGLE.step("2 done")).state
    assert phase(closed) == "judge"
    for moment in (state, closed):
        assert BOGGLE.game.view(moment, 0).list == ("MAUS", "SAU")
        assert BOGGLE.game.view(moment, 1).list == ("TON",)
        assert BOGGLE.game.view(moment, None).list == ()
        for seat in (1, None):
            assert "MAUS" not in repr(BOGGLE.game.view(moment, seat))


@rule("BOG-03", "BOG-09")
def test_what_was_written_is_told_when_the_lists_have_been_read() -> None:
    state = BOGGLE.position(DICE, rounds=2)
    step = BOGGLE.step("1 MAUS")
    written = BOGGLE.play(state, "1 MAUS")
    assert BOGGLE.game.hides(state, step, written)
    assert BOGGLE.game.hides(written, BOGGLE.step("1 strike MAUS"), written)
    assert not BOGGLE.game.hides(state, BOGGLE.step("1 done"), written)
    read = BOGGLE.play(written, "1 done", "2 done")
    assert phase(read) == "shake"
    assert not BOGGLE.game.hides(state, step, read)


@rule("BOG-09")
def test_a_position_says_who_is_done() -> None:
    state = BOGGLE.position(f"{DICE}; lists MAUS/-/TON; done 1 3; round 4; scores 1 2 3", seats=3)
    assert BOGGLE.game.awaiting(state).seats == {1}
    written = BOGGLE.game.write_position(state)
    assert (written["done"], written["round"], written["scores"]) == ("1 3", "4", "1 2 3")
    assert BOGGLE.game.write_position(BOGGLE.play(state, "2 TON"))["done"] == "1 3"


@rule("BOG-02")
def test_one_after_the_other_has_the_same_dice_and_the_same_glass() -> None:
    state = BOGGLE.play(BOGGLE.game.start(2, {"order": "in-turn"}), SHAKE)
    assert (phase(state), BOGGLE.game.awaiting(state).seats) == ("ready", frozenset({0}))
    assert BOGGLE.refused(state, "1 MAUS") == Refusal("not_now", {"phase": "ready"})
    first = BOGGLE.play(state, "1 go", at=5_000)
    assert BOGGLE.refused(first, "2 MAUS", at=5_001).code == "not_your_turn"
    assert BOGGLE.refused(first, "1 MAUS", at=185_000).code == "too_late"
    waiting = BOGGLE.play(BOGGLE.play(first, "1 MAUS", at=9_000), "! glass", at=185_000)
    assert (phase(waiting), BOGGLE.game.awaiting(waiting).seats) == ("ready", frozenset({1}))
    second = BOGGLE.play(waiting, "2 go", at=300_000)
    assert second.letters == first.letters
    assert lists(BOGGLE.play(second, "2 SAU", at=479_999)) == "MAUS/SAU"
    assert BOGGLE.refused(second, "2 SAU", at=480_000).code == "too_late"


@rule("BOG-02")
def test_one_after_the_other_nobody_sees_the_dice_before_the_own_glass_runs() -> None:
    state = BOGGLE.play(BOGGLE.game.start(2, {"order": "in-turn"}), SHAKE)
    view = BOGGLE.game.view
    assert [view(state, seat).letters for seat in (0, 1, None)] == ["", "", ""]
    for order, hidden in (("in-turn", True), ("together", False)):
        opening = BOGGLE.game.start(2, {"order": order})
        assert BOGGLE.game.hides(opening, BOGGLE.step(SHAKE), BOGGLE.play(opening, SHAKE)) == hidden
    first = BOGGLE.play(state, "1 go")
    assert [bool(view(first, seat).letters) for seat in (0, 1, None)] == [True, False, False]
    waiting = BOGGLE.play(first, "1 done")
    assert [bool(view(waiting, seat).letters) for seat in (0, 1, None)] == [True, False, False]


@rule("BOG-02")
def test_together_the_glass_needs_no_call() -> None:
    assert BOGGLE.refused(BOGGLE.position(DICE), "1 go") == Refusal("not_now", {"phase": "search"})


@pytest.mark.parametrize("seats", [0, 13])
def test_one_to_twelve_play(seats: int) -> None:
    with pytest.raises(OptionError, match="option_seats"):
        BOGGLE.game.start(seats, {})
