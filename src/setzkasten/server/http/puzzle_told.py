"""A puzzle as the wire has it: all of it for its owner, no letter of it for who solves."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from setzkasten.core.squares import Square
from setzkasten.puzzle.checking import tells
from setzkasten.puzzle.crossword import BLACK, Numbering, Puzzle, Umlauts, Word
from setzkasten.puzzle.plain_text import unprinted
from setzkasten.server.store.puzzle_shelf import KeptPuzzle


class Clued(msgspec.Struct, frozen=True):
    """A word as a solver knows it."""

    number: int
    across: bool
    squares: tuple[Square, ...]
    clue: str


class OwnWord(Clued, frozen=True):
    answer: str
    tells: bool  # the clue holds the answer's stem


class About(msgspec.Struct, frozen=True):
    """What everybody may know who sees a puzzle."""

    title: str
    dedication: str
    giver: str
    numbering: Numbering
    umlauts: Umlauts
    rows: list[str]  # `.` is a square for a letter, `#` is black
    numbers: list[tuple[int, int, int]]  # row, column, number
    solution: tuple[Square, ...]  # the squares of a solution word, in its order


class Gift(About, frozen=True):
    """For whoever has the link: no letter of the answers is in it."""

    words: list[Clued]


class OwnPuzzle(About, frozen=True):
    """For its owner, with the answers."""

    id: str
    gift: str  # the name under which it is given away
    words: list[OwnWord]
    unprinted: tuple[str, ...]  # signs that no fount for paper has: boxes stand for them


# Behind a sign: it shall be one in colours. Nothing stands for it on paper.
_AS_PICTURE: Final = "\ufe0f"

Known: TypeAlias = tuple[
    str, str, str, Numbering, Umlauts, list[str], list[tuple[int, int, int]], tuple[Square, ...]
]


def puzzle_told(kept: KeptPuzzle) -> OwnPuzzle:
    words = [OwnWord(*_clued(word), word.answer, tells(word)) for word in kept.puzzle.words]
    return OwnPuzzle(*_about(kept.puzzle), kept.id, kept.gift, words, _unprinted(kept.puzzle))


def _unprinted(puzzle: Puzzle) -> tuple[str, ...]:
    return tuple(sign for sign in unprinted(puzzle) if sign != _AS_PICTURE)


def gift_told(puzzle: Puzzle) -> Gift:
    """Built up from what a solver may know."""
    return Gift(*_about(puzzle), [Clued(*_clued(word)) for word in puzzle.words])


def _about(puzzle: Puzzle) -> Known:
    return (
        puzzle.title,
        puzzle.dedication,
        puzzle.giver,
        puzzle.numbering,
        "AE" if puzzle.spelt_out else "Ä",
        ["".join(BLACK if sign == BLACK else "." for sign in row) for row in puzzle.rows],
        [(*square, number) for square, number in puzzle.numbers.items()],
        puzzle.solution,
    )


def _clued(word: Word) -> tuple[int, bool, tuple[Square, ...], str]:
    return word.number, word.across, word.squares, word.clue
