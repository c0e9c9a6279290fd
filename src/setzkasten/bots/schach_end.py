"""The end of Schach dem Wort for two: the stock is empty, so each knows what the other holds.

Stones are laid one by one, those of a premium too; a turn that cannot be ended is none, so nobody
has to take stones back. Nobody ever has to pay more than his rest of now and what he put into a
word for which the letters are used up (SDW-16).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from setzkasten.bots.endgame import Window
from setzkasten.bots.foresight import Foresight
from setzkasten.bots.fragments import Fragments, run_at
from setzkasten.bots.schach_turn import BOTH
from setzkasten.core.actions import Pass
from setzkasten.core.claims import Judge
from setzkasten.core.game import Seat
from setzkasten.core.hand import UNKNOWN
from setzkasten.core.squares import Square, neighbours, shifted
from setzkasten.core.values import replace
from setzkasten.games.schach.game import SchachDemWort
from setzkasten.games.schach.state import Action, Lay, State
from setzkasten.games.typdom.box import (
    payment_of,
    readings_of,
    symbol_of,
)
from setzkasten.games.typdom.jolly import Rob

# With how many stones in both hands is an end looked at? With more it is hardly ever solved.
MOST: Final = 7
PHASES: Final = frozenset({"lay", "premium", "alone"})
# More than anybody ever pays.
MUCH: Final = 10_000


class SchachEnd:
    """`words` are those that the player thinks of, for itself and for the other."""

    def __init__(self, game: SchachDemWort, words: Fragments, judge: Judge) -> None:
        self._words, self._foresight = words, Foresight(game, judge)

    @staticmethod
    def begins(state: State) -> State | None:
        """The state without what does not matter any more; None while something is hidden."""
        hidden = state.stock or state.aside or any(hand[UNKNOWN] for hand in state.hands)
        if sum(map(len, state.hands)) > MOST:
            return None
        if hidden or state.seats != 2 or state.left or state.phase not in PHASES or not state.board:
            return None
        return _bare(state)

    def turn(self, state: State) -> Seat:
        return state.turn

    def reach(self, state: State) -> Window:
        score = state.scores[0]
        if state.over:
            return score, score
        return score - self._owed(state, 0), score + self._owed(state, 1)

    def _owed(self, state: State, seat: Seat) -> int:
        """What a seat has to pay at the most, if it only goes on saying "weiter"."""
        if len(state.open) > 1 and state.turn == seat:
            return MUCH  # SDW-14 it may not say so
        words = (*state.open, *(duty.word for duty in state.alone))
        starved = (s for word in words if word.starved == seat for s in word.own)
        unit = state.rules.unit * (2 if state.rules.double else 1)
        put_in = payment_of(symbol_of(state.board[square]) for square in starved)
        return unit * (payment_of(state.hands[seat]) + put_in)

    def after(self, state: State, action: Action) -> State | None:
        done: State | None = self._foresight.after(state, state.turn, action)
        return _bare(done) if done else None

    def actions(self, state: State) -> Iterator[Action]:
        yield from self._stones(state)
        yield Pass()
        yield from (Rob(square) for square, tile in sorted(state.board.items()) if tile.jolly)

    def _stones(self, state: State) -> Iterator[Lay]:
        """What costs most first; of what the player knows no word the judge is not asked."""
        lying = {square: tile.letter for square, tile in state.board.items()}
        hand = sorted(state.hands[state.turn].symbols(), key=lambda s: -payment_of([s]))
        tiles = [tile for symbol in hand for tile in readings_of(symbol)]
        for tile in tiles:
            for square in _squares(state):
                with_it = {**lying, square: tile.letter}
                runs = (run_at(with_it, square, way)[0] for way in BOTH)
                if all(len(run) < 2 or self._words.held(run) for run in runs):
                    yield Lay(((square, tile),))


def _bare(state: State) -> State:
    """Lines of the pad, the clock and what could be taken back change nothing."""
    return replace(state, moves=(), noted=0, began_at=0, laid=(), before=())


def _squares(state: State) -> list[Square]:
    """SDW-08, SDW-11 At the ends of the word that is to be built at, or anywhere beside stones."""
    words = [state.duty.word] if state.duty else () if state.credit else state.open
    if not words:
        near = {n for square in state.board for n in neighbours(square)}
        return sorted(near - state.board.keys())
    runs = [(word.on(state.board).squares, word.way) for word in words]
    ends = {s for run, way in runs for s in (shifted(run[0], way, -1), shifted(run[-1], way))}
    return sorted(ends - state.board.keys())
