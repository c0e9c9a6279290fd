"""What everybody sees of the wooden board."""

from __future__ import annotations

from dataclasses import dataclass

from setzkasten.core.squares import Square


@dataclass(frozen=True, slots=True)
class Stone:
    """A letter on its square."""

    square: Square
    letter: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """What the view of every game of the box begins with."""

    rows: int
    cols: int
    stones: tuple[Stone, ...]
