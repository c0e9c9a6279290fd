from __future__ import annotations

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from setzkasten_kernel import Packer, StopFlag, WordGraph
from tests.kernel.samples import GERMAN, many_cases, word_lists
from tests.kernel.twins import packing as twin


@many_cases
@given(word_lists, st.text(st.sampled_from("AENRST"), min_size=2, max_size=5))
def test_packing_and_twin_agree(words: list[str], hand: str) -> None:
    solved, grid, left = Packer(WordGraph.build(words)).solve(hand)
    assert left == ""
    if solved:
        assert twin.correct(grid, hand, words)
    if solved is False:
        assert not twin.possible(hand, words)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(GERMAN), min_size=2, max_size=5), st.randoms())
def test_large_hands_come_out_correct(chosen: list[str], rng: random.Random) -> None:
    letters = list("".join(chosen)[:19])
    for i in range(rng.randrange(3)):
        letters[i] = rng.choice("?vk")
    rng.shuffle(letters)
    hand = "".join(letters)
    solved, grid, _ = Packer(WordGraph.build(GERMAN)).solve(hand, seconds=0.2)
    if solved:
        assert twin.correct(grid, hand, GERMAN)
        assert sum(sign.islower() for row in grid for sign in row) == sum(map(hand.count, "?vk"))


def test_a_large_hand_is_laid() -> None:
    hand = "RASTENTORASTERSEEN"
    solved, grid, left = Packer(WordGraph.build(GERMAN)).solve(hand, seconds=60)
    assert (solved, left) == (True, "")
    assert twin.correct(grid, hand, GERMAN)


def test_a_hand_without_words_is_proved_impossible() -> None:
    packer = Packer(WordGraph.build(GERMAN))
    assert packer.solve("XXXXXXXXXXXXX") == (False, [], "")
    assert packer.solve("EISQ") == (False, [], "")
    assert packer.solve("A")[0] is False


def test_one_stone_may_be_left() -> None:
    solved, grid, left = Packer(WordGraph.build(GERMAN)).solve("EISQ", leave_one=True)
    assert solved is False
    assert left == "Q"
    assert twin.correct(grid, "EIS", GERMAN)


def test_a_jolly_stands_for_what_its_kind_allows() -> None:
    packer = Packer(WordGraph.build(["EIS"]))
    assert packer.solve("Ev?")[1] == ["Eis"]
    assert packer.solve("ESk")[0] is False


@pytest.mark.parametrize("hand", ["", "A" * 1000, "Aä", "a"])
def test_bad_hands_are_named(hand: str) -> None:
    with pytest.raises(ValueError):
        Packer(WordGraph.build(GERMAN)).solve(hand)


def test_deadline_and_flag_end_the_search() -> None:
    rng = random.Random(1)
    words = ["".join(rng.choices("AENRST", k=9)) for _ in range(3000)]
    packer = Packer(WordGraph.build(words))
    begun = time.process_time()
    assert packer.solve("AENRSTAENRSTAEN???", seconds=0.02)[0] is not False
    flag = StopFlag()
    flag.set()
    assert packer.solve("AENRSTAENRSTAEN???", stop=flag)[0] is None
    assert time.process_time() - begun < 5
