"""What a score pad is made of: columns and lines, and lists that are printed below."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal

from setzkasten.core.values import value

MANY: Final = 99
SQUARES: Final = 12  # rows and columns of a board to copy into, as the template draws them

Data = dict[str, str | int]


@value
class Column:
    label: str
    width: float  # at least, in millimetres; shares grow together
    data: Data = field(default_factory=dict)


@value
class Strip:
    """Something below the table: boxes to tick, a list of letters, squares to copy into."""

    kind: Literal["ticks", "list", "tally", "squares", "line"]
    label: str
    cells: tuple[tuple[str, ...], ...] = ()  # the sign of a box, and what is small beside it
    data: Data = field(default_factory=dict)
    seated: bool = False  # a line for each seat
    side: float = 6.0

    def height(self, lines: int) -> float:
        rows = SQUARES if self.kind == "squares" else lines
        return 0.0 if self.kind == "line" else rows * self.side + 2.0


@value
class Table:
    columns: tuple[Column, ...]
    lead_label: str = ""
    lead: float = 11.0
    between: tuple[tuple[str, float], ...] = ()  # columns for all seats together
    rows: tuple[str, ...] = ()  # lines with names; none: as many numbers as the page holds
    totals: tuple[tuple[str, Data], ...] = ()
    strips: tuple[Strip, ...] = ()
    seated: bool = True
    beside: int = 1  # without seats: the columns so many times
    again: bool = False  # the whole table again for each game
    own: bool = False  # a sheet for each player
    most_rows: int = MANY

    @property
    def width(self) -> float:
        """Of one seat's columns, at least."""
        return self.beside * sum(column.width for column in self.columns)

    @property
    def labelled(self) -> bool:
        return any(column.label for column in self.columns)

    @property
    def leading(self) -> float:
        """Of what stands before the seats."""
        return self.lead + sum(width for _, width in self.between)


@value
class Pad:
    tables: tuple[Table, ...]
