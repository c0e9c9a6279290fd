from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten_kernel import Laying, StopFlag, WordGraph
from tests.kernel.samples import GERMAN, many_cases
from tests.kernel.test_laying import VALUES, random_board, rows_of, stones_of
from tests.kernel.twins.laying import Scoring
from tests.kernel.twins.turns import PlainTurns

LAID = (5, *(i % 4 for i in range(26)))


@many_cases
@given(
    st.integers(0, 10**9),
    st.text(st.sampled_from("AENRST?v"), min_size=1, max_size=4),
    st.booleans(),
)
def test_turns_and_twin_agree(seed: int, rack: str, once: bool) -> None:
    rng = random.Random(seed)
    words = sorted({"".join(rng.choices("AENRS", k=rng.randint(2, 5))) for _ in range(12)})
    rows, cols = rng.randint(1, 5), rng.randint(1, 5)
    board = random_board(rng, words, rows, cols)
    crossings, shared, mend = rng.random() < 0.5, rng.random() < 0.5, rng.random() < 0.5
    scoring = Scoring(VALUES, 1, crossings, laid_bonus=(0, 0, 3), laid_values=LAID)
    graph = WordGraph.build(words)
    laying = Laying(graph, once=once, shared=shared, mend=mend, **scoring._asdict())
    count, turns, complete = laying.turns(board, rack)
    found = {
        tuple(sorted((divmod(square, cols), sign) for square, sign in stones)): score
        for score, stones, *_ in turns
    }
    assert complete
    assert count == len(turns) == len(found)
    twin = PlainTurns(board, words, scoring, once)
    twin.shared, twin.mend = shared, mend
    assert found == twin.turns(rack)
    few = laying.turns(board, rack, best=3)[1]
    assert [turn[0] for turn in few] == sorted(found.values(), reverse=True)[:3]
    if not shared:
        plain = rows_of(laying.placements(board, rack)[1])
        assert {stones_of(graph, board, row) for row in plain} <= set(found)


def test_a_word_may_be_lengthened_and_what_that_touches_completed() -> None:
    graph = WordGraph.build(["OESE", "OE", "ES", "EST"])
    # ES makes OE, which is a word and may still become OESE; its S may become EST.
    board = "..HO...\n.......\n.......\n......."
    formed = {
        tuple(sorted(graph.word(word) for word in words))
        for _, _, words, *_ in Laying(graph).turns(board, "ESSET")[1]
    }
    assert {("ES", "OE"), ("ES", "OESE")} <= formed


def test_oe_is_completed_to_oese() -> None:
    graph = WordGraph.build(["OESE", "ES"])
    # ES begins under the O of HO: O and E must become OESE in the same turn.
    turns = Laying(graph).turns("..HO..\n......\n......\n......", "ESSE")[1]
    words = {tuple(sorted(graph.word(word) for word in formed)) for _, _, formed, *_ in turns}
    assert ("ES", "OESE") in words


def test_what_is_a_word_already_is_not_mended() -> None:
    graph = WordGraph.build(["OESE", "OE", "ES"])
    board = "..HO...\n.......\n.......\n......."
    for mend in (False, True):
        turns = Laying(graph, mend=mend).turns(board, "ESSE")[1]
        laid = [[graph.word(word) for word in words] for _, _, words, *_ in turns]
        assert ["ES", "OE"] in laid
        assert (["ES", "OESE"] in laid) is not mend


def test_bad_input_is_named_and_a_flag_ends_the_search() -> None:
    laying = Laying(WordGraph.build(GERMAN))
    with pytest.raises(ValueError, match="row 2"):
        laying.turns("..\n.", "A")
    with pytest.raises(ValueError, match="stones"):
        laying.turns("...", "A" * 1000)
    flag = StopFlag()
    flag.set()
    assert not laying.turns("EIS\n...", "AEN", stop=flag)[2]


def test_a_search_that_comes_to_no_word_is_counted_too() -> None:
    """A large hand walks through many beginnings; a limit that waits for a word never strikes."""
    laying = Laying(WordGraph.build(["".join(p) + "XX" for p in product("AENRST", repeat=4)]))
    found = laying.turns("." * 5, "AENRSTAENRST??", steps=500)
    assert (found[0], found[2]) == (0, False)
