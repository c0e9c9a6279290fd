"""The assistant of a picture: what fits here, finish this corner, is it still possible.

A picture is its rows: a letter, `#` for a filler, `.` for a free square.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from itertools import starmap
from random import Random
from time import monotonic
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.lexicon.masks import bits_of, both
from setzkasten.lexicon.words import Words
from setzkasten.solve.picture import FILLER, FREE, Line, Picture, Rows
from setzkasten_kernel import Filler

# How many words are offered? More than anybody reads.
MOST_FITS: Final = 24
# How many words are looked at for them? The most frequent come first, so few are in vain.
MOST_LOOKED_AT: Final = 2000
# Where thousands of words fit, how often must one be met to be looked at? Zipf 3, times ten.
OFTEN: Final = 30
# And for an empty line, where tens of thousands would?
VERY_OFTEN: Final = 35
# How many words are looked at to see whether there is one?
FEW: Final = 32
# How many patterns of fillers are tried with each number of them?
PATTERNS: Final = 40
# How long may the filling of one pattern take?
ONE_FILL_SECONDS: Final = 0.2
# For how many tables with words of their own is somebody at hand?
KEPT_ASSISTANTS: Final = 64


@value
class Fit:
    """A word at its place. `stands` is where it stands already, which forbids it (GEN-07)."""

    word: str
    squares: Line
    zipf: float
    stands: Line = ()


@value
class Finished:
    """New letters and fillers of a corner."""

    letters: Mapping[Square, str]
    fillers: frozenset[Square]


@value
class Outlook:
    """Is the picture still possible? `broken`: a run that no word can hold; `rows`: a solution."""

    broken: Line = ()
    rows: tuple[str, ...] = ()


class Assistant:
    """Helps with these words: those that may be offered and that people know."""

    def __init__(self, words: Words) -> None:
        self._graph, self._mask, self._tenths = words.graph, words.mask, words.tenths
        self._filler = Filler(words.graph, allowed=words.bits, quality=self._tenths)
        often = self._tenths.translate(bytes(tenths >= OFTEN for tenths in range(256)))
        usual = bits_of(both(self._mask, often))
        self._usual = (
            Filler(words.graph, allowed=usual, quality=self._tenths) if any(usual) else self._filler
        )

    def fits(self, rows: Rows, square: Square, *, down: bool, case: Mapping[str, int]) -> list[Fit]:
        """Words for the line through a square, the whole line first, then the most frequent."""
        picture = Picture(rows)
        standing = {word: line for line, word in picture.runs()}
        # What a letter crosses hangs on its square alone, so each is asked about once.
        crosses = lru_cache(None)(partial(self._crosses, picture, down=down))
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
                if word in standing or all(starmap(crosses, new.items())):
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
        """The squares around one, filled with words and as few new fillers as may be.

        Well-known words first; others only where these don't do in half of the time.
        """
        picture = Picture(rows)
        corner = [s for s in picture.corner(square) if picture[s] == FREE]
        hopeless = self._hopeless(picture, corner)
        for filler in (self._usual, self._filler):
            ends_at = monotonic() + seconds / 2
            for chosen in _patterns(corner, hopeless):
                if monotonic() > ends_at:
                    break
                fillers = {s for one in chosen for s in (one, image(one))}
                if any(picture[s] not in (FREE, FILLER) for s in fillers):
                    continue
                if done := _finished(filler, picture, frozenset(corner), fillers, case):
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
        for filler in (self._usual, self._filler):
            found, _, rows = filler.picture(
                *size,
                case=dict(case),
                most_fillers=most_fillers,
                symmetry=symmetry.replace("-", " "),
                preference=4.0,
                seconds=seconds / 2,
            )
            if found:
                return _all_of(rows)
        return None

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
        """Allowed words of a pattern, the most frequent first; of an empty line the well-known."""
        mask, tenths = self._mask, self._tenths
        if not pattern.strip("?"):
            return self._well_known.get(len(pattern), [])
        every = self._graph.indexes_matching(pattern)
        least = OFTEN if len(every) > MOST_LOOKED_AT else 0
        met = [i for i in every if tenths[i] >= least]
        found = [i for i in met if mask[i]]
        return sorted(found, key=tenths.__getitem__, reverse=True)[:MOST_LOOKED_AT]

    @cached_property
    def _well_known(self) -> dict[int, list[int]]:
        """By length; of a plain list, where nothing is known, all of them."""
        tenths, word = self._tenths, self._graph.word
        least = min(VERY_OFTEN, max(tenths, default=0))
        mask = both(self._mask, tenths.translate(bytes(t >= least for t in range(256))))
        met, index = [], -1
        while (index := mask.find(1, index + 1)) >= 0:
            met.append(index)
        by_length: dict[int, list[int]] = {}
        for index in sorted(met, key=tenths.__getitem__, reverse=True):
            by_length.setdefault(len(word(index)), []).append(index)
        return by_length

    def _crosses(self, picture: Picture, square: Square, letter: str, *, down: bool) -> bool:
        """Can the run beside the line still become a word with this letter?"""
        after = picture.with_letters({square: letter})
        line = after.run(square, down=not down)
        return len(line) < 2 or self._holds(after, line, after.pattern(line))

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
        return any(map(self._mask.__getitem__, self._graph.indexes_matching(pattern, limit)))


@lru_cache(KEPT_ASSISTANTS)
def assistant_of(words: Words) -> Assistant:
    """Who helps with a picture at a table where these words count."""
    return Assistant(words.known())


def _patterns(corner: Sequence[Square], hopeless: Sequence[Square]) -> Iterator[list[Square]]:
    """Squares for fillers, few at first."""
    rng = Random(0)
    for number in range(len(corner) // 2 + 1):
        for _ in range(PATTERNS if number else 1):
            yield _some(corner, hopeless, number, rng)


def _some(
    corner: Sequence[Square], hopeless: Sequence[Square], number: int, rng: Random
) -> list[Square]:
    """So many squares for fillers: those that no word can use, then any."""
    first = rng.sample(hopeless, min(number, len(hopeless)))
    others = [square for square in corner if square not in first]
    return first + rng.sample(others, number - len(first))


def _finished(
    filler: Filler,
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
    complete, filled = filler.fill(
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


def _all_of(rows: Sequence[str]) -> Finished:
    signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    letters = {square: sign for square, sign in signs.items() if sign != FILLER}
    return Finished(letters, frozenset(signs.keys() - letters.keys()))
