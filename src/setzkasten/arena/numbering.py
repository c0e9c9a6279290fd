"""A fixed numbering of a game's single decisions: the same number means the same everywhere.

An action is made of decisions, one after the other: a letter on a square, another one, the end of
the laying. What chance brings is made of single draws in the same way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, TypeAlias

from setzkasten.core.game import AnyGame, Seat
from setzkasten.extra import from_extra
from setzkasten.lexicon.words import Words

with from_extra("arena"):
    import numpy as np
    from numpy.typing import NDArray

Decisions: TypeAlias = tuple[int, ...]
Parts: TypeAlias = dict[str, NDArray[np.float32]]


class Numbering(ABC):
    """States, views and actions are those of the game: opaque to whoever uses a numbering."""

    game: AnyGame
    count: int  # of decisions
    draws: int = 0  # of outcomes of a single draw
    fixed: Mapping[str, object]  # options that the arena needs
    choices: Mapping[str, int] = {}  # options that a learning program may set, as they usually are
    hidden: bool  # do seats hide something from each other?

    @abstractmethod
    def legal(self, state: Any, seat: Seat, taken: Decisions, words: Words) -> list[int]:
        """What may be decided after `taken`, in ascending order. Each of them leads to an action
        that the rules and the judge accept."""

    @abstractmethod
    def action(self, state: Any, taken: Decisions) -> Any | None:
        """The action that these decisions make; None: more of them are to come."""

    @abstractmethod
    def name(self, decision: int) -> str:
        """As people would say it."""

    def drawable(self, state: Any, drawn: Decisions) -> list[tuple[int, float]]:
        """The outcomes of the next single draw and how likely each is."""
        raise AssertionError("nothing is drawn")

    def outcome(self, state: Any, drawn: Decisions) -> Any | None:
        """What these draws make together; None: more of them are to come."""
        raise AssertionError("nothing is drawn")

    def draw_name(self, draw: int) -> str:
        raise AssertionError("nothing is drawn")

    @abstractmethod
    def parts(self, view: Any, scores: tuple[int, ...], seat: Seat, taken: Decisions) -> Parts:
        """What a seat sees, as numbers; of all seats it comes first itself."""

    def secret(self, view: Any) -> str:
        """What only this seat knows, as text."""
        return ""

    @abstractmethod
    def longest(self, seats: int, options: Mapping[str, object]) -> int:
        """No game has more decisions."""

    def most_draws(self, seats: int, options: Mapping[str, object]) -> int:
        """Nor more single draws."""
        return 0


def numbers(*values: float) -> NDArray[np.float32]:
    return np.array(values, np.float32)


def own_first(values: tuple[int, ...], seat: Seat) -> NDArray[np.float32]:
    return numbers(*values[seat:], *values[:seat])


def flags(marked: tuple[Seat, ...], seats: int, seat: Seat) -> NDArray[np.float32]:
    """Which of the seats, the own one first."""
    return own_first(tuple(s in marked for s in range(seats)), seat)
