from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten_kernel import Laying, StopFlag, WordGraph
from tests.kernel.samples import GERMAN, many_cases
from tests.kernel.test_laying import VALUES, random_board, rows_of, stones_of
from tests.kernel.twins.laying import Scoring
from tests.kernel.twins.turns import PlainTurns


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
    scoring = Scoring(VALUES, per_letter=1, laid_bonus=(0, 0, 3))
    graph = WordGraph.build(words)
    laying = Laying(graph, once=once, **scoring._asdict())
    count, turns, complete = laying.turns(board, rack)
    found = {
        tuple(sorted((divmod(square, cols), sign) for square, sign in stones)): score
        for score, stones, _ in turns
    }
    assert complete
    assert count == len(turns) == len(found)
    assert found == PlainTurns(board, words, scoring, once).turns(rack)
    plain = rows_of(laying.placements(board, rack)[1])
    assert {stones_of(graph, board, row) for row in plain} <= set(found)


def test_oe_is_completed_to_oese() -> None:
    graph = WordGraph.build(["OESE", "ES"])
    # ES begins under the O of HO: O and E must become OESE in the same turn.
    turns = Laying(graph).turns("..HO..\n......\n......\n......", "ESSE")[1]
    words = {tuple(sorted(graph.word(word) for word in formed)) for _, _, formed in turns}
    assert ("ES", "OESE") in words


def test_bad_input_is_named_and_a_flag_ends_the_search() -> None:
    laying = Laying(WordGraph.build(GERMAN))
    with pytest.raises(ValueError, match="row 2"):
        laying.turns("..\n.", "A")
    with pytest.raises(ValueError, match="stones"):
        laying.turns("...", "A" * 1000)
    flag = StopFlag()
    flag.set()
    assert not laying.turns("EIS\n...", "AEN", stop=flag)[2]
