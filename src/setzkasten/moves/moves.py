"""Every legal move of a position, numbered and lazy, and one of them at random.

The sequences know as much as they were asked for: the first hundred moves are there long before
the last one is known, and a move becomes a value when somebody takes it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from operator import index
from random import Random
from sys import maxsize
from typing import Any, Protocol, TypeVar, overload

from setzkasten.core.claims import Judge
from setzkasten.core.game import AnyGame, Seat
from setzkasten.lexicon.words import Words

T = TypeVar("T")


class Mover(Protocol):
    """One for each game. Where nothing is to be done, nothing is found."""

    def all(self, state: Any, seat: Seat, words: Words, judge: Judge) -> Sequence[Any]:
        """Every legal action, or the part of them that the game's page names."""

    def one(self, state: Any, seat: Seat, words: Words, judge: Judge, rng: Random) -> Any | None:
        """A random one of the same actions, found without listing the others."""


class TurnMover(ABC):
    """Where only the seats that the game waits for have anything to do."""

    _game: AnyGame

    def all(self, state: Any, seat: Seat, words: Words, judge: Judge) -> Sequence[Any]:
        return self._all(state, seat, words, judge) if self._awaits(state, seat) else ()

    def one(self, state: Any, seat: Seat, words: Words, judge: Judge, rng: Random) -> Any | None:
        return self._one(state, seat, words, judge, rng) if self._awaits(state, seat) else None

    def _awaits(self, state: Any, seat: Seat) -> bool:
        return seat in self._game.awaiting(state).seats

    @abstractmethod
    def _all(self, state: Any, seat: Seat, words: Words, judge: Judge) -> Sequence[Any]: ...

    @abstractmethod
    def _one(self, state: Any, seat: Seat, words: Words, judge: Judge, rng: Random) -> Any: ...


class Lazy(Sequence[T], ABC):
    """A sequence that is found as far as it is looked at. `len` finds all of it."""

    @abstractmethod
    def reach(self, number: int) -> int:
        """Find at least so many, if there are; how many are known then."""

    @abstractmethod
    def make(self, at: int) -> T:
        """One that is known."""

    def __len__(self) -> int:
        return self.reach(maxsize)

    def __iter__(self) -> Iterator[T]:
        at = 0
        while at < self.reach(at + 1):
            yield self.make(at)
            at += 1

    def __bool__(self) -> bool:
        return self.reach(1) > 0

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            ends = [end for end in (at.start, at.stop) if end is not None]
            known = len(self) if at.stop is None or min(ends) < 0 else self.reach(max(ends))
            return [self.make(number) for number in range(*at.indices(known))]
        number = index(at)
        number += len(self) if number < 0 else 0
        if not 0 <= number < self.reach(number + 1):
            raise IndexError(at)
        return self.make(number)


class Made(Lazy[T]):
    """So many there are, and each is made of its number."""

    def __init__(self, number: int, make: Callable[[int], T]) -> None:
        self._number, self._make = number, make

    def reach(self, number: int) -> int:
        return self._number

    def make(self, at: int) -> T:
        return self._make(at)


class Numbered(Lazy[T]):
    """What a search finds bit by bit and numbers."""

    def __init__(self, reach: Callable[[int], int], make: Callable[[int], T]) -> None:
        self._reach, self._make = reach, make

    def reach(self, number: int) -> int:
        return self._reach(number)

    def make(self, at: int) -> T:
        return self._make(at)


class Kept(Lazy[T]):
    """What an iterator yields, taken from it when it is needed and kept."""

    def __init__(self, found: Iterable[T]) -> None:
        self._rest, self._kept = iter(found), list[T]()

    def reach(self, number: int) -> int:
        lacking = number - len(self._kept)
        if lacking > 0:
            self._kept.extend(islice(self._rest, lacking))
        return len(self._kept)

    def make(self, at: int) -> T:
        return self._kept[at]


class Joined(Lazy[T]):
    """Parts one after the other; a part is looked at when those before it are used up."""

    def __init__(self, *parts: Lazy[T]) -> None:
        self._parts = parts

    def reach(self, number: int) -> int:
        known = 0
        for part in self._parts:
            known += part.reach(number - known)
            if known >= number:
                break
        return known

    def make(self, at: int) -> T:
        for part in self._parts:
            if at < part.reach(at + 1):
                return part.make(at)
            at -= len(part)
        raise IndexError(at)


def any_of(found: Lazy[T], rng: Random) -> T | None:
    """One of them, all alike; nothing if there are none."""
    return found[rng.randrange(len(found))] if found else None
