"""Lists are read aloud: what the dictionary refuses waits until everybody has seen it."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.claims import Verdict
from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.core.values import value
from setzkasten.table.judge import refused_by_word

# How long may the reading hold up the table when somebody has gone to fetch a drink?
READING_MILLIS = 120_000

Votes = tuple[tuple[Seat, bool], ...]


@value
class Reading:
    """Open while words of a round may still be put to the vote."""

    refused: tuple[Verdict, ...]
    closes_at: Millis  # in the time outside
    ready: frozenset[Seat] = frozenset()  # who has nothing more to say
    voted: tuple[tuple[str, Votes], ...] = ()  # words that the table has voted on

    @property
    def words(self) -> frozenset[str]:
        return frozenset(refused_by_word(self.refused))

    def check(self, seat: Seat) -> Refusal | None:
        return Refusal("already_ready", {"seat": seat + 1}) if seat in self.ready else None

    def with_ready(self, seat: Seat) -> Reading:
        return replace(self, ready=self.ready | {seat})

    def with_vote(self, word: str, votes: Votes) -> Reading:
        """What was voted on is settled; all look at the rest once more."""
        return replace(self, voted=(*self.voted, (word, votes)), ready=frozenset())

    def finished(self, people: frozenset[Seat], now: Millis) -> bool:
        return self.ready >= people or now >= self.closes_at
