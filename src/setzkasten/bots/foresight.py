"""What an action leads to with the ruling on its words, for searches: each word is asked once."""

from __future__ import annotations

from typing import Any

from setzkasten.core.claims import Claim, Judge, Verdict
from setzkasten.core.game import Act, AnyGame, Ruled, Seat


class Foresight:
    """States are the game's own."""

    def __init__(self, game: AnyGame, judge: Judge) -> None:
        self._game, self._judge = game, judge
        self._verdicts: dict[Claim, Verdict] = {}

    def after(self, state: Any, seat: Seat, action: Any) -> Any | None:
        """None: the rules or the judge refuse it."""
        act: Act[Any] = Act(seat, action, at=0)
        if self._game.check(state, act):
            return None
        return self.ruled(self._game.apply(state, act).state)

    def ruled(self, state: Any) -> Any | None:
        """With the ruling that it waits for; None: the judge refuses it."""
        while claims := self._game.awaiting(state).ruling:
            answers = tuple(map(self._answer, sorted(claims, key=repr)))
            done = self._game.apply(state, Ruled(answers, "", at=0))
            if done.refusal:
                return None
            state = done.state
        return state

    def _answer(self, claim: Claim) -> Verdict:
        if claim not in self._verdicts:
            self._verdicts[claim] = self._judge.answer(claim)
        return self._verdicts[claim]
