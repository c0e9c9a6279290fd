"""What a move would bring: the game itself is asked, and nothing is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from setzkasten.core.claims import Claim, Verdict
from setzkasten.core.game import Act, AnyGame, Report, Ruled, Seat

Answering: TypeAlias = Callable[[Claim], Verdict]


@dataclass(frozen=True, slots=True)
class Hint:
    """An action of the game and what it brings."""

    action: Any  # the game's own
    report: Report


@dataclass(frozen=True, slots=True)
class Advice:
    """Hints, the best first. `complete`: every legal move was weighed."""

    hints: tuple[Hint, ...]
    complete: bool


class Trial:
    """A seat tries its actions in one state."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, answer: Answering) -> None:
        self._game, self._state, self._seat, self._answer = game, state, seat, answer

    def hint(self, action: Any) -> Hint | None:
        """None: the rules or the judge refuse it."""
        at = self._state.began_at
        act: Act[Any] = Act(self._seat, action, at)
        if self._game.check(self._state, act):
            return None
        done = self._game.apply(self._state, act)
        if claims := self._game.awaiting(done.state).ruling:
            verdicts = tuple(self._answer(claim) for claim in sorted(claims, key=repr))
            done = self._game.apply(done.state, Ruled(verdicts, "lexicon", at))
        return None if done.refusal else Hint(action, done.report)
