from __future__ import annotations

import pytest

from setzkasten_kernel import ContainIndex, LineWords, Rooms, WordGraph
from tests.kernel.samples import GERMAN

GRAPH = WordGraph.build(["HAUS", "HAUSE", "AUS", "SAU", "EIS", "EI", "SEE"])


def rooms(graph: WordGraph) -> Rooms:
    return Rooms(graph, ContainIndex.build(graph))


def test_what_is_found_later_stands_behind_what_is_known() -> None:
    graph = WordGraph.build(GERMAN)
    found = LineWords(graph).search(".......\n..EI...\n.......", "AENRSTk")
    few = found.reach(3)
    first = [found.at(number) for number in range(few)]
    drawn = {found.one(seed) for seed in range(50)}
    every = [found.at(number) for number in range(found.reach(10**9))]
    assert every[:few] == first
    assert len(set(every)) == len(every)
    assert drawn <= set(every)


def test_a_letter_is_laid_before_a_jolly_and_a_jolly_before_an_unknown_stone() -> None:
    found = LineWords(GRAPH).search("....", "SA.v", unseen="UU", centre=0, begins=True, down=False)
    words = {found.at(number) for number in range(found.reach(100))}
    assert words == {(0, False, "AUS", 7, 2), (0, False, "SAU", 7, 4)}


def test_a_run_has_room_or_not() -> None:
    free, shut = "AU", "AUH"
    assert rooms(GRAPH).room(free, 0, False)
    assert not rooms(GRAPH).room(shut, 0, False)
    assert rooms(GRAPH).part("AU")
    assert not rooms(GRAPH).part("UA")


def test_words_around_a_run_come_shortest_first() -> None:
    found = rooms(GRAPH).words("AUS", 0, False)
    assert [GRAPH.word(number) for number in found] == ["AUS", "HAUS", "HAUSE"]
    assert len(rooms(GRAPH).words("AUS", 0, False, most=2)) == 2
    assert len(rooms(GRAPH).words("AUS", 0, False, longest=3)) == 1


def test_bad_input_is_named() -> None:
    line = LineWords(GRAPH)
    with pytest.raises(ValueError, match="row 2"):
        line.search("..\n.", "A")
    with pytest.raises(ValueError, match="stone 2"):
        line.search("..", "A!")
    with pytest.raises(ValueError, match="stones"):
        line.search("..", "A" * 1000)
    with pytest.raises(IndexError):
        line.search("..", "A").at(0)
    with pytest.raises(ValueError, match="no stone"):
        rooms(GRAPH).room("..", 0, False)
    with pytest.raises(ValueError, match="not on the board"):
        rooms(GRAPH).words("A.", 7, False)
    with pytest.raises(ValueError, match="not on the board"):
        rooms(GRAPH).letters("A.", [7], "A")
    with pytest.raises(ValueError, match="words"):
        Rooms(GRAPH, ContainIndex.build(WordGraph.build(["A"])))
