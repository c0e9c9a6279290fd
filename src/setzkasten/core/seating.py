"""Hands around a table: who holds what, whose turn it is, who started and who left."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from setzkasten.core.claims import Claim
from setzkasten.core.drawing import Deal, Due, Lot, Outcome, check_drawn, sample_drawn
from setzkasten.core.evening import Carried
from setzkasten.core.fields import Fields
from setzkasten.core.game import A, Awaiting, Millis, Refusal, Seat
from setzkasten.core.hand import unknown_in
from setzkasten.core.position import PositionError
from setzkasten.core.rulebook import Rulebook
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import awaiting_turn, put, thinking_time
from setzkasten.core.values import replace, value


@value
class Seating:
    """What is known of every game in which each seat holds stones of its own."""

    hands: tuple[Stock, ...]
    scores: tuple[int, ...]
    turn: Seat = 0
    starter: Seat | None = None
    dealt: bool = False
    began_at: Millis = 0
    aside: int = 0  # set-up positions: stones that are not in play, unseen like the stock
    passes: int = 0
    left: frozenset[Seat] = frozenset()  # stood up for good; their stones stay out of play
    over: bool = False

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
        if self.starter is None and (self.dealt or self.lot_first):
            return "lot"
        return self.phase_of_turn if self.dealt else "deal"

    @property
    def lot_first(self) -> bool:
        """Is who starts decided before anything is dealt?"""
        return True

    @property
    def phase_of_turn(self) -> str:
        """What the seat on turn is about to do; each game has its own."""
        return "lay"


@value
class BagSeating(Seating):
    """Hands that are filled up from a bag which nobody looks into."""

    drawing: int = 0  # how many stones the seat on turn takes now

    @property
    def unseen(self) -> Stock:
        """What neither lies nor is known to be in a hand."""
        raise NotImplementedError

    @property
    def stock(self) -> int:
        return len(self.unseen) - unknown_in(self.hands) - self.aside

    def due(self, hand: int) -> Due:
        """What is to be drawn now, where a full hand has so many stones."""
        return Due(self.phase, self.seats, hand, self.drawing, self.unseen, self.left)


T = TypeVar("T", bound=Seating)
B = TypeVar("B", bound=BagSeating)


class BagRulebook(Rulebook[B, A, Outcome]):
    """What comes out of the bag is right if it fills the hands."""

    hand: int  # stones of a full one

    def check_outcome(self, state: B, outcome: Outcome) -> Refusal | None:
        return check_drawn(state.due(self.hand), outcome)

    def carried(self, state: B) -> Carried:
        return Carried(state.starter)

    def sample(self, state: B, rng: Random) -> Outcome:
        return sample_drawn(state.due(self.hand), rng)


def begun(state: T, outcome: Lot | Deal, at: Millis) -> T:
    """Who starts is known, or what everybody holds."""
    if isinstance(outcome, Lot):
        return replace(state, starter=outcome.seat, turn=outcome.seat, began_at=at)
    return replace(state, hands=tuple(map(Stock, outcome.hands)), dealt=True, began_at=at)


def taken_up(state: T, stones: tuple[str, ...]) -> T:
    """The seat on turn has these stones in its hand."""
    full = state.hands[state.turn].plus(stones)
    return replace(state, hands=put(state.hands, state.turn, full))


def without(state: T, seat: Seat) -> T:
    """A seat stood up; whoever could not go on may be able to now."""
    return replace(state, left=state.left | {seat}, passes=0)


def awaiting_seat(state: Seating, seconds: int, ruling: frozenset[Claim] = frozenset()) -> Awaiting:
    """The seat on turn, for so many seconds; 0 are no limit."""
    thinking = thinking_time(state.began_at, seconds)
    return awaiting_turn(state.phase, state.turn, ruling=ruling, deadline=thinking, left=state.left)


def read_seating(opening: T, fields: Fields, phase: str) -> T:
    """Who is on turn, who left, the points; what each holds is left to the game."""
    turns = fields.seats("turn") or frozenset({opening.turn})
    if len(turns) != 1:
        raise PositionError("position_count", field="turn", found=len(turns), wanted=1)
    turn = min(turns)
    return replace(
        opening,
        scores=fields.numbers("scores"),
        turn=turn,
        left=fields.left(turn),
        starter=None if phase == "lot" else turn,
        dealt=phase not in ("lot", "deal"),
        over=phase == "over",
    )
