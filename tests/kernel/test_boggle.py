from __future__ import annotations

import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten_kernel import Boggle, StopFlag, WordGraph
from tests.kernel.samples import FEW, GERMAN, many_cases, word_lists
from tests.kernel.twins import boggle as twin

sizes = st.tuples(st.integers(1, 6), st.integers(1, 6)).filter(lambda s: s[0] * s[1] <= 20)


def boards_of(size: tuple[int, int], letters: str = FEW) -> st.SearchStrategy[list[str]]:
    squares = size[0] * size[1]
    board = st.text(st.sampled_from(letters), min_size=squares, max_size=squares)
    return st.lists(board, min_size=1, max_size=3)


@many_cases
@given(word_lists, sizes, st.booleans(), st.data())
def test_boggle_and_twin_agree(
    words: list[str], size: tuple[int, int], wide: bool, data: st.DataObject
) -> None:
    boards = data.draw(boards_of(size))
    graph = WordGraph.build(words)
    game = Boggle(graph, *size, wide=wide)
    flat = "".join(boards).encode()
    expected = [twin.words_on(board, *size, set(words), 3) for board in boards]
    assert list(game.scores(flat)) == [twin.score(found) for found in expected]
    ends, indexes = game.words(flat)
    start = 0
    for end, found in zip(ends, expected, strict=True):
        assert sorted(graph.word(i) for i in indexes[start:end]) == sorted(found)
        start = end


@pytest.mark.parametrize("wide", [True, False])
def test_six_by_six_reaches_its_last_square(wide: bool) -> None:
    graph = WordGraph.build(["AST", "STEIN", "TSA"])
    board = ("." * 30).replace(".", "X") + "XXXAST"
    assert list(Boggle(graph, 6, 6, wide=wide).scores(board.encode())) == [2]


def test_policy_and_shortest_length_filter() -> None:
    graph = WordGraph.build(["AB", "ABA", "BAB"])
    only_bab = bytes([1 << graph.index("BAB")])
    assert list(Boggle(graph, 2, 2, allowed=only_bab).scores(b"ABAB")) == [1]
    assert list(Boggle(graph, 2, 2, shortest=2, points=[7]).scores(b"ABAB")) == [21]


def test_many_boards_forget_earlier_words() -> None:
    game = Boggle(WordGraph.build(GERMAN), 2, 2)
    assert list(game.scores(b"EISX" * 1000)) == [2] * 1000  # EIS and SIE


@pytest.mark.parametrize(
    ("boards", "complaint"),
    [(b"ABC", "3 letters"), (b"ABCDABc1", "board 2, square 3: 'c'"), (b"AB\nD", "square 3")],
)
def test_bad_boards_are_named(boards: bytes, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Boggle(WordGraph.build(GERMAN), 2, 2).scores(boards)


@pytest.mark.parametrize("size", [(0, 4), (4, 7), (9, 9)])
def test_bad_sizes_are_named(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="squares"):
        Boggle(WordGraph.build(GERMAN), *size)


def test_a_short_mask_and_missing_points_are_named() -> None:
    graph = WordGraph.build(GERMAN)
    with pytest.raises(ValueError, match="mask"):
        Boggle(graph, allowed=b"\x01")
    with pytest.raises(ValueError, match="points"):
        Boggle(graph, points=[])


def test_a_search_without_end_obeys_deadline_and_flag() -> None:
    endless = Boggle(WordGraph.build(["A" * 36]), 6, 6)
    begun = time.process_time()
    assert list(endless.scores(b"A" * 36, seconds=0.05)) == []
    flag = StopFlag()
    timer = threading.Timer(0.05, flag.set)
    timer.start()
    assert list(endless.words(b"A" * 36, stop=flag)[0]) == []
    assert flag.is_set()
    assert time.process_time() - begun < 5


def test_progress_counts_boards() -> None:
    flag = StopFlag()
    Boggle(WordGraph.build(GERMAN), 2, 2).scores(b"EISX" * 10, stop=flag)
    assert flag.progress == 10
