"""Lingua: every word that lies in one line and whose contacts all are words, in all its colours.

Not listed are layings with an exchange (LIN-18): from ten aces on any of these words may have one.
Swaps are listed with all tiles of the hand that are known.

At random: one time in eight a swap or a pass, one time in eight a single tile, else a word: its
first square and way all alike, then at each letter all that may follow or the end alike, until a
word is found; then all its colours alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, permutations
from math import prod
from random import Random
from typing import Final

from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.hand import known
from setzkasten.core.squares import ACROSS, DOWN
from setzkasten.core.tiles import Tile
from setzkasten.games.lingua.box import COLOURS, SIZE, START
from setzkasten.games.lingua.game import Lingua
from setzkasten.games.lingua.laying import FIRST_LENGTH
from setzkasten.games.lingua.state import Action, Lay, State, Swap
from setzkasten.lexicon.words import Words
from setzkasten.moves.beside import Asked
from setzkasten.moves.moves import Joined, Kept, Lazy, TurnMover
from setzkasten.moves.picture import Picture, Row, line_words
from setzkasten_kernel import FoundWords

# How often does a random player do without a word, or lay a single tile?
WORDLESS: Final = 1 / 8

_GAME: Final = Lingua()


class LinguaMover(TurnMover):
    _game = _GAME

    def _all(self, state: State, seat: Seat, words: Words, judge: Judge) -> Sequence[Action]:
        laying = _Laying(state, seat, words)
        single = _Painted(laying, Kept(laying.single_tiles()))
        return Joined(Kept(_swaps(state, seat)), single, _Painted(laying, laying.words))

    def _one(
        self, state: State, seat: Seat, words: Words, judge: Judge, rng: Random
    ) -> Action | None:
        chance = rng.random()
        row, laying = None, _Laying(state, seat, words)
        if chance >= WORDLESS:
            first, then = laying.random_word, laying.random_tile
            row = first(rng) or then(rng) if chance >= 2 * WORDLESS else then(rng) or first(rng)
        if row is None:
            return rng.choice(list(_swaps(state, seat)))
        return laying.painted(row, rng.randrange(laying.ways(row)))


class _Laying:
    """A hand of coloured tiles and where its letters find words."""

    def __init__(self, state: State, seat: Seat, words: Words) -> None:
        self._state, self._seat, self._line = state, seat, line_words(words)
        self._tiles = known(state.hands[seat])
        self._taken = [at for word in state.used if (at := words.graph.index(word)) >= 0]
        self.picture = Picture.bounded(state.board, SIZE)
        self._hand = "".join(tile[0] for tile in self._tiles)
        self._orders: dict[tuple[str, int], list[tuple[str, ...]]] = {}

    @cached_property
    def found(self) -> FoundWords:
        """Words of two tiles and more."""
        state, options = self._state, self._state.options
        if not state.board:
            return self._line.search(
                self.picture.drawn,
                self._hand,
                down=False,
                shortest=FIRST_LENGTH,
                centre=self.picture.number(START),
                begins=options.opening == "begins",
            )
        return self._line.search(
            self.picture.drawn,
            self._hand,
            taken=self._taken,
            touching=1 if options.contact == "touching" else 2,
            least_added=options.lengthening,
            once=True,
            across=state.laid != 1,
            least_laid=2,
        )

    @cached_property
    def words(self) -> _Rows:
        return _Rows(self.found)

    @cached_property
    def _single(self) -> list[Row]:
        """Single tiles that make words of all they touch; the rules are not asked yet."""
        if not self._state.board:
            return []
        found = self._line.search(
            self.picture.drawn,
            self._hand,
            taken=self._taken,
            touching=1,
            once=True,
            lone_once=True,
            most_laid=1,
        )
        tiles = (next(self.picture.letters(row)) for row in _Rows(found))
        return [(self.picture.number(square), False, letter, 1, 0) for square, letter, _ in tiles]

    def single_tiles(self) -> Iterator[Row]:
        return filter(self._legal, self._single)

    def _legal(self, row: Row) -> bool:
        """A tile laid alone may stand in two words: the rules know which one is laid."""
        return _asked(self._state, self._seat).may(self.painted(row, 0))

    def random_word(self, rng: Random) -> Row | None:
        return self.found.one(rng.getrandbits(64))

    def random_tile(self, rng: Random) -> Row | None:
        tiles = rng.sample(self._single, len(self._single))
        return next(filter(self._legal, tiles), None)

    def ways(self, row: Row) -> int:
        """In how many ways can it be coloured?"""
        return prod(len(self._ordered(*pair)) for pair in _counted(row).items())

    def painted(self, row: Row, number: int) -> Lay:
        """The same word in the colours of this number; the first are the dearest."""
        colours: dict[str, Iterator[str]] = {}
        for letter, count in _counted(row).items():
            number, at = divmod(number, len(self._ordered(letter, count)))
            colours[letter] = iter(self._ordered(letter, count)[at])
        letters = self.picture.letters(row)
        stones = tuple((s, Tile(letter, next(colours[letter]))) for s, letter, _ in letters)
        return Lay(stones, DOWN if row[1] else ACROSS)

    def _ordered(self, letter: str, count: int) -> list[tuple[str, ...]]:
        """The colours of so many tiles with this letter, in each different order."""
        if (letter, count) not in self._orders:
            colours = [tile[1] for tile in self._tiles if tile[0] == letter]
            orders = set(permutations(colours, count))
            dearest = sorted(orders, key=lambda o: [-COLOURS.index(colour) for colour in o])
            self._orders[letter, count] = dearest
        return self._orders[letter, count]


def _counted(row: Row) -> Mapping[str, int]:
    _, _, word, laid, _ = row
    return Counter(letter for at, letter in enumerate(word) if laid >> at & 1)


class _Rows(Lazy[Row]):
    """What the kernel found."""

    def __init__(self, found: FoundWords) -> None:
        self._found = found

    def reach(self, number: int) -> int:
        return self._found.reach(number)

    def make(self, at: int) -> Row:
        return self._found.at(at)


class _Painted(Lazy[Action]):
    """Words, each in all its colours."""

    def __init__(self, laying: _Laying, rows: Lazy[Row]) -> None:
        self._laying, self._rows = laying, rows
        self._ends: list[int] = []

    def reach(self, number: int) -> int:
        known = self._ends[-1] if self._ends else 0
        while known < number and len(self._ends) < self._rows.reach(len(self._ends) + 1):
            known += self._laying.ways(self._rows.make(len(self._ends)))
            self._ends.append(known)
        return known

    def make(self, at: int) -> Lay:
        number = bisect_right(self._ends, at)
        before = self._ends[number - 1] if number else 0
        return self._laying.painted(self._rows.make(number), at - before)


def _swaps(state: State, seat: Seat) -> Iterator[Swap]:
    """LIN-10 Any two tiles, or as many as there are; none is a pass. The rules know the number."""
    tiles = known(state.hands[seat])
    for number in (2, 1, 0):
        some = [Swap(chosen) for chosen in dict.fromkeys(combinations(tiles, number))]
        if some and _asked(state, seat).may(some[0]):
            yield from some


def _asked(state: State, seat: Seat) -> Asked:
    return Asked(_GAME, state, seat, state.began_at)
