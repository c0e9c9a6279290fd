"""What a move would bring: the game itself is asked, and nothing is kept."""

from __future__ import annotations

from typing import Any

from setzkasten.core.claims import Judge
from setzkasten.core.game import Act, AnyGame, Report, Seat
from setzkasten.core.match import Match
from setzkasten.core.values import value


@value
class Hint:
    """An action of the game, what it brings, and the words one must think of for it."""

    action: Any  # the game's own
    report: Report
    thought: tuple[str, ...] = ()  # where the report tells no words

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(word.word for word in self.report.words) or self.thought


@value
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
            getattr(state, "began_at", None) or 0,
        )

    def hint(self, action: Any, thought: tuple[str, ...] = ()) -> Hint | None:
        """None: the rules or the judge refuse it."""
        done = self._match.propose(Act(self._seat, action, at=self._at), self._judge)
        return None if done.refusal else Hint(action, done.report, thought)
