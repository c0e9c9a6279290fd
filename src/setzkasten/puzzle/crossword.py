"""A crossword puzzle: its squares, its words, their numbers and clues.   docs/puzzle.md"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.solve.puzzle_error import PuzzleError

Numbering: TypeAlias = Literal["leaflet", "common"]
Umlauts: TypeAlias = Literal["AE", "Ä"]
NUMBERINGS: Final[tuple[Numbering, ...]] = ("leaflet", "common")

BLACK: Final = "#"
LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ")
LARGEST: Final = 60  # squares a side, as the searches have it
LONGEST_TEXT: Final = 400  # of a title, a clue, a dedication


@value(order=True)
class Place:
    """Where a word begins and which way it goes."""

    row: int
    col: int
    across: bool


@value
class Word:
    """A word of the puzzle: `number` stands in its first square."""

    number: int
    place: Place
    squares: tuple[Square, ...]
    answer: str
    clue: str

    @property
    def across(self) -> bool:
        return self.place.across


@dataclass(frozen=True)
class Puzzle:
    """Rows of capital letters and `#`. What is written about it may be empty."""

    rows: tuple[str, ...]
    clues: Mapping[Place, str] = field(default_factory=dict)
    title: str = ""
    dedication: str = ""
    giver: str = ""
    numbering: Numbering = "leaflet"
    solution: tuple[Square, ...] = ()  # the squares of a solution word, in its order
    umlauts: Umlauts = "AE"  # how answers write them; a grid with Ä in it is always Ä

    def __post_init__(self) -> None:
        _check_rows(self.rows)
        places = {place for place, _ in runs(self.rows)}
        if strange := [place for place in self.clues if place not in places]:
            row, col = strange[0].row + 1, strange[0].col + 1
            raise PuzzleError("puzzle_stray_clue", row=row, col=col)
        for row, col in self.solution:
            if not (0 <= row < self.height and 0 <= col < self.width) or self.black((row, col)):
                raise PuzzleError("puzzle_solution_square", row=row, col=col)

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def spelt_out(self) -> bool:
        """Are umlauts written as two letters?"""
        return self.umlauts == "AE" and not any(sign in "ÄÖÜẞ" for row in self.rows for sign in row)

    def black(self, square: Square) -> bool:
        return self.rows[square[0]][square[1]] == BLACK

    def letter(self, square: Square) -> str:
        return self.rows[square[0]][square[1]]

    @property
    def numbers(self) -> dict[Square, int]:
        """RAE-02, RAE-03 The number in each square where a word begins."""
        return numbers_of(self.rows, self.numbering)

    @property
    def words(self) -> tuple[Word, ...]:
        """RAE-02 All words, across before down, by their numbers."""
        numbers = self.numbers
        found = [
            Word(
                numbers[squares[0]],
                place,
                squares,
                "".join(self.letter(square) for square in squares),
                self.clues.get(place, ""),
            )
            for place, squares in runs(self.rows)
        ]
        return tuple(sorted(found, key=lambda word: (not word.across, word.number)))

    @property
    def solution_word(self) -> str:
        return "".join(self.letter(square) for square in self.solution)

    def with_clues(self, clues: Mapping[Place, str]) -> Puzzle:
        """The same puzzle with these clues in place of the ones there."""
        return replace(self, clues={**self.clues, **clues})


def runs(rows: tuple[str, ...]) -> Iterator[tuple[Place, tuple[Square, ...]]]:
    """Every run of two or more letters, across row by row, then down column by column."""
    height, width = len(rows), len(rows[0])
    lines = [
        *([(r, c) for c in range(width)] for r in range(height)),
        *([(r, c) for r in range(height)] for c in range(width)),
    ]
    for line in lines:
        run: list[Square] = []
        for square in (*line, None):
            if square is not None and rows[square[0]][square[1]] != BLACK:
                run.append(square)
                continue
            if len(run) > 1:
                yield Place(*run[0], across=run[0][0] == run[1][0]), tuple(run)
            run = []


def numbers_of(rows: tuple[str, ...], numbering: Numbering) -> dict[Square, int]:
    """RAE-02, RAE-03 As the leaflet counts: beginnings across, then those only down, by columns.

    The common way counts all beginnings together, row by row.
    """
    places = [place for place, _ in runs(rows)]
    if numbering == "common":
        starts = sorted({(place.row, place.col) for place in places})
    else:
        across = sorted((p.row, p.col) for p in places if p.across)
        down = sorted((p.col, p.row) for p in places if not p.across)
        starts = list(dict.fromkeys([*across, *((row, col) for col, row in down)]))
    return {square: number for number, square in enumerate(starts, 1)}


def capitals(text: str) -> str:
    """What a file has in squares, one sign for each: ß is ẞ, and Ä may be an A with two dots.

    Only as long as a row can be: sorting marks takes their number squared.
    """
    plain = text.replace("ß", "ẞ").upper()
    return unicodedata.normalize("NFC", plain) if len(plain) <= LONGEST_TEXT else plain


def puzzle_of(rows: list[str], **facts: str) -> Puzzle:
    """A puzzle out of rows as people write them: `.` and blanks are black, small is capital."""
    tidy = [capitals(row.strip("\n")).replace(".", BLACK).replace(" ", BLACK) for row in rows]
    return Puzzle(_cropped(tuple(tidy)), **facts)  # type: ignore[arg-type]  # checked there


def _cropped(rows: tuple[str, ...]) -> tuple[str, ...]:
    """RAE-04 Without empty rows and columns at the edges; what is left of them is black."""
    used = [r for r, row in enumerate(rows) if row.strip(BLACK)]
    if not used or len({len(row) for row in rows}) > 1:
        return rows
    inner = rows[used[0] : used[-1] + 1]
    left = min(len(row) - len(row.lstrip(BLACK)) for row in inner)
    right = max(len(row.rstrip(BLACK)) for row in inner)
    return tuple(row[left:right] for row in inner)


def _check_rows(rows: tuple[str, ...]) -> None:
    if not rows or not rows[0]:
        raise PuzzleError("puzzle_no_squares")
    check_sides(len(rows), len(rows[0]))
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            data = {"row": number, "squares": len(row), "first": len(rows[0])}
            raise PuzzleError("puzzle_uneven", **data)
        if strange := first_strange(row):
            raise PuzzleError("puzzle_strange_row", row=number, sign=repr(strange))
    if not any(True for _ in runs(rows)):
        raise PuzzleError("puzzle_no_word")


def check_sides(rows: int, cols: int) -> None:
    """Raises `PuzzleError` for a grid that is too large for the searches."""
    if max(rows, cols) > LARGEST:
        raise PuzzleError("puzzle_too_large", rows=rows, cols=cols, most=LARGEST)


def first_strange(row: str) -> str:
    """The first that is neither black nor a letter of a grid; empty: all are."""
    return next((sign for sign in row if sign != BLACK and sign not in LETTERS), "")
