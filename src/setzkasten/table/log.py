"""The last events of a table, as each seat may know them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from setzkasten.core.game import Event, Seat

# How many events does a frame tell? As many as a glance back over the last round.
LOG_LENGTH = 20


@dataclass(slots=True)
class Heard:
    """What one seat was told."""

    last: deque[Event] = field(default_factory=lambda: deque(maxlen=LOG_LENGTH))
    count: int = 0

    def hear(self, event: Event) -> None:
        self.last.append(event)
        self.count += 1

    def copied(self) -> Heard:
        return Heard(self.last.copy(), self.count)

    def since(self, count: int) -> list[Event]:
        """The last ones after so many."""
        return list(self.last)[-min(self.count - count, LOG_LENGTH) :] if count < self.count else []


class Log:
    def __init__(self, seats: int) -> None:
        self._seats, self._common = seats, Heard()
        self._heard: dict[Seat | None, Heard] = {}  # once somebody was told something alone

    def append(self, event: Event) -> None:
        if event.seen_by is not None and not self._heard:
            self._heard = {seat: self._common.copied() for seat in (None, *range(self._seats))}
        if not self._heard:
            self._common.hear(event)
        for seat, heard in self._heard.items():
            if event.seen_by is None or seat in event.seen_by:
                heard.hear(event)

    def extend(self, events: Iterable[Event]) -> None:
        for event in events:
            self.append(event)

    def of(self, seat: Seat | None) -> Heard:
        """None: whoever only watches."""
        return self._heard[seat] if self._heard else self._common
