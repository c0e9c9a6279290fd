"""Packing said plainly: every arrangement of a few stones, and what a correct crossword is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import permutations

from tests.kernel.twins.case_laying import connected, runs_of

Square = tuple[int, int]


def correct(grid: Sequence[str], hand: str, words: Collection[str]) -> bool:
    """Is this a connected crossword of exactly these stones in which every run is a word?"""
    signs = {
        (r, c): sign for r, row in enumerate(grid) for c, sign in enumerate(row) if sign != "."
    }
    stones = Counter(sign if sign.isupper() else "?" for sign in signs.values())
    picture = {square: sign.upper() for square, sign in signs.items()}
    return (
        stones == Counter(hand.replace("v", "?").replace("k", "?"))
        and connected(picture)
        and all(word in words for word in runs_of(picture).values())
    )


def possible(hand: str, words: Collection[str]) -> bool:
    """By trying all shapes with all orders of the letters: for up to six stones."""
    for shape in shapes(len(hand)):
        for letters in set(permutations(hand)):
            picture = dict(zip(shape, letters, strict=True))
            if all(word in words for word in runs_of(picture).values()):
                return True
    return False


def shapes(size: int) -> Iterator[tuple[Square, ...]]:
    """All connected sets of squares, each once, with the first of them at the origin."""
    seen: set[frozenset[Square]] = {frozenset([(0, 0)])}
    for _ in range(size - 1):
        larger = set()
        for shape in seen:
            for r, c in shape:
                for square in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if square not in shape:
                        grown = shape | {square}
                        top, left = min(r for r, _ in grown), min(c for _, c in grown)
                        larger.add(frozenset((r - top, c - left) for r, c in grown))
        seen = larger
    for shape in seen:
        yield tuple(sorted(shape))
