"""The open pages at one table that waits, and whether whoever opened it is there."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING

from setzkasten.core.game import Millis
from setzkasten.server.live import presence

if TYPE_CHECKING:
    from setzkasten.server.live.listener import Listener


@dataclass(slots=True)
class Room:
    owner: str
    listeners: set[Listener] = field(default_factory=set)
    opener_elsewhere: bool = False  # at another process
    _left: float = field(default_factory=monotonic)  # or nobody has seen them yet

    @property
    def devices(self) -> frozenset[str]:
        return frozenset(one.sender.device for one in self.listeners if one.sender)

    @property
    def opener_here(self) -> bool:
        return self.owner in self.devices

    @property
    def opener_left(self) -> Millis | None:
        """In the time of the world."""
        return None if self.opener_here else presence.of_the_world(self._left)

    @property
    def opener_gone(self) -> bool:
        """For so long that others may do the same."""
        there = self.opener_here or self.opener_elsewhere
        return not there and monotonic() >= self._left + presence.OPENER_AWAY_SECONDS

    def opener_leaves(self) -> None:
        self._left = monotonic()

    def learn(self, opener_left: Millis | None, *, opener: bool) -> bool:
        """From another process. True: there the opener has just gone."""
        gone = self.opener_elsewhere and not opener
        if gone:
            self.opener_leaves()
        elif opener_left is not None:
            self._left = min(self._left, presence.moment_of(opener_left))
        self.opener_elsewhere = opener
        return gone
