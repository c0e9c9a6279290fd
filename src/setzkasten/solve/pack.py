"""Packing: one connected correct crossword out of all stones of a hand."""

from __future__ import annotations

from typing import Final

from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.solve.answer import Answer
from setzkasten.solve.stones import read_stones
from setzkasten_kernel import Packer

LARGEST_HAND: Final = 24


class PackSolver:
    def __init__(self, words: Words) -> None:
        self._packer = Packer(words.graph, allowed=words.bits)

    def solve(self, text: str, seconds: float) -> Answer:
        hand = read_stones(text, most=LARGEST_HAND)
        solved, grid, _left = self._packer.solve(hand, seconds=seconds)
        return Answer({"solved": solved, "grid": grid if solved else []}, told(solved, grid))


def told(solved: bool | None, grid: list[str]) -> list[str]:  # noqa: FBT001  yes, no, not known
    if solved:
        return [" ".join(row) for row in grid]
    if solved is None:
        return [sentence("solve_nothing_yet")]
    return [sentence("solve_no_packing")]
