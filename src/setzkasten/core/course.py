"""The course of one game: every step so far, and the state they lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from setzkasten.core.game import (
    Act,
    AnyGame,
    Chance,
    Expired,
    IllegalStep,
    Millis,
    Refusal,
    Ruled,
    Seat,
    Step,
    Transition,
)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took its last move back before anything came of it. Games know nothing of it."""

    seat: Seat
    at: Millis


Happening: TypeAlias = "Step[object, object] | TakenBack"


class Course:
    """A fold of steps. Mutable, but nothing is in it that its happenings do not rebuild."""

    def __init__(self, game: AnyGame, opening: object) -> None:
        self.game = game
        self.happenings: list[Happening] = []
        self._standing: list[tuple[Step[object, object], object]] = []  # step, state after it
        self._opening = opening

    @property
    def state(self) -> object:
        return self._standing[-1][1] if self._standing else self._opening

    @property
    def now(self) -> Millis:
        """When the last thing happened."""
        return self.happenings[-1].at if self.happenings else 0

    def states(self) -> list[object]:
        """The opening and the state after each step that still stands."""
        return [self._opening, *(state for _, state in self._standing)]

    def steps(self) -> list[Step[object, object]]:
        return [step for step, _ in self._standing]

    def check(self, happening: Happening) -> Refusal | None:
        if happening.at < self.now:
            return Refusal("time_runs_backwards", {"at": happening.at, "last": self.now})
        if isinstance(happening, TakenBack):
            return self._check_taking_back(happening.seat)
        if isinstance(happening, Act) and happening.seat >= len(self.game.scores(self.state)):
            return Refusal("no_such_seat", {"seat": happening.seat + 1})
        return self.game.check(self.state, happening)

    def take(self, happening: Happening) -> Transition[object]:
        """Carry it out. A transition with a refusal leaves the course as it was before the act."""
        if refusal := self.check(happening):
            raise IllegalStep(refusal)
        if isinstance(happening, TakenBack):
            return self._take_back(happening)
        done = self.game.apply(self.state, happening)
        if done.refusal:
            self._drop_pending_act()
            return done
        self.happenings.append(happening)
        self._standing.append((happening, done.state))
        return done

    def may_take_back(self) -> Seat | None:
        """The seat whose move stands last: nothing was drawn, ran out or was laid after it."""
        if self.game.awaiting(self.state).ruling:
            return None
        for step, _ in reversed(self._standing):
            match step:
                case Act(seat=seat):
                    return seat
                case Chance() | Expired():
                    return None
                case Ruled():
                    continue
        return None

    def _check_taking_back(self, seat: Seat) -> Refusal | None:
        if self.may_take_back() != seat:
            return Refusal("nothing_to_take_back", {"seat": seat + 1})
        return None

    def _take_back(self, happening: TakenBack) -> Transition[object]:
        while not isinstance(self._standing.pop()[0], Act):
            continue
        self.happenings.append(happening)
        return Transition(self.state)

    def _drop_pending_act(self) -> None:
        """A refused laying did not happen: neither in the state nor in the record."""
        assert isinstance(self._standing[-1][0], Act), "only an act waits for a ruling to undo it"
        self._standing.pop()
        self.happenings.pop()
