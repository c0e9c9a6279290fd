"""A board as the box has it: fields, halves, tracks."""

from __future__ import annotations

from dataclasses import field

from setzkasten.core.squares import Square
from setzkasten.core.values import value


@value
class Field:
    """What is printed on a field."""

    colour: str = ""
    words: str = ""
    card: str = ""  # a rank as the records have it
    suit: str = ""
    value: int = 0


@value
class Plan:
    """A board as the box has it."""

    size: tuple[int, int]
    fields: dict[Square, Field] = field(default_factory=dict)
    middle: int = 0  # a line above this row parts two halves
    halves: bool = False  # each half is a board of its own
    step: int = 1  # so many rows belong together
    track: int = 0
    named: bool = True  # A1 at the edges, as records write squares
