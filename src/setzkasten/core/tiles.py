"""Stones: what is printed on them and what they stand for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """A stone as it lies. `kind` is its colour where stones have one."""

    letter: str  # what it reads as
    kind: str = ""
    jolly: bool = False


class Stock:
    """An immutable multiset of symbols: an open case, a bag, a hand."""

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int] | Iterable[str] = ()) -> None:
        self._counts = {s: n for s, n in sorted(Counter(counts).items()) if n}

    def __len__(self) -> int:
        return sum(self._counts.values())

    def __iter__(self) -> Iterator[str]:
        for symbol, count in self._counts.items():
            yield from (symbol,) * count

    def __getitem__(self, symbol: str) -> int:
        return self._counts.get(symbol, 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stock) and self._counts == other._counts

    def __hash__(self) -> int:
        return hash(tuple(self._counts.items()))

    def __repr__(self) -> str:
        return f"Stock({self._counts})"

    def symbols(self) -> tuple[str, ...]:
        return tuple(self._counts)

    def missing(self, wanted: Iterable[str]) -> Stock:
        """What of `wanted` is not here."""
        return Stock(Counter(wanted) - Counter(self._counts))

    def without(self, taken: Iterable[str]) -> Stock:
        rest = Counter(self._counts)
        rest.subtract(taken)
        assert min(rest.values(), default=0) >= 0, "taken more than there is"
        return Stock(rest)

    def plus(self, given: Iterable[str]) -> Stock:
        return Stock(Counter(self._counts) + Counter(given))


def write_stock(stock: Stock) -> str:
    """`A10 E18 X1`; a single stone may be read without its number."""
    return " ".join(f"{symbol}{stock[symbol]}" for symbol in stock.symbols())


def read_stock(text: str) -> Stock:
    counts: Counter[str] = Counter()
    for part in text.split():
        number = part[1:] or "1"
        if not (number.isascii() and number.isdigit() and len(number) <= 4):
            raise ValueError(f"{part!r} is no stone with its number")
        counts[part[0]] += int(number)
    return Stock(counts)
