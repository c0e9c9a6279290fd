"""The end of a game for two in which nothing is hidden any more, solved to its last move.

A game tells its end as `End`: what may be done, what follows, and between which results a state
lies. What cannot matter any more is not looked at (alpha-beta), and a state that was reached twice
is looked at once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, Final, Generic, Protocol, TypeVar, runtime_checkable

from setzkasten.bots.mind import Looks, Mind
from setzkasten.core.game import Seat
from setzkasten.core.values import value

S = TypeVar("S", bound=Hashable)
# Results are what the first seat ends with; the second one has the same with the other sign.
Result = int
Window = tuple[Result, Result]

# Beyond every result.
NEVER: Final = 1_000_000


class End(Protocol[S]):
    """One for each game. `Any` are its actions."""

    def turn(self, state: S) -> Seat:
        """Who is to move."""

    def actions(self, state: S) -> Iterator[Any]:
        """Enough of them that no better one is missing; what promises most comes first."""

    def after(self, state: S, action: Any) -> S | None:
        """None: it is not allowed."""

    def reach(self, state: S) -> Window:
        """Between which results the state lies for sure; both are the same where it is over."""


@runtime_checkable
class Ends(Protocol):
    """A craft that can solve the end of its game."""

    def end(self, world: Any, mind: Mind) -> tuple[End[Any], Any] | None:
        """The end and the state of it that `world` is; None while something is hidden."""


@value
class Solved:
    """The best action, and what the first seat ends with if both do their best."""

    action: Any
    result: Result


class _Enough(Exception):
    """Too much to look at."""


class Solver(Generic[S]):
    """For one thought; a look is an action that was tried."""

    def __init__(self, end: End[S], looks: Looks) -> None:
        self._end, self._looks = end, looks
        self._known: dict[S, Window] = {}

    def best(self, state: S) -> Solved | None:
        """None: there is too much to look at, or nothing to do."""
        least, most = self._end.reach(state)
        try:
            return self._best(state, (least - 1, most + 1))  # even where it is known: by which?
        except _Enough:
            return None

    def _best(self, state: S, window: Window) -> Solved | None:
        (low, high), mine = window, self._end.turn(state) == 0
        best: Solved | None = None
        for action in self._end.actions(state):
            if not self._looks.take():
                raise _Enough
            after = self._end.after(state, action)
            if after is None:
                continue
            result = self._result(after, (low, high))
            if best is None or (result > best.result if mine else result < best.result):
                best = Solved(action, result)
            low, high = (max(low, result), high) if mine else (low, min(high, result))
            if low >= high:
                break
        return best

    def _result(self, state: S, window: Window) -> Result:
        """Exact within the window; outside of it a bound on the same side."""
        least, most = self._known.get(state) or self._end.reach(state)
        if least >= most or least >= window[1]:
            return least
        if most <= window[0]:
            return most
        low, high = max(window[0], least), min(window[1], most)
        best = self._best(state, (low, high))
        if best is None:  # a turn that cannot be ended is none
            return -NEVER if self._end.turn(state) == 0 else NEVER
        result = best.result
        exact = low < result < high
        self._known[state] = (
            (result, result) if exact else (least, result) if result <= low else (result, most)
        )
        return result


def solved_end(craft: object, world: Any, mind: Mind, looks: Looks) -> Solved | None:
    """None: the craft solves no ends, this is none, or there is too much to look at."""
    found = craft.end(world, mind) if isinstance(craft, Ends) else None
    return Solver(found[0], looks).best(found[1]) if found else None
