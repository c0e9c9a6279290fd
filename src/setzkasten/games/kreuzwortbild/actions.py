"""What is done with a picture while it is built."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from setzkasten.core.actions import Done, GiveUp
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Put:
    """HOB-04 Stones and fillers set; what lay there goes back to its place in the box."""

    stones: tuple[tuple[Square, Tile], ...]


@dataclass(frozen=True, slots=True)
class Move:
    """HOB-04 Stones and fillers moved, all at once: two may change places."""

    moves: tuple[tuple[Square, Square], ...]


@dataclass(frozen=True, slots=True)
class Clear:
    """HOB-04 Stones and fillers taken off."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Switch:
    """HOB-03 From now on every filler brings its images, or none."""

    symmetry: str


Action: TypeAlias = Put | Move | Clear | Switch | Done | GiveUp
