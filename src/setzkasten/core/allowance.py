"""Time of each seat for a whole game: what is used up is gone, and each further turn runs out."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.core.game import Act, Awaiting, Deadline, Expired, Millis
from setzkasten.core.values import value

# How often may all be out of time in a row? In some games that ends nothing, and the round would
# hand its turns on for ever; from then on it plays without a clock.
IDLE_ROUNDS = 2


@value
class Allowance:
    """`since`: when the last step happened. The rules say in which phases a clock runs at all."""

    total: Millis
    used: tuple[Millis, ...]
    since: Millis = 0
    idle: int = 0  # how many turns ran out since anybody acted

    def after(self, awaiting: Awaiting, step: object, at: Millis) -> Allowance:
        """`awaiting` is what the step found; a move that is taken back has cost its time."""
        used, idle = self.used, self.idle
        if awaiting.deadline:
            passed = max(0, at - self.since)
            used = tuple(u + passed * (seat in awaiting.seats) for seat, u in enumerate(used))
            idle = 0 if isinstance(step, Act) else idle + isinstance(step, Expired)
        return replace(self, used=used, since=max(at, self.since), idle=idle)

    def left(self, seat: int) -> Millis:
        return max(0, self.total - self.used[seat])

    def on(self, awaiting: Awaiting) -> Awaiting:
        """What is waited for, by this clock instead of the one of a single move."""
        if awaiting.deadline is None or not awaiting.seats:
            return awaiting
        if self.idle >= IDLE_ROUNDS * len(self.used) and self._nobody_has_any(awaiting):
            return replace(awaiting, deadline=None)
        ends_at = self.since + min(map(self.left, awaiting.seats))
        return replace(awaiting, deadline=Deadline(awaiting.deadline.name, ends_at))

    def _nobody_has_any(self, awaiting: Awaiting) -> bool:
        return not any(
            self.left(seat) for seat in range(len(self.used)) if seat not in awaiting.left
        )
