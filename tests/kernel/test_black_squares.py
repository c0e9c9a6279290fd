"""Black squares of new crosswords: sound, symmetrical, the same wherever they are made."""

from __future__ import annotations

import pytest

from setzkasten.core.squares import pieces
from setzkasten_kernel import black_squares

# What a word of three, four, … letters eases, in thousandths.
WORTH = [0, 0, 0, 3800, 4700, 5200, 5300, 5150, 5000, 4800]


def runs_of(rows: list[str]) -> list[str]:
    lines = [*rows, *("".join(column) for column in zip(*rows, strict=True))]
    return [run for line in lines for run in line.split("#") if run]


def made(**wish: object) -> list[str]:
    return black_squares(15, 15, **wish)  # type: ignore[arg-type]


def without(rows: list[str], row: int, col: int) -> list[str]:
    return [*rows[:row], rows[row][:col] + "#" + rows[row][col + 1 :], *rows[row + 1 :]]


def pieces_of(rows: list[str]) -> int:
    return len(pieces((r, c) for r, row in enumerate(rows) for c, s in enumerate(row) if s == "."))


@pytest.mark.parametrize("symmetry", ["none", "half turn", "mirror", "diagonal"])
@pytest.mark.parametrize("seed", [1, 2])
def test_black_squares_leave_words_that_all_hang_together(symmetry: str, seed: int) -> None:
    """Every letter stands in two words, few of three letters, and no corner hangs on a letter."""
    wish = {"most": 44, "symmetry": symmetry, "three_percent": 25, "longest": 9, "worth": WORTH}
    tried = (made(**wish, seed=10 * seed + more) for more in range(10))
    rows = next(filter(None, tried))
    lengths = [len(run) for run in runs_of(rows)]
    assert set(lengths) <= set(range(3, 10))
    assert 100 * lengths.count(3) <= 25 * len(lengths)
    assert sum(row.count("#") for row in rows) <= 44
    assert pieces_of(rows) == 1
    white = [(r, c) for r in range(15) for c in range(15) if rows[r][c] == "."]
    assert all(pieces_of(without(rows, *square)) == 1 for square in white)
    turned = {
        "none": rows,
        "half turn": [row[::-1] for row in rows[::-1]],
        "mirror": [row[::-1] for row in rows],
        "diagonal": ["".join(column) for column in zip(*rows, strict=True)],
    }
    assert rows == turned[symmetry]


def test_black_squares_are_the_same_on_every_machine() -> None:
    """Whole numbers alone decide; whoever changes the search writes these rows anew."""
    rows = black_squares(9, 9, most=14, worth=WORTH, seed=1, tries=20_000)
    assert rows == [
        "...##....",
        "....#....",
        ".........",
        "........#",
        "###...###",
        "#...#....",
        ".........",
        ".....#...",
        ".....#...",
    ]


def test_letters_in_one_word_only_are_allowed_where_the_style_allows_them() -> None:
    pinned = "?" * 35 + ".#.#.#." + "?" * 7
    assert black_squares(7, 7, most=16, pinned=pinned, worth=WORTH) == []
    rows = black_squares(7, 7, most=20, crossed=False, pinned=pinned, worth=WORTH)
    assert rows[5] == ".#.#.#."
    assert set(map(len, runs_of(rows))) <= {1, 3, 4, 5, 6, 7}


@pytest.mark.parametrize(
    ("wish", "what"),
    [
        ({"rows": 2}, "2 x 15"),
        ({"cols": 61}, "15 x 61"),
        ({"cols": 14, "symmetry": "diagonal"}, "as many rows"),
        ({"symmetry": "round"}, "round"),
        ({"pinned": "#"}, "1 pinned squares for 225"),
        ({"pinned": "x" * 225}, "'x'"),
        ({"most": 225}, "no letter"),
        ({"most": -1}, "incompatible"),
    ],
)
def test_black_squares_that_cannot_be_are_told_so(wish: dict[str, object], what: str) -> None:
    whole = {"rows": 15, "cols": 15, "most": 40} | wish
    with pytest.raises((ValueError, TypeError), match=what):
        black_squares(**whole)  # type: ignore[arg-type]
