"""State of Schach dem Wort: options, actions, open words, and what each seat sees."""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from setzkasten.core.actions import Pass
from setzkasten.core.board import Board, Run
from setzkasten.core.claims import Claim
from setzkasten.core.game import ScoredWord, Seat
from setzkasten.core.placing import Way
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.core.values import value
from setzkasten.games.schach.options import Options
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob
from setzkasten.games.typdom.seen import TableView
from setzkasten.games.typdom.table import Table

Placed: TypeAlias = tuple[Square, Tile]


@value
class Lay:
    """SDW-03 One stone, then those of its premiums, in the order in which they are put down.

    SDW-04 `plan` is a note that nobody judges, seen by its own seat until the word has ended.
    """

    stones: tuple[Placed, ...]
    plan: str = ""


@value
class Back:
    """The stones of this turn go back into the hand: a premium that cannot be carried through."""


Action: TypeAlias = Lay | Back | Rob | Buy | Pass


@value
class OpenWord:
    """A run that is no word yet. It is found by one of its squares and its way."""

    square: Square
    way: Way
    layer: Seat  # SDW-11 who laid its last stone answers for it
    starved: Seat | None = None  # SDW-16 who began it though its letters were used up
    own: tuple[Square, ...] = ()  # SDW-16 the stones that this seat put into it

    def on(self, board: Board) -> Run:
        return board.run_through(self.square, self.way)


@value
class Duty:
    """SDW-11 A seat that finishes its word alone."""

    seat: Seat
    word: OpenWord


@value
class Move:
    """A line of the score pad."""

    seat: Seat
    kind: str  # lay, rob, buy, pass, back, time, alone (SDW-11)
    words: tuple[ScoredWord, ...] = ()
    squares: tuple[Square, ...] = ()
    premiums: tuple[str, ...] = ()  # one a stone: simple, double or nothing
    bought: int = 0
    plan: str = ""  # in a view: empty where it is secret
    about: tuple[tuple[Square, Way], ...] = ()  # the words that its stones belong to


@value
class Laid:
    """Stones on the table that wait for their ruling."""

    lay: Lay
    claims: frozenset[Claim]


@value
class State(Table):
    """The table, the words that are being built and what the turn has brought so far."""

    rules: Options = field(default_factory=Options)
    bought: bool = False  # SDW-06 the seat on turn has bought its stone
    credit: int = 0  # SDW-12, SDW-13 premium stones that may still be laid in this turn
    laid: tuple[Placed, ...] = ()  # the stones of this turn
    before: tuple[OpenWord, ...] = ()  # what was open before them
    noted: int = 0  # how many lines the pad had before them
    pending: Laid | None = None
    open: tuple[OpenWord, ...] = ()
    alone: tuple[Duty, ...] = ()  # SDW-11
    stuck: frozenset[Seat] = frozenset()  # who could not add to the open word since its last stone
    breach: Seat | None = None  # SDW-16
    moves: tuple[Move, ...] = ()

    @property
    def phase_of_game(self) -> str:
        if self.pending:
            return "judge"
        if self.credit:
            return "premium"
        return "alone" if self.duty else "lay"

    @property
    def duty(self) -> Duty | None:
        """SDW-11 The word that the seat on turn has to finish alone."""
        return self.duty_of(self.turn)

    def duty_of(self, seat: Seat) -> Duty | None:
        return next((duty for duty in self.alone if duty.seat == seat), None)

    @property
    def taking_part(self) -> frozenset[Seat]:
        """The seats that build the common word."""
        return frozenset(self.playing) - {duty.seat for duty in self.alone}


@value
class Counted:
    """SDW-16 One line of the list of stones."""

    symbol: str
    total: int
    lying: int
    own: int
    unseen: int


@value
class SeenWord:
    """An open word as everybody sees it."""

    word: str
    squares: tuple[Square, ...]
    seat: Seat  # who laid its last stone, or who finishes it alone


@value
class View(TableView):
    counts: tuple[Counted, ...]
    turn: Seat
    left: tuple[Seat, ...]
    starter: Seat | None
    bought: bool
    credit: int  # premium stones left
    premiums: bool  # does a stone that is laid now earn a premium?
    laid: tuple[Square, ...]  # the stones of this turn
    open: tuple[SeenWord, ...]
    alone: tuple[SeenWord, ...]
    stuck: tuple[Seat, ...]
    may_buy: bool
    may_pass: bool
    last: tuple[Square, ...]
    moves: tuple[Move, ...]
    breach: Seat | None
    rests: tuple[int, ...]  # at the end: what each hand was worth
    shown: tuple[tuple[str, ...], ...]  # at the end: the hands
