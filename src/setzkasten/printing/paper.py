"""Paper and what fits on it: sheets, margins that every printer can reach, even shares."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, isfinite
from typing import Final, Literal, TypeAlias

from setzkasten.core.coded import Coded
from setzkasten.core.values import value

Paper: TypeAlias = Literal["a4", "a5"]
PAPERS: Final[tuple[Paper, ...]] = ("a4", "a5")

# Nearer to the edge many printers leave things out.
MARGIN: Final = 10.0
HEAD: Final = 11.0  # two lines above the things: what it is, and how to print it
EDGE: Final = {"margin": MARGIN, "head": HEAD}  # as the templates are told it
LEAST_SIZE, MOST_SIZE = 8.0, 60.0  # millimetres of a stone's side

_SIDES: Final[dict[Paper, tuple[float, float]]] = {"a4": (210, 297), "a5": (148, 210)}


class PrintError(Coded):
    """What cannot be printed."""


@value
class Look:
    """How something is printed. Without a size it is the box's own."""

    paper: Paper = "a4"
    size: float | None = None  # millimetres of a stone's side
    language: str = "de"
    backs: bool = False  # behind each page of stones one with their backs


@value
class Sheet:
    """A page and the room on it, in millimetres."""

    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN - HEAD


def sheets(paper: Paper) -> tuple[Sheet, Sheet]:
    """Upright and lying."""
    width, height = _SIDES[paper]
    return Sheet(width, height), Sheet(height, width)


def size_of(look: Look, usual: float) -> float:
    size = usual if look.size is None else look.size
    if not (isfinite(size) and LEAST_SIZE <= size <= MOST_SIZE):
        raise PrintError("print_size", least=int(LEAST_SIZE), most=int(MOST_SIZE))
    return size


def fitting(length: float, side: float) -> int:
    """How many of this side stand in this length; a hair's breadth is forgiven."""
    return int((length + 1e-6) / side)


def shares(count: int, parts: int) -> list[tuple[int, int]]:
    """`count` things in so many even shares: from, to."""
    edges = [ceil(count * part / parts) for part in range(parts + 1)]
    return list(pairwise(edges))


def too_large(size: float, paper: Paper) -> PrintError:
    return PrintError("print_too_large", size=f"{size:g}", paper=paper.upper())
