"""A board with edges as two strings: its rows and its columns, with a blank around every line.

What stands between two blanks is a run, and the words that it took up are the same piece of the
string before, split. So a laying is looked at by searching in strings, and only in its own lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import TypeAlias

from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value

Laying: TypeAlias = tuple[tuple[Square, Tile], ...]  # stones and where they are put


@value
class Formed:
    """A run of two or more letters through new stones, and the words that it took up."""

    word: str
    squares: tuple[Square, ...]
    olds: tuple[str, ...]


class Edges:
    """Where each square of a board of one size stands in the two strings."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = height, width = size
        squares = list(product(range(height), range(width)))
        self.in_rows = {(row, col): row * (width + 1) + col + 1 for row, col in squares}
        self.in_cols = {(row, col): col * (height + 1) + row + 1 for row, col in squares}
        self.rows = _by_place(self.in_rows)
        self.cols = _by_place(self.in_cols)
        self.empty = " " * (height * (width + 1) + 1), " " * (width * (height + 1) + 1)


def _by_place(places: Mapping[Square, int]) -> tuple[Square, ...]:
    """The other way round; a blank is given some square that nobody asks for."""
    squares = {place: square for square, place in places.items()}
    return tuple([squares.get(place, (0, 0)) for place in range(max(squares) + 2)])


edges_of = cache(Edges)


class Picture:
    """Never changes. `rows` and `cols` read what lies; a free square is a blank, too."""

    __slots__ = ("_edges", "cols", "rows")

    def __init__(self, edges: Edges, rows: str, cols: str) -> None:
        self._edges, self.rows, self.cols = edges, rows, cols

    def __reduce__(self) -> tuple[Callable[..., Picture], tuple[object, ...]]:
        """In another process the edges are those of all its boards."""
        return _again, (self._edges.size, self.rows, self.cols)

    def look(self, stones: Laying) -> tuple[Picture, tuple[Formed, ...], bool]:
        """With these stones on free squares: what lies then, and the runs through them that arose.

        Across before down; and whether each stone is joined to one that lay before.
        """
        edges, found = self._edges, list[Formed]()
        ordered = sorted(stones)
        across = [edges.in_rows[square] for square, _ in ordered]
        down = [edges.in_cols[square] for square, _ in ordered]
        letters = [tile.letter for _, tile in ordered]
        rows, cols = _with(self.rows, across, letters), _with(self.cols, down, letters)
        in_rows = _runs(self.rows, rows, across, edges.rows, found)
        in_cols = _runs(self.cols, cols, down, edges.cols, found)
        joined = False not in in_rows or _joined(across, in_rows, in_cols, found, edges)
        return Picture(edges, rows, cols), tuple(found), joined

    def twice(self, word: str) -> bool:
        """Does it stand there more than once?"""
        between = f" {word} "
        across, down = self.rows.find(between), self.cols.find(between)
        if across >= 0 and down >= 0:
            return True
        return self.rows.find(between, across + 1) >= 0 <= across or (
            self.cols.find(between, down + 1) >= 0 <= down
        )


def _again(size: tuple[int, int], rows: str, cols: str) -> Picture:
    return Picture(edges_of(size), rows, cols)


def pictured(size: tuple[int, int], cells: Mapping[Square, Tile]) -> Picture:
    edges = edges_of(size)
    rows, cols = map(list, edges.empty)
    for square, tile in cells.items():
        rows[edges.in_rows[square]] = cols[edges.in_cols[square]] = tile.letter
    return Picture(edges, "".join(rows), "".join(cols))


def _with(line: str, places: list[int], letters: list[str]) -> str:
    signs = bytearray(line, "latin-1")
    for at, letter in zip(places, letters, strict=True):
        signs[at] = ord(letter)
    return signs.decode("latin-1")


def _joined(
    places: list[int], in_rows: list[bool], in_cols: list[bool], runs: list[Formed], edges: Edges
) -> bool:
    """Is each stone in a run with one that lay before, or reached over other new ones?"""
    reached, apart = set[Square](), set[Square]()
    for at, across, down in zip(places, in_rows, in_cols, strict=True):
        (reached if across or down else apart).add(edges.rows[at])
    while apart:
        near = {s for run in runs if not reached.isdisjoint(run.squares) for s in run.squares}
        if apart.isdisjoint(near):
            return False
        reached, apart = reached | (apart & near), apart - near
    return True


def _runs(
    before: str, after: str, places: list[int], squares: tuple[Square, ...], found: list[Formed]
) -> list[bool]:
    """For each place, whether something lay in its run before; adds the runs to those found."""
    begun: dict[int, bool] = {}
    held: list[bool] = []
    first, end = 0, 0
    for at in places:
        if not first <= at < end:  # mostly it is in the run of the one before
            first, end = after.rfind(" ", 0, at) + 1, after.find(" ", at)
            if first not in begun:
                olds = before[first:end].split()
                begun[first] = bool(olds)
                if end - first > 1:
                    longer = tuple([old for old in olds if len(old) > 1]) if olds else ()
                    found.append(Formed(after[first:end], squares[first:end], longer))
        held.append(begun[first])
    return held
