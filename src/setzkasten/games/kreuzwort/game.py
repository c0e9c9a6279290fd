"""The crossing games of Typ-Dom: Kreuzwort-Spiel in two editions and Point-Typ-Dom.

Rules: docs/rules/kreuzwort-1936.de.md, kreuzwort-super.de.md, point-typ-dom.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from setzkasten.core.board import Board
from setzkasten.core.drawing import Outcome, read_outcome, stones_came
from setzkasten.core.game import (
    Act,
    Awaiting,
    Chance,
    Event,
    Expired,
    Left,
    Refusal,
    Ruled,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.options import Option, check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import awaiting_turn, best_seats, check_turn, thinking_time
from setzkasten.games.kreuzwort.buying import check_buy, check_pass
from setzkasten.games.kreuzwort.chance import check_outcome, sampled, take_outcome
from setzkasten.games.kreuzwort.laying import check_lay, laid
from setzkasten.games.kreuzwort.notation import read_action, read_stones, write_part
from setzkasten.games.kreuzwort.offers import offers
from setzkasten.games.kreuzwort.position import read_state, write_state
from setzkasten.games.kreuzwort.seen import resampled, view_of
from setzkasten.games.kreuzwort.state import Action, Edition, Lay, Move, Rules, State, View
from setzkasten.games.kreuzwort.turn import (
    buy,
    end_turn,
    lay_word,
    leave,
    let_pass,
    rob,
    winner_of,
)
from setzkasten.games.typdom.box import check_enough
from setzkasten.games.typdom.buying import Buy, Pass
from setzkasten.games.typdom.jolly import Rob, check_jolly


@dataclass(frozen=True)
class Kreuzwort:
    """One family, three games: what differs is in `edition` and in the class of options."""

    id: str
    name: str
    box: str
    seats: tuple[int, int]
    clauses: str
    options_type: type[Any]  # a dataclass whose fields are fields of Rules
    facts: Edition
    presets: Mapping[str, Mapping[str, object]]
    edition: str = "2"  # KW4-05 stones mend only what is no word yet

    @property
    def options(self) -> tuple[Option, ...]:
        return options_of(self.options_type)

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(self.options_type, options)
        rules = Rules(**{option.name: getattr(chosen, option.name) for option in self.options})
        check_seats(seats, self.seats, first=rules.first)
        check_enough(self.facts.stones, seats, red=rules.red, black=rules.black)
        starter = rules.first - 1 if rules.start == "agreed" else None
        none = (0,) * seats
        return State(
            rules,
            self.facts,
            Board(),
            hands=(Stock(),) * seats,
            scores=none,
            turn=starter or 0,
            unseen=self.facts.stones,
            starter=starter,
        )

    def awaiting(self, state: State) -> Awaiting:
        claims = state.pending.claims if state.pending else frozenset()
        # KW4-04 One minute a word, or as agreed; nobody is hurried while buying after it.
        thinking = thinking_time(state.began_at, 0 if state.late else state.rules.time)
        return awaiting_turn(
            state.phase, state.turn, ruling=claims, deadline=thinking, left=state.left
        )

    def check(self, state: State, step: Step[Action, Outcome]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=outcome):
                return check_outcome(state, outcome)
            case Act(seat=seat, action=action):
                return _check_action(state, seat, action)
        return None

    def apply(self, state: State, step: Step[Action, Outcome]) -> Transition[State]:
        match step:
            case Chance(outcome=outcome, at=at):
                return Transition(take_outcome(state, outcome, at))
            case Act(action=Lay() as lay):
                return Transition(replace(state, pending=laid(state, lay)))
            case Act(seat=seat, action=Rob() as robbery):
                return Transition(rob(state, seat, robbery))
            case Act(action=Buy() as purchase):
                return Transition(buy(state, purchase))
            case Act(at=at):
                return Transition(let_pass(state, at))
            case Expired(at=at):
                return Transition(_time_out(state, at))
            case Ruled(verdicts=verdicts, at=at):
                return lay_word(state, verdicts, at)
            case Left(seat=seat, at=at):
                return Transition(leave(state, seat, at), (Event("left", {"seat": seat}),))

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        if not state.over:
            return ()
        if state.edition.points:
            return _winners_by_points(state)
        winner = winner_of(state)
        return () if winner is None else (winner,)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known at the end."""
        return stones_came(step) and not now.over

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        return resampled(state, seat, rng)

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat not in self.awaiting(state).seats:
            return
        for action in offers(state, seat, vocabulary):
            if _check_action(state, seat, action) is None:
                yield action

    def sample(self, state: State, rng: Random) -> Outcome:
        return sampled(state, rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        for action in (Buy(("black",)), Buy(("red",)), Pass()):
            if _check_action(state, seat, action) is None:
                return action
        return None

    def write(self, part: Action | Outcome) -> str:
        return write_part(part)

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def read_chance(self, text: str) -> Outcome:
        return read_outcome(text, read_stones)

    def write_position(self, state: State) -> Position:
        return write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


def _check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Lay():
            return Refusal("too_late_to_lay") if state.late else check_lay(state, seat, action)
        case Rob(square=square):
            if state.second or state.late:
                return Refusal("rob_before_laying", squares=(square,))  # KW1-09
            return check_jolly(state.board, square, hand=state.hands[seat], unseen=state.unseen)
        case Buy(colours=colours):
            return check_buy(state, colours)
        case Pass():
            return check_pass(state)


def _time_out(state: State, at: int) -> State:
    """KW4-10 no word is declared, a stone must be bought; elsewhere the turn is over."""
    state = replace(state, moves=(*state.moves, Move(state.turn, "time")))
    if state.edition.time_out_buys and not state.second and state.stock:
        return replace(state, late=True)
    return end_turn(state, at, laid=state.second)


def _winners_by_points(state: State) -> tuple[Seat, ...]:
    """PNT-10 The first out is the winner, or by agreement most points; nobody out: points."""
    first, stayed = state.finisher, state.finisher not in state.left
    if first is not None and stayed and state.rules.winner == "first-out":
        return (first,)
    return best_seats(state.scores, left=state.left)
