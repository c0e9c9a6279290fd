"""What may be done beside laying: few actions, and the rules are asked about each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from setzkasten.core.board import Board
from setzkasten.core.claims import Judge
from setzkasten.core.game import Act, AnyGame, Millis, Seat
from setzkasten.core.match import Match
from setzkasten.games.typdom.jolly import Rob

A = TypeVar("A")


class Asked:
    """A seat that asks the rules, and the judge, what it may do. States are the game's affair."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, at: Millis) -> None:
        self._game, self._state, self._seat, self._at = game, state, seat, at

    def allowed(self, actions: Iterable[A]) -> Iterator[A]:
        """Those of the actions that the rules allow."""
        return (action for action in actions if self.may(action))

    def may(self, action: object) -> bool:
        act = Act(self._seat, action, at=self._at)
        return self._game.check(self._state, act) is None

    def counts(self, action: object, judge: Judge) -> bool:
        """Do the rules allow it, and the judge its words?"""
        act = Act(self._seat, action, at=self._at)
        return Match(self._game, self._state).propose(act, judge).refusal is None


def robberies(board: Board) -> Iterator[Rob]:
    return (Rob(square) for square, tile in sorted(board.items()) if tile.jolly)
