"""Who is at a running table, and since when somebody is not. Nothing of it is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from time import monotonic

import msgspec

from setzkasten.core.game import Millis, Seat
from setzkasten.server.now import now_millis

# How soon is somebody away? A page that is loaded anew, or a train in a tunnel, is not.
AWAY_SECONDS = 60.0
# How long do people wait for whoever opened the table? Then any of them may do the same.
OPENER_AWAY_SECONDS = 600.0


NOTHING: Mapping[Seat, Millis] = {}


class Away(msgspec.Struct, frozen=True):
    """Somebody whose page is not open."""

    seat: Seat
    seconds: int  # since when
    gone: bool  # for good: removed, barred or forgotten, and nobody has taken the seat since


class Presence:
    """`tell` is called once the opener has been gone for long."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._since: dict[Seat, float] = {}
        self._empty = frozenset[Seat]()
        self._opener_left: float | None = monotonic()  # or nobody has seen them yet
        self._timer: asyncio.TimerHandle | None = None

    def note(
        self, away: Iterable[Seat], *, opener: bool, empty: frozenset[Seat] = frozenset(),
        heard: Mapping[Seat, Millis] = NOTHING, opener_left: Millis | None = None,
    ) -> None:  # fmt: skip
        """Who is not there now, and whether the opener is; to an `empty` chair nobody comes back.

        Whoever was removed is waited for no longer. Another process may know since when.
        """
        now = monotonic()
        self._empty = empty
        first = {seat: now - AWAY_SECONDS if seat in empty else now for seat in sorted(away)}
        known = {seat: moment_of(at) for seat, at in heard.items()}
        since = self._since
        self._since = {s: min(since.get(s, now), known.get(s, now), at) for s, at in first.items()}
        if opener:
            self._opener_left = None
            self.rest()
            return
        before = self._opener_left
        left = min(
            now if before is None else before,
            now if opener_left is None else moment_of(opener_left),
        )
        self._opener_left = left
        if self._timer is None or left != before:
            self.rest()
            wait = max(left + OPENER_AWAY_SECONDS - now, 0.0) + 1
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
        return [Away(s, int(now - since), s in self._empty) for s, since in self._since.items()]

    @property
    def since(self) -> tuple[tuple[Seat, Millis], ...]:
        """Who is away since when, in the time of the world."""
        return tuple((seat, of_the_world(since)) for seat, since in self._since.items())

    @property
    def opener_left(self) -> Millis | None:
        return None if self._opener_left is None else of_the_world(self._opener_left)

    def absent(self) -> frozenset[Seat]:
        """Who has been away for longer than it takes to come back by itself."""
        long_ago = monotonic() - AWAY_SECONDS
        return frozenset(seat for seat, since in self._since.items() if since <= long_ago)


def moment_of(at: Millis) -> float:
    """Clocks of several machines may differ: nobody has left in the future."""
    return monotonic() - max(now_millis() - at, 0) / 1000


def of_the_world(moment: float) -> Millis:
    return now_millis() - round((monotonic() - moment) * 1000)
