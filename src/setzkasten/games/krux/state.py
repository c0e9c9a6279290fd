"""Krux: options, actions, two halves, and what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.board import Board, Run
from setzkasten.core.game import Millis, ScoredWord, Seat
from setzkasten.core.options import Presets, choice, number
from setzkasten.core.rulebook import Label
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.wooden.box import CASES, OTHER_CASES, USUAL_CASE
from setzkasten.games.wooden.seen import BoardView

HALF_ROWS, COLS = 6, 12  # KRX-01
FIRST_BLOCKERS = 10  # KRX-02 each
REBUILD_AT = 26  # KRX-15 20 and 6 after-blockers
STONES_A_TURN = 3  # KRX-05
MOST_BLOCKERS = 50  # KRX-27


@dataclass(frozen=True, slots=True)
class Options:
    time: int = number(0, least=0, most=3600)  # KRX-07 seconds a turn, 0 is no clock
    start: str = choice("agreed", "draw")  # GEN-03
    first: int = number(1, least=1, most=2)
    ambiguous: str = choice("new", "inflection")  # KRX-13
    extension: str = choice("later", "next")  # KRX-09 when an extended word earns again
    apart: str = choice("places", "letters", former={"1": "letters"})  # KRX-09 told apart by
    late: str = choice("stay", "lost", former={"1": "lost"})  # KRX-07 letters placed in time
    copies: str = choice("cost", "count")  # KRX-25 does a second copy score beside its penalty?
    stones: str = choice(USUAL_CASE, *OTHER_CASES)


LABEL = Label("krux", "Krux", "Der Holzkasten", (2, 2), "GEN KRX", edition="2")
PRESETS: Presets = {
    "simple": {"time": 0},
    "finesse": {"time": 120, "start": "draw", "ambiguous": "inflection"},
}


@dataclass(frozen=True, slots=True)
class Lay:
    """KRX-05 Three letters anywhere in one's own half."""

    stones: tuple[tuple[Square, Tile], ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """KRX-07 One to three letters that lay when the time was up; the table enters it."""

    stones: tuple[tuple[Square, Tile], ...]


@dataclass(frozen=True, slots=True)
class Block:
    """KRX-02 ten blockers at the start, KRX-08 one for each long word, in the other half."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Rebuild:
    """KRX-15 Stones move within one's own half, all at once: from, to."""

    moves: tuple[tuple[Square, Square], ...]


@dataclass(frozen=True, slots=True)
class GiveBack:
    """KRX-18 Useless stones go back into the box."""

    squares: tuple[Square, ...]


Words: TypeAlias = tuple[frozenset[str], frozenset[str]]  # of each half
Places: TypeAlias = tuple[frozenset[Run], frozenset[Run]]  # of each half
Action: TypeAlias = Lay | Placed | Block | Rebuild | GiveBack | Pass | GiveUp


@dataclass(frozen=True, slots=True)
class Sheet:
    """KRX-22 The final count of one half: across and down, less the penalties."""

    across: int = 0
    down: int = 0
    penalties: int = 0
    words: tuple[ScoredWord, ...] = ()

    @property
    def total(self) -> int:
        return self.across + self.down - self.penalties


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
