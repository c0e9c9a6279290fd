"""All who look at one table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from setzkasten.core.game import Seat
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.parcel import Parcel
from setzkasten.server.now import now_millis
from setzkasten.table.table import Table
from setzkasten.table.teller import Teller
from setzkasten.table.watching import Behind

# As whom somebody sees it who only watches a game with hidden hands: a turn later.
LATER: Seat = -1
Changes: TypeAlias = Mapping[Seat | None, Parcel]


class Audience:
    def __init__(self, table: Table, name: str) -> None:
        self.listeners: set[Listener] = set()
        self._name, self._teller = name, Teller(table, name, now_millis())
        self._behind = Behind()
        self._later: Teller | None = None  # for those who watch

    @property
    def seats(self) -> frozenset[Seat | None]:
        """As whom the table is seen."""
        return frozenset(listener.seat for listener in self.listeners)

    def changes(self, table: Table, seats: frozenset[Seat | None]) -> Changes:
        """In a thread: a parcel for each seat; those who see the same get the same."""
        changes = self._teller.changes(table, seats - {LATER}, now_millis())
        if LATER in seats and self._later:
            told = self._later.changes(self._seen(table), [None], now_millis())
            changes.update((LATER, text) for text in told.values())
        parcels = {id(text): Parcel(text) for text in changes.values()}
        return {seat: parcels[id(text)] for seat, text in changes.items()}

    def shown(
        self, table: Table, seat: Seat | None, seats: frozenset[Seat | None]
    ) -> tuple[Changes, Parcel]:
        """In a thread: the whole frame, and what has changed by time alone for all others."""
        changes = self.changes(table, seats)
        if seat == LATER:
            seen = self._seen(table)
            self._later = self._later or Teller(seen, self._name, now_millis())
            return changes, Parcel(self._later.whole(seen, None, now_millis()))
        return changes, Parcel(self._teller.whole(table, seat, now_millis()))

    def _seen(self, table: Table) -> Table:
        return self._behind.follow(table, now_millis())

    def tell(self, changes: Changes, by: Listener | None = None) -> None:
        for listener in self.listeners:
            if told := changes.get(listener.seat):
                listener.change(told, held=listener is by)

    def turned(self, awaited: frozenset[Seat]) -> Iterator[Listener]:
        """Whose eyes close now that it is not their turn any more."""
        for listener in self.listeners:
            if listener.turn_only and listener.seat not in awaited:
                listener.seat, listener.turn_only, listener.behind = None, False, True
                yield listener

    def all_behind(self) -> list[Listener]:
        """What they were to be told did not happen."""
        for listener in self.listeners:
            listener.behind = True
        return list(self.listeners)

    def dismiss(self) -> None:
        self.listeners, gone = set(), self.listeners
        for listener in gone:
            listener.close()
