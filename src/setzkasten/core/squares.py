"""Squares and how people write them: E4 on a board with edges, -3,5 on the open table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from setzkasten.core.coded import Coded

Square: TypeAlias = tuple[int, int]  # row, column; from 0, negative on the open table

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NAMED = re.compile(r"([A-Za-z])([1-9][0-9]?)")
_OPEN = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")

ACROSS, DOWN = (0, 1), (1, 0)


class NotationError(Coded):
    """A text that is no square, stone or action. `text` is the part that could not be read."""

    def __init__(self, text: str, wanted: str, code: str = "record_step") -> None:
        """`wanted` may have an example of what is: its first part in quotes."""
        _, _, quoted = wanted.partition("'")
        example = quoted.partition("'")[0] or "docs/record.md"
        super().__init__(code, text=text[:60], wanted=wanted, example=example)
        self.text, self.wanted = text, wanted

    def __str__(self) -> str:
        return f"{self.text!r} is no {self.wanted}"


def too_many_stones(text: str, wanted: str) -> NotationError:
    """A laying that no table can hold: it is read no further."""
    return NotationError(text, wanted, "too_many_stones")


def write_square(square: Square, *, bounded: bool = True) -> str:
    """`(3, 4)` is written E4 on a board and 3,4 on the open table."""
    row, col = square
    if bounded and 0 <= row < 99 and 0 <= col < 26:
        return f"{_LETTERS[col]}{row + 1}"
    return f"{row},{col}"


def read_square(text: str) -> Square:
    """Reads both ways of writing: `E4` and `3,4` are the same square."""
    if named := _NAMED.fullmatch(text):
        return int(named[2]) - 1, _LETTERS.index(named[1].upper())
    if opened := _OPEN.fullmatch(text):
        return int(opened[1]), int(opened[2])
    raise NotationError(text, "square")


def shifted(square: Square, way: tuple[int, int], by: int = 1) -> Square:
    return square[0] + way[0] * by, square[1] + way[1] * by


def neighbours(square: Square) -> tuple[Square, Square, Square, Square]:
    row, col = square
    return (row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)


def doubled(squares: Iterable[Square]) -> tuple[Square, ...]:
    """The squares that are named more than once, each of them once."""
    return tuple(sorted(square for square, number in Counter(squares).items() if number > 1))


def pieces(squares: Iterable[Square]) -> list[frozenset[Square]]:
    """The squares as connected pieces, the largest first."""
    rest, found = set(squares), []
    while rest:
        piece, edge = set(), [rest.pop()]
        while edge:
            square = edge.pop()
            piece.add(square)
            for near in neighbours(square):
                if near in rest:
                    rest.remove(near)
                    edge.append(near)
        found.append(frozenset(piece))
    return sorted(found, key=lambda piece: (-len(piece), min(piece)))
