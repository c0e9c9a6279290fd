from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from setzkasten_kernel import WordGraph
from tests.kernel.samples import FEW, GERMAN, many_cases, short_words, word_lists
from tests.kernel.twins.word_graph import PlainWords

patterns = st.text(st.sampled_from(FEW + "?*"), max_size=8)


@many_cases
@given(word_lists, st.lists(short_words, max_size=20), patterns)
def test_graph_and_twin_agree(words: list[str], others: list[str], pattern: str) -> None:
    graph, plain = WordGraph.build(words), PlainWords(words)
    assert len(graph) == len(plain.sorted)
    assert [graph.word(i) for i in range(len(graph))] == plain.sorted
    for word in (*words, *others):
        assert (word in graph) == (word in plain)
        assert graph.index(word) == plain.index(word)
    assert graph.indexes_matching(pattern) == plain.indexes_matching(pattern)
    assert graph.words_starting(others[0] if others else "") == plain.words_starting(
        others[0] if others else ""
    )
    asked = "\n".join((*words, *others)).encode()
    assert list(graph.contains_many(asked)) == [w in plain for w in (*words, *others)]


@settings(max_examples=60, deadline=None)
@given(word_lists, st.randoms())
def test_the_same_words_give_the_same_bytes(
    tmp_path_factory: pytest.TempPathFactory, words: list[str], rng: random.Random
) -> None:
    folder = tmp_path_factory.mktemp("graph")
    WordGraph.build(words).save(folder / "a")
    rng.shuffle(words)
    WordGraph.build(("\n".join(words) + "\n").encode()).save(folder / "b")
    assert (folder / "a").read_bytes() == (folder / "b").read_bytes()
    assert (folder / "a").stat().st_size == WordGraph.load(folder / "a").file_bytes


def test_a_saved_graph_comes_back(tmp_path: Path) -> None:
    WordGraph.build(GERMAN).save(tmp_path / "words.graph")
    graph = WordGraph.load(str(tmp_path / "words.graph"))
    assert [graph.word(i) for i in range(len(graph))] == sorted(GERMAN)


@pytest.mark.parametrize("alien", ["haus", "HÄUS", "HAUS ", "", "H", 7, None, "\ud800", "A" * 999])
def test_what_is_no_key_is_no_word(alien: object) -> None:
    assert alien not in WordGraph.build(GERMAN)


def test_batch_answers_each_line_and_forgives_the_last_newline() -> None:
    graph = WordGraph.build(GERMAN)
    assert graph.contains_many(b"HAUS\n\nhaus\nHAU\nXI\n") == bytes([1, 0, 0, 0, 1])
    assert graph.contains_many(b"") == b""


def test_a_limit_stops_the_list() -> None:
    graph = WordGraph.build(GERMAN)
    assert graph.words_starting("A", 3) == ["AAL", "AB", "ALT"]
    assert graph.words_starting("A", 0) == []
    assert len(graph.indexes_matching("*", limit=5)) == 5


def test_no_word_stands_outside() -> None:
    graph = WordGraph.build(GERMAN)
    for index in (-1, len(graph)):
        with pytest.raises(IndexError, match=str(index)):
            graph.word(index)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "no words"),
        (b"", "no words"),
        (["AB", "aB"], "word 2 .'aB'.: position 1"),
        (["AB", "AÖ"], "word 2"),
        (["AB", ""], "word 2 is empty"),
        (["AB", 7], "word 2 is not a text"),
        (["A\nB"], "line break"),
        (["A" * 64], "64 letters"),
        (b"AB\nA B\n", "word 2 .'A B'.: position 2"),
        ("ABC", "not one text"),
    ],
)
def test_bad_words_are_named(words: bytes, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        WordGraph.build(words)


@pytest.mark.parametrize("pattern", ["a", "A-", "?" * 64])
def test_bad_patterns_are_named(pattern: str) -> None:
    with pytest.raises(ValueError, match="pattern"):
        WordGraph.build(GERMAN).indexes_matching(pattern)


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        WordGraph.load(tmp_path / "none")
    with pytest.raises(OSError):
        WordGraph.load(tmp_path)
    with pytest.raises(OSError):
        WordGraph.build(GERMAN).save(tmp_path / "none" / "words.graph")


def test_every_damaged_byte_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "words.graph"
    WordGraph.build(GERMAN).save(path)
    whole = path.read_bytes()
    rng = random.Random(7)
    for _ in range(300):
        damaged = bytearray(whole)
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
        (tmp_path / "damaged").write_bytes(damaged)
        with pytest.raises(ValueError, match="damaged"):
            WordGraph.load(tmp_path / "damaged")
    for size in (0, 1, 63, 64, len(whole) - 1):
        (tmp_path / "short").write_bytes(whole[:size])
        with pytest.raises(ValueError, match="short"):
            WordGraph.load(tmp_path / "short")


def test_threads_share_a_graph() -> None:
    graph = WordGraph.build(GERMAN)
    asked = "\n".join(GERMAN * 200).encode()
    answers: list[bytes] = []
    threads = [
        threading.Thread(target=lambda: answers.append(graph.contains_many(asked)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [b"\x01" * len(GERMAN) * 200] * 4
