"""Nomina's state: options, actions, what lies and who is on turn, and what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from operator import sub
from typing import TypeAlias

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.board import Board, Look
from setzkasten.core.claims import Claim
from setzkasten.core.game import Millis, ScoredWord, Seat
from setzkasten.core.picture import Laying
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import value
from setzkasten.games.nomina.options import Options
from setzkasten.games.wooden.box import CASES, CHIPS, SIZE
from setzkasten.games.wooden.seen import BoardView

STONES_A_MOVE = 3  # NOM-01, NOM-02


@value
class Lay:
    """NOM-02 Three letters of one's choice, and one more for each bon, laid anywhere."""

    stones: Laying


Action: TypeAlias = Lay | GiveUp | Pass


@value
class Laid:
    """Stones on the board that wait for their ruling: what they make of it, what they claim."""

    stones: Laying
    look: Look
    claims: frozenset[Claim]


@value
class Move:
    """A line of the score pad."""

    seat: Seat
    words: tuple[ScoredWord, ...]
    points: int
    earned: int
    spent: int
    squares: tuple[Square, ...]


@value
class State:
    options: Options
    board: Board
    case: Stock  # NOM-21 what is still in the compartments
    scores: tuple[int, ...]  # without the penalties of the end
    bons: tuple[int, ...]
    turn: Seat
    began_at: Millis = 0
    given_up: frozenset[Seat] = frozenset()
    drawn: tuple[str, ...] = ()
    over: bool = False
    pending: Laid | None = None
    moves: tuple[Move, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def last_move(self) -> bool:
        """NOM-18 All others gave up."""
        return len(self.given_up) == self.seats - 1 and not self.over

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if self.options.start == "draw" and not self.drawn:
            return "draw"
        if self.pending:
            return "judge"
        return "last" if self.last_move else "lay"

    @property
    def chips(self) -> int:
        return CHIPS - sum(self.bons)


def penalties(state: State) -> tuple[int, ...]:
    """NOM-20 One point for each bon that was never used."""
    return state.bons if state.over else (0,) * state.seats


@value
class View(BoardView):
    """Everything is open in Nomina: all seats and spectators see the same."""

    case: Mapping[str, int]
    last: tuple[Square, ...]
    bons: tuple[int, ...]
    chips: int
    given_up: tuple[Seat, ...]
    turn: Seat
    last_move: bool
    moves: tuple[Move, ...]
    penalties: tuple[int, ...]
    drawn: tuple[str, ...]
    stones_due: int = STONES_A_MOVE


def final_scores(state: State) -> tuple[int, ...]:
    """NOM-20 Unused bons are taken off when the game is over."""
    return tuple(map(sub, state.scores, state.bons)) if state.over else state.scores


def opened(seats: int, chosen: Options) -> State:
    none = (0,) * seats
    case = CASES[chosen.stones]
    return State(chosen, Board(SIZE), case, scores=none, bons=none, turn=chosen.first - 1)
