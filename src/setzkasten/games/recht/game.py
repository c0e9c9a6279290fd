"""Wer behält recht: a word grows stone by stone, and everybody announces another one.

Rules: docs/rules/recht-1936.de.md, recht-super.de.md
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from random import Random

from setzkasten.core.board import Board
from setzkasten.core.drawing import Drawn, Outcome, read_outcome, stones_came
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
from setzkasten.games.kreuzwort.buying import check_buy
from setzkasten.games.kreuzwort.chance import check_outcome, sampled, take_outcome
from setzkasten.games.kreuzwort.notation import read_stones
from setzkasten.games.kreuzwort.state import Edition
from setzkasten.games.kreuzwort.state import Rules as TableRules
from setzkasten.games.kreuzwort.state import State as Table
from setzkasten.games.recht.building import check_lay, put_down
from setzkasten.games.recht.finishing import (
    can_finish,
    check_drop_out,
    check_finish,
    check_finishing,
    finishing,
)
from setzkasten.games.recht.notation import read_action, write_part
from setzkasten.games.recht.offers import offers
from setzkasten.games.recht.payment import drop_out, leave, lowest
from setzkasten.games.recht.position import plain, read_state, write_state
from setzkasten.games.recht.seen import resampled, view_of
from setzkasten.games.recht.state import (
    Action,
    Buy,
    DropOut,
    Finish,
    Lay,
    Pass,
    Rob,
    Rules,
    State,
    View,
)
from setzkasten.games.recht.turn import buy, let_pass, rob, rule, take_bought
from setzkasten.games.typdom.box import COLOURS, check_enough
from setzkasten.games.typdom.jolly import check_jolly


@dataclass(frozen=True)
class Recht:
    """Two editions; what differs is in `facts`."""

    id: str
    name: str
    facts: Edition
    box: str = "Typ-Dom"
    seats: tuple[int, int] = (2, 5)
    clauses: str = "WBR"
    edition: str = "1"

    @property
    def options(self) -> tuple[Option, ...]:
        return options_of(Rules)

    @property
    def presets(self) -> Mapping[str, Mapping[str, object]]:
        return {"simple": {"games": 1}, "evening": {"games": 3}}

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        rules = read_options(Rules, options)
        check_seats(seats, self.seats, first=rules.first)
        check_enough(self.facts.stones, seats, red=rules.red, black=rules.black)
        starter = rules.first - 1 if rules.start == "agreed" else None
        none = (0,) * seats
        table = Table(
            _table_rules(rules),
            self.facts,
            Board(),
            hands=(Stock(),) * seats,
            scores=none,
            turn=starter or 0,
            unseen=self.facts.stones,
            starter=starter,
        )
        return State(rules, table, double=rules.double, before=none)

    def awaiting(self, state: State) -> Awaiting:
        phase, claims = state.phase, state.pending.claims if state.pending else frozenset()
        seconds = 0 if phase == "finish" else state.rules.time  # nobody is hurried to finish
        thinking = thinking_time(state.table.began_at, seconds)
        left = state.table.left
        return awaiting_turn(phase, state.turn, ruling=claims, deadline=thinking, left=left)

    def check(self, state: State, step: Step[Action, Outcome]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=outcome):
                return check_outcome(state.table, outcome)
            case Act(seat=seat, action=action):
                return _check_action(state, seat, action)
        return None

    def apply(self, state: State, step: Step[Action, Outcome]) -> Transition[State]:
        match step:
            case Chance(outcome=Drawn(stones=symbols), at=at):
                return Transition(take_bought(state, symbols, at))
            case Chance(outcome=outcome, at=at):
                return Transition(replace(state, table=take_outcome(state.table, outcome, at)))
            case Act(seat=seat, action=action, at=at):
                return Transition(_act(state, seat, action, at))
            case Expired(at=at):
                return Transition(let_pass(state, at, "time"))
            case Ruled(verdicts=verdicts, at=at):
                return rule(state, verdicts, at)
            case Left(seat=seat, at=at):
                return Transition(leave(state, seat, at), (Event("left", {"seat": seat}),))

    def scores(self, state: State) -> tuple[int, ...]:
        return state.table.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        """Of one game its winner; of an evening whoever got most, and ties are shared."""
        if not state.table.over:
            return ()
        if state.rules.games > 1:
            return best_seats(state.table.scores, left=state.table.left)
        winner = state.table.finisher
        found = lowest(state) if winner is None else winner  # WBR-16
        return () if found is None else (found,)

    def view(self, state: State, seat: Seat | None) -> View:
        acting = bool(self.awaiting(state).seats)
        may_buy = any(_check_action(state, state.turn, Buy(c)) is None for c in COLOURS)
        may_pass = _check_action(state, state.turn, Pass()) is None
        return view_of(state, seat, may_buy=acting and may_buy, may_pass=acting and may_pass)

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known when their game of the evening is over."""
        return stones_came(step) and state.game == now.game and not now.table.over

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        return resampled(state, seat, rng)

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat not in self.awaiting(state).seats:
            return
        for action in offers(state, seat, vocabulary):
            if _check_action(state, seat, action) is None:
                yield action

    def sample(self, state: State, rng: Random) -> Outcome:
        return sampled(state.table, rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        if state.phase == "finish":
            return Finish() if can_finish(state, state.turn) else DropOut()
        for action in (Buy("black"), Buy("red"), Pass()):
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


def _table_rules(rules: Rules) -> TableRules:
    """What the table of the Kreuzwort-Spiel knows of these options."""
    known = {field.name for field in fields(TableRules)}
    shared = {field.name: getattr(rules, field.name) for field in fields(Rules)}
    return TableRules(**{name: value for name, value in shared.items() if name in known})


def _check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Finish():
            return check_finish(state, seat)
        case DropOut():
            return check_drop_out(state, seat)
        case Rob(square=square):
            if state.premium or state.bought:
                return Refusal("rob_before_laying", squares=(square,))
            table = state.table
            return check_jolly(table.board, square, hand=table.hands[seat], unseen=table.unseen)
    if state.phase == "finish":
        return _check_at_duty(state, seat, action)
    match action:
        case Lay():
            return check_lay(state, seat, _plain(state, action))
        case Buy(colour=colour):
            return _check_buy(state, colour)
        case Pass():
            return _check_pass(state)


def _check_at_duty(state: State, seat: Seat, action: Action) -> Refusal | None:
    """WBR-07 Whose word came round unchanged lays all of it, and nothing else."""
    assert state.open
    if isinstance(action, Lay):
        return check_finishing(state, seat, action)
    return Refusal("must_finish", {"word": state.open.word}, state.open.squares)


def _check_buy(state: State, colour: str) -> Refusal | None:
    if state.premium:
        return Refusal("premium_from_hand")  # WBR-13
    if state.bought:
        return Refusal("bought_already")  # WBR-04
    return check_buy(state.table, (colour,))


def _check_pass(state: State) -> Refusal | None:
    """WBR-04 "Weiter" comes after a purchase that did not help, while there is something to buy."""
    free = state.premium or state.bought or not state.table.stock
    return None if free else Refusal("must_buy")


def _plain(state: State, lay: Lay) -> Lay:
    return replace(lay, word=plain(state, lay.word))


def _act(state: State, seat: Seat, action: Action, at: int) -> State:
    match action:
        case Lay() if state.phase == "finish":
            return replace(state, pending=finishing(state, seat, action))
        case Lay():
            return replace(state, pending=put_down(state, _plain(state, action)))
        case Finish():
            return replace(state, pending=finishing(state, seat, None))
        case DropOut():
            return drop_out(state, seat, at)
        case Rob():
            return rob(state, action)
        case Buy(colour=colour):
            return buy(state, colour)
        case Pass():
            return let_pass(state, at, "pass")
