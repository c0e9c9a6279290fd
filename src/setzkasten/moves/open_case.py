"""Layings out of the open case of the wooden box, as the kernel numbers and draws them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias, TypeVar

from setzkasten.core.board import Board, write_rows
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.moves.moves import Lazy, Numbered
from setzkasten_kernel import CaseLaying, CaseMoves, WordGraph

A = TypeVar("A")
Stones: TypeAlias = tuple[tuple[Square, Tile], ...]

TRIES: Final = 300  # of a random laying, each a few microseconds


@value
class Following:
    """The stones that any laying has beside those that are placed; and are they one already?"""

    stones: Stones
    whole: bool


class OpenCase:
    """What lies, what is left in the case, and the words that may be laid."""

    def __init__(self, board: Board, case: Stock, words: Words, rows: range | None = None) -> None:
        """`rows`: only these count, as in the half of a board."""
        lines = write_rows(board).split("/")
        self._top, self._cols = (rows.start if rows else 0), len(lines[0])
        self._rows = "\n".join(lines[rows.start : rows.stop] if rows else lines)
        self._case = {letter: case[letter] for letter in case.symbols()}
        self._laying = _laying(words.graph, words.bits)

    def layings(
        self, make: Callable[[Stones], A], least: int, most: int, *, one_run: bool = False
    ) -> Lazy[A]:
        moves = CaseMoves(
            self._laying, self._rows, self._case, least=least, most=most, one_run=one_run
        )
        return Numbered(moves.reach, lambda at: make(self._stones(moves.move(at))))

    def following(self, placed: Stones, least: int, most: int) -> Following:
        """What can be laid with these stones; asked stone by stone, so the search is kept."""
        packed = bytes(
            part
            for (row, col), tile in placed
            for part in ((row - self._top) * self._cols + col, ord(tile.letter))
        )
        case = tuple(self._case.items())
        found, whole = _beside(self._laying, self._rows, case, least, most, packed)
        return Following(self._stones(found), whole)

    def any_laying(self, number: int, rng: Random, *, one_run: bool = False) -> Stones:
        """Some stones at random; none where chance found none."""
        seed = rng.randrange(1, 2**31)
        return self._stones(
            self._laying.random(
                self._rows, self._case, number=number, one_run=one_run, seed=seed, tries=TRIES
            )
        )

    def _stones(self, packed: bytes) -> Stones:
        """Squares and letters in turn."""
        places = (divmod(number, self._cols) for number in packed[::2])
        squares = ((self._top + row, col) for row, col in places)
        return tuple(zip(squares, map(Tile, packed[1::2].decode()), strict=True))


@lru_cache(4)
def _laying(graph: WordGraph, bits: bytes) -> CaseLaying:
    return CaseLaying(graph, allowed=bits)


@lru_cache(256)
def _beside(
    laying: CaseLaying,
    rows: str,
    case: tuple[tuple[str, int], ...],
    least: int,
    most: int,
    placed: bytes,
) -> tuple[bytes, bool]:
    return _searched(laying, rows, case, least, most).beside(placed)


@lru_cache(4)
def _searched(
    laying: CaseLaying, rows: str, case: tuple[tuple[str, int], ...], least: int, most: int
) -> CaseMoves:
    """Its pieces are found once for all stones of a laying; some megabytes."""
    return CaseMoves(laying, rows, dict(case), least=least, most=most)


@lru_cache(64)
def words_long(graph: WordGraph, bits: bytes, case: Stock, length: int) -> list[str]:
    """The words of a length that the case can spell."""
    found = graph.indexes_matching("?" * length)
    words = (graph.word(at) for at in found if bits[at >> 3] >> (at & 7) & 1)
    scarce = [letter * (case[letter] + 1) for letter in map(chr, range(65, 91))]
    scarce = [run for run in scarce if len(run) <= length]
    return [word for word in words if all(word.count(run[0]) < len(run) for run in scarce)]
