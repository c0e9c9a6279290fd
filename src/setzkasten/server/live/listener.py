"""A socket as the table sees it, and all of them: the whole frame once, then every change.

Whoever reads too slowly loses changes, and gets the whole frame again when the line is free.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, TypeAlias

import msgspec

from setzkasten.core.game import Seat
from setzkasten.server.bilingual import bilingual
from setzkasten.server.live.outlet import Parcel
from setzkasten.server.live.wire import Farewell
from setzkasten.server.now import now_millis
from setzkasten.server.people.sender import Sender
from setzkasten.table.table import Table
from setzkasten.table.teller import Teller
from setzkasten.table.watching import Behind

# As whom somebody sees it who only watches a game with hidden hands: a turn later.
LATER: Seat = -1
Changes: TypeAlias = Mapping[Seat | None, Parcel]


class Outlet(Protocol):
    """The way out to a browser."""

    @property
    def free(self) -> bool:
        """Has it taken all that it was given?"""
        ...

    def put(self, parcels: Sequence[Parcel]) -> None:
        """In one piece, whether it is free or not."""
        ...

    def close(self, farewell: Parcel | None = None) -> None:
        """After all that it was given; with a farewell there is no coming back."""
        ...


class Listener:
    def __init__(self, outlet: Outlet, sender: Sender | None = None) -> None:
        self.outlet, self.sender = outlet, sender
        self.seat: Seat | None = None
        self.turn_only = False  # several people at one device: the eye closes with the turn
        self.closed = False
        self.behind = True  # wants the whole frame
        self._held: list[Parcel] = []
        self._notes: dict[str, Parcel] = {}

    def show(self, frame: Parcel) -> None:
        """The whole frame as its seat sees it."""
        self.behind = self.closed or not self.outlet.free
        if not self.behind:
            self._held.clear()  # it is in the frame
            self.outlet.put([frame])

    def change(self, change: Parcel, *, held: bool = False) -> None:
        """What became of the frame; `held`: the answer that goes before it follows at once."""
        self.behind = self.behind or self.closed or not self.outlet.free
        if self.behind:
            return
        if held or self._held:
            self._held.append(change)
        else:
            self.outlet.put([change])

    def answer(self, answer: Parcel) -> None:
        held, self._held = self._held, []
        self.outlet.put([answer, *held])

    def note(self, kind: str, encoded: bytes) -> None:
        """Something beside the frames; of each kind the latest."""
        self._notes[kind] = Parcel(encoded)
        self.freed()

    def freed(self) -> None:
        """The line takes something again."""
        if self._notes and not self.closed and self.outlet.free:
            notes, self._notes = list(self._notes.values()), {}
            self.outlet.put(notes)

    def close(self, farewell: str = "") -> None:
        """The table in memory is not the true one any more: come back and read again.

        With the code of a sentence there is no coming back.
        """
        self.closed = True
        told = msgspec.json.encode(Farewell(bilingual(farewell))) if farewell else b""
        self.outlet.close(Parcel(told) if told else None)


class Audience:
    """All who look at one table, and what each of them is told."""

    def __init__(self, table: Table, name: str) -> None:
        self.listeners: set[Listener] = set()
        self._name, self._teller = name, Teller(table, name, now_millis())
        self._behind = Behind()
        self._later: Teller | None = None  # for those who watch

    @property
    def seats(self) -> frozenset[Seat | None]:
        """As whom the table is seen."""
        return frozenset([listener.seat for listener in self.listeners])

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
