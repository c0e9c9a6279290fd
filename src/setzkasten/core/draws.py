"""Chance that can be checked: every draw follows from a seed and its number.   docs/proof.md"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import sha256
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")

BLOCK_BITS = 256


def hash_of(seed: str) -> str:
    """What is told of a seed before anything is drawn."""
    return sha256(seed.encode()).hexdigest()


class Draws(Random):
    """The chance of one draw. What games use of it is written out: no library may change it."""

    def __init__(self, drawing: str) -> None:
        """`drawing` is the seed, a blank and the number of the draw."""
        self._drawing, self._blocks = drawing, 0
        self._pool, self._left = 0, 0
        super().__init__(drawing)

    def getrandbits(self, k: int) -> int:
        """The next bits of the hashes of `drawing 1`, `drawing 2` and so on."""
        while self._left < k:
            self._blocks += 1
            block = sha256(f"{self._drawing} {self._blocks}".encode()).digest()
            self._pool = self._pool << BLOCK_BITS | int.from_bytes(block, "big")
            self._left += BLOCK_BITS
        self._left -= k
        taken = self._pool >> self._left
        self._pool &= (1 << self._left) - 1
        return taken

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    def _below(self, count: int) -> int:
        """As many bits as the number below `count` may need, again while they are too many."""
        bits = count.bit_length()
        number = self.getrandbits(bits)
        while number >= count:
            number = self.getrandbits(bits)
        return number

    def choice(self, seq: Any) -> Any:  # of whatever is chosen from
        return seq[self._below(len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:  # of whatever lies there
        """From the last place down: each changes places with one up to itself."""
        for last in range(len(x) - 1, 0, -1):
            other = self._below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(
        self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None
    ) -> list[T]:
        """The first of all of them, shuffled."""
        assert counts is None, "no game counts"
        mixed = list(population)
        self.shuffle(mixed)
        return mixed[:k]
