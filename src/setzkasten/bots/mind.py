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
    _late: bool = False

    def take(self, number: int = 1) -> bool:
        """False: that was enough."""
        self.left -= number
        if self._rings(number) and self.left >= 0:
            self.struck, self.left = True, -1
        return self.left >= 0

    def _rings(self, number: int) -> bool:
        """Has the clock struck? It is read once in a while."""
        self._unread -= number
        if self._unread >= 0:
            return False
        self._unread, now = CLOCK_EVERY, process_time()
        if self._ends_at is None:
            self._ends_at = now + self.seconds
        return now > self._ends_at

    @property
    def over(self) -> bool:
        return self.left < 0

    @property
    def late(self) -> bool:
        """Has the clock struck? Asking counts as no look, and a no holds for some more of them."""
        self._late = self._late or self._rings(1)
        return self._late

    @property
    def overdue(self) -> bool:
        """The same, with the clock read at once: between two questions much may be done."""
        self._unread = 0
        return self.late


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
