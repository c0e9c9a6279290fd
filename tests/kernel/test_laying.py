from __future__ import annotations

import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten_kernel import Laying, StopFlag, WordGraph
from tests.kernel.samples import FEW, GERMAN, many_cases
from tests.kernel.twins.laying import Plain, Scoring

VALUES = (0, *(1 + (i * 7) % 10 for i in range(26)))
Stones = tuple[tuple[tuple[int, int], str], ...]


def stones_of(graph: WordGraph, board: str, row: tuple[int, ...]) -> Stones:
    square, down, word, jollies, laid, _ = row
    lines = board.split("\n")
    r, c = divmod(square, len(lines[0]))
    stones = []
    for i, letter in enumerate(graph.word(word)):
        at = (r + i, c) if down else (r, c + i)
        if lines[at[0]][at[1]] == ".":
            stones.append((at, letter.lower() if jollies >> i & 1 else letter))
    assert len(stones) == laid
    return tuple(sorted(stones))


def rows_of(flat: memoryview) -> list[tuple[int, ...]]:
    return [tuple(flat[i : i + 6]) for i in range(0, len(flat), 6)]


def random_board(rng: random.Random, words: list[str], rows: int, cols: int) -> str:
    """A board with a few correct layings on it, blocked squares and now and then a jolly."""
    signs = [["#" if rng.random() < 0.06 else "." for _ in range(cols)] for _ in range(rows)]
    for _ in range(rng.randrange(6)):
        word = rng.choice(words)
        down = rng.random() < 0.5
        r, c = rng.randrange(rows), rng.randrange(cols)
        squares = [(r + i, c) if down else (r, c + i) for i in range(len(word))]
        if squares[-1][0] < rows and squares[-1][1] < cols:
            for (y, x), letter in zip(squares, word, strict=True):
                if signs[y][x] == ".":
                    signs[y][x] = letter.lower() if rng.random() < 0.1 else letter
    return "\n".join("".join(row) for row in signs)


@many_cases
@given(
    st.integers(0, 10**9),
    st.text(st.sampled_from(FEW + "?vk"), min_size=1, max_size=5),
    st.booleans(),
    st.booleans(),
)
def test_laying_and_twin_agree(seed: int, rack: str, once: bool, crossings: bool) -> None:
    rng = random.Random(seed)
    words = sorted({"".join(rng.choices(FEW, k=rng.randint(2, 5))) for _ in range(30)})
    words = rng.choice([words, GERMAN])
    rows, cols = rng.randint(1, 6), rng.randint(1, 6)
    board = random_board(rng, words, rows, cols)
    squares = rows * cols
    scoring = Scoring(
        VALUES,
        per_letter=rng.randrange(3),
        crossings=crossings,
        letter_factors=rng.choice([(), tuple(rng.randint(1, 3) for _ in range(squares))]),
        word_factors=rng.choice([(), tuple(rng.randint(1, 3) for _ in range(squares))]),
        laid_bonus=(0, 0, 5, 7),
        laid_values=rng.choice([(0,) * 27, tuple(rng.randrange(5) for _ in range(27))]),
    )
    graph = WordGraph.build(words)
    allowed = [word for word in words if rng.random() < 0.9]
    mask = bytearray((len(graph) + 7) // 8)
    for word in allowed:
        mask[graph.index(word) // 8] |= 1 << graph.index(word) % 8
    laying = Laying(graph, allowed=bytes(mask), once=once, **scoring._asdict())
    count, flat, complete = laying.placements(board, rack)
    assert complete
    found = {stones_of(graph, board, row): row[5] for row in rows_of(flat)}
    assert found == Plain(board, allowed, scoring, once).placements(rack)
    assert count == len(rows_of(flat)) == len(found)
    best = rows_of(laying.placements(board, rack, best=3)[1])
    assert [row[5] for row in best] == sorted(found.values(), reverse=True)[:3]


def test_the_first_word_covers_the_centre() -> None:
    laying = Laying(WordGraph.build(["EI", "EIS"]))
    assert laying.placements("...\n...\n...", "EI", best=0)[0] == 4
    assert laying.placements("...\n.#.\n...", "EI", best=0)[0] == 0


def test_taken_words_are_not_laid_again() -> None:
    graph = WordGraph.build(["EI", "EIS", "SEE"])
    laying = Laying(graph)
    assert laying.placements("EI.", "S", best=0)[0] == 1
    assert laying.placements("EI.", "S", best=0, taken=[graph.index("EIS")])[0] == 0


def test_a_single_stone_with_words_both_ways_counts_once() -> None:
    laying = Laying(WordGraph.build(["EI", "EIS", "IS"]))
    board = "EI.\n..I\n..."
    squares = {row[0] for row in rows_of(laying.placements(board, "S")[1])}
    assert laying.placements(board, "S", best=0)[0] == len(squares)


@pytest.mark.parametrize(
    ("board", "rack", "complaint"),
    [
        ("...\n..", "A", "row 2 has 2 squares"),
        ("..\n.1", "A", "row 2, column 2"),
        ("", "A", "empty"),
        ("." * 61, "A", "too large"),
        ("...", "A" * 1000, "1000 stones"),
        ("...", "Aa", "stone 2"),
    ],
)
def test_bad_boards_and_racks_are_named(board: str, rack: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Laying(WordGraph.build(GERMAN)).placements(board, rack)


def test_bad_rules_are_named() -> None:
    graph = WordGraph.build(GERMAN)
    with pytest.raises(ValueError, match="values"):
        Laying(graph, values=[1, 2])
    with pytest.raises(ValueError, match="mask"):
        Laying(graph, allowed=b"1")
    with pytest.raises(ValueError, match="letter_factors"):
        Laying(graph, letter_factors=[1]).placements("...", "EIS")


def test_an_empty_rack_lays_nothing() -> None:
    assert Laying(WordGraph.build(GERMAN)).placements("EI.", "")[0] == 0


def test_many_jollies_obey_deadline_and_flag() -> None:
    rng = random.Random(1)
    words = ["".join(rng.choices("AENRSTI", k=rng.randint(2, 15))) for _ in range(20000)]
    laying = Laying(WordGraph.build(words))
    board = "\n".join(["." * 15] * 15)
    begun = time.process_time()
    assert not laying.placements(board, "?" * 15, best=5, seconds=0.0)[2]
    flag = StopFlag()
    flag.set()
    assert not laying.placements(board, "?" * 15, best=5, stop=flag)[2]
    assert time.process_time() - begun < 5
