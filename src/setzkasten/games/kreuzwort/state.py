"""State of the Typ-Dom crossing games: editions, actions, hands, and what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from setzkasten.core.actions import Pass
from setzkasten.core.board import Board, Run
from setzkasten.core.claims import Claim
from setzkasten.core.game import ScoredWord, Seat
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Stock, Tile
from setzkasten.core.values import value
from setzkasten.games.typdom.box import STONES_SUPER
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.jolly import Rob
from setzkasten.games.typdom.seen import TableView
from setzkasten.games.typdom.table import Start, Table


@value
class Edition:
    """What the leaflets of one family do differently; the Super's are the plain ones."""

    stones: Stock = STONES_SUPER
    start: Start = "letter"
    most_bought: int = 1  # PNT-09 up to 3
    must_buy: bool = True  # PNT-09 may also buy nothing
    time_out_buys: bool = False  # KW4-10
    points: bool = False  # PNT: letter values, the round is finished


@value
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


@value
class Lay:
    """KW1-05 One word: the run of the first stone, in this way.

    Stones outside its line complete what the word touches (KW4-05).
    """

    stones: tuple[tuple[Square, Tile], ...]
    way: tuple[int, int]


Action: TypeAlias = Lay | Rob | Buy | Pass


@value
class Move:
    """A line of the score pad."""

    seat: Seat
    kind: str  # lay, rob, buy, pass, time
    words: tuple[ScoredWord, ...] = ()
    points: int = 0
    squares: tuple[Square, ...] = ()
    bought: int = 0


@value
class Mended:
    """KW4-05 A contact that stones outside the word lengthened, and these stones."""

    contact: Run
    stones: tuple[Square, ...]


@value
class Laid:
    """Stones on the table that wait for their ruling: what they look like and what they claim."""

    lay: Lay
    after: Board
    word: Run
    runs: tuple[Run, ...]  # the word first
    mended: tuple[Mended, ...]
    claims: frozenset[Claim]


@value
class State(Table):
    """The table, and what is going on in the turn."""

    rules: Rules = Rules()
    edition: Edition = Edition()
    second: bool = False  # KW1-07 a second word may follow
    late: bool = False  # KW4-10 time ran out, a stone must be bought
    pending: Laid | None = None
    moves: tuple[Move, ...] = ()

    @property
    def phase_of_game(self) -> str:
        if self.pending:
            return "judge"
        if self.late:
            return "buy"
        return "second" if self.second else "lay"


@value
class View(TableView):
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
