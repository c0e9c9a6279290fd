"""Words that hold a run of letters and fit the room around it, for players of growing words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square
from setzkasten.lexicon.words import Words
from setzkasten_kernel import ContainIndex, Rooms, WordGraph

# How long may a word be to be thought of?
LONGEST = 15
# A graph holds one word at least. This one is longer than any room.
NEVER = "Q" * (LONGEST + 1)
# How many runs are remembered? A game asks for the same few thousand again and again.
KEPT = 20_000

Letters = Mapping[Square, str]


class Fragments:
    """All words of a player, and what a run of letters may become where it lies."""

    def __init__(self, known: Words, *, without: str = "") -> None:
        words = (w for n in range(2, LONGEST + 1) for w in known.matching("?" * n))
        kept = [word for word in words if not set(word) & set(without)]
        self._graph = WordGraph.build(kept or [NEVER])
        self._index = ContainIndex.build(self._graph)
        self._rooms = Rooms(self._graph, self._index)
        self.held = lru_cache(KEPT)(self._rooms.part)

    def holding(self, run: str) -> Iterator[str]:
        """Words with this run of two or more letters unbroken in them."""
        return map(self._graph.word, self._index.indexes(run))

    def fitting(self, lying: Letters, square: Square, way: Way, most: int = -1) -> Iterator[str]:
        """Words that the run through a square may become where it lies, the shortest first.

        What they cross must be words, too.
        """
        board, number = _drawn(lying, square)
        return map(self._graph.word, self._rooms.words(board, number, way == DOWN, LONGEST, most))

    def completable(self, lying: Letters, square: Square, way: Way) -> bool:
        """May the run still become a word, if all that it crosses stays part of one?"""
        return self._rooms.room(*_drawn(lying, square), way == DOWN)


def _drawn(lying: Letters, square: Square) -> tuple[str, int]:
    """The table as the kernel draws it, and the number of a square."""
    rows, cols = [row for row, _ in lying], [col for _, col in lying]
    top, left, width = min(rows), min(cols), max(cols) - min(cols) + 2
    signs = bytearray((b"." * (width - 1) + b"\n") * (max(rows) - top + 1))
    for (row, col), letter in lying.items():
        signs[(row - top) * width + col - left] = ord(letter)
    number = (square[0] - top) * (width - 1) + square[1] - left
    return signs[:-1].decode(), number


def _shifted(square: Square, way: Way, by: int) -> Square:
    return square[0] + way[0] * by, square[1] + way[1] * by


def run_at(lying: Letters, square: Square, way: Way) -> tuple[str, Square]:
    """The run through a square that holds a letter, and where it begins."""
    first = square
    while (before := _shifted(first, way, -1)) in lying:
        first = before
    run, at = "", first
    while at in lying:
        run += lying[at]
        at = _shifted(at, way, 1)
    return run, first


def near_run(lying: Letters, square: Square, place: Square, way: Way) -> bool:
    """Does the stone on `square` lie in the line of the run through `place`, or right beside it?"""
    run, first = run_at(lying, place, way)
    along, beside = (1, 0) if way == ACROSS else (0, 1)
    if not first[along] - LONGEST <= square[along] < first[along] + len(run) + LONGEST:
        return False
    if square[beside] == first[beside]:
        return True
    crossing, begins = run_at(lying, square, DOWN if way == ACROSS else ACROSS)
    return first[beside] in (begins[beside] - 1, begins[beside] + len(crossing))


def crossing_run(lying: Letters, square: Square, letter: str, way: Way) -> str:
    """The run that a letter would make on a free square."""
    ahead, at = "", _shifted(square, way, -1)
    while at in lying:
        ahead = lying[at] + ahead
        at = _shifted(at, way, -1)
    behind, at = "", _shifted(square, way, 1)
    while at in lying:
        behind += lying[at]
        at = _shifted(at, way, 1)
    return ahead + letter + behind
