"""Where the theme words of a new puzzle stand, before its black squares are chosen."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol

from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.puzzle.crossword import BLACK


class Board(Protocol):
    @property
    def rows(self) -> int: ...
    @property
    def cols(self) -> int: ...


def placed(board: Board, theme: tuple[str, ...], rng: Random) -> dict[Square, str]:
    """Theme words in free places, the longest first, apart from each other or crossing."""
    letters: dict[Square, str] = {}
    for word in sorted(theme, key=len, reverse=True):
        places = [s for s in _places(board, len(word)) if _goes(letters, s, word)]
        if places:
            letters |= dict(zip(rng.choice(places), word, strict=True))
    return letters


def _places(board: Board, length: int) -> Iterable[tuple[Square, ...]]:
    """Every place for a word that leaves no room for runs of two at its ends."""
    for way in (ACROSS, DOWN):
        side = board.cols if way == ACROSS else board.rows
        for row in range(board.rows - way[0] * (length - 1)):
            for col in range(board.cols - way[1] * (length - 1)):
                before = col if way == ACROSS else row
                if before not in (2, 3) and side - before - length not in (2, 3):
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
