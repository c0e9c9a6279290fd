from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten_kernel import ContainIndex, WordGraph
from tests.kernel.samples import GERMAN, many_cases
from tests.kernel.twins import contain_index as twin

# Two letters only: words that hold a run twice or thrice must be counted once.
words_of_two = st.text(st.sampled_from("AN"), min_size=1, max_size=14)
runs = st.text(st.sampled_from("AN"), min_size=1, max_size=8)


def agree(words: list[str], run: str) -> None:
    graph = WordGraph.build(words)
    index = ContainIndex.build(graph)
    plain = sorted(set(words))
    assert index.indexes(run) == twin.indexes(plain, run)
    assert index.count(run) == len(twin.indexes(plain, run))
    assert index.front(run) == twin.front(plain, run)
    assert index.back(run) == twin.back(plain, run)


@many_cases
@given(st.lists(words_of_two, min_size=1, max_size=40), runs)
def test_index_and_twin_agree(words: list[str], run: str) -> None:
    agree(words, run)


@pytest.mark.parametrize("run", ["E", "EI", "EIS", "STEI", "REISEN", "XIK", "ZZ", "A" * 70])
def test_german_runs_agree(run: str) -> None:
    agree(GERMAN, run)


def test_words_longer_than_any_key_keep_their_order() -> None:
    rng = random.Random(3)
    words = ["".join(rng.choices("AN", k=rng.randint(1, 6))) + "N" * 40 for _ in range(50)]
    for run in ("N" * 38, "AN" + "N" * 30, "A"):
        agree(words, run)


def test_a_limit_keeps_the_first() -> None:
    index = ContainIndex.build(WordGraph.build(GERMAN))
    assert index.indexes("E", 7) == index.indexes("E")[:7]
    assert index.indexes("E", limit=0) == []


@pytest.mark.parametrize("run", ["", "xik", "X K", "Ä"])
def test_bad_runs_are_named(run: str) -> None:
    index = ContainIndex.build(WordGraph.build(GERMAN))
    for question in (index.count, index.indexes, index.front, index.back):
        with pytest.raises(ValueError, match="run"):
            question(run)


def test_a_saved_index_comes_back_and_damage_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "index"
    ContainIndex.build(WordGraph.build(GERMAN)).save(path)
    index = ContainIndex.load(path)
    assert len(index) == len(GERMAN)
    assert index.indexes("EIS") == twin.indexes(sorted(GERMAN), "EIS")
    whole = path.read_bytes()
    rng = random.Random(7)
    for _ in range(100):
        damaged = bytearray(whole)
        damaged[rng.choice([rng.randrange(64), rng.randrange(len(whole))])] ^= 1
        (tmp_path / "bad").write_bytes(damaged)
        with pytest.raises(ValueError, match="bad"):
            ContainIndex.load(tmp_path / "bad")
    for size in (0, 63, 64, len(whole) - 1):
        (tmp_path / "bad").write_bytes(whole[:size])
        with pytest.raises(ValueError, match="bad"):
            ContainIndex.load(tmp_path / "bad")
