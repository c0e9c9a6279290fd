"""What the rules of all games have in common, so that a game writes only its own.

The moment of a step is looked at first; then each kind of step goes to the rule for it. Actions,
outcomes and positions are written as the game's notation says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from random import Random
from typing import Any, Generic, get_args, get_type_hints

from setzkasten.core.claims import Verdict
from setzkasten.core.game import (
    A,
    Act,
    Awaiting,
    C,
    Chance,
    Event,
    Expired,
    Left,
    Millis,
    Refusal,
    Ruled,
    S,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.options import Option, Presets, check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.values import value


@value
class Label:
    """What stands on the lid."""

    id: str
    name: str
    box: str
    seats: tuple[int, int]
    clauses: str
    edition: str = "1"


@value
class Notation(Generic[S, A, C]):
    """How a game is written down and read again."""

    write: Callable[[A | C], str]
    read_action: Callable[[str], A]
    read_chance: Callable[[str], C]
    write_state: Callable[[S], Position]
    read_state: Callable[[S, Position], S]  # from the opening


class Rulebook(ABC, Generic[S, A, C]):
    """Once the moment is right, each kind of step is told to its own rule."""

    label: Label
    options_type: type[Any]  # each game has a class of its own
    presets: Presets
    notation: Notation[S, A, C]

    @property
    def id(self) -> str:
        return self.label.id

    @property
    def name(self) -> str:
        return self.label.name

    @property
    def box(self) -> str:
        return self.label.box

    @property
    def seats(self) -> tuple[int, int]:
        return self.label.seats

    @property
    def clauses(self) -> str:
        return self.label.clauses

    @property
    def edition(self) -> str:
        return self.label.edition

    @cached_property
    def options(self) -> tuple[Option, ...]:
        return options_of(self.options_type)

    @cached_property
    def kinds(self) -> tuple[type, ...]:
        """What an action can be: what the notation reads."""
        read = get_type_hints(self.notation.read_action)["return"]
        return get_args(read) or (read,)

    def start(self, seats: int, options: Mapping[str, object]) -> S:
        chosen = read_options(self.options_type, options)
        check_seats(seats, self.seats, first=getattr(chosen, "first", 1))
        return self.opening(seats, chosen)

    @abstractmethod
    def opening(self, seats: int, chosen: Any) -> S:
        """The state before the first step; `chosen` is of the game's class of options."""

    @abstractmethod
    def awaiting(self, state: S) -> Awaiting: ...

    def check(self, state: S, step: Step[A, C], awaiting: Awaiting | None = None) -> Refusal | None:
        if refusal := check_turn(awaiting or self.awaiting(state), step):
            return refusal
        match step:
            case Act(seat=seat, action=action):
                return self.check_action(state, seat, action)
            case Chance(outcome=outcome):
                return self.check_outcome(state, outcome)
        return None

    @abstractmethod
    def check_action(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """May this seat, whose moment it is, do this?"""

    def check_outcome(self, state: S, outcome: C) -> Refusal | None:
        raise AssertionError("nothing is drawn")

    def apply(self, state: S, step: Step[A, C]) -> Transition[S]:
        match step:
            case Act(seat=seat, action=action, at=at):
                return self.act(state, seat, action, at)
            case Chance(outcome=outcome, at=at):
                return self.draw(state, outcome, at)
            case Expired(at=at):
                return self.expire(state, at)
            case Ruled(verdicts=verdicts, at=at):
                return self.rule(state, verdicts, at)
            case Left(seat=seat, at=at):
                return self.leave(state, seat, at)

    @abstractmethod
    def act(self, state: S, seat: Seat, action: A, at: Millis) -> Transition[S]: ...

    def draw(self, state: S, outcome: C, at: Millis) -> Transition[S]:
        raise AssertionError("nothing is drawn")

    def expire(self, state: S, at: Millis) -> Transition[S]:
        raise AssertionError("no clock runs")

    def rule(self, state: S, verdicts: tuple[Verdict, ...], at: Millis) -> Transition[S]:
        raise AssertionError("no words are claimed")

    @abstractmethod
    def leave(self, state: S, seat: Seat, at: Millis) -> Transition[S]: ...

    def actions(self, state: S, seat: Seat, vocabulary: Vocabulary) -> Iterator[A]:
        awaiting = self.awaiting(state)
        if seat not in awaiting.seats | awaiting.meanwhile:
            return
        for action in self.candidates(state, seat, vocabulary):
            if self.check_action(state, seat, action) is None:
                yield action

    @abstractmethod
    def candidates(self, state: S, seat: Seat, vocabulary: Vocabulary) -> Iterator[A]:
        """What `actions` chooses from; not all of it need be allowed."""

    def write(self, part: A | C) -> str:
        return self.notation.write(part)

    def read_action(self, text: str) -> A:
        return self.notation.read_action(text)

    def read_chance(self, text: str) -> C:
        return self.notation.read_chance(text)

    def write_position(self, state: S) -> Position:
        return self.notation.write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> S:
        return self.notation.read_state(self.start(seats, options), position)


class OpenRulebook(Rulebook[S, A, C]):
    """A game in which nothing is hidden: every seat and every spectator sees the same."""

    def hides(self, state: S, step: Step[A, C], now: S) -> bool:
        return False

    def resample(self, state: S, seat: Seat | None, rng: Random) -> S:
        return state


def gone(state: S, seat: Seat) -> Transition[S]:
    """The state after a seat left, and that everybody is told."""
    return Transition(state, (Event("left", {"seat": seat}),))


def check_turn(awaiting: Awaiting, step: Step[Any, Any]) -> Refusal | None:
    """Is this the moment for this kind of step, from this seat, at this time?"""
    if awaiting.over:
        return Refusal("game_over")
    deadline = awaiting.deadline
    match step:
        case Act(seat=seat, at=at):
            if seat not in awaiting.seats and seat not in awaiting.meanwhile:
                return Refusal("not_your_turn", {"seat": seat + 1})
            if deadline and at >= deadline.at:
                return Refusal("too_late", {"by": at - deadline.at})
        case Chance():
            if not awaiting.chance:
                return Refusal("no_draw_due")
        case Ruled(verdicts=verdicts):
            claims = {verdict.claim for verdict in verdicts}
            if not claims or claims != awaiting.ruling or len(verdicts) > len(claims):
                return Refusal("no_ruling_due")
        case Expired(deadline=name, at=at):
            if deadline is None or deadline.name != name:
                return Refusal("no_such_deadline", {"deadline": name})
            if at < deadline.at:
                return Refusal("too_early", {"by": deadline.at - at})
        case Left(seat=seat):
            return _check_leaving(awaiting, seat)
    return None


def _check_leaving(awaiting: Awaiting, seat: Seat) -> Refusal | None:
    """Whoever is still there may leave at any time, but not while words wait for a ruling."""
    if seat in awaiting.left:
        return Refusal("left_already", {"seat": seat + 1})
    return Refusal("ruling_first") if awaiting.ruling else None
