"""Theme words find a place in every grid, and what is around them can be filled."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.puzzle.making import make
from setzkasten.puzzle.pattern import SYMMETRIES, Plan, pattern
from setzkasten.puzzle.theme import Seats, ends
from setzkasten.puzzle.wish import Wish
from setzkasten.solve.puzzle_error import PuzzleError


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_word_of_any_length_has_a_place_in_a_grid_of_any_size(symmetry: str) -> None:
    """Six letters in a row of nine: one black square each, and a second one on one side."""
    for side in range(7, 17):
        plan = Plan(side, side, 0, symmetry)
        for length in range(4, min(9, side) + 1):
            word = "ABCDEFGHI"[:length]
            letters, left = Seats(plan, (word,)).taken((word,), Random(side * length))
            assert not left, (side, word)
            black = {twin for square in ends(plan, letters) for twin in plan.images(square)}
            assert len(letters) == length
            assert not black & set(letters), (side, word)


def test_words_are_put_anew_until_all_of_them_have_a_place() -> None:
    theme = ("EINLAGE", "TRUHE", "HINWEISE", "KONZERN")
    plan = Plan(9, 9, 0)
    for seed in range(20):
        assert not Seats(plan, theme).taken(theme, Random(seed))[1]


def test_beside_a_theme_word_there_is_room_for_words_that_cross_it() -> None:
    plan = Plan(9, 9, 26)
    letters, _ = Seats(plan, ("SOMMER",)).taken(("SOMMER",), Random(1))
    pinned = dict.fromkeys(ends(plan, letters), True) | dict.fromkeys(letters, False)
    pinned_plan = Plan(9, 9, 26, pinned=pinned)
    assert any(pattern(pinned_plan, Random(seed)) for seed in range(10))


@pytest.mark.parametrize(
    ("side", "theme"),
    [(9, ("Äpfel",)), (9, ("Sommer", "Äpfel")), (8, ("Rosen",)), (12, ("Zwetschge",))],
)
def test_ordinary_words_stand_in_small_grids(side: int, theme: tuple[str, ...]) -> None:
    tried: list[int] = []
    wish = Wish(rows=side, cols=side, level="leicht", theme=theme, strict=True)
    assert not make(wish, tried.append).left_out
    assert len(tried) < 120


def test_words_that_cannot_all_stand_are_told_at_once() -> None:
    tried: list[int] = []
    with pytest.raises(PuzzleError) as raised:
        make(Wish(rows=5, cols=5, theme=("Quarz", "Hydra", "Kajak", "Fjord", "Zwerg"), strict=True),
             tried.append)  # fmt: skip
    assert raised.value.code == "puzzle_theme_out"
    assert len(tried) < 60


def test_many_theme_words_are_left_out_rather_than_the_puzzle() -> None:
    theme = (
        "Abend", "Birne", "Dampf", "Garten", "Hafen", "Insel", "Kuchen", "Lampe", "Morgen", "Nebel",
        "Ofen", "Regen",
    )  # fmt: skip
    left = make(Wish(rows=11, cols=11, theme=theme)).left_out
    assert 0 < len(left) < len(theme)
