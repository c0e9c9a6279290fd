"""Where words could lie: the layings that a vocabulary allows, for offers, players and counts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from setzkasten.core.board import Board, runs_formed
from setzkasten.core.game import Vocabulary
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Tile

New: TypeAlias = dict[Square, str]  # new stones only


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line that is free at both ends: the letters that lie there and the gaps."""

    squares: tuple[Square, ...]
    pattern: str  # ? is a gap


def spans(
    letters: Mapping[Square, str],
    board: Board,
    most_new: int,
    through: Collection[Square],
) -> Iterator[Span]:
    """Pieces of lines with a stone of `through` and one to `most_new` gaps, free at both ends."""
    lines = {(ACROSS, row) for row, _ in through} | {(DOWN, col) for _, col in through}
    for way, at in sorted(lines):
        for first in _firsts(letters, board, way, at, most_new):
            yield from _spans_from(letters, board, first, way, most_new, through)


def _firsts(
    letters: Mapping[Square, str],
    board: Board,
    way: tuple[int, int],
    at: int,
    most_new: int,
) -> Iterator[Square]:
    """Squares of a line where a word may begin."""
    across = way == ACROSS
    taken = sorted(c if across else r for r, c in letters if (r if across else c) == at)
    for start in range(taken[0] - most_new, taken[-1] + 1):
        first = (at, start) if across else (start, at)
        open_before = shifted(first, way, -1) not in letters
        if open_before and board.holds(first) and first not in board.blocked:
            yield first


def _spans_from(
    letters: Mapping[Square, str],
    board: Board,
    first: Square,
    way: tuple[int, int],
    most_new: int,
    through: Collection[Square],
) -> Iterator[Span]:
    squares: list[Square] = []
    pattern, gaps, passed, square = "", 0, False, first
    while board.holds(square) and square not in board.blocked:
        letter = letters.get(square, "?")
        gaps += letter == "?"
        if gaps > most_new:
            return
        squares.append(square)
        pattern += letter
        passed = passed or square in through
        square = shifted(square, way)
        if gaps and passed and square not in letters:
            yield Span(tuple(squares), pattern)


def placements(
    letters: Mapping[Square, str],
    board: Board,
    most_new: int,
    through: Collection[Square],
    vocabulary: Vocabulary,
) -> Iterator[New]:
    """Single words through these stones that fit their lines; crossings are not looked at yet."""
    for span in spans(letters, board, most_new, through):
        for word in vocabulary.matching(span.pattern):
            fitted = zip(span.squares, word, span.pattern, strict=True)
            yield {square: letter for square, letter, sign in fitted if sign == "?"}


def layings(board: Board, stones: int, vocabulary: Vocabulary) -> Iterator[New]:
    """Every set of exactly `stones` new stones after which all new runs are words.

    A set is grown word by word: each word holds a stone that lies already or one just laid. So
    the picture stays connected. The board must not be empty.
    """
    lying = {square: tile.letter for square, tile in board.items()}
    first_words = list(placements(lying, board, stones, lying.keys(), vocabulary))
    seen: set[frozenset[tuple[Square, str]]] = set()

    def grow(new: New) -> Iterator[New]:
        room = stones - len(new)
        again = placements({**lying, **new}, board, room, new.keys(), vocabulary) if new else ()
        for more in (*first_words, *again):
            if any(new.get(square, letter) != letter for square, letter in more.items()):
                continue
            grown = new | more
            key = frozenset(grown.items())
            if len(grown) > stones or len(grown) == len(new) or key in seen:
                continue
            seen.add(key)
            if len(grown) < stones:
                yield from grow(grown)
            elif all_words(board, grown, vocabulary):
                yield grown

    yield from grow({})


def all_words(board: Board, new: New, vocabulary: Vocabulary) -> bool:
    """Are all runs through the new stones words?"""
    after = board.with_stones({square: Tile(letter) for square, letter in new.items()})
    return all(run.word in vocabulary for run in runs_formed(after, new))
