"""State of the Typ-Dom crossing games: editions, actions, hands, and what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from setzkasten.core.board import Board, Run
from setzkasten.core.claims import Claim
from setzkasten.core.game import Millis, ScoredWord, Seat
from setzkasten.core.hand import unknown_in
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.games.typdom.buying import Buy, Pass
from setzkasten.games.typdom.jolly import Rob


@dataclass(frozen=True, slots=True)
class Edition:
    """What the leaflets of one family do differently."""

    stones: Stock
    start: Literal["lot", "letter"]  # KW4-02 by lot, KW1-03 the letter nearest Z
    most_bought: int  # KW 1, PNT-09 up to 3
    must_buy: bool  # PNT-09 may also buy nothing
    time_out_buys: bool  # KW4-10
    points: bool  # PNT: letter values, the round is finished


@dataclass(frozen=True, slots=True)
class Rules:
    """The options in force, as all games of the family share them."""

    time: int = 0
    start: str = ""
    first: int = 1
    red: int = 5
    black: int = 8
    unit: int = 1
    double: bool = False
    lengthening: bool = False
    chain: bool = False
    duty: bool = False
    completion: str = "mend"
    contacts: bool = False
    winner: str = "first-out"


@dataclass(frozen=True, slots=True)
class Lay:
    """KW1-05 One word: the run of the first stone, in this way.

    Stones outside its line complete what the word touches (KW4-05).
    """

    stones: tuple[tuple[Square, Tile], ...]
    way: tuple[int, int]


Action: TypeAlias = Lay | Rob | Buy | Pass


@dataclass(frozen=True, slots=True)
class Move:
    """A line of the score pad."""

    seat: Seat
    kind: str  # lay, rob, buy, pass, time
    words: tuple[ScoredWord, ...] = ()
    points: int = 0
    squares: tuple[Square, ...] = ()
    bought: int = 0


@dataclass(frozen=True, slots=True)
class Mended:
    """KW4-05 A contact that stones outside the word lengthened, and these stones."""

    contact: Run
    stones: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """Stones on the table that wait for their ruling: what they look like and what they claim."""

    lay: Lay
    after: Board
    word: Run
    runs: tuple[Run, ...]  # the word first
    mended: tuple[Mended, ...]
    claims: frozenset[Claim]


@dataclass(frozen=True, slots=True)
class State:
    rules: Rules
    edition: Edition
    board: Board
    hands: tuple[Stock, ...]
    scores: tuple[int, ...]
    turn: Seat
    unseen: Stock  # what neither lies nor is known to be in a hand
    starter: Seat | None = None
    aside: int = 0  # set-up positions: stones that are not in play, unseen like the stock
    dealt: bool = False
    began_at: Millis = 0
    second: bool = False  # KW1-07 a second word may follow
    late: bool = False  # KW4-10 time ran out, a stone must be bought
    buying: tuple[str, ...] = ()
    pending: Laid | None = None
    passes: int = 0
    finisher: Seat | None = None
    left: frozenset[Seat] = frozenset()  # stood up for good; their stones count at the end
    over: bool = False
    moves: tuple[Move, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def playing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.left)

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if self.starter is None and self.rules.start == "lot":
            return "lot"
        if not self.dealt:
            return "deal"
        if self.starter is None:
            return "lot"
        if self.pending:
            return "judge"
        if self.buying:
            return "draw"
        if self.late:
            return "buy"
        return "second" if self.second else "lay"

    @property
    def stock(self) -> int:
        """How many stones can still be bought."""
        return len(self.unseen) - unknown_in(self.hands) - self.aside


@dataclass(frozen=True, slots=True)
class Stone:
    square: Square
    letter: str
    colour: str
    jolly: bool
    robbable: bool


@dataclass(frozen=True, slots=True)
class View:
    stones: tuple[Stone, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    stock: int
    colours: tuple[str, ...]  # what can still be bought
    stock_by_colour: Mapping[str, int]
    unseen: Mapping[str, int]  # all stones less the table and the own hand
    turn: Seat
    left: tuple[Seat, ...]
    starter: Seat | None
    second: bool  # a second word may follow
    late: bool  # time ran out, a stone must be bought
    may_pass: bool
    most_to_buy: int  # how many stones may be bought now
    last: tuple[Square, ...]
    moves: tuple[Move, ...]
    rests: tuple[int, ...]  # at the end: what each hand was worth
    shown: tuple[tuple[str, ...], ...]  # at the end: the hands
