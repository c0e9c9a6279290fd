"""Rows of a picture that is being built: a letter, `#` for a filler, `.` for a free square."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from setzkasten.core.squares import Square

FREE: Final = "."
FILLER: Final = "#"
# How wide is a corner?
CORNER: Final = 5

Rows: TypeAlias = Sequence[str]
Line: TypeAlias = tuple[Square, ...]


@dataclass(frozen=True)
class Picture:
    """Rows of letters, fillers and free squares."""

    rows: Rows
    size: tuple[int, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", (len(self.rows), len(self.rows[0])))

    def __getitem__(self, square: Square) -> str:
        (row, col), (rows, cols) = square, self.size
        return self.rows[row][col] if 0 <= row < rows and 0 <= col < cols else FILLER

    def pattern(self, line: Line) -> str:
        return "".join("?" if self[s] == FREE else self[s] for s in line)

    def with_letters(self, letters: Mapping[Square, str]) -> Picture:
        rows, cols = self.size
        return Picture(
            ["".join(letters.get((r, c), self[r, c]) for c in range(cols)) for r in range(rows)]
        )

    def run(self, square: Square, *, down: bool) -> Line:
        """The letters in a row through a square."""
        return self._line(square, down=down, stops=FILLER + FREE)

    def runs(self) -> Iterator[tuple[Line, str]]:
        """All runs of two letters and more."""
        rows, cols = self.size
        for down in (False, True):
            for square in ((r, c) for r in range(rows) for c in range(cols)):
                before = (square[0] - down, square[1] - (not down))
                if self[square].isalpha() and not self[before].isalpha():
                    line = self.run(square, down=down)
                    if len(line) > 1:
                        yield line, self.pattern(line)

    def places(self, square: Square, *, down: bool) -> Iterator[Line]:
        """Where a word through a square could stand: up to the fillers, or shorter.

        Shorter places hold a letter that lies, and none touches a letter beyond its ends.
        """
        if self[square] == FILLER:
            return
        whole = self._line(square, down=down, stops=FILLER)
        here = whole.index(square)
        if len(whole) > 1:
            yield whole
        shorter = [
            whole[first : last + 1]
            for first in range(here + 1)
            for last in range(here, len(whole))
            if first < last
            and (first, last) != (0, len(whole) - 1)
            and (first == 0 or self[whole[first - 1]] == FREE)
            and (last + 1 == len(whole) or self[whole[last + 1]] == FREE)
        ]
        lying = [line for line in shorter if any(self[s] != FREE for s in line)]
        yield from sorted(lying, key=lambda line: -len(line))

    def touching(self, squares: Iterable[Square]) -> set[Square]:
        """The letters that form runs with these squares."""
        return {
            letter
            for row, col in squares
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if self[row + down, col + right].isalpha()
            for letter in self.run((row + down, col + right), down=down != 0)
        }

    def corner(self, square: Square) -> list[Square]:
        """The squares around one, shifted so that they lie on the board."""
        tops = [
            max(0, min(at - CORNER // 2, most - CORNER))
            for at, most in zip(square, self.size, strict=True)
        ]
        rows, cols = self.size
        return [
            (row, col)
            for row in range(tops[0], min(rows, tops[0] + CORNER))
            for col in range(tops[1], min(cols, tops[1] + CORNER))
        ]

    def _line(self, square: Square, *, down: bool, stops: str) -> Line:
        step = (1, 0) if down else (0, 1)
        first = square
        while self[first[0] - step[0], first[1] - step[1]] not in stops:
            first = first[0] - step[0], first[1] - step[1]
        line = [first]
        while self[line[-1][0] + step[0], line[-1][1] + step[1]] not in stops:
            line.append((line[-1][0] + step[0], line[-1][1] + step[1]))
        return tuple(line)
