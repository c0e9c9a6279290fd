"""A match that has a clock of its own and somebody who draws for it."""

from __future__ import annotations

from random import Random
from typing import Any

from setzkasten.core import match as core
from setzkasten.core.coded import Coded
from setzkasten.core.game import Act, Chance, Deadline, Expired, KeepsTried, Millis, Refusal, Seat
from setzkasten.core.happening import Proposed
from setzkasten.core.record import MOST_MILLIS
from setzkasten.core.rulebook import Rulebook
from setzkasten.core.ruling import ruling_of
from setzkasten.core.squares import NotationError
from setzkasten.door.illegal import IllegalAction
from setzkasten.door.spoken import spoken
from setzkasten.lexicon.words import Words


class Clocked(core.Match):
    """Time passes when it is told to, and what nobody decides happens by itself."""

    words: Words
    _chance: Random
    _clock: Millis = 0
    _last: Seat = -1  # who moved last

    @property
    def moment(self) -> Millis:
        """How late it is at this table."""
        return max(self._clock, self.now)

    @property
    def turn(self) -> Seat | None:
        """Who moves next; where all play at once, the seat behind the one that moved last."""
        acting = sorted(self.awaiting.seats)
        if not acting:
            return None
        return next((seat for seat in acting if seat > self._last), acting[0])

    def wait(self, seconds: float | None = None, *, tried: Any = None) -> None:
        """Time passes and glasses run out; without a number, until the next one does.

        `tried`: what the seat on turn had laid out last. In some games it stays (KRX-07).
        """
        laid = None if tried is None else self._read(tried)
        deadline = self.awaiting.deadline
        if seconds is not None:
            self._clock = self._after(seconds)
        elif deadline:
            self._clock = max(self.moment, deadline.at)
        while (deadline := self.awaiting.deadline) and deadline.at <= self._clock:
            self.take(self._out_of_time(deadline, laid))
            self._draw()
            laid = None  # whoever is next has tried nothing

    @spoken()
    def _after(self, seconds: float) -> Millis:
        """Raises `Coded` for a time that no record can have."""
        most = MOST_MILLIS - self.moment
        if not 0 <= seconds * 1000 <= most:  # nor for what is no number
            raise Coded("no_such_wait", seconds=str(seconds)[:40], most=most // 1000)
        return self.moment + round(seconds * 1000)

    def _out_of_time(self, deadline: Deadline, tried: Any) -> Act[object] | Expired:
        at = max(self.now, deadline.at)
        if tried is not None and isinstance(self.game, KeepsTried) and self.turn is not None:
            kept = self.game.timed_out(self.state, self.turn, tried)
            if kept is not None:
                return Act(self.turn, kept, at=at)
        return Expired(deadline.name, at=at)

    def _read(self, action: Any) -> Any:
        """Raises `IllegalAction` for what is no action of this game."""
        assert isinstance(self.game, Rulebook)
        if isinstance(action, self.game.kinds):
            return action
        try:
            if not isinstance(action, str):
                raise NotationError(repr(action), f"action of {self.game.name}")
            return self.game.read_action(action)
        except NotationError as error:
            raise IllegalAction(Refusal(error.code, error.data)) from error

    def _happen(self, proposed: Proposed) -> None:
        if proposed.refusal:
            raise IllegalAction(proposed.refusal)
        self.commit(proposed)

    def _draw(self) -> None:
        """Whatever chance and the judge have to decide before somebody can move."""
        while (awaiting := self.awaiting).chance or awaiting.ruling:
            if awaiting.ruling:
                self.take(ruling_of(self.words.judge, awaiting.ruling, self.moment))
            else:
                self.take(Chance(self.game.sample(self.state, self._chance), at=self.moment))
