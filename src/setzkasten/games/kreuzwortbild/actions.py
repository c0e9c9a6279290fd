"""What is done with a picture while it is built."""

from __future__ import annotations

from typing import TypeAlias

from setzkasten.core.actions import Done, GiveUp
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value


@value
class Put:
    """HOB-04 Stones and fillers set; what lay there goes back to its place in the box."""

    stones: tuple[tuple[Square, Tile], ...]


@value
class Move:
    """HOB-04 Stones and fillers moved, all at once: two may change places."""

    moves: tuple[tuple[Square, Square], ...]


@value
class Clear:
    """HOB-04 Stones and fillers taken off."""

    squares: tuple[Square, ...]


@value
class Switch:
    """HOB-03 From now on every filler brings its images, or none."""

    symmetry: str


Action: TypeAlias = Put | Move | Clear | Switch | Done | GiveUp
