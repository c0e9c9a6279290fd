"""What each seat on turn tried last: when its time is up, some games take it for done (KRX-07)."""

from __future__ import annotations

from setzkasten.core.game import Act, Deadline, Expired, KeepsTried, Millis, Seat
from setzkasten.core.match import Happening, Match


class Tried:
    """In memory only: whoever comes back to a table lays out the stones anew."""

    def __init__(self) -> None:
        self._actions: dict[Seat, object] = {}

    def note(self, match: Match, seat: Seat, action: object | None) -> None:
        """None is something that cannot be read: whoever takes everything back tries that."""
        self._actions.pop(seat, None)
        if seat in match.awaiting.seats and action is not None:
            self._actions[seat] = action

    def forget(self, match: Match, step: Happening) -> None:
        """Whoever has acted or is not on turn any more has tried nothing."""
        acted = step.seat if isinstance(step, Act) else None
        for seat in self._actions.keys() - (match.awaiting.seats - {acted}):
            del self._actions[seat]

    def out_of_time(self, match: Match, deadline: Deadline, at: Millis) -> Happening:
        """Time runs out; in some games what the seat had placed until then stays."""
        game = match.game
        if isinstance(game, KeepsTried):
            for seat in match.awaiting.seats & self._actions.keys():
                action = game.timed_out(match.state, seat, self._actions[seat])
                if action is not None:
                    return Act(seat, action, at)
        return Expired(deadline.name, at)
