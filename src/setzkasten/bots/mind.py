"""What a computer brings to a turn: its words, its rung, its luck, and how much it may look at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from time import process_time

from setzkasten.bots.ladder import Rung
from setzkasten.core.options import Chosen
from setzkasten.lexicon.words import Words

# How long may a thought take before the clock ends it? Counted moves end it much sooner.
GUARD_SECONDS = 3.0
# At every how many looks is the clock read? It costs as much as the look.
CLOCK_EVERY = 16


@dataclass(slots=True)
class Looks:
    """How much is left to be looked at. The clock, of this process, is only a guard.

    It begins with the first look: whoever learns words before may take the time for it.
    """

    left: int
    struck: bool = False
    seconds: float = GUARD_SECONDS
    _ends_at: float | None = None
    _unread: int = 0  # looks until the clock is read again

    def take(self, number: int = 1) -> bool:
        """False: that was enough."""
        self.left -= number
        self._unread -= number
        if self._unread < 0:
            self._read_clock()
        return self.left >= 0

    def _read_clock(self) -> None:
        self._unread, now = CLOCK_EVERY, process_time()
        if self._ends_at is None:
            self._ends_at = now + self.seconds
        if self.left >= 0 and now > self._ends_at:
            self.struck, self.left = True, -1

    @property
    def over(self) -> bool:
        return self.left < 0

    @property
    def late(self) -> bool:
        """Has the clock struck? Asking counts as no look."""
        return self._ends_at is not None and process_time() > self._ends_at


@dataclass(frozen=True)
class Mind:
    """For one turn. `words` are those of the table."""

    words: Words
    options: Chosen
    rung: Rung
    rng: Random
    looks: Looks

    @cached_property
    def known(self) -> Words:
        """The words that it thinks of itself."""
        return self.words.known(self.rung.zipf)
