"""Boggle's tray: sixteen dice in a square, and the ways over neighbouring dice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from setzkasten.core.game import Refusal
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


def fault_of(tray: str, word: str, path: tuple[Square, ...]) -> Refusal | None:
    """Where a way goes wrong; nothing if it spells the word."""
    path = path[: SIDE * SIDE + 1]  # one more than there are dice is wrong in any case
    if outside := tuple(square for square in path if not in_tray(square)):
        return Refusal("off_tray", squares=outside)  # BOG-02
    if twice := tuple(sorted({square for square in path if path.count(square) > 1})):
        return Refusal("die_twice", squares=twice)  # BOG-06
    if jumps := [pair for pair in pairwise(path) if not touching(*pair)]:
        return Refusal("dice_apart", squares=jumps[0])  # BOG-05
    spelt = "".join(letter_at(tray, square) for square in path)
    return None if spelt == word else Refusal("path_wrong", {"word": word, "spelt": spelt}, path)
