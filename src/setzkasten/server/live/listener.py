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
        self._latest = b""

    def show(self, encoded: bytes) -> None:
        self._latest = encoded
        self.fresh.set()

    def close(self) -> None:
        """The table in memory is not the true one any more: come back and read again."""
        self.closed = True
        self.fresh.set()

    def take(self) -> bytes:
        self.fresh.clear()
        return self._latest
