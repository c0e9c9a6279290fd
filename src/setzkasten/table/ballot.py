"""A vote on words. Ends when all voters spoke or the time is up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from setzkasten.core.claims import Verdict
from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.core.values import value
from setzkasten.table.judge import by_word

# How long may a disputed word hold up the table? Long enough to fetch the Duden from the shelf.
VOTE_MILLIS = 45_000


@value
class Lying:
    """A word that is doubted where it lies."""

    refused: bool  # the ruling by which it lies, or was counted
    kept: int  # how many steps remain if the round decides otherwise


@value
class Ballot:
    """Open while something is disputed. The clock of the game stands still meanwhile."""

    seat: Seat | None  # whose laying waits for it; None: the word lies or is read aloud
    action: str  # the laying, as it was tried
    disputed: tuple[Verdict, ...]
    voters: frozenset[Seat]
    closes_at: Millis  # in the time outside, since table time stands still
    votes: tuple[tuple[Seat, bool | None], ...] = ()  # None: does not want to say
    kept: int | None = None  # the word lies: how many steps remain if the round decides otherwise

    @property
    def words(self) -> Mapping[str, Verdict]:
        return by_word(self.disputed)

    @property
    def voted(self) -> frozenset[Seat]:
        return frozenset(seat for seat, _ in self.votes) & self.voters

    def check(self, seat: Seat, now: Millis) -> Refusal | None:
        if seat not in self.voters:
            return Refusal("no_vote", {"seat": seat + 1})
        if seat in self.voted:
            return Refusal("already_voted", {"seat": seat + 1})
        if now >= self.closes_at:
            return Refusal("too_late", {"by": now - self.closes_at})
        return None

    def cast(self, seat: Seat, aye: bool | None) -> Ballot:  # noqa: FBT001  a vote is a yes or no
        return replace(self, votes=(*self.votes, (seat, aye)))

    def finished(self, now: Millis) -> bool:
        return self.voted == self.voters or now >= self.closes_at

    @property
    def spoken(self) -> tuple[tuple[Seat, bool], ...]:
        """The votes that count: silence and shrugging are none."""
        return tuple(sorted((seat, aye) for seat, aye in self.votes if aye is not None))

    @property
    def accepted(self) -> bool:
        """GEN-10 The majority decides; a tie keeps the dictionary's word.

        So does one voice alone where a word lies: of two nobody strikes a word because the other
        is silent.
        """
        lead = sum(1 if aye else -1 for _, aye in self.spoken)
        alone = self.kept is not None and len(self.spoken) < 2
        return lead > 0 if lead and not alone else not self._refused

    @property
    def strikes(self) -> bool:
        """Does the round decide otherwise about a word that lies?"""
        return self.kept is not None and self.accepted == self._refused

    @property
    def _refused(self) -> bool:
        """Is the dictionary against it?"""
        return any(verdict.refused for verdict in self.disputed)
