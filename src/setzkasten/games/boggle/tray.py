"""Boggle's tray: sixteen dice in a square, and the ways over neighbouring dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from random import Random

from setzkasten.core.game import Refusal
from setzkasten.core.squares import Square, doubled

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


_NEAR = tuple(
    tuple(row * SIDE + col for row, col in around(divmod(die, SIDE))) for die in range(SIDE * SIDE)
)


@lru_cache(1024)
def path_of(tray: str, word: str) -> tuple[Square, ...] | None:
    """Some way that spells the word, each die at most once (BOG-05, BOG-06)."""
    if not _may_lie(tray, word):
        return None
    edge: list[tuple[tuple[int, ...], int]] = []
    edge += (((die,), 1 << die) for die in reversed(range(len(tray))) if tray[die] == word[0])
    # Sixteen equal dice have twelve million ways; where one ended in vain, so do its like.
    tried: set[tuple[int, int]] = set()
    while edge:
        path, taken = edge.pop()
        if len(path) == len(word):
            return tuple(divmod(die, SIDE) for die in path)
        if (taken, path[-1]) in tried:
            continue
        tried.add((taken, path[-1]))
        for near in _NEAR[path[-1]]:
            if tray[near] == word[len(path)] and not taken >> near & 1:
                edge.append(((*path, near), taken | 1 << near))
    return None


def _may_lie(tray: str, word: str) -> bool:
    """Do the dice of any two letters in a row touch somewhere, and are there enough of them?"""
    if not _touching_letters(tray).issuperset(pairwise(word)):
        return False
    return all(word.count(letter) <= tray.count(letter) for letter in set(word))


@lru_cache(64)
def _touching_letters(tray: str) -> frozenset[tuple[str, str]]:
    return frozenset((tray[die], tray[near]) for die in range(len(tray)) for near in _NEAR[die])


def fault_of(tray: str, word: str, path: tuple[Square, ...]) -> Refusal | None:
    """Where a way goes wrong; nothing if it spells the word."""
    path = path[: SIDE * SIDE + 1]  # one more than there are dice is wrong in any case
    if outside := tuple(square for square in path if not in_tray(square)):
        return Refusal("off_tray", squares=outside)  # BOG-02
    if twice := doubled(path):
        return Refusal("die_twice", squares=twice)  # BOG-06
    if jumps := [pair for pair in pairwise(path) if not touching(*pair)]:
        return Refusal("dice_apart", squares=jumps[0])  # BOG-05
    spelt = "".join(letter_at(tray, square) for square in path)
    return None if spelt == word else Refusal("path_wrong", {"word": word, "spelt": spelt}, path)
