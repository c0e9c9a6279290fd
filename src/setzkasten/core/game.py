"""The one protocol every game speaks.

A game is a set of pure functions over an immutable state. It reads no clock, rolls no dice and
opens no dictionary: time, chance and verdicts reach it as steps, and the list of steps is the
whole game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import cache
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeGuard, TypeVar, runtime_checkable

from setzkasten.core.claims import Answer, Claim, Verdict
from setzkasten.core.options import Option
from setzkasten.core.position import Position
from setzkasten.core.squares import Square
from setzkasten.core.values import value

Seat: TypeAlias = int  # from 0; people and records count from 1
Millis: TypeAlias = int  # since the table opened

S = TypeVar("S")  # state
A = TypeVar("A")  # action
C = TypeVar("C")  # outcome of chance
V_co = TypeVar("V_co", covariant=True)  # view


@value
class Timed:
    """Whatever happens at a table has its time there."""

    at: Millis = field(kw_only=True)


@value
class Act(Timed, Generic[A]):
    """A seat did something."""

    seat: Seat
    action: A


@value
class Chance(Timed, Generic[C]):
    """Bag, dice or lot decided. The outcome is recorded, not the roll."""

    outcome: C


@value
class Expired(Timed):
    """A deadline that the state had announced has passed."""

    deadline: str


@value
class Ruled(Timed):
    """Lexicon, word book or vote answered the claims that were open."""

    verdicts: tuple[Verdict, ...]
    source: str


@value
class Left(Timed):
    """A seat stood up for good: it resigned, or the others go on without it."""

    seat: Seat


Step: TypeAlias = Act[A] | Chance[C] | Expired | Ruled | Left


@value
class Deadline:
    name: str
    at: Millis


@value(kw_only=True)
class Awaiting:
    """Who or what moves next. Nothing at all means that the game is over."""

    phase: str
    seats: frozenset[Seat] = frozenset()
    chance: bool = False
    ruling: frozenset[Claim] = frozenset()
    deadline: Deadline | None = None
    meanwhile: frozenset[Seat] = frozenset()  # may do something although nobody waits for them
    live: bool = False  # in real time: rounds begin on a call, and what was done stands
    left: frozenset[Seat] = frozenset()  # stood up for good

    @property
    def over(self) -> bool:
        return not (self.seats or self.chance or self.ruling or self.deadline)

    @property
    def idle(self) -> bool:
        """Does nothing happen unless somebody acts?"""
        return bool(self.seats) and not (self.chance or self.ruling or self.deadline)


@value
class Refusal:
    """Why a step is not possible. `code` is stable; its sentence lives in messages/."""

    code: str
    data: Mapping[str, str | int] = field(default_factory=dict)
    squares: tuple[Square, ...] = ()


class IllegalStep(Exception):
    """A caller applied a step without asking `check` first. Always a bug."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {dict(refusal.data)}")
        self.refusal = refusal


@value
class Event:
    """Narration for log and animation; never the source of a client's state."""

    name: str
    data: Mapping[str, object] = field(default_factory=dict)
    seen_by: frozenset[Seat] | None = None  # None: everyone, spectators too


@value
class ScoredWord:
    """A word of a laying: where it stands, what it brought, what the judge said."""

    word: str
    squares: tuple[Square, ...]
    points: int
    relation: str | None = None  # to the old word inside it: new, inflection, ambiguous
    answer: Answer = "yes"
    parts: tuple[tuple[str, int], ...] = ()  # how its points came about, as the game names it


@value
class Report:
    """What a step brought to the seat that acted."""

    words: tuple[ScoredWord, ...] = ()
    points: int = 0
    earned: int = 0
    spent: int = 0
    parts: tuple[tuple[str, int], ...] = ()  # how points without words came about
    secret: bool = False  # tells what others hid: never shown before it has happened


NOTHING = Report()


@value
class Transition(Generic[S]):
    """The state after a step. `refusal`: a ruling undid the act, the state is as before it."""

    state: S
    events: tuple[Event, ...] = ()
    report: Report = NOTHING
    refusal: Refusal | None = None


