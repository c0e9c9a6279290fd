"""Taking the last move back: who may, and how it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.core.match import TakenBack

if TYPE_CHECKING:
    from setzkasten.table.table import Table


def take_back(table: Table, seat: Seat, now: Millis) -> Refusal | None:
    table.advance(now)
    if refusal := check_taking_back(table, seat, now):
        return refusal
    table.enter(TakenBack(seat, table.clock.reading(now)), now)
    table.advance(now)
    return None


def check_taking_back(table: Table, seat: Seat, now: Millis) -> Refusal | None:
    """Never past what luck has shown, nor past the action of another seat."""
    if table.court.ballot:
        return Refusal("ballot_open")
    if refusal := table.match.propose(TakenBack(seat, table.clock.reading(now))).refusal:
        return refusal
    return None if may_take_back(table, now) == seat else Refusal("too_late", {"by": 0})


def may_take_back(table: Table, now: Millis) -> Seat | None:
    """The seat that may, unless its thinking time would be over the moment it did."""
    seat = table.match.may_take_back()
    if seat is None or table.court.ballot or table.aborted:
        return None
    before = table.match.before_last_act()
    assert before, "somebody may take back"
    awaited = before.awaiting
    late = awaited.deadline and table.clock.reading(now) >= awaited.deadline.at
    return None if late or awaited.live else seat
