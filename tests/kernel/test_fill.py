from __future__ import annotations

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from setzkasten_kernel import Filler, StopFlag, WordGraph
from tests.kernel.samples import GERMAN, many_cases
from tests.kernel.twins import fill as twin
from tests.kernel.twins.case_laying import connected

SYMMETRIES = ("none", "half turn", "mirror", "diagonal")


def random_words(rng: random.Random, count: int) -> list[str]:
    return sorted({"".join(rng.choices("AENRS", k=rng.randint(2, 4))) for _ in range(count)})


@many_cases
@given(st.integers(0, 10**9), st.booleans())
def test_fill_and_twin_agree(seed: int, wide: bool) -> None:
    rng = random.Random(seed)
    words = random_words(rng, rng.choice([10, 30, 80, 200]))
    rows, cols = rng.randint(1, 4), rng.randint(1, 4)
    signs = ["." * 6 + "#" * rng.randint(0, 3) + rng.choice(["", "A", "EN"])]
    grid = ["".join(rng.choice(signs[0]) for _ in range(cols)) for _ in range(rows)]
    case = rng.choice([None, {x: rng.randrange(6) for x in "AENRS"}])
    if case is not None and any(row.count(x) for row in grid for x in "AEN"):
        case = None
    filler = Filler(WordGraph.build(words))
    complete, after = filler.fill(
        "\n".join(grid), case=case, seed=seed, wide=wide, preference=rng.choice([0.0, 3.0])
    )
    assert complete is not None
    assert complete == twin.fillable(grid, words, case)
    if complete:
        assert twin.correct(grid, after, words, case)


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(SYMMETRIES))
def test_pictures_are_correct(seed: int, symmetry: str) -> None:
    pictured(seed, symmetry, side=4 + seed % 3, seconds=0.3)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_small_picture_is_found(symmetry: str) -> None:
    assert pictured(4, symmetry, side=4, seconds=30)


def pictured(seed: int, symmetry: str, *, side: int, seconds: float) -> bool:
    """Was one found in the time? If so, it is correct."""
    words, case = random_words(random.Random(seed), 400), dict.fromkeys("AENRS", 12)
    complete, fillers, grid = Filler(WordGraph.build(words)).picture(
        side,
        side,
        case=case,
        most_fillers=side * side // 3,
        enough=side,
        symmetry=symmetry,
        seed=seed,
        seconds=seconds,
    )
    if not complete:
        return False
    assert fillers == sum(row.count("#") for row in grid)
    blank = [row.translate(str.maketrans("AENRS", ".....")) for row in grid]
    assert twin.correct(blank, grid, words, case)
    letters = {(r, c): "x" for r in range(side) for c in range(side) if grid[r][c] != "#"}
    assert connected(letters)
    assert set(letters) == {square for run in twin.runs(grid) for square in run}
    turned = {
        "none": blank,
        "half turn": [row[::-1] for row in blank[::-1]],
        "mirror": [row[::-1] for row in blank],
        "diagonal": ["".join(column) for column in zip(*blank, strict=True)],
    }
    assert turned[symmetry] == blank
    return True


def test_better_words_are_preferred() -> None:
    graph = WordGraph.build(["EIS", "ESS", "ENS"])
    good = bytearray(len(graph))
    good[graph.index("EIS")] = 255
    filler = Filler(graph, quality=bytes(good))
    assert all(filler.fill("...", preference=50.0, seed=s)[1] == ["EIS"] for s in range(9))


def test_policy_hides_words() -> None:
    graph = WordGraph.build(["EIS", "ESS"])
    assert Filler(graph, allowed=b"\x02").fill("...") == (True, ["ESS"])
    assert Filler(graph, allowed=b"\x00").fill("...")[0] is False


@pytest.mark.parametrize("grid", ["", "..\n.", "a1", "." * 99])
def test_bad_grids_are_named(grid: str) -> None:
    with pytest.raises(ValueError):
        Filler(WordGraph.build(GERMAN)).fill(grid)


def test_bad_rules_are_named() -> None:
    graph = WordGraph.build(GERMAN)
    with pytest.raises(ValueError, match="quality"):
        Filler(graph, quality=b"1")
    with pytest.raises(ValueError, match="symmetry"):
        Filler(graph).picture(symmetry="round")
    with pytest.raises(ValueError, match="picture"):
        Filler(graph).picture(1, 99)
    with pytest.raises(ValueError, match="diagonal"):
        Filler(graph).picture(3, 4, symmetry="diagonal")
    with pytest.raises(ValueError, match="case"):
        Filler(graph).fill("...", case={"x": 1})


def test_deadline_and_flag_end_the_search() -> None:
    rng = random.Random(1)
    words = {"".join(rng.choices("ABCDEFGHIJKLMN", k=9)) for _ in range(20_000)}
    filler = Filler(WordGraph.build(words))
    grid = "\n".join(["." * 9] * 9)
    begun = time.process_time()
    assert filler.fill(grid, seconds=0.0)[0] is not True
    flag = StopFlag()
    flag.set()
    assert filler.fill(grid, stop=flag)[0] is not True
    assert filler.picture(9, 9, most_fillers=0, seconds=0.1)[0] is False
    assert time.process_time() - begun < 5


def test_a_fill_ends_after_its_steps_wherever_it_runs() -> None:
    grid = "\n".join(["." * 4] * 4)
    filler = Filler(WordGraph.build(random_words(random.Random(1), 400)))
    ends = [filler.fill(grid, steps=2, seconds=-1, wide=wide) for wide in (True, False)]
    assert ends[0] == ends[1]
    assert ends[0][0] is None
    assert filler.fill(grid, seconds=-1)[0] is not None
