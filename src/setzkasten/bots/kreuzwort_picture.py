"""The picture of a crossing Typ-Dom game, as a player thinks of it: words at their places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.values import value
from setzkasten.games.kreuzwort.state import View
from setzkasten.games.typdom.box import JOLLIES


@value
class Placed:
    """A word at its place, its new stones, and what laying them is worth."""

    worth: float
    word: str
    squares: tuple[Square, ...]
    stones: tuple[str, ...]  # new stones as the hand has them
    letters: tuple[str, ...]  # what they read as
    way: Way
    joins: bool  # earns a second word


class Table:
    """What lies, and the part of it that a hand can reach, as the kernel draws it."""

    def __init__(
        self, lying: Mapping[Square, str], jollies: frozenset[Square], *, second: bool
    ) -> None:
        self.lying, self.jollies, self.second = lying, jollies, second

    @classmethod
    def of(cls, view: View) -> Table:
        lying = {stone.square: stone.letter for stone in view.stones}
        jollies = frozenset(stone.square for stone in view.stones if stone.jolly)
        return cls(lying, jollies, second=view.second)

    def after(self, idea: Placed, *, second: bool) -> Table:
        new = zip(idea.squares, idea.letters, strict=True)
        jollies = {
            s for s, stone in zip(idea.squares, idea.stones, strict=True) if stone in JOLLIES
        }
        return Table({**self.lying, **dict(new)}, self.jollies | jollies, second=second)

    def drawn(self, reach: int) -> tuple[str, Square, int]:
        """So many free squares on each side; where it begins, and how wide it is."""
        if not self.lying:
            return "." * reach, (0, 0), reach
        rows, cols = [row for row, _ in self.lying], [col for _, col in self.lying]
        top, left = min(rows) - reach, min(cols) - reach
        width = max(cols) + reach + 1 - left
        lines = [["."] * width for _ in range(max(rows) + reach + 1 - top)]
        for (row, col), letter in self.lying.items():
            jolly = (row, col) in self.jollies
            lines[row - top][col - left] = letter.lower() if jolly else letter
        return "\n".join(map("".join, lines)), (top, left), width

    def joins(self, squares: Iterable[Square]) -> bool:
        """KW4-06 Does a word hold letters of two words that lie?"""
        lies = [square in self.lying for square in squares]
        return sum(a and not b for a, b in zip(lies, [False, *lies], strict=False)) > 1


def line_of(first: Square, length: int, *, down: bool) -> tuple[list[Square], Way]:
    way = DOWN if down else ACROSS
    return [shifted(first, way, by) for by in range(length)], way
