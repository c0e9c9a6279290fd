"""A friendly knock on the table: it is your turn. And the sign that somebody arranges stones."""

from __future__ import annotations

import math
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from setzkasten.core.game import Refusal, Seat
from setzkasten.table.table import Table

if TYPE_CHECKING:
    from setzkasten.server.live.live_table import LiveTable

# How often may somebody be nudged, by all together?
NUDGE_SECONDS = 60.0


class Nudge(msgspec.Struct, frozen=True):
    """Somebody waits for this device."""

    by: Seat


class Nudged(msgspec.Struct, frozen=True):
    """For those whom everybody waits for; nothing of it is kept."""

    nudge: Nudge


class Arranging(msgspec.Struct, frozen=True):
    """Whether somebody has stones in hand; which ones, and where, is not told."""

    seat: Seat
    busy: bool


class InHand(msgspec.Struct, frozen=True):
    """For the others at the table."""

    arranging: Arranging


class Nudging:
    """At one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._last: dict[Seat, float] = {}

    def nudge(self, by: Seat) -> Refusal | None:
        seats, now = waited_for(self._live.table) - {by}, monotonic()
        if not seats:
            return Refusal("nobody_to_nudge")
        due = {seat: self._last.get(seat, -NUDGE_SECONDS) + NUDGE_SECONDS - now for seat in seats}
        ready = frozenset(seat for seat, wait in due.items() if wait <= 0)
        if not ready:
            return Refusal("nudged_already", {"seconds": math.ceil(min(due.values()))})
        self.knock(by, ready)
        self._live.house.grapevine.nudge(self._live.kept.id, by, ready)
        return None

    def knock(self, by: Seat, ready: frozenset[Seat]) -> None:
        """They hear it, and are left alone for a while."""
        self._last.update(dict.fromkeys(ready, monotonic()))
        told = msgspec.json.encode(Nudged(Nudge(by)))
        for listener in self._live.listeners:
            if self._live.around.held_by(listener) & ready:
                listener.note("nudge", told)

    def arranging(self, seat: Seat, *, busy: bool) -> None:
        self.tell_busy(seat, busy=busy)
        self._live.house.grapevine.busy(self._live.kept.id, seat, busy=busy)

    def tell_busy(self, seat: Seat, *, busy: bool) -> None:
        """All others see the sign; whoever is a turn behind would learn whose turn it is by now."""
        told, around = msgspec.json.encode(InHand(Arranging(seat, busy))), self._live.around
        for listener in self._live.listeners:
            if seat not in around.held_by(listener) and not around.watches(listener):
                listener.note(f"arranging {seat}", told)


def waited_for(table: Table) -> frozenset[Seat]:
    """The people without whom nothing goes on."""
    ballot = table.court.ballot
    if ballot:
        return ballot.voters - ballot.voted
    return table.awaiting().seats & table.present
