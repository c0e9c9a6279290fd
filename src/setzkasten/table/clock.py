"""Table time: milliseconds since the table opened, standing still while somebody holds it."""

from __future__ import annotations

from setzkasten.core.game import Millis


class Clock:
    """Turns the time outside, a number that only grows, into the time of the table."""

    def __init__(self, reading: Millis, now: Millis) -> None:
        self._reading, self._since = reading, now
        self._holders: frozenset[str] = frozenset()
        self._agreed: Millis = 0  # outside: when it goes on for all

    def reading(self, now: Millis) -> Millis:
        """The table's time. A clock outside that stumbles does not turn it back."""
        if self._holders:
            return self._reading
        return self._reading + max(0, now - self._since)

    def shown(self, now: Millis) -> Millis:
        """The same, and before an agreed moment how much of it is still to come."""
        return min(self._reading + now - self._since, self.reading(now))

    def wait_for(self, moment: Millis, now: Millis) -> None:
        """Go on at this moment outside, which is agreed on and still to come."""
        self._reading, self._since = self.reading(now), max(now, moment)
        self._agreed = moment

    def waits(self, now: Millis) -> bool:
        """Is the agreed moment still to come? A clock that stumbles is no such moment."""
        return not self._holders and now < self._agreed

    def hold(self, holder: str, now: Millis) -> None:
        """Stop until every holder has let go: a vote, a server that was down, nobody there."""
        self._reading, self._since = self.reading(now), max(now, self._since)
        self._holders |= {holder}

    def release(self, holder: str, now: Millis) -> None:
        self._reading, self._since = self.reading(now), max(now, self._since)
        self._holders -= {holder}

    def go_on(self, reading: Millis, now: Millis) -> None:
        """From this reading on, whoever holds it: the table was out of the drawer for a while."""
        self._reading, self._since, self._agreed = reading, now, 0

    @property
    def held(self) -> bool:
        return bool(self._holders)
