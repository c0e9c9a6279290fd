"""A socket as the table sees it: gets the whole frame once, then every change.

Whoever reads too slowly loses changes, and gets the whole frame again when the line is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from setzkasten.core.game import Seat
from setzkasten.server.bilingual import bilingual
from setzkasten.server.live.parcel import Parcel
from setzkasten.server.live.wire import Farewell
from setzkasten.server.people.sender import Sender


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
