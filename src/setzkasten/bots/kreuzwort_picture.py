"""The picture of a crossing Typ-Dom game, as a player thinks of it: words at their places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.games.kreuzwort.state import View
from setzkasten.games.typdom.box import JOLLIES


@dataclass(frozen=True, slots=True)
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
    """What lies, and how new letters would cross it."""

    def __init__(
        self, lying: Mapping[Square, str], jollies: frozenset[Square], *, second: bool
    ) -> None:
        self.lying, self.jollies, self.second = lying, jollies, second
        self.places: dict[str, list[Square]] = {}
        for square, letter in lying.items():
            self.places.setdefault(letter, []).append(square)

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

    def fits(self, word: str) -> Iterator[tuple[list[Square], Way]]:
        """Places where a word shares a letter that lies, contradicts none and ends freely."""
        if not self.lying:
            yield [(0, i) for i in range(len(word))], ACROSS
            return
        lying = self.lying
        for at, letter in enumerate(word):
            for row, col in self.places.get(letter, ()):
                for way in (ACROSS, DOWN):
                    down, right = way
                    first = row - at * down, col - at * right
                    squares = [
                        (first[0] + i * down, first[1] + i * right) for i in range(len(word))
                    ]
                    if any(square in lying for square in squares[:at]):
                        continue  # found already from the letter shared before
                    if self._free_ends(squares, way) and all(
                        lying.get(s, x) == x for s, x in zip(squares, word, strict=True)
                    ):
                        yield squares, way

    def _free_ends(self, squares: list[Square], way: Way) -> bool:
        before, behind = shifted(squares[0], way, -1), shifted(squares[-1], way)
        return before not in self.lying and behind not in self.lying

    def crossing(self, square: Square, letter: str, way: Way) -> str:
        """The run that a letter makes beside its own line."""
        across = DOWN if way == ACROSS else ACROSS
        return self._reach(square, across, -1)[::-1] + letter + self._reach(square, across, 1)

    def _reach(self, square: Square, way: Way, by: int) -> str:
        letters, near = "", shifted(square, way, by)
        while near in self.lying:
            letters += self.lying[near]
            near = shifted(near, way, by)
        return letters

    def joins(self, squares: list[Square]) -> bool:
        lies = [square in self.lying for square in squares]
        return sum(a and not b for a, b in zip(lies, [False, *lies], strict=False)) > 1
