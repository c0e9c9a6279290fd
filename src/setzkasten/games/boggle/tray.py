"""Boggle's tray: sixteen dice in a square, and the ways over neighbouring dice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from setzkasten.core.squares import Square

SIDE = 4  # BOG-02
DICE = (
    "PTESUL", "ENTVIG", "PEDCAM", "RESCAL", "VANZED", "RILWEU", "FEESIH", "TONKEU",
    "RESNIH", "TAAEIO", "ENTSOD", "BOQJAM", "ROSMAI", "YUNGLE", "FOXRAI", "BARTIL",
)  # fmt: skip


def shaken(rng: Random) -> str:
    dice = rng.sample(DICE, len(DICE))
    return "".join(rng.choice(die) for die in dice)


def letter_at(tray: str, square: Square) -> str:
    return tray[square[0] * SIDE + square[1]]


def in_tray(square: Square) -> bool:
    return 0 <= square[0] < SIDE and 0 <= square[1] < SIDE


def touching(one: Square, other: Square) -> bool:
    """BOG-05 Side by side, above or slanting."""
    return one != other and max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def around(square: Square) -> Iterator[Square]:
    for row in range(max(0, square[0] - 1), min(SIDE, square[0] + 2)):
        for col in range(max(0, square[1] - 1), min(SIDE, square[1] + 2)):
            if (row, col) != square:
                yield row, col


def path_of(tray: str, word: str) -> tuple[Square, ...] | None:
    """Some way that spells the word, each die at most once (BOG-05, BOG-06)."""
    starts = [(i // SIDE, i % SIDE) for i, letter in enumerate(tray) if letter == word[0]]
    edge: list[tuple[Square, ...]] = [(start,) for start in reversed(starts)]
    while edge:
        path = edge.pop()
        if len(path) == len(word):
            return path
        wanted = word[len(path)]
        for near in around(path[-1]):
            if near not in path and letter_at(tray, near) == wanted:
                edge.append((*path, near))
    return None


def fault_of(tray: str, word: str, path: tuple[Square, ...]) -> tuple[Square, ...]:
    """The dice at which a way goes wrong; none if it spells the word (BOG-05, BOG-06)."""
    if len(path) != len(word):
        return path[: SIDE * SIDE]
    if outside := tuple(square for square in path if not in_tray(square)):
        return outside
    if twice := tuple(sorted({square for square in path if path.count(square) > 1})):
        return twice
    if jumps := [pair for pair in pairwise(path) if not touching(*pair)]:
        return jumps[0]
    return () if "".join(letter_at(tray, s) for s in path) == word else path
