"""Help at a table: the last move taken back, hints, a move undone with what computers answered.

A move that nothing came of may always be taken back. The other two are there where one person
plays, unless they wanted none; where several do, only if all agreed at the start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.core.game import Act, Chance, Left, Millis, Refusal, Ruled, Seat
from setzkasten.core.match import Struck, TakenBack
from setzkasten.table.journal import Hinted, Undone

if TYPE_CHECKING:
    from setzkasten.table.table import Table

STAGES = (1, 2, 3)  # a place, a word, the move


def allowed(table: Table) -> bool:
    """Computers that stand in for somebody are people here."""
    agreed = table.header.hints
    return agreed == "yes" or (not agreed and len(table.seated) == 1)


def check_hint(table: Table, seat: Seat) -> Refusal | None:
    if refusal := _check(table):
        return refusal
    if seat not in table.awaiting().seats & table.persons:
        return Refusal("not_your_turn", {"seat": seat + 1})
    return None


def note_hint(table: Table, seat: Seat, stage: int, now: Millis) -> Refusal | None:
    """It is written down before it is told: the game counts as one with help."""
    table.advance(now)
    wish = check_hint(table, seat) or Hinted(seat, stage, at=table.clock.reading(now))
    return table.grant(wish, now)


def note_filling(table: Table, seat: Seat, now: Millis) -> Refusal | None:
    """A corner of a picture was filled by program: whoever builds alone may ask for it anywhere."""
    table.advance(now)
    if table.awaiting().over:
        return Refusal("game_over")
    return table.grant(Hinted(seat, STAGES[-1], at=table.clock.reading(now)), now)


def undo(table: Table, seat: Seat, now: Millis) -> Refusal | None:
    """The last move of the seat and all that came of it did not happen."""
    table.advance(now)
    if refusal := _check(table):
        return refusal
    kept = _last_of_people(table)
    if kept is None or may_undo(table) != seat:
        return Refusal("nothing_to_undo", {"seat": seat + 1})
    table.enter(Undone(seat, kept, at=table.clock.reading(now)), now)
    table.enter(Struck(kept, at=table.clock.reading(now)), now)
    table.advance(now)
    return None


def only_computers(table: Table, seq: int) -> bool:
    """Has nobody else done anything since this version of the table?"""
    since = table.match.happenings[seq:]
    played = all(isinstance(step, Chance | Ruled | Act) for step in since)
    return played and not any(isinstance(s, Act) and s.seat in table.persons for s in since)


def may_undo(table: Table) -> Seat | None:
    """Whose move was the last of a person; never past somebody who left, nor in real time.

    With the time for the whole game used up a move that was undone could not be made again.
    """
    if not allowed(table) or _check(table) or table.awaiting().live:
        return None
    kept = _last_of_people(table)
    if kept is None:
        return None
    step, allowance = table.match.taken[kept].step, table.match.standing.allowance
    if not isinstance(step, Act) or (allowance and not allowance.left(step.seat)):
        return None
    return step.seat


def _check(table: Table) -> Refusal | None:
    if not allowed(table):
        return Refusal("hints_not_agreed")
    if table.awaiting().over:
        return Refusal("game_over")
    return Refusal("ballot_open") if table.court.ballot else None


def _last_of_people(table: Table) -> int | None:
    """The number of the step."""
    for number in range(len(table.match.taken) - 1, -1, -1):
        step = table.match.taken[number].step
        if isinstance(step, Left):
            return None
        if isinstance(step, Act) and step.seat in table.persons:
            return number
    return None


def take_back(table: Table, seat: Seat, now: Millis) -> Refusal | None:
    table.advance(now)
    if refusal := check_taking_back(table, seat, now):
        return refusal
    table.enter(TakenBack(seat, at=table.clock.reading(now)), now)
    table.advance(now)
    return None


def check_taking_back(table: Table, seat: Seat, now: Millis) -> Refusal | None:
    """Never past what luck has shown, nor past the action of another seat."""
    if table.court.ballot:
        return Refusal("ballot_open")
    if refusal := table.match.propose(TakenBack(seat, at=table.clock.reading(now))).refusal:
        return refusal
    return None if may_take_back(table, now) == seat else Refusal("too_late", {"by": 0})


def may_take_back(table: Table, now: Millis) -> Seat | None:
    """The seat that may, unless its thinking time would be over the moment it did."""
    seat = table.match.may_take_back()
    if seat is None or table.court.ballot or table.aborted:
        return None
    at = max(table.clock.reading(now), table.match.now)
    awaited = table.match.taking_back(seat, at).awaiting
    late = awaited.deadline and at >= awaited.deadline.at
    return None if late or awaited.live else seat
