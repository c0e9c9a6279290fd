"""Where the theme words of a new puzzle stand, before its black squares are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Final, Protocol, TypeAlias

from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.puzzle.crossword import BLACK
from setzkasten.puzzle.level import SHORTEST
from setzkasten.puzzle.pattern import Plan

Letters: TypeAlias = dict[Square, str]
Run: TypeAlias = tuple[Square, ...]

# How often are all words put anew until each of them has a place? And how often from then on,
# where that was in vain?
TRIES: Final = 40
TRIES_IN_VAIN: Final = 2
# How many squares are never left beside a word? One is black; behind it no run of one or two may
# be. Six letters in a row of nine have no place then, so that two black squares are borne.
ROOMY, TIGHT = (2, 3), (3,)


class Board(Protocol):
    @property
    def rows(self) -> int: ...
    @property
    def cols(self) -> int: ...


class Seats:
    """Places for theme words, in a grid of this size and symmetry."""

    def __init__(self, plan: Plan, theme: tuple[str, ...]) -> None:
        self._plan = plan
        lengths = {len(word) for word in theme}
        self._roomy = {length: list(_places(plan, length, never=ROOMY)) for length in lengths}
        self._tight = {
            length: [place for place in _places(plan, length, never=TIGHT)
                     if place not in self._roomy[length]]
            for length in lengths
        }  # fmt: skip
        self._vain: set[tuple[str, ...]] = set()

    def taken(self, theme: tuple[str, ...], rng: Random) -> tuple[Letters, tuple[str, ...]]:
        """Words in free places, the longest first, apart or crossing; and those without a place.

        Of several tries the one that leaves the fewest of them.
        """
        words = sorted(theme, key=len, reverse=True)
        best, without = Letters(), theme
        for _ in range(TRIES_IN_VAIN if theme in self._vain else TRIES):
            letters, left = self._once(words, rng)
            if len(left) <= len(without):
                best, without = letters, left
            if not without:
                return best, ()
        self._vain.add(theme)
        return best, without

    def _once(self, words: list[str], rng: Random) -> tuple[Letters, tuple[str, ...]]:
        letters, left = Letters(), []
        for word in words:
            for squares in self._drawn(len(word), rng):
                if not _goes(letters, squares, word):
                    continue
                with_it = letters | dict(zip(squares, word, strict=True))
                if self._sound(with_it):
                    letters = with_it
                    break
            else:
                left.append(word)
        return letters, tuple(left)

    def _drawn(self, length: int, rng: Random) -> Iterator[Run]:
        """By chance; those that leave the black squares a choice come first."""
        roomy, tight = self._roomy[length], self._tight[length]
        yield from rng.sample(roomy, len(roomy))
        yield from rng.sample(tight, len(tight))

    def _sound(self, letters: Letters) -> bool:
        """No black square, nor an image of one, where a letter stands, and room for a word through
        each letter in either direction."""
        images = self._plan.images
        white = set(chain.from_iterable(map(images, letters)))
        black = set(chain.from_iterable(map(images, ends(self._plan, letters))))
        if white & black:
            return False
        return all(self._room(s, way, black) for s in letters for way in (ACROSS, DOWN))

    def _room(self, square: Square, way: Square, black: set[Square]) -> bool:
        found = 1
        for by in (-1, 1):
            at = shifted(square, way, by)
            while found < SHORTEST and at not in black and self._inside(at):
                found, at = found + 1, shifted(at, way, by)
        return found >= SHORTEST

    def _inside(self, square: Square) -> bool:
        return 0 <= square[0] < self._plan.rows and 0 <= square[1] < self._plan.cols


def _places(board: Board, length: int, *, never: tuple[int, ...]) -> Iterator[Run]:
    """Every place for a word that does not leave so many squares before or behind it."""
    for way in (ACROSS, DOWN):
        side = board.cols if way == ACROSS else board.rows
        for row in range(board.rows - way[0] * (length - 1)):
            for col in range(board.cols - way[1] * (length - 1)):
                before = col if way == ACROSS else row
                if before not in never and side - before - length not in never:
                    yield tuple(shifted((row, col), way, i) for i in range(length))


def grid(board: Board, letters: dict[Square, str], black: frozenset[Square]) -> list[str]:
    return [
        "".join(
            letters.get((row, col), BLACK if (row, col) in black else ".")
            for col in range(board.cols)
        )
        for row in range(board.rows)
    ]


def ends(board: Board, letters: dict[Square, str]) -> set[Square]:
    """The squares before and behind each word that is placed are black."""
    found: set[Square] = set()
    for way in (ACROSS, DOWN):
        for square in letters:
            run = [square]
            while shifted(run[-1], way) in letters:
                run.append(shifted(run[-1], way))
            if shifted(square, way, -1) not in letters and len(run) > 1:
                found |= {shifted(square, way, -1), shifted(run[-1], way)}
    return {(r, c) for r, c in found if 0 <= r < board.rows and 0 <= c < board.cols}


def _goes(letters: dict[Square, str], squares: tuple[Square, ...], word: str) -> bool:
    """No letter beside or at the ends but those that the word crosses."""
    way = (squares[1][0] - squares[0][0], squares[1][1] - squares[0][1])
    aside = (way[1], way[0])
    if shifted(squares[0], way, -1) in letters or shifted(squares[-1], way) in letters:
        return False
    for square, letter in zip(squares, word, strict=True):
        if square in letters:
            if letters[square] != letter:
                return False
        elif any(shifted(square, aside, by) in letters for by in (-1, 1)):
            return False
    return True
