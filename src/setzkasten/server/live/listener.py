"""A socket as the table sees it."""

from __future__ import annotations

import asyncio

from setzkasten.core.game import Seat
from setzkasten.server.people.sender import Sender


class Listener:
    """A socket as the table sees it: holds the latest frame only, never a backlog."""

    def __init__(self, sender: Sender | None = None) -> None:
        self.sender = sender
        self.seat: Seat | None = None
        self.turn_only = False  # several people at one device: the eye closes with the turn
        self.fresh = asyncio.Event()
        self.closed = False
        self.farewell = ""  # the code of a sentence, where there is no coming back
        self.shown = False  # a frame is there that nobody took
        self._latest = b""
        self._notes: dict[str, bytes] = {}

    def show(self, encoded: bytes) -> None:
        self._latest, self.shown = encoded, True
        self.fresh.set()

    def note(self, kind: str, encoded: bytes) -> None:
        """Something beside the frames; of each kind the latest."""
        self._notes[kind] = encoded
        self.fresh.set()

    def close(self, farewell: str = "") -> None:
        """The table in memory is not the true one any more: come back and read again."""
        self.closed, self.farewell = True, farewell
        self.fresh.set()

    def take(self) -> bytes:
        self.fresh.clear()
        self.shown = False
        return self._latest

    def take_notes(self) -> list[bytes]:
        notes, self._notes = list(self._notes.values()), {}
        return notes
