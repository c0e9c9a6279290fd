"""Schach dem Wort: one stone a turn, a word that everybody means differently, premiums, duty.

Rules: docs/rules/schach-dem-wort.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

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
from setzkasten.core.turns import awaiting_turn, check_turn, thinking_time
from setzkasten.games.kreuzwort.notation import read_stones
from setzkasten.games.schach.chance import check_outcome, sampled, take_outcome
from setzkasten.games.schach.laying import check_lay, check_rob, laid
from setzkasten.games.schach.notation import read_action, write_part
from setzkasten.games.schach.offers import offers
from setzkasten.games.schach.position import read_state, write_state
from setzkasten.games.schach.room import Judged
from setzkasten.games.schach.seen import plan_hidden, resampled, view_of
from setzkasten.games.schach.state import Action, Back, Lay, Options, State, View
from setzkasten.games.schach.turn import (
    check_buy,
    check_pass,
    lay_stones,
    leave,
    let_pass,
    rob,
    taken_up,
    time_out,
    winner_of,
)
from setzkasten.games.typdom.box import STONES_1936, check_enough
from setzkasten.games.typdom.buying import Buy, Pass
from setzkasten.games.typdom.jolly import Rob


@dataclass(frozen=True)
class SchachDemWort:
    """The third way of playing with the box of 1936."""

    id: str = "schach-dem-wort"
    name: str = "Schach dem Wort"
    box: str = "Typ-Dom"
    edition: str = "2"  # SDW-16 letters that somebody holds are unused
    seats: tuple[int, int] = (2, 5)  # SDW-01
    clauses: str = "SDW"

    @property
    def options(self) -> tuple[Option, ...]:
        return options_of(Options)

    @property
    def presets(self) -> Mapping[str, Mapping[str, object]]:
        return {"simple": {"time": 0}, "finesse": {"time": 120}}

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        rules = read_options(Options, options)
        check_seats(seats, self.seats, first=rules.first)
        check_enough(STONES_1936, seats, red=rules.red, black=rules.black)
        starter = rules.first - 1 if rules.start == "agreed" else None
        return State(
            rules,
            STONES_1936,
            Board(),
            hands=(Stock(),) * seats,
            scores=(0,) * seats,
            turn=starter or 0,
            unseen=STONES_1936,
            starter=starter,
        )

    def awaiting(self, state: State) -> Awaiting:
        claims = state.pending.claims if state.pending else frozenset()
        thinking = thinking_time(state.began_at, state.rules.time)  # SDW-05 for the whole turn
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
            case Act(action=Back()):
                return Transition(taken_up(state))
            case Act(seat=seat, action=Rob() as robbery):
                return Transition(rob(state, seat, robbery))
            case Act(action=Buy(colours=colours)):
                return Transition(replace(state, buying=colours[0]))
            case Act(at=at):
                return Transition(let_pass(state, at))
            case Expired(at=at):
                return Transition(time_out(state, at))
            case Ruled(verdicts=verdicts, at=at):
                assert state.pending
                return lay_stones(state, state.pending, Judged.by(verdicts), at)
            case Left(seat=seat, at=at):
                return Transition(leave(state, seat, at), (Event("left", {"seat": seat}),))

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        """SDW-18 One winner, or nobody after a tie."""
        if not state.over:
            return ()
        winner = winner_of(state)
        return () if winner is None else (winner,)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known at the end, SDW-04 a plan when its word has ended."""
        match step:
            case Act(action=Lay(stones=stones, plan=plan)):
                return bool(plan) and plan_hidden(now, stones)
        return stones_came(step)

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
        for action in (Buy(("black",)), Buy(("red",)), Pass(), Back()):
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
            return check_lay(state, seat, action)
        case Back():
            return None if state.laid else Refusal("nothing_laid")
        case Rob():
            return check_rob(state, seat, action)
        case Buy():
            return check_buy(state, action)
        case Pass():
            return check_pass(state)
