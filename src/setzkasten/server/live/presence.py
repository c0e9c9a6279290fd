"""Who is at a running table, and since when somebody is not. Nothing of it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic

import msgspec

from setzkasten.core.game import Seat

# How soon is somebody away? A page that is loaded anew, or a train in a tunnel, is not.
AWAY_SECONDS = 60.0
# How long do people wait for whoever opened the table? Then any of them may do the same.
OPENER_AWAY_SECONDS = 600.0


class Away(msgspec.Struct, frozen=True):
    """Somebody whose page is not open."""

    seat: Seat
    seconds: int  # since when


class Presence:
    """`tell` is called once the opener has been gone for long."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._since: dict[Seat, float] = {}
        self._opener_left: float | None = monotonic()  # or nobody has seen them yet
        self._timer: asyncio.TimerHandle | None = None

    def note(
        self, away: Iterable[Seat], *, opener: bool, empty: frozenset[Seat] = frozenset()
    ) -> None:
        """Who is not there now, and whether the opener is; to an `empty` chair nobody comes back.

        Whoever was removed is waited for no longer.
        """
        now = monotonic()
        first = {seat: now - AWAY_SECONDS if seat in empty else now for seat in sorted(away)}
        self._since = {s: min(self._since.get(s, now), at) for s, at in first.items()}
        if opener:
            self._opener_left = None
            self.rest()
        elif self._timer is None:
            self._opener_left = self._opener_left or now
            wait = OPENER_AWAY_SECONDS + 1
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell)

    def rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    @property
    def opener_gone(self) -> bool:
        left = self._opener_left
        return left is not None and monotonic() >= left + OPENER_AWAY_SECONDS

    def told(self) -> list[Away]:
        now = monotonic()
        return [Away(seat, int(now - since)) for seat, since in self._since.items()]

    def absent(self) -> frozenset[Seat]:
        """Who has been away for longer than it takes to come back by itself."""
        long_ago = monotonic() - AWAY_SECONDS
        return frozenset(seat for seat, since in self._since.items() if since <= long_ago)
