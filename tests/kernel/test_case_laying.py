from __future__ import annotations

import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten_kernel import CaseLaying, StopFlag, WordGraph
from tests.kernel.samples import GERMAN, many_cases
from tests.kernel.twins.case_laying import Plain, connected, runs_of

SAMPLE = "\n".join(
    (
        "............",
        "......NULL..",
        "......A.....",
        "....WASSER..",
        "....INS.....",
        "..ART.A.....",
        "....Z.UM....",
        "....I.E.....",
        "....G.R.....",
        "......N.....",
        "............",
        "............",
    )
)


def grown_picture(rng: random.Random, words: list[str], rows: int, cols: int) -> str:
    """A connected picture whose runs are all words, each once."""
    picture: dict[tuple[int, int], str] = {}
    for _ in range(rng.randrange(12)):
        word, down = rng.choice(words), rng.random() < 0.5
        r, c = rng.randrange(rows), rng.randrange(cols)
        squares = [(r + i, c) if down else (r, c + i) for i in range(len(word))]
        laid = dict(zip(squares, word, strict=True))
        larger = {**laid, **picture}
        if squares[-1][0] >= rows or squares[-1][1] >= cols:
            continue
        formed = list(runs_of(larger).values())
        if connected(larger) and set(formed) <= set(words) and len(set(formed)) == len(formed):
            picture = larger
    signs = [[picture.get((r, c), ".") for c in range(cols)] for r in range(rows)]
    for r, c in [(rng.randrange(rows), rng.randrange(cols)) for _ in range(rng.randrange(3))]:
        if signs[r][c] == ".":
            signs[r][c] = "#"
    return "\n".join("".join(row) for row in signs)


@many_cases
@given(st.integers(0, 10**9))
def test_case_and_twin_agree(seed: int) -> None:
    rng = random.Random(seed)
    words = sorted({"".join(rng.choices("AEN", k=rng.randint(2, 4))) for _ in range(25)})
    rows, cols, letters = rng.choice([(3, 4, 3), (2, 5, 3), (4, 4, 2), (3, 3, 4), (4, 3, 1)])
    board = grown_picture(rng, words, rows, cols)
    case = {letter: rng.randrange(4) for letter in "AEN"}
    inflections = [(rng.choice(words), rng.choice(words)) for _ in range(120)]
    plain = Plain(board, words, inflections, bon_length=3)
    bon_worth = rng.choice([0.0, 1.5])
    expected = {
        move.stones: (move.points, move.bons, move.points + bon_worth * move.bons)
        for move in plain.moves(case, letters)
    }
    graph = WordGraph.build(words)
    count = rng.choice([1, 5, 10_000])
    moves, complete = CaseLaying(graph).best(
        board,
        case,
        least=letters,
        most=letters,
        count=count,
        bon_worth=bon_worth,
        bon_length=3,
        inflections=[(graph.index(a), graph.index(b)) for a, b in inflections],
    )
    assert complete
    values = sorted((value for _, _, value in expected.values()), reverse=True)
    if plain.lying:
        assert [move[2] for move in moves] == values[:count]
    else:  # where the first word lies does not matter: one place stands for all
        assert [move[2] for move in moves[:1]] == values[:1]
    for points, bons, value, stones, _ in moves:
        laid = tuple(sorted((divmod(square, cols), letter) for square, letter in stones))
        if plain.lying:
            assert expected[laid] == (points, bons, value)


def test_spending_bons_must_pay() -> None:
    graph = WordGraph.build(["AS", "ASE", "NASEN"])
    board, case = "......\n.AS...\n......", {"E": 2, "N": 2}
    graph_laying = CaseLaying(graph)
    best = graph_laying.best(board, case, least=1, most=3, count=1)[0][0]
    assert [graph.word(word) for word in best[4]] == ["NASEN"]
    thrifty = graph_laying.best(board, case, least=1, most=3, count=1, letter_cost=2.0)[0][0]
    assert [graph.word(word) for word in thrifty[4]] == ["ASE"]


def test_words_are_given_in_full() -> None:
    words = "WASSER NULL INS ART WITZIG NASS UM AN NASSAUERN WASSERS NULLE NASSAUERNS".split()
    graph = WordGraph.build(words)
    moves, _ = CaseLaying(graph).best(SAMPLE, {"S": 1, "E": 2}, least=2, most=2, count=1)
    points, bons, _, stones, formed = moves[0]
    assert (points, bons) == (15, 2)
    assert {letter for _, letter in stones} == {"S", "E"}
    assert sorted(graph.word(word) for word in formed) == ["NASSAUERNS", "NULLE"]


@pytest.mark.parametrize(
    ("board", "case", "least", "most", "complaint"),
    [
        ("A.A", {"A": 1}, 3, 3, "hang together"),
        ("...", {"AB": 1}, 3, 3, "case"),
        ("...", {"ä": 1}, 3, 3, "case"),
        ("...", {"A": -1}, 3, 3, "case"),
        ("...\n..", {"A": 1}, 3, 3, "row 2"),
        ("\n".join(["." * 17] * 17), {"A": 1}, 3, 3, "289 squares"),
        ("...", {"A": 1}, 0, 2, "letters"),
        ("...", {"A": 1}, 3, 9, "letters"),
    ],
)
def test_bad_input_is_named(
    board: str, case: dict[str, int], least: int, most: int, complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        CaseLaying(WordGraph.build(GERMAN)).best(board, case, least=least, most=most)


def test_deadline_and_flag_end_the_search() -> None:
    rng = random.Random(2)
    words = {"".join(rng.choices("AENRST", k=rng.randint(2, 8))) for _ in range(20_000)}
    laying = CaseLaying(WordGraph.build(words))
    case = dict.fromkeys("AENRST", 9)
    begun = time.process_time()
    assert not laying.best(SAMPLE, case, most=6, seconds=0.0)[1]
    flag = StopFlag()
    flag.set()
    assert not laying.best(SAMPLE, case, most=6, stop=flag)[1]
    assert time.process_time() - begun < 5
