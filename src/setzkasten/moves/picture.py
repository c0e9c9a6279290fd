"""What lies on the table as the kernel draws it, and the words that it finds there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

from setzkasten.core.board import Board
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import ALPHABET, Stock, Tile
from setzkasten.core.values import value
from setzkasten.games.typdom.box import BLACK_JOLLY, RED_JOLLY, tile_of
from setzkasten.lexicon.words import Words
from setzkasten.moves.moves import Numbered
from setzkasten_kernel import ContainIndex, FoundWords, LineWords, Rooms, WordGraph

T = TypeVar("T")

# As the kernel tells a laying: number of its first square, down, word, bits laid, bits of jollies.
Row: TypeAlias = tuple[int, bool, str, int, int]
Placed: TypeAlias = tuple[Square, Tile]

# For how many sets of words are the searches kept? Those of a few tables.
MOST_KEPT: Final = 4

_HAND: Final = str.maketrans({RED_JOLLY: "v", BLACK_JOLLY: "k", UNKNOWN: "."})


@lru_cache(MOST_KEPT)
def _line_words(graph: WordGraph, bits: bytes) -> LineWords:
    return LineWords(graph, allowed=bits)


@lru_cache(MOST_KEPT)
def _rooms(graph: WordGraph, bits: bytes) -> Rooms:
    return Rooms(graph, _index(graph), allowed=bits)


@lru_cache(MOST_KEPT)
def _index(graph: WordGraph) -> ContainIndex:
    return ContainIndex.build(graph)


def line_words(words: Words) -> LineWords:
    """The search for words in one line; made once for the same words."""
    return _line_words(words.graph, words.bits)


def rooms_of(words: Words) -> Rooms:
    """What runs may still become; made once for the same words, which takes a second or two."""
    return _rooms(words.graph, words.bits)


@value
class Picture:
    """A piece of the table."""

    corner: Square
    cols: int
    drawn: str

    @classmethod
    def around(cls, board: Board, margin: int, *, farthest: int) -> Picture:
        """So many free squares on each side of what lies, but not beyond the farthest ones."""
        rows, cols = [row for row, _ in board], [col for _, col in board]
        top, left = max(min(rows) - margin, -farthest), max(min(cols) - margin, -farthest)
        bottom, right = min(max(rows) + margin, farthest), min(max(cols) + margin, farthest)
        return cls._drawn(board, (top, left), (bottom - top + 1, right - left + 1))

    @classmethod
    def bounded(cls, board: Board, size: tuple[int, int]) -> Picture:
        """A board with edges."""
        return cls._drawn(board, (0, 0), size)

    @classmethod
    def _drawn(cls, board: Board, corner: Square, size: tuple[int, int]) -> Picture:
        (top, left), (rows, cols) = corner, size
        lines = [["."] * cols for _ in range(rows)]
        for (row, col), tile in board.cells.items():
            lines[row - top][col - left] = tile.letter
        return cls(corner, cols, "\n".join(map("".join, lines)))

    @classmethod
    def row(cls, length: int) -> Picture:
        """One free line, for a first word."""
        length = max(length, 1)
        return cls((0, 0), length, "." * length)

    def square(self, number: int) -> Square:
        row, col = divmod(number, self.cols)
        return self.corner[0] + row, self.corner[1] + col

    def number(self, square: Square) -> int:
        return (square[0] - self.corner[0]) * self.cols + square[1] - self.corner[1]

    def letters(self, row: Row) -> Iterator[tuple[Square, str, bool]]:
        """The new stones of a laying: where, what they read as, is it a jolly?"""
        number, down, word, laid, jollies = row
        first, way = self.square(number), DOWN if down else ACROSS
        for at, letter in enumerate(word):
            if laid >> at & 1:
                yield shifted(first, way, at), letter, bool(jollies >> at & 1)

    def stones(self, row: Row) -> tuple[Placed, ...]:
        """The same as stones of Typ-Dom."""
        return tuple((s, tile_of(letter, jolly=jolly)) for s, letter, jolly in self.letters(row))


class Layings(Numbered[T]):
    """What the kernel found, made into actions."""

    def __init__(self, found: FoundWords, make: Callable[[Row], T]) -> None:
        super().__init__(found.reach, lambda at: make(found.at(at)))


def hand_text(hand: Stock) -> str:
    """A hand of Typ-Dom as the kernel reads it."""
    return "".join(hand).translate(_HAND)


def unseen_text(hand: Stock, unseen: Stock) -> str:
    """What stones that nobody told may be; nothing where all are known."""
    return "".join(s for s in unseen if s in ALPHABET) if hand[UNKNOWN] else ""
