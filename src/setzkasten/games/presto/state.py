"""Presto: editions, options, actions, private boards, and what each seat sees."""

from __future__ import annotations

from typing import TypeAlias

from setzkasten.core.actions import GiveUp, Go
from setzkasten.core.board import Board
from setzkasten.core.game import Millis, Seat
from setzkasten.core.hand import known
from setzkasten.core.options import Presets
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import value
from setzkasten.games.typdom.seen import Stone

Layout: TypeAlias = tuple[tuple[Square, Tile], ...]

# PR1-01, PR4-01 black and red for each seat; two and three players as four.
DEALS = {2: (12, 7), 3: (12, 7), 4: (12, 7), 5: (10, 6), 6: (8, 5)}


@value
class Edition:
    stones: Stock
    ranks: bool  # PR4-03 ranks of the evening; else PR1-03 points, and the second ends it


@value
class Rules:
    """The options in force, as both editions share them."""

    rounds: int = 1
    red: int = 0  # 0: by the number of players
    black: int = 0
    one_left: bool = False
    open_boards: bool = False
    order: str = "together"


PRESETS: Presets = {"simple": {"rounds": 1}, "evening": {"rounds": 5}}


@value
class Arrange:
    """The private board as it stands; nothing is claimed."""

    stones: Layout


@value
class Claim:
    """PR1-03 "Fertig!": a correct crossword out of all stones."""

    stones: Layout


Action: TypeAlias = Arrange | Claim | Go | GiveUp


@value
class Finish:
    seat: Seat
    millis: Millis
    left: int
    stones: Layout


@value
class Round:
    """What is shown when a round is over."""

    finishes: tuple[Finish, ...]
    points: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    boards: tuple[Layout, ...]


@value
class State:
    rules: Rules
    edition: Edition
    scores: tuple[int, ...]
    hands: tuple[Stock, ...] = ()
    boards: tuple[Layout, ...] = ()
    began_at: Millis | None = None
    finishes: tuple[Finish, ...] = ()
    out: frozenset[Seat] = frozenset()
    pending: tuple[Seat, Claim, Millis] | None = None  # who called, with what, when
    rounds: tuple[Round, ...] = ()
    left: frozenset[Seat] = frozenset()
    played: int = 0
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def deal(self) -> tuple[int, int]:
        """Black and red stones of a hand."""
        black, red = DEALS[self.seats]
        return self.rules.black or black, self.rules.red or red

    @property
    def unseen(self) -> Stock:
        """Of a set-up position: what stones that nobody told may be."""
        return self.edition.stones.without([s for hand in self.hands for s in known(hand)])

    @property
    def building(self) -> tuple[Seat, ...]:
        done = {finish.seat for finish in self.finishes} | self.out | self.left
        waiting = tuple(seat for seat in range(self.seats) if seat not in done)
        return waiting if self.rules.order == "together" else waiting[:1]

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if not self.hands:
            return "deal"
        if self.pending:
            return "judge"
        return "ready" if self.began_at is None else "build"


@value
class ShownBoard:
    seat: Seat
    stones: tuple[Stone, ...]


@value
class View:
    hand: tuple[str, ...]
    board: tuple[Stone, ...]  # the own one
    boards: tuple[ShownBoard, ...]  # those that may be seen
    hand_size: int
    building: tuple[Seat, ...]
    finished: tuple[Seat, ...]
    out: tuple[Seat, ...]
    left: tuple[Seat, ...]
    began_at: Millis | None
    round: int
    rounds: tuple[Round, ...]
    one_left: bool


def board_of(layout: Layout) -> Board:
    return Board(None, dict(layout))
