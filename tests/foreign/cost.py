"""What a reader's work costs, in processor time: how it grows, not how long it takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from time import process_time
from typing import Final

from tests.foreign.fillings import MIXED, PIECES, TAILS, filling
from tests.foreign.parsers import PLACE, Parser

_filled: Final = lru_cache(4 * len(PIECES))(filling)


@dataclass(frozen=True, slots=True)
class Case:
    """A parser's text with one of its places filled."""

    parser: Parser
    frame: str
    piece: str
    tail: str

    def text(self, signs: int) -> str:
        before, _, behind = self.frame.partition(PLACE)
        return f"{before}{_filled(self.piece, signs)}{self.tail}{behind}"

    def seconds(self, signs: int, runs: int = 1) -> float:
        """The least of some runs: whatever else the machine does only adds to it."""
        text = self.text(signs)
        return min(self._once(text) for _ in range(runs))

    def _once(self, text: str) -> float:
        began = process_time()
        self.parser.take(text)
        return max(process_time() - began, 1e-6)


def cases(parser: Parser) -> Iterator[Case]:
    """Every place with every filling, and one tail behind each."""
    for number, (frame, piece) in enumerate(product(parser.frames, (*PIECES, MIXED))):
        yield Case(parser, frame, piece, TAILS[number % len(TAILS)])
