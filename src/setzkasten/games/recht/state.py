"""State of Wer behält recht: the open word and its announcement, the table, what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from setzkasten.core.actions import Pass
from setzkasten.core.board import Board, Run
from setzkasten.core.claims import Claim, Relation
from setzkasten.core.game import Seat
from setzkasten.core.options import Presets, choice, number, switch
from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.games.typdom.buying import Buy
from setzkasten.games.typdom.hand import Stones
from setzkasten.games.typdom.jolly import Rob
from setzkasten.games.typdom.options import TableOptions
from setzkasten.games.typdom.seen import TableView
from setzkasten.games.typdom.table import Table


@value
class Rules(TableOptions):
    """The options, the same in both editions."""

    unit: int = number(1, least=1, most=1000)  # WBR-15
    double: bool = switch(default=False)  # WBR-16 the game before was a tie
    games: int = number(1, least=1, most=9)  # an evening
    ambiguous: str = choice("new", "inflection")  # WBR-18
    repeat: bool = switch(default=True)  # WBR-03 a word said before may come back
    penalty: str = choice("begin", "fragment")  # WBR-08
    paid: str = choice("playing", "all")  # WBR-08
    square: str = choice("opposite", "ring")  # WBR-13


PRESETS: Presets = {"simple": {"games": 1}, "evening": {"games": 3}}


@value
class Lay:
    """WBR-03 One stone and a word, or one stone for the word announced; WBR-07 all missing ones."""

    stones: Stones
    way: tuple[int, int]
    word: str = ""


@value
class Finish:
    """WBR-07 The author lays what is missing: letters before jollies, where it fits."""


@value
class DropOut:
    """WBR-08 The author lacks a letter."""


Action: TypeAlias = Lay | Finish | DropOut | Rob | Buy | Pass


@value
class Open:
    """The word that is being built: its stones in their line, what was announced, by whom."""

    squares: tuple[Square, ...]
    word: str
    author: Seat
    said: tuple[str, ...] = ()  # what was announced for it before


@value
class Place:
    """Where a word would lie: the words that the missing stones would make."""

    squares: tuple[Square, ...]
    contacts: tuple[Run, ...]
    stones: Stones = ()  # only when the word is finished


@value
class Pending:
    """Stones on the table that wait for their ruling."""

    kind: str  # begin, change, fit or finish; out: would what is missing count?
    stones: Stones
    run: Run  # the fragment as it would stand
    word: str
    contacts: tuple[Run, ...]  # across the laid stone
    places: tuple[Place, ...]  # any of them will do
    claim: Claim  # about the word
    relation: Relation | None  # to the announcement before
    claims: frozenset[Claim]


@value
class Move:
    """A line of the score pad."""

    seat: Seat
    kind: str  # begin, change, fit, finish, out, left, rob, buy, pass, time
    word: str = ""
    run: str = ""  # the fragment after it
    squares: tuple[Square, ...] = ()
    complete: bool = False
    square_premium: bool = False  # WBR-13
    vowel_premium: bool = False  # WBR-14
    paid: int = 0  # WBR-08 to each


@value
class Result:
    """How one game of the evening ended."""

    winner: Seat | None  # nobody: a tie, the next stake is doubled
    rests: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    out: tuple[Seat, ...]
    change: tuple[int, ...]  # what the game brought to each seat
    stake: int


@value
class State:
    rules: Rules
    table: Table  # board, hands, stock, scores, turn: as in the Kreuzwort-Spiel
    double: bool = False
    open: Open | None = None
    crossed: tuple[Square, ...] = ()  # the finished word; empty: any word may be crossed
    waiting: int = 0  # seats in a row that could not begin
    bought: bool = False  # in this turn
    premium: int = 0  # stones that may still follow in this turn
    out: frozenset[Seat] = frozenset()
    game: int = 1
    before: tuple[int, ...] = ()  # scores when this game began
    pending: Pending | None = None
    moves: tuple[Move, ...] = ()
    results: tuple[Result, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.table.hands)

    @property
    def playing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    @property
    def turn(self) -> Seat:
        return self.table.turn

    @property
    def phase(self) -> str:
        if self.table.phase != "lay":
            return self.table.phase  # lot, deal, draw, over
        if self.pending:
            return "judge"
        if self.premium:
            return "premium"
        if self.open is None:
            return "begin"
        return "finish" if self.open.author == self.turn else "add"

    @property
    def board(self) -> Board:
        return self.table.board

    @property
    def stake(self) -> int:
        return self.rules.unit * (2 if self.double else 1)


@value
class View(TableView):
    unseen: Mapping[str, int]  # all stones less the table, the own hand and hands laid open
    turn: Seat
    starter: Seat | None
    word: str  # announced; empty while nothing is built
    author: Seat | None
    said: tuple[str, ...]  # what was announced for this fragment before
    fragment: tuple[Square, ...]
    ends: tuple[Square, ...]  # where the next stone may go
    missing: str  # letters that the announced word still needs
    crossed: tuple[Square, ...]
    premium: int
    bought: bool
    may_buy: bool
    may_pass: bool
    can_finish: bool  # only told to the seat whose duty it is
    out: tuple[Seat, ...]
    left: tuple[Seat, ...]  # of those that dropped out: who plays no later game either
    game: int
    games: int
    stake: int
    last: tuple[Square, ...]
    moves: tuple[Move, ...]
    results: tuple[Result, ...]
    shown: tuple[
        tuple[str, ...], ...
    ]  # hands laid open: of seats that dropped out, of all at the end
