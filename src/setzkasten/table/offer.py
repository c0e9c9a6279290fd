"""Something that one seat proposes and that needs the consent of all the others."""

from __future__ import annotations

from dataclasses import dataclass, replace

from setzkasten.core.game import Refusal, Seat

WORDS = "words"  # KW1-14 other words count


@dataclass(frozen=True, slots=True)
class Offer:
    """Open until everybody has agreed or somebody has not."""

    seat: Seat
    kind: str
    text: str
    asked: frozenset[Seat]  # the people whose consent it needs
    agreed: frozenset[Seat] = frozenset()

    def check(self, seat: Seat, *, aye: bool) -> Refusal | None:
        if seat == self.seat:
            return Refusal("already_agreed", {"seat": seat + 1}) if aye else None
        if seat not in self.asked:
            return Refusal("not_asked", {"seat": seat + 1})
        if aye and seat in self.agreed:
            return Refusal("already_agreed", {"seat": seat + 1})
        return None

    def with_consent(self, seat: Seat) -> Offer:
        return replace(self, agreed=self.agreed | {seat})

    def settled(self, present: frozenset[Seat]) -> bool:
        """Whoever has gone meanwhile is not waited for."""
        return self.agreed >= self.asked & present