class Vocabulary(Protocol):
    """Where offered layings take their words from: a list in tests, the lexicon for players."""

    def matching(self, pattern: str) -> Iterator[str]:
        """All words that fit, e.g. 'H?US'; a question mark is one letter."""

    def __contains__(self, word: object) -> bool: ...


class Game(Protocol[S, A, C, V_co]):
    """Static facts, then the rules, then what each seat may know, then notation."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def box(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def seats(self) -> tuple[int, int]: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def presets(self) -> Mapping[str, Mapping[str, object]]: ...
    @property
    def clauses(self) -> str:
        """The clause families of its rules page, e.g. 'GEN NOM'."""

    def start(self, seats: int, options: Mapping[str, object]) -> S:
        """The opening state; raises `OptionError` for options that the game does not have."""

    def awaiting(self, state: S) -> Awaiting: ...
    def check(self, state: S, step: Step[A, C], awaiting: Awaiting | None = None) -> Refusal | None:
        """Why the step is not possible; `awaiting` of the state, where it is known already."""

    def apply(self, state: S, step: Step[A, C]) -> Transition[S]: ...
    def scores(self, state: S) -> tuple[int, ...]: ...
    def winners(self, state: S, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        """Who won; nobody while the game goes on. A tie is shared.

        `ahead`: points that seats were given before the game; they count where points decide.
        """

    def view(self, state: S, seat: Seat | None) -> V_co: ...
    def hides(self, state: S, step: Step[A, C], now: S) -> bool:
        """Would this step of the game that runs, made in `state`, tell what `now` still hides?"""

    def resample(self, state: S, seat: Seat | None, rng: Random) -> S:
        """Another state that looks the same to `seat`."""

    def actions(self, state: S, seat: Seat, vocabulary: Vocabulary) -> Iterator[A]:
        """Legal actions whose words come from the vocabulary. May be many: an iterator."""

    def sample(self, state: S, rng: Random) -> C:
        """A random outcome of the chance that the state waits for."""

    def idle(self, state: S, seat: Seat) -> A | None:
        """What a seat that left the table does for ever."""

    def write(self, part: A | C) -> str: ...
    def read_action(self, text: str) -> A:
        """Raises `NotationError`, which says what and where."""

    def read_chance(self, text: str) -> C: ...
    def write_position(self, state: S) -> Position: ...
    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> S:
        """Raises `PositionError` for a position that makes no sense."""


@runtime_checkable
class KeepsTried(Protocol):
    """A game in which what a seat had placed stays when its time is up."""

    def timed_out(self, state: Any, seat: Seat, tried: Any) -> Any | None:  # of this game
        """What the seat did, in place of the expiry, if `tried` is what it tried last."""


@runtime_checkable
class RulesLater(Protocol):
    """A game in which seats write words down that are ruled on when all have done so."""

    def written(self, action: Any) -> tuple[str, tuple[Square, ...]]:  # of this game
        """The word of an action and where it lies; empty: it writes none."""


@runtime_checkable
class TakesUpWords(Protocol):
    """A game in which a seat may lay stones for a word that another has announced before."""

    def own_words(self, action: Any, words: tuple[ScoredWord, ...]) -> tuple[ScoredWord, ...]:
        """Those of the words of its report that this action (of this game) brought up."""


@runtime_checkable
class CountsAtEnd(Protocol):
    """A game whose words are judged all at once: after the last move, or after each round."""

    def counted(self, state: Any) -> tuple[str, ...]:  # of this game
        """The words of a count that is made, until something else begins."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]  # rooms above the games treat states as opaque


def takes_up_words(game: AnyGame) -> TypeGuard[TakesUpWords]:
    return _follows(type(game), TakesUpWords)


def rules_later(game: AnyGame) -> TypeGuard[RulesLater]:
    return _follows(type(game), RulesLater)


def counts_at_end(game: AnyGame) -> TypeGuard[CountsAtEnd]:
    return _follows(type(game), CountsAtEnd)


@cache
def _follows(kind: type[object], protocol: type[object]) -> bool:
    """Asked with every move, and `isinstance` looks for each name: a class is asked once."""
    return issubclass(kind, protocol)
