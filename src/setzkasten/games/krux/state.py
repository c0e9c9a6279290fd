"""Krux: options, actions, two halves, and what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from setzkasten.core.board import Board, Run
from setzkasten.core.game import Millis, ScoredWord, Seat
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock
from setzkasten.core.values import value
from setzkasten.games.krux.actions import Lay
from setzkasten.games.krux.options import Options
from setzkasten.games.wooden.box import CASES
from setzkasten.games.wooden.seen import BoardView

HALF_ROWS, COLS = 6, 12  # KRX-01
SIZE = (2 * HALF_ROWS, COLS)
FIRST_BLOCKERS = 10  # KRX-02 each
REBUILD_AT = 26  # KRX-15 20 and 6 after-blockers
STONES_A_TURN = 3  # KRX-05
MOST_BLOCKERS = 50  # KRX-27


Words: TypeAlias = tuple[frozenset[str], frozenset[str]]  # of each half
Places: TypeAlias = tuple[frozenset[Run], frozenset[Run]]  # of each half


@value
class Sheet:
    """KRX-22 The final count of one half: across and down, less the penalties."""

    across: int = 0
    down: int = 0
    penalties: int = 0
    words: tuple[ScoredWord, ...] = ()

    @property
    def total(self) -> int:
        return self.across + self.down - self.penalties


@value
class State:
    options: Options
    halves: tuple[Board, Board]
    turn: Seat
    drawn: tuple[str, ...] = ()
    ready: bool = False  # both halves have their first blockers
    began_at: Millis = 0
    turn_board: Board | None = None  # KRX-17 the half on turn as it was when the turn began
    pending: Lay | None = None
    due: int = 0  # after-blockers to be placed at once
    earned: Words = (frozenset(), frozenset())  # KRX-13 long words that had their reward
    places: Places = (frozenset(), frozenset())  # KRX-09 where they lay when they had it
    fresh: Words = (frozenset(), frozenset())  # KRX-09 those of each seat's last turn
    given_up: Seat | None = None
    left: frozenset[Seat] = frozenset()
    counting: bool = False  # the last move is made, the words are judged
    sheets: tuple[Sheet, Sheet] | None = None
    last: tuple[Square, ...] = ()
    after: tuple[Square, ...] = ()  # the after-blockers, as they were set

    @property
    def blockers(self) -> int:
        return sum(len(half.blocked) for half in self.halves)

    @property
    def rebuilding(self) -> bool:
        return self.blockers >= REBUILD_AT

    @property
    def blocked(self) -> tuple[bool, bool]:
        """Has each half its ten blockers?"""
        first, second = (len(half.blocked) >= FIRST_BLOCKERS for half in self.halves)
        return first, second

    @property
    def phase(self) -> str:
        if self.sheets:
            return "over"
        if self.options.start == "draw" and not self.drawn:
            return "draw"
        if not self.ready:
            return "block"
        if self.pending or self.counting:
            return "judge"
        if self.due:
            return "after"
        return "lay" if self.given_up is None else "last"

    @property
    def case(self) -> Stock:
        lying = [tile.letter for half in self.halves for tile in half.values()]
        return CASES[self.options.stones].without(lying)


@value
class View(BoardView):
    blockers: tuple[Square, ...]
    after: tuple[Square, ...]  # those of them that long words earned, as they were set
    case: Mapping[str, int]
    chips: int
    turn: Seat
    due: int
    rebuilding: bool
    last: tuple[Square, ...]
    given_up: Seat | None
    left: tuple[Seat, ...]
    drawn: tuple[str, ...]
    sheets: tuple[Sheet, ...]
    so_far: tuple[int, ...]  # what each half would count if all its words held
    stones_due: int = STONES_A_TURN


def half_of(square: Square) -> Seat | None:
    """KRX-01 Whose half a square is in."""
    row, col = square
    if not (0 <= row < 2 * HALF_ROWS and 0 <= col < COLS):
        return None
    return 0 if row < HALF_ROWS else 1


def squares_of(seat: Seat) -> tuple[Square, ...]:
    top = seat * HALF_ROWS
    return tuple((row, col) for row in range(top, top + HALF_ROWS) for col in range(COLS))


def with_half(state: State, seat: Seat, half: Board) -> tuple[Board, Board]:
    return (half, state.halves[1]) if seat == 0 else (state.halves[0], half)


def opened(seats: int, chosen: Options) -> State:
    return State(chosen, (Board(SIZE), Board(SIZE)), turn=chosen.first - 1)
