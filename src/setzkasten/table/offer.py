"""Something that one seat proposes and that needs the consent of all the others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.core.record import RecordError
from setzkasten.table.journal import Answered, Offered
from setzkasten.table.journal_text import read_pairs

if TYPE_CHECKING:
    from setzkasten.table.table import Table

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


def propose_words(table: Table, seat: Seat, text: str, now: Millis) -> Refusal | None:
    """KW1-14 Other words shall count from now on, if everybody agrees."""
    table.advance(now)
    if seat not in table.present:
        return Refusal("left_already", {"seat": seat + 1})
    if table.court.ballot or table.offer:
        return Refusal("ballot_open" if table.court.ballot else "offer_open")
    try:
        table.court.words_under(dict(read_pairs(text)))
    except RecordError as error:
        return Refusal("not_understood", error.data)
    return table.grant(Offered(seat, WORDS, text, table.clock.reading(now)), now)


def answer_offer(table: Table, seat: Seat, now: Millis, *, aye: bool) -> Refusal | None:
    table.advance(now)
    if table.offer is None:
        return Refusal("no_offer_open")
    wish = table.offer.check(seat, aye=aye) or Answered(seat, aye, table.clock.reading(now))
    return table.grant(wish, now)
