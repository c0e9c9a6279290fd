"""All layings out of an open case, numbered, and one at random, against the plain twin."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten_kernel import CaseLaying, CaseMoves, WordGraph
from tests.kernel.samples import GERMAN, many_cases
from tests.kernel.test_case_laying import SAMPLE, grown_picture
from tests.kernel.twins.case_laying import Plain, Square, runs_of

Stones = tuple[tuple[Square, str], ...]


def stones_of(packed: bytes, cols: int) -> Stones:
    squares = (divmod(number, cols) for number in packed[::2])
    return tuple(zip(squares, packed[1::2].decode(), strict=True))


def numbered(moves: CaseMoves, cols: int) -> list[Stones]:
    return [stones_of(moves.move(at), cols) for at in range(moves.reach(2**62))]


def in_one_run(plain: Plain, stones: Stones) -> bool:
    runs = runs_of({**plain.lying, **dict(stones)})
    return any({square for square, _ in stones} <= set(run) for run in runs)


@many_cases
@given(st.integers(0, 10**9))
def test_numbers_and_twin_agree(seed: int) -> None:
    rng = random.Random(seed)
    words = sorted({"".join(rng.choices("AEN", k=rng.randint(2, 4))) for _ in range(25)})
    rows, cols, letters = rng.choice([(3, 4, 3), (2, 5, 3), (4, 4, 2), (3, 3, 4), (4, 3, 1)])
    board = grown_picture(rng, words, rows, cols)
    case = {letter: rng.randrange(4) for letter in "AEN"}
    plain = Plain(board, words, (), bon_length=5)
    if not plain.lying:
        return
    expected = {move.stones for move in plain.moves(case, letters)}
    laying = CaseLaying(WordGraph.build(words))
    found = numbered(CaseMoves(laying, board, case, least=letters, most=letters), cols)
    assert len(found) == len(expected)
    assert set(found) == expected
    runs = CaseMoves(laying, board, case, least=letters, most=letters, one_run=True)
    assert set(numbered(runs, cols)) == {move for move in expected if in_one_run(plain, move)}
    for number in range(20):
        drawn = stones_of(laying.random(board, case, number=letters, seed=number + 1), cols)
        assert not drawn or drawn in expected


@many_cases
@given(st.integers(0, 10**9))
def test_what_follows_and_twin_agree(seed: int) -> None:
    """Stone by stone: all that some laying has beside them, until they are one themselves."""
    rng = random.Random(seed)
    words = sorted({"".join(rng.choices("AEN", k=rng.randint(2, 4))) for _ in range(25)})
    rows, cols, most = rng.choice([(3, 4, 3), (2, 5, 3), (4, 4, 2), (3, 3, 4), (2, 4, 4)])
    board = grown_picture(rng, words, rows, cols)
    case = {letter: rng.randrange(4) for letter in "AEN"}
    plain = Plain(board, words, (), bon_length=5)
    if not plain.lying:
        return
    least = rng.randint(1, most)
    layings = [set(m.stones) for n in range(least, most + 1) for m in plain.moves(case, n)]
    moves = CaseMoves(CaseLaying(WordGraph.build(words)), board, case, least=least, most=most)
    placed: list[tuple[Square, str]] = []
    while True:
        holding = [laying for laying in layings if laying.issuperset(placed)]
        follow = sorted(set().union(*holding) - set(placed))
        packed, whole = moves.beside(packed_of(placed, cols))
        assert stones_of(packed, cols) == tuple(follow)
        assert whole == (set(placed) in layings)
        if not follow:
            break
        placed.append(rng.choice(follow))


def packed_of(stones: list[tuple[Square, str]], cols: int) -> bytes:
    return b"".join(bytes((row * cols + col, ord(letter))) for (row, col), letter in stones)


@pytest.mark.parametrize("one_run", [False, True])
def test_nothing_lies_beside_stones_of_no_laying(one_run: bool) -> None:
    laying = CaseLaying(WordGraph.build(["AS", "ASE", "ASEN"]))
    moves = CaseMoves(laying, "AS..", {"E": 1, "N": 1}, least=1, most=2, one_run=one_run)
    assert moves.beside(b"") == (b"\x02E\x03N", False)
    assert moves.beside(b"\x02E") == (b"\x03N", True)
    assert moves.beside(b"\x03N\x02E") == (b"", True)
    for nowhere in (b"\x02N", b"\xffE", b"\x00A", b"\x02E\x02E\x02E", b"\x02E\x02N"):
        assert moves.beside(nowhere) == (b"", False)
    for strange in (b"\x02", b"\x02e"):
        with pytest.raises(ValueError, match="stones"):
            moves.beside(strange)


@pytest.mark.parametrize("letters", [2, 3])
def test_chance_finds_all(letters: int) -> None:
    words = "AS ASE NASE NASEN EN ES SEE SE".split()
    board, case = "......\n.AS...\n......", {"E": 2, "N": 2, "S": 1}
    laying = CaseLaying(WordGraph.build(words))
    found = numbered(CaseMoves(laying, board, case, least=letters, most=letters), 6)
    drawn = {laying.random(board, case, number=letters, seed=seed) for seed in range(1, 2000)}
    assert {stones_of(packed, 6) for packed in drawn - {b""}} == set(found)
    assert len(found) > 3


def test_no_more_is_found_than_asked_for() -> None:
    moves = CaseMoves(CaseLaying(WordGraph.build(GERMAN)), SAMPLE, dict.fromkeys("AENRST", 9))
    some = moves.reach(1)
    assert 0 < some < moves.reach(2**62)
    assert moves.reach(0) == moves.reach(2**62)


def test_only_known_layings_are_made() -> None:
    moves = CaseMoves(CaseLaying(WordGraph.build(["AS", "ASE"])), "AS.", {"E": 1}, least=1, most=1)
    with pytest.raises(IndexError):
        moves.move(0)
    assert moves.reach(5) == 1
    assert stones_of(moves.move(0), 3) == (((0, 2), "E"),)
    with pytest.raises(IndexError):
        moves.move(1)


def test_in_one_run_the_picture_may_lie_in_pieces() -> None:
    laying = CaseLaying(WordGraph.build(["AS", "ASE"]))
    moves = CaseMoves(laying, "AS..A", {"E": 1, "S": 1}, least=1, most=1, one_run=True)
    assert numbered(moves, 5) == [(((0, 2), "E"),)]
    assert laying.random("AS..A", {"E": 1}, number=1, one_run=True, tries=500) == b"\x02E"
    with pytest.raises(ValueError, match="hang together"):
        CaseMoves(laying, "AS..A", {"E": 1}, least=1, most=1)


@pytest.mark.parametrize(
    ("board", "case", "most", "complaint"),
    [
        ("A.A", {"A": 1}, 3, "hang together"),
        ("...", {"ä": 1}, 3, "case"),
        ("...\n..", {"A": 1}, 3, "row 2"),
        ("...", {"A": 1}, 9, "letters"),
    ],
)
def test_bad_input_is_named(board: str, case: dict[str, int], most: int, complaint: str) -> None:
    laying = CaseLaying(WordGraph.build(GERMAN))
    with pytest.raises(ValueError, match=complaint):
        CaseMoves(laying, board, case, least=3, most=most)
    with pytest.raises(ValueError, match=complaint):
        laying.random(board, case, number=most)
