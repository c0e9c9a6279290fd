"""The assistant of a picture: what fits here, finish this corner, is it still possible.

A picture is its rows: a letter, `#` for a filler, `.` for a free square.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Final, TypeAlias

from setzkasten.core.squares import Square
from setzkasten_kernel import Filler, WordGraph

FREE: Final = "."
FILLER: Final = "#"
# How many words are offered? More than anybody reads.
MOST_FITS: Final = 24
# How many words are looked at for them? The most frequent come first, so few are in vain.
MOST_LOOKED_AT: Final = 2000
# Where thousands of words fit, how often must one be met to be looked at? Zipf 3, times ten.
OFTEN: Final = 30
# How many words are looked at to see whether there is one?
FEW: Final = 32
# How wide is a corner?
CORNER: Final = 5
# How many patterns of fillers are tried with each number of them?
PATTERNS: Final = 40
# How long may the filling of one pattern take?
ONE_FILL_SECONDS: Final = 0.2

Rows: TypeAlias = Sequence[str]
Line: TypeAlias = tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """A word at its place. `stands` is where it stands already, which forbids it (GEN-07)."""

    word: str
    squares: Line
    zipf: float
    stands: Line = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """New letters and fillers of a corner."""

    letters: Mapping[Square, str]
    fillers: frozenset[Square]


@dataclass(frozen=True, slots=True)
class Outlook:
    """Is the picture still possible? `broken`: a run that no word can hold; `rows`: a solution."""

    broken: Line = ()
    rows: tuple[str, ...] = ()


class Assistant:
    """Words by number: `allowed` has a bit a word, `tenths` a byte, its Zipf value times ten."""

    def __init__(self, graph: WordGraph, allowed: bytes, tenths: bytes) -> None:
        self._graph, self._allowed, self._tenths = graph, allowed, tenths
        self._filler = Filler(graph, allowed=allowed, quality=tenths)
        self._of_length: dict[str, list[int]] = {}

    @classmethod
    def of_list(cls, words: Iterable[str]) -> Assistant:
        """All words of a plain list count, and none is better known than another."""
        listed = sorted(set(words))
        every = bytes([0xFF]) * (len(listed) // 8 + 1)
        return cls(WordGraph.build(listed), every, bytes(len(listed)))

    def fits(self, rows: Rows, square: Square, *, down: bool, case: Mapping[str, int]) -> list[Fit]:
        """Words for the line through a square, the whole line first, then the most frequent."""
        picture = Picture(rows)
        standing = {word: line for line, word in picture.runs()}
        found: list[Fit] = []
        for line in picture.places(square, down=down):
            if len(found) >= MOST_FITS:
                break
            pattern = picture.pattern(line)
            for index in self._matching(pattern):
                word = self._graph.word(index)
                new = {s: x for s, x in zip(line, word, strict=True) if picture[s] == FREE}
                if Counter(new.values()) - Counter(case):
                    continue
                if word in standing or self._crosses(picture, new, down=down):
                    found.append(Fit(word, line, self._tenths[index] / 10, standing.get(word, ())))
                if len(found) >= MOST_FITS:
                    break
        return found

    def finish(
        self,
        rows: Rows,
        square: Square,
        *,
        case: Mapping[str, int],
        image: Callable[[Square], Square],
        seconds: float = 2.0,
    ) -> Finished | None:
        """The squares around one, filled with words and as few new fillers as may be."""
        picture, rng, ends_at = Picture(rows), Random(0), monotonic() + seconds
        corner = [s for s in picture.corner(square) if picture[s] == FREE]
        hopeless = self._hopeless(picture, corner)
        for number in range(len(corner) // 2 + 1):
            for _ in range(PATTERNS if number else 1):
                if monotonic() > ends_at:
                    return None
                chosen = _some(corner, hopeless, number, rng)
                fillers = {s for one in chosen for s in (one, image(one))}
                if any(picture[s] not in (FREE, FILLER) for s in fillers):
                    continue
                if done := self._finished(picture, frozenset(corner), fillers, case):
                    return done
        return None

    def whole(
        self,
        size: tuple[int, int],
        *,
        case: Mapping[str, int],
        symmetry: str,
        most_fillers: int,
        seconds: float = 2.0,
    ) -> Finished | None:
        """An empty board filled with words and as few fillers as are found in the time."""
        found, _, rows = self._filler.picture(
            *size,
            case=dict(case),
            most_fillers=most_fillers,
            symmetry=symmetry.replace("-", " "),
            preference=4.0,
            seconds=seconds,
        )
        if not found:
            return None
        signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
        letters = {square: sign for square, sign in signs.items() if sign != FILLER}
        return Finished(letters, frozenset(signs.keys() - letters.keys()))

    def outlook(self, rows: Rows, *, case: Mapping[str, int], seconds: float = 1.0) -> Outlook:
        """A run that no word can hold; else the rest filled with words, if that is found."""
        picture = Picture(rows)
        for line, word in picture.runs():
            if not self._holds(picture, line, word):
                return Outlook(broken=line)
        stones = Counter(case) + Counter(
            letter for row in rows for letter in row if letter.isalpha()
        )
        complete, filled = self._filler.fill("\n".join(rows), case=dict(stones), seconds=seconds)
        return Outlook(rows=tuple(filled) if complete else ())

    def _finished(
        self,
        picture: Picture,
        corner: frozenset[Square],
        fillers: set[Square],
        case: Mapping[str, int],
    ) -> Finished | None:
        open_squares = corner - fillers
        kept = open_squares | picture.touching(open_squares)
        rows, cols = picture.size
        grid = "\n".join(
            "".join(picture[r, c] if (r, c) in kept else FILLER for c in range(cols))
            for r in range(rows)
        )
        lying = Counter(picture[square] for square in kept - open_squares)
        complete, filled = self._filler.fill(
            grid, case=dict(Counter(case) + lying), preference=4.0, seconds=ONE_FILL_SECONDS
        )
        if not complete:
            return None
        letters = {(r, c): filled[r][c] for r, c in open_squares if filled[r][c].isalpha()}
        lone = frozenset(open_squares - letters.keys())
        words = [word for _, word in picture.with_letters(letters).runs()]
        if any(words.count(word) > 1 for _, word in Picture(filled).runs()):
            return None  # GEN-07 a word of the corner stands elsewhere
        return Finished(letters, frozenset(s for s in fillers if picture[s] == FREE) | lone)

    def _hopeless(self, picture: Picture, corner: Sequence[Square]) -> list[Square]:
        """Squares through which no word can go: most of them must become fillers."""
        return [
            square
            for square in corner
            if not all(
                any(self._any(picture.pattern(line)) for line in picture.places(square, down=down))
                for down in (False, True)
            )
        ]

    def _matching(self, pattern: str) -> list[int]:
        """Allowed words of a pattern, the most frequent first; of an empty line kept."""
        if pattern.strip("?"):
            return self._found(pattern)
        if pattern not in self._of_length:
            self._of_length[pattern] = self._found(pattern)
        return self._of_length[pattern]

    def _found(self, pattern: str) -> list[int]:
        allowed, tenths, every = self._allowed, self._tenths, self._graph.indexes_matching(pattern)
        least = OFTEN if len(every) > MOST_LOOKED_AT else 0
        met = [i for i in every if tenths[i] >= least]
        found = [i for i in met if allowed[i >> 3] >> (i & 7) & 1]
        return sorted(found, key=tenths.__getitem__, reverse=True)[:MOST_LOOKED_AT]

    def _crosses(self, picture: Picture, new: Mapping[Square, str], *, down: bool) -> bool:
        """Can every run beside the line still become a word?"""
        after = picture.with_letters(new)
        for square in new:
            line = after.run(square, down=not down)
            if len(line) > 1 and not self._holds(after, line, after.pattern(line)):
                return False
        return True

    def _holds(self, picture: Picture, line: Line, word: str) -> bool:
        """Is the run a word, or a part of one that has room?"""
        if self._any(word):
            return True
        down = line[0][1] == line[-1][1]
        return any(
            self._any(picture.pattern(place))
            for place in picture.places(line[0], down=down)
            if set(line) <= set(place)
        )

    def _any(self, pattern: str) -> bool:
        """Is there a word? A few are looked at first, since mostly one of them will do."""
        return self._one_of(pattern, FEW) or self._one_of(pattern, -1)

    def _one_of(self, pattern: str, limit: int) -> bool:
        allowed, found = self._allowed, self._graph.indexes_matching(pattern, limit)
        return any(allowed[i >> 3] >> (i & 7) & 1 for i in found)


def _some(
    corner: Sequence[Square], hopeless: Sequence[Square], number: int, rng: Random
) -> list[Square]:
    """So many squares for fillers: those that no word can use, then any."""
    first = rng.sample(hopeless, min(number, len(hopeless)))
    others = [square for square in corner if square not in first]
    return first + rng.sample(others, number - len(first))


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
