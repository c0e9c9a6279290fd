"""Something that one seat proposes and that needs the consent of all the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from setzkasten.core.game import Act, Left, Millis, Refusal, Ruled, Seat
from setzkasten.core.match import Happening
from setzkasten.core.record import RecordError
from setzkasten.core.record_header import SEAT_NUMBER
from setzkasten.core.values import value
from setzkasten.table.journal import Answered, Offered
from setzkasten.table.journal_text import one_line, read_pairs

if TYPE_CHECKING:
    from setzkasten.table.table import Table

WORDS = "words"  # KW1-14 other words count
TAKE_BACK = "take-back"  # the last move
ABORT = "abort"  # the game is broken off
STAND_IN = "stand-in"  # a computer plays for somebody who is away
WITHOUT = "without"  # the others finish without somebody who is away
ABSENT = (STAND_IN, WITHOUT)


@value
class Offer:
    """Open until everybody has agreed or somebody has not."""

    seat: Seat
    kind: str
    text: str
    asked: frozenset[Seat]  # the people whose consent it needs
    agreed: frozenset[Seat] = frozenset()

    @property
    def about(self) -> Seat | None:
        """Whom it is about, where that is somebody who is away."""
        return next(iter(_seats(self.text)), None) if self.kind in ABSENT else None

    def check(self, seat: Seat, *, aye: bool) -> Refusal | None:
        if seat == self.about and not aye:  # is back, and would rather play
            return None
        if seat == self.seat:
            return Refusal("already_agreed", {"seat": seat + 1}) if aye else None
        if seat not in self.asked:
            return Refusal("not_asked", {"seat": seat + 1})
        if aye and seat in self.agreed:
            return Refusal("already_agreed", {"seat": seat + 1})
        return None

    def with_consent(self, seat: Seat) -> Offer:
        return replace(self, agreed=self.agreed | {seat})

    def ends_with(self, step: Happening) -> bool:
        """Does it make no sense any more after this step?"""
        if self.kind == TAKE_BACK:
            return not isinstance(step, Ruled)
        return isinstance(step, Act | Left) and step.seat == self.about

    def settled(self, present: frozenset[Seat]) -> bool:
        """Whoever has gone meanwhile is not waited for."""
        return self.agreed >= self.asked & present


def unasked(kind: str, text: str) -> frozenset[Seat]:
    """Nobody waits for the answer of those who were away when it was proposed."""
    return frozenset(() if kind == WORDS else _seats(text))


def _seats(text: str) -> tuple[Seat, ...]:
    return tuple(int(number) - 1 for number in text.split() if SEAT_NUMBER.fullmatch(number))


def propose_words(table: Table, seat: Seat, text: str, now: Millis) -> Refusal | None:
    """KW1-14 Other words shall count from now on, if everybody agrees."""
    table.advance(now)
    if refusal := check_offering(table, seat):
        return refusal
    try:
        table.court.words_under(dict(read_pairs(text)))
    except RecordError as error:
        return Refusal("not_understood", error.data)
    return table.grant(Offered(seat, WORDS, one_line(text), at=table.clock.reading(now)), now)


def check_offering(table: Table, seat: Seat) -> Refusal | None:
    if seat not in table.present:
        return Refusal("left_already", {"seat": seat + 1})
    if table.court.ballot or table.offer:
        return Refusal("ballot_open" if table.court.ballot else "offer_open")
    return None


def answer_offer(table: Table, seat: Seat, now: Millis, *, aye: bool) -> Refusal | None:
    table.advance(now)
    if table.offer is None:
        return Refusal("no_offer_open")
    wish = table.offer.check(seat, aye=aye) or Answered(seat, aye, at=table.clock.reading(now))
    return table.grant(wish, now)
