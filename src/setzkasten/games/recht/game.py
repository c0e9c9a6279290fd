"""Wer behält recht: a word grows stone by stone, and everybody announces another one.

Rules: docs/rules/recht-1936.de.md, recht-super.de.md
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from setzkasten.core.actions import Pass
from setzkasten.core.claims import Verdicts
from setzkasten.core.drawing import Outcome, stones_came
from setzkasten.core.evening import Carried
from setzkasten.core.game import Awaiting, Millis, Refusal, ScoredWord, Seat, Step, Transition
from setzkasten.core.rulebook import Label, Notation, Rulebook, gone
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import awaiting_turn, best_seats, thinking_time
from setzkasten.core.values import replace
from setzkasten.games.recht.building import check_lay, put_down
from setzkasten.games.recht.finishing import (
    believed,
    can_finish,
    check_duty,
    check_finish,
    check_finishing,
    finishing,
)
from setzkasten.games.recht.notation import read_action, write_part
from setzkasten.games.recht.offers import offers
from setzkasten.games.recht.payment import drop_out, leave, lowest
from setzkasten.games.recht.position import plain, read_state, write_state
from setzkasten.games.recht.seen import resampled, view_of
from setzkasten.games.recht.state import PRESETS, Action, DropOut, Finish, Lay, Rules, State, View
from setzkasten.games.recht.turn import buy, let_pass, rob, rule, take_outcome
from setzkasten.games.typdom.box import COLOURS
from setzkasten.games.typdom.buying import Buy, check_purchase
from setzkasten.games.typdom.chance import check_outcome, sampled
from setzkasten.games.typdom.jolly import Rob, check_jolly
from setzkasten.games.typdom.notation import read_chance
from setzkasten.games.typdom.table import Table, opened


@dataclass(frozen=True)
class Recht(Rulebook[State, Action, Outcome]):
    """Two editions; they differ in their stones."""

    label: Label
    stones: Stock

    options_type, presets = Rules, PRESETS
    notation = Notation(write_part, read_action, read_chance, write_state, read_state)
    resample = staticmethod(resampled)
    candidates = staticmethod(offers)

    def opening(self, seats: int, chosen: Rules) -> State:
        table = opened(Table, self.stones, chosen, seats, "letter")  # WBR-02
        return State(chosen, table, double=chosen.double, before=table.scores)

    def awaiting(self, state: State) -> Awaiting:
        phase, claims = state.phase, state.pending.claims if state.pending else frozenset()
        seconds = 0 if phase == "finish" else state.rules.time  # nobody is hurried to finish
        thinking = thinking_time(state.table.began_at, seconds)
        left = state.table.left
        return awaiting_turn(phase, state.turn, ruling=claims, deadline=thinking, left=left)

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return _check_action(state, seat, action)

    def check_outcome(self, state: State, outcome: Outcome) -> Refusal | None:
        return check_outcome(state.table, outcome)

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        return Transition(_act(state, seat, action, at))

    def draw(self, state: State, outcome: Outcome, at: Millis) -> Transition[State]:
        return Transition(take_outcome(state, outcome, at))

    def expire(self, state: State, at: Millis) -> Transition[State]:
        return Transition(let_pass(state, at, "time"))

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        return rule(state, verdicts, at)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return gone(leave(state, seat, at), seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.table.scores

    def own_words(self, action: Action, words: tuple[ScoredWord, ...]) -> tuple[ScoredWord, ...]:
        """The first word is the announced one; without `says` it was announced before."""
        return words if isinstance(action, Lay) and action.word else words[1:]

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        """Of one game its winner; of an evening whoever got most, and ties are shared."""
        if not state.table.over:
            return ()
        if state.rules.games > 1:
            return best_seats(state.table.scores, left=state.table.left)
        winner = state.table.finisher
        found = lowest(state) if winner is None else winner  # WBR-16
        return () if found is None else (found,)

    def carried(self, state: State) -> Carried:
        """WBR-16 The last game of an evening decides; one that was broken off does not."""
        tied = bool(state.results) and state.results[-1].winner is None
        double = tied if state.table.over else state.double
        return Carried(state.table.starter, double=double)

    def view(self, state: State, seat: Seat | None) -> View:
        acting = bool(self.awaiting(state).seats)
        may_buy = any(_check_action(state, state.turn, Buy((c,))) is None for c in COLOURS)
        may_pass = _check_action(state, state.turn, Pass()) is None
        return view_of(state, seat, may_buy=acting and may_buy, may_pass=acting and may_pass)

    def hides(self, state: State, step: Step[Action, Outcome], now: State) -> bool:
        """What stones came is known when their game of the evening is over."""
        return stones_came(step) and state.game == now.game and not now.table.over

    def sample(self, state: State, rng: Random) -> Outcome:
        return sampled(state.table, rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        if state.phase == "finish":
            return Finish() if can_finish(state, state.turn) else DropOut()
        for action in (Buy(("black",)), Buy(("red",)), Pass()):
            if _check_action(state, seat, action) is None:
                return action
        return None


def _check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Finish():
            return check_finish(state, seat)
        case DropOut():
            return check_duty(state)
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
        case Buy(colours=colours):
            return _check_buy(state, colours)
        case Pass():
            return _check_pass(state)


def _check_at_duty(state: State, seat: Seat, action: Action) -> Refusal | None:
    """WBR-07 Whose word came round unchanged lays all of it, and nothing else."""
    assert state.open
    if isinstance(action, Lay):
        return check_finishing(state, seat, action)
    return Refusal("must_finish", {"word": state.open.word}, state.open.squares)


def _check_buy(state: State, colours: tuple[str, ...]) -> Refusal | None:
    if state.premium:
        return Refusal("premium_from_hand")  # WBR-13
    if state.bought:
        return Refusal("bought_already")  # WBR-04
    return check_purchase(state.table, colours, 1)


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
        case DropOut() if believed(state, seat):
            return drop_out(state, seat, at)
        case DropOut():
            return replace(state, pending=finishing(state, seat, None, kind="out"))
        case Rob():
            return rob(state, action)
        case Buy():
            return buy(state, action)
        case Pass():
            return let_pass(state, at, "pass")
