"""The seal on a table's chance: the hash of a seed is told first, the seed once the game is over.

Every draw between follows from the seed and its number; no order of a bag is kept. The secret
behind the seeds stays in the store: a game that goes on after its end, because a word of it was
struck, is sealed anew.   docs/proof.md
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from random import Random

from setzkasten.core.draws import Draws, hash_of
from setzkasten.core.game import Chance
from setzkasten.core.happening import Taken
from setzkasten.table.journal import Sealed, Unsealed
from setzkasten.table.told import SealTold


class Seal:
    """`rng` draws at tables without a secret: those that are older than seals."""

    def __init__(self, secret: str, rng: Random) -> None:
        self._secret, self._rng = secret, rng
        self._number = 0  # of seeds so far
        self._drawn = 0  # with the last of them
        self.told: SealTold | None = None

    @property
    def due(self) -> bool:
        """Has the next draw no seed yet?"""
        return bool(self._secret) and (self.told is None or self.told.seed is not None)

    @property
    def shut(self) -> bool:
        """Is there a seed to be told?"""
        return bool(self._secret) and self.told is not None and self.told.seed is None

    @property
    def seed(self) -> str:
        return _seed(self._secret, self._number)

    @property
    def next_hash(self) -> str:
        return hash_of(_seed(self._secret, self._number + 1))

    def draws(self) -> Random:
        return Draws(f"{self.seed} {self._drawn + 1}") if self._secret else self._rng

    def drew(self) -> None:
        self._drawn += 1

    def rewind(self, draws: int) -> None:
        """So many of the last draws did not happen: they come again as they were."""
        self._drawn = max(0, self._drawn - draws)

    def enter(self, entry: Sealed | Unsealed) -> None:
        if isinstance(entry, Sealed):
            self._number, self._drawn = self._number + 1, 0
            self.told = SealTold(entry.hash)
        elif self.told:
            self.told = SealTold(self.told.hash, entry.seed)


def draws_in(steps: Iterable[Taken]) -> int:
    return sum(isinstance(taken.step, Chance) for taken in steps)


def _seed(secret: str, number: int) -> str:
    return sha256(f"{secret} {number}".encode()).hexdigest()
