from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten_kernel import ContainIndex, Fragments, TwoEndedGame, WordGraph
from tests.kernel.samples import GERMAN, many_cases, word_lists
from tests.kernel.twins import fragments as twin

runs = st.text(st.sampled_from("AENS"), min_size=1, max_size=3)
stones = st.text(st.sampled_from("AENRS?vk"), max_size=4)


def fragments_of(words: list[str]) -> tuple[WordGraph, Fragments]:
    graph = WordGraph.build(words)
    return graph, Fragments(graph, ContainIndex.build(graph))


@many_cases
@given(word_lists, runs, stones, stones)
def test_completions_and_twin_agree(words: list[str], run: str, hand: str, unseen: str) -> None:
    graph, fragments = fragments_of(words)
    expected = twin.completions(sorted(set(words)), run, hand, unseen)
    found = [(graph.word(i), count) for i, count in fragments.completions(run, hand, unseen)]
    assert found == expected
    assert (
        fragments.completions(run, hand, unseen, 2) == fragments.completions(run, hand, unseen)[:2]
    )


@many_cases
@given(st.lists(st.text(st.sampled_from("AEN"), min_size=1, max_size=6), min_size=1, max_size=15))
def test_the_solved_game_and_twin_agree(words: list[str]) -> None:
    for shortest, loses in ((1, True), (3, True), (4, False)):
        game = TwoEndedGame(WordGraph.build(words), shortest=shortest, completing_loses=loses)
        expected = twin.values(sorted(set(words)), shortest, loses)
        assert game.fragments == len(expected) - 1
        assert {f: game.value(f) for f in expected} == expected


def test_jollies_go_where_nothing_else_can() -> None:
    graph, fragments = fragments_of(["SEN"])
    # The unseen jolly gives the vowel, so the one in hand is free for the N.
    assert fragments.completions("S", "?", "v") == [(graph.index("SEN"), 1)]


def test_extensions_count_the_words_that_remain() -> None:
    _, fragments = fragments_of(["REISE", "EIS", "REIS", "EISEN", "MEISE"])
    assert fragments.extensions("EIS", "RE", "") == [("front", "R", 2), ("back", "E", 1)]
    assert fragments.extensions("EIS", "E", "RMN") == [("back", "E", 3)]
    assert fragments.extensions("EIS", "k", "") == [("front", "R", 1)]


def test_policy_hides_words() -> None:
    graph = WordGraph.build(["EIS", "EISEN"])
    fragments = Fragments(graph, ContainIndex.build(graph), allowed=b"\x01")
    assert fragments.completions("EIS", "EN") == [(0, 0)]
    assert TwoEndedGame(graph, allowed=b"\x01").value("EISE") == "impossible"


def test_bad_input_is_named() -> None:
    graph, fragments = fragments_of(GERMAN)
    for run, hand in (("", "A"), ("eis", "A"), ("EIS", "A1"), ("EIS", "A" * 1000)):
        with pytest.raises(ValueError):
            fragments.completions(run, hand)
    with pytest.raises(ValueError, match="fragment"):
        TwoEndedGame(graph).value("Eis")
    with pytest.raises(ValueError, match="no word"):
        TwoEndedGame(graph, allowed=bytes(100))
    with pytest.raises(ValueError, match="words"):
        Fragments(WordGraph.build(["A"]), ContainIndex.build(graph))
