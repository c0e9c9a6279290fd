"""Where words could lie: the layings that a vocabulary allows, for offers, players and counts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TypeAlias

from setzkasten.core.board import Board
from setzkasten.core.game import Vocabulary
from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.values import value

New: TypeAlias = dict[Square, str]  # new stones only
Way: TypeAlias = tuple[int, int]


@value
class Span:
    """A piece of a line that is free at both ends: the letters that lie there and the gaps."""

    squares: tuple[Square, ...]
    pattern: str  # ? is a gap


def spans(
    letters: Mapping[Square, str],
    board: Board,
    most_new: int,
    through: Collection[Square],
    ways: Collection[Way] = (ACROSS, DOWN),
) -> Iterator[Span]:
    """Pieces of lines with a stone of `through` and one to `most_new` gaps, free at both ends."""
    for way in ways:
        for at in sorted({square[way == DOWN] for square in through}):
            for first in _firsts(letters, board, way, at, most_new):
                yield from _spans_from(letters, board, first, way, most_new, through)


def _firsts(
    letters: Mapping[Square, str],
    board: Board,
    way: Way,
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
    way: Way,
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
    span: Span,
    vocabulary: Vocabulary,
) -> Iterator[New]:
    """The words that fit a span, as new stones; crossings are not looked at yet."""
    for word in vocabulary.matching(span.pattern):
        yield {s: letter for s, letter in zip(span.squares, word, strict=True) if s not in letters}


def single_words(
    board: Board, most_new: int, vocabulary: Vocabulary, counting: Vocabulary
) -> Iterator[New]:
    """One word of the vocabulary in one line, whose crossings are all words that count."""
    lying = {square: tile.letter for square, tile in board.items()}
    for span in spans(lying, board, most_new, lying.keys()):
        for new in placements(lying, span, vocabulary):
            if wrong_run(lying | new, new, counting) is None:
                yield new


def layings(board: Board, stones: int, vocabulary: Vocabulary) -> Iterator[New]:
    """Every set of exactly `stones` new stones after which all new runs are words.

    A set is grown word by word. As long as a run is no word, the next word must take it up; else
    the next word holds any stone that lies. So the picture stays connected. The board must not
    be empty.
    """
    yield from _Growth(board, stones, vocabulary).grow({})


class _Growth:
    """The search behind `layings`: what lies, and which sets were seen already."""

    def __init__(self, board: Board, stones: int, vocabulary: Vocabulary) -> None:
        self.board, self.stones, self.vocabulary = board, stones, vocabulary
        self.lying = {square: tile.letter for square, tile in board.items()}
        around = spans(self.lying, board, stones, self.lying.keys())
        self.anywhere = list(self._placements(self.lying, around))
        self.seen: set[frozenset[tuple[Square, str]]] = set()

    def grow(self, new: New) -> Iterator[New]:
        for more in self._next_words(new):
            if any(new.get(square, letter) != letter for square, letter in more.items()):
                continue
            grown = new | more
            key = frozenset(grown.items())
            if len(grown) > self.stones or key in self.seen:
                continue
            self.seen.add(key)
            if len(grown) < self.stones:
                yield from self.grow(grown)
            elif wrong_run(self.lying | grown, grown, self.vocabulary) is None:
                yield grown

    def _next_words(self, new: New) -> Iterator[New]:
        letters, room = self.lying | new, self.stones - len(new)
        wrong = wrong_run(letters, new, self.vocabulary)
        if wrong:
            around = spans(letters, self.board, room, *wrong)
        else:
            yield from self.anywhere
            around = spans(letters, self.board, room, new.keys())
        yield from self._placements(letters, around)

    def _placements(self, letters: Mapping[Square, str], around: Iterable[Span]) -> Iterator[New]:
        for span in around:
            yield from placements(letters, span, self.vocabulary)


def wrong_run(
    letters: Mapping[Square, str], new: Iterable[Square], vocabulary: Vocabulary
) -> tuple[tuple[Square], tuple[Way]] | None:
    """A new stone in a run that is no word, and the way in which that run goes."""
    for square in new:
        for way in (ACROSS, DOWN):
            run = _letters_through(letters, square, way)
            if len(run) > 1 and run not in vocabulary:
                return (square,), (way,)
    return None


def _letters_through(letters: Mapping[Square, str], square: Square, way: Way) -> str:
    (row, col), (down, right) = square, way
    while (row - down, col - right) in letters:
        row, col = row - down, col - right
    run = ""
    while (row, col) in letters:
        run += letters[row, col]
        row, col = row + down, col + right
    return run
