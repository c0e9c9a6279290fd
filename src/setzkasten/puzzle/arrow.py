"""Arrows of a Schwedenrätsel: which clue cell tells of which word, and where its arrow goes.

Every black square is a clue cell. It tells of a word that begins beside it: straight, or by a
bent arrow where the word goes off at a right angle. A cell holds two clues at most.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, TypeAlias

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.puzzle.crossword import BLACK, Place, runs

Way: TypeAlias = Literal["right", "down", "right-down", "down-right", "up-right", "left-down"]
MOST: Final = 2
# Where is a word's clue cell, seen from its first letter? The usual places first.
_ACROSS: Final[tuple[tuple[int, int, Way], ...]] = (
    (0, -1, "right"), (-1, 0, "down-right"), (1, 0, "up-right"),
)  # fmt: skip
_DOWN: Final[tuple[tuple[int, int, Way], ...]] = (
    (-1, 0, "down"), (0, -1, "right-down"), (0, 1, "left-down"),
)  # fmt: skip
# Which clue stands above in a cell of two: the one whose arrow leaves higher up.
ORDER: Final[tuple[Way, ...]] = (
    "up-right", "right", "left-down", "right-down", "down", "down-right",
)  # fmt: skip


@value
class Arrow:
    cell: Square
    way: Way


class Arrows:
    """The arrow of every word of a grid, as long as each finds a cell."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        places = [place for place, _ in runs(rows)]
        self._options = {place: tuple(_options(rows, place)) for place in places}
        self._cells = {
            (r, c): list[Place]()
            for r, row in enumerate(rows)
            for c, sign in enumerate(row)
            if sign == BLACK
        }
        self._of: dict[Place, Arrow] = {}
        hard_first = sorted(places, key=lambda place: (len(self._options[place]), place))
        self.unplaced = tuple(place for place in hard_first if not self._place(place, set()))
        for cell in self.dead:
            self._use(cell)

    @property
    def of(self) -> Mapping[Place, Arrow]:
        return self._of

    @property
    def cells(self) -> Mapping[Square, list[Place]]:
        """The words of each cell, the upper one first."""
        return {
            cell: sorted(places, key=lambda place: ORDER.index(self._of[place].way))
            for cell, places in self._cells.items()
        }

    @property
    def dead(self) -> tuple[Square, ...]:
        """Cells that tell of no word."""
        return tuple(cell for cell, places in self._cells.items() if not places)

    def _place(self, place: Place, tried: set[Square]) -> bool:
        """A cell with room for this word, if need be by moving others."""
        for arrow in self._options[place]:
            if arrow.cell in tried:
                continue
            tried.add(arrow.cell)
            inside = self._cells[arrow.cell]
            if len(inside) < MOST or any(self._place(other, tried) for other in tuple(inside)):
                self._move(place, arrow)
                return True
        return False

    def _use(self, cell: Square) -> None:
        """A dead cell takes a clue from a cell that has two."""
        for place, arrows in self._options.items():
            for arrow in arrows:
                if arrow.cell == cell and len(self._cells[self._of[place].cell]) == MOST:
                    self._move(place, arrow)
                    return

    def _move(self, place: Place, arrow: Arrow) -> None:
        if old := self._of.get(place):
            self._cells[old.cell].remove(place)
        self._cells[arrow.cell].append(place)
        self._of[place] = arrow


def _options(rows: tuple[str, ...], place: Place) -> Iterator[Arrow]:
    for down, right, way in _ACROSS if place.across else _DOWN:
        row, col = place.row + down, place.col + right
        if 0 <= row < len(rows) and 0 <= col < len(rows[0]) and rows[row][col] == BLACK:
            yield Arrow((row, col), way)
