"""Where a match stands after a step, kept at hand or folded again when it is asked for."""

from __future__ import annotations

from typing import Protocol

from setzkasten.core.allowance import Allowance
from setzkasten.core.game import AnyGame, Awaiting, Millis
from setzkasten.core.values import replace, value


@value
class Standing:
    """A state and what it waits for: the rules are asked once."""

    state: object
    awaiting: Awaiting
    allowance: Allowance | None = None  # None: each move has its own time, or none

    def time_after(self, step: object, at: Millis) -> Allowance | None:
        return self.allowance.after(self.awaiting, step, at) if self.allowance else None


def standing_of(game: AnyGame, state: object, allowance: Allowance | None) -> Standing:
    awaiting = game.awaiting(state)
    return Standing(state, allowance.on(awaiting) if allowance else awaiting, allowance)


def from_now(state: object, at: Millis) -> object:
    """The same position with the thinking time beginning now; some games have it on their table."""
    if hasattr(state, "began_at"):
        return replace(state, began_at=at)  # type: ignore[type-var]
    table = getattr(state, "table", None)
    return replace(state, table=from_now(table, at)) if table else state  # type: ignore[type-var]


class Recalls(Protocol):
    """A match that lets its standings go."""

    def recalled(self, number: int) -> Standing: ...


class Faded(Standing):
    """One that was let go, since a state holds a whole board; whoever asks has it recalled."""

    __slots__ = ("_from", "_number")

    def __init__(self, match: Recalls, number: int) -> None:
        self._from, self._number = match, number

    def __getattr__(self, name: str) -> object:
        """Its own places are empty: whatever a standing has, the recalled one is asked for."""
        if name not in Standing.__annotations__:
            raise AttributeError(name)
        return getattr(self._from.recalled(self._number), name)
