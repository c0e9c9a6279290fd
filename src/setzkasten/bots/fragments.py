"""Words that hold a run of letters and fit the room around it, for players of growing words."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from functools import lru_cache

from setzkasten.core.placing import Way
from setzkasten.core.squares import ACROSS, DOWN, Square
from setzkasten.lexicon.words import Words

# How long may a word be to be thought of?
LONGEST = 15
# How many runs are remembered? A game asks for the same few thousand again and again.
KEPT = 20_000

Letters = Mapping[Square, str]


class Fragments:
    """All words of a player, found by any two letters that stand side by side in them."""

    def __init__(self, known: Words, *, without: str = "") -> None:
        words = (w for n in range(2, LONGEST + 1) for w in known.matching("?" * n))
        self._by_pair: dict[str, list[str]] = {}
        for word in words:
            if not set(word) & set(without):
                for pair in {word[i : i + 2] for i in range(len(word) - 1)}:
                    self._by_pair.setdefault(pair, []).append(word)
        self.held = lru_cache(KEPT)(self._held)

    def holding(self, run: str) -> Iterator[str]:
        """Words with this run of two or more letters unbroken in them."""
        pairs = (self._by_pair.get(run[i : i + 2], []) for i in range(len(run) - 1))
        return (word for word in min(pairs, key=len) if run in word)

    def _held(self, run: str) -> bool:
        return next(self.holding(run), None) is not None

    def fitting(
        self, lying: Letters, square: Square, way: Way, whole: Container[str] | None = None
    ) -> Iterator[str]:
        """Words that the run through a square may still become where it lies.

        What they cross must be part of a word, or, with `whole`, one of these words.
        """
        run, first = run_at(lying, square, way)
        crossable = self.held if whole is None else whole.__contains__
        for word in self.holding(run):
            at = word.find(run)
            while at >= 0:
                if _fits(lying, word, (_shifted(first, way, -at), way), crossable):
                    yield word
                    break
                at = word.find(run, at + 1)

    def completable(self, lying: Letters, square: Square, way: Way) -> bool:
        return next(self.fitting(lying, square, way), None) is not None


def _fits(
    lying: Letters, word: str, place: tuple[Square, Way], crossable: Callable[[str], bool]
) -> bool:
    first, way = place
    if _shifted(first, way, -1) in lying or _shifted(first, way, len(word)) in lying:
        return False
    crossing = DOWN if way == ACROSS else ACROSS
    for i, letter in enumerate(word):
        square = _shifted(first, way, i)
        there = lying.get(square)
        if there is not None:
            if there != letter:
                return False
            continue
        run = crossing_run(lying, square, letter, crossing)
        if len(run) > 1 and not crossable(run):
            return False
    return True


def _shifted(square: Square, way: Way, by: int) -> Square:
    return square[0] + way[0] * by, square[1] + way[1] * by


def run_at(lying: Letters, square: Square, way: Way) -> tuple[str, Square]:
    """The run through a square that holds a letter, and where it begins."""
    first = square
    while (before := _shifted(first, way, -1)) in lying:
        first = before
    run, at = "", first
    while at in lying:
        run += lying[at]
        at = _shifted(at, way, 1)
    return run, first


def room_at(lying: Letters, square: Square, way: Way) -> tuple[str, ...]:
    """What lies in the line of a run and beside it: a stone elsewhere does not change it."""
    run, first = run_at(lying, square, way)
    crossing = DOWN if way == ACROSS else ACROSS
    line = (_shifted(first, way, i) for i in range(-LONGEST, len(run) + LONGEST))
    return tuple(lying.get(s) or crossing_run(lying, s, ".", crossing) for s in line)


def crossing_run(lying: Letters, square: Square, letter: str, way: Way) -> str:
    """The run that a letter would make on a free square."""
    ahead, at = "", _shifted(square, way, -1)
    while at in lying:
        ahead = lying[at] + ahead
        at = _shifted(at, way, -1)
    behind, at = "", _shifted(square, way, 1)
    while at in lying:
        behind += lying[at]
        at = _shifted(at, way, 1)
    return ahead + letter + behind
