"""Stones: what is printed on them and what they stand for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, repeat
from typing import Final

from setzkasten.core.values import value

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@value(order=True)
class Tile:
    """A stone as it lies. `kind` is its colour where stones have one."""

    letter: str  # what it reads as
    kind: str = ""
    jolly: bool = False


LETTERS: Final = {
    sign: Tile(sign.upper(), jolly=sign.islower()) for sign in ALPHABET + ALPHABET.lower() + "#"
}  # stones as they are written: a small letter is a jolly, # a filler


class Stock:
    """An immutable multiset of symbols: an open case, a bag, a hand."""

    __slots__ = ("_counts",)  # sorted, none of them 0

    def __init__(self, counts: Mapping[str, int] | Iterable[str] = ()) -> None:
        number = dict(counts) if isinstance(counts, Mapping) else _counted(counts)
        self._counts = {s: number[s] for s in sorted(number) if number[s]}

    def __len__(self) -> int:
        return sum(self._counts.values())

    def __bool__(self) -> bool:
        return bool(self._counts)

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(map(repeat, self._counts, self._counts.values()))

    def __getitem__(self, symbol: str) -> int:
        return self._counts.get(symbol, 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stock) and self._counts == other._counts

    def __hash__(self) -> int:
        return hash(tuple(self._counts.items()))

    def __repr__(self) -> str:
        return f"Stock({self._counts})"

    @property
    def counts(self) -> dict[str, int]:
        """How many there are of each; not to be changed."""
        return self._counts

    def symbols(self) -> tuple[str, ...]:
        return tuple(self._counts)

    def holds(self, wanted: Sequence[str]) -> bool:
        """Is all of `wanted` here?"""
        have = self._counts
        return not [symbol for symbol in wanted if have.get(symbol, 0) < wanted.count(symbol)]

    def missing(self, wanted: Iterable[str]) -> Stock:
        """What of `wanted` is not here."""
        have, lacking = self._counts, dict[str, int]()
        for symbol, number in _counted(wanted).items():
            if number > (there := have.get(symbol, 0)):
                lacking[symbol] = number - there
        return Stock(lacking) if lacking else NO_STONES

    def without(self, taken: Iterable[str]) -> Stock:
        rest = self._counts.copy()
        for symbol in taken:
            left = rest.get(symbol, 0) - 1
            assert left >= 0, "taken more than there is"
            if left:
                rest[symbol] = left
            else:
                del rest[symbol]
        return _stock(rest)

    def plus(self, given: Iterable[str]) -> Stock:
        more = self._counts.copy()
        for symbol in given:
            more[symbol] = more.get(symbol, 0) + 1
        return _stock(more) if len(more) == len(self._counts) else Stock(more)


def _counted(symbols: Iterable[str]) -> dict[str, int]:
    number: dict[str, int] = {}
    for symbol in symbols:
        number[symbol] = number.get(symbol, 0) + 1
    return number


def _stock(counts: dict[str, int]) -> Stock:
    """Of counts that are in order already."""
    stock = Stock.__new__(Stock)
    stock._counts = counts
    return stock


NO_STONES = Stock()


def write_stock(stock: Stock) -> str:
    """`A10 E18 X1`; a single stone may be read without its number."""
    return " ".join(f"{symbol}{stock[symbol]}" for symbol in stock.symbols())


def read_stock(text: str) -> Stock:
    counts: dict[str, int] = {}
    for part in text.split():
        number = part[1:] or "1"
        if not (number.isascii() and number.isdigit() and len(number) <= 4):
            raise ValueError(f"{part!r} is no stone with its number")
        counts[part[0]] = counts.get(part[0], 0) + int(number)
    return Stock(counts)
