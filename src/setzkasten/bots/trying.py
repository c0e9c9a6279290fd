"""What a move would bring: the game itself is asked, and nothing is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from setzkasten.core.claims import Judge
from setzkasten.core.game import Act, AnyGame, Report, Seat
from setzkasten.core.match import Match


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

    def __init__(self, game: AnyGame, state: Any, seat: Seat, judge: Judge) -> None:
        self._match, self._seat, self._judge, self._at = (
            Match(game, state),
            seat,
            judge,
            state.began_at,
        )

    def hint(self, action: Any) -> Hint | None:
        """None: the rules or the judge refuse it."""
        done = self._match.propose(Act(self._seat, action, self._at), self._judge)
        return None if done.refusal else Hint(action, done.report)
