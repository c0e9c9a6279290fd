"""Nomina: three letters a move out of an open case, every new word counts its letters.

Rules: docs/rules/nomina.de.md
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.claims import Verdicts
from setzkasten.core.evening import Carried
from setzkasten.core.game import Awaiting, Millis, Refusal, Seat, Transition, Vocabulary
from setzkasten.core.rulebook import Notation, OpenRulebook
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.turns import awaiting_turn, best_seats, thinking_time, with_start
from setzkasten.core.values import replace
from setzkasten.games.nomina.laying import check_lay, laid, offers, report_of
from setzkasten.games.nomina.notation import read_action, write_part
from setzkasten.games.nomina.options import LABEL, PRESETS, Options
from setzkasten.games.nomina.position import read_state, write_state
from setzkasten.games.nomina.state import Action, Lay, State, View, final_scores, opened, penalties
from setzkasten.games.nomina.turn import give_up, rule, take_draw
from setzkasten.games.wooden.box import SIZE
from setzkasten.games.wooden.drawing import Draw, check_draw, read_draw, sample_draw, starter_of
from setzkasten.games.wooden.seen import lying

NONE = dict.fromkeys(ALPHABET, 0)  # of each letter


class Nomina(OpenRulebook[State, Action, Draw]):
    label, options_type, presets = LABEL, Options, PRESETS
    notation = Notation(write_part, read_action, read_draw, write_state, read_state)
    opening = staticmethod(opened)

    def awaiting(self, state: State) -> Awaiting:
        claims = state.pending.claims if state.pending else frozenset()
        thinking = thinking_time(state.began_at, state.options.time)  # NOM-05 two minutes
        return awaiting_turn(
            state.phase, state.turn, ruling=claims, deadline=thinking, left=state.given_up
        )

    def check_action(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Lay():
                return check_lay(state, seat, action)
            case Pass() if not state.last_move:
                return Refusal("must_lay_or_give_up")
        return None

    def check_outcome(self, state: State, outcome: Draw) -> Refusal | None:
        return check_draw(outcome, state.seats)

    def act(self, state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
        if isinstance(action, Lay):
            return Transition(replace(state, pending=laid(state.board, action)))
        return give_up(state, seat, at, "gave_up")

    def draw(self, state: State, outcome: Draw, at: Millis) -> Transition[State]:
        return take_draw(state, outcome, at)

    def expire(self, state: State, at: Millis) -> Transition[State]:
        return give_up(state, state.turn, at, "time_up")

    def rule(self, state: State, verdicts: Verdicts, at: Millis) -> Transition[State]:
        assert state.pending
        return rule(state, report_of(state, state.pending, verdicts), at)

    def leave(self, state: State, seat: Seat, at: Millis) -> Transition[State]:
        return give_up(state, seat, at, "left")

    def scores(self, state: State) -> tuple[int, ...]:
        return final_scores(state)

    def winners(self, state: State, ahead: tuple[int, ...] = ()) -> tuple[Seat, ...]:
        """NOM-19 Most points; a tie is shared."""
        return best_seats(with_start(self.scores(state), ahead)) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            rows=SIZE[0],
            cols=SIZE[1],
            stones=lying(state.board),
            case=NONE | state.case.counts,
            last=state.moves[-1].squares if state.moves else (),
            bons=state.bons,
            chips=state.chips,
            given_up=tuple(sorted(state.given_up)) if state.given_up else (),
            turn=state.turn,
            last_move=state.last_move,
            moves=state.moves,
            penalties=penalties(state),
            drawn=state.drawn,
        )

    def candidates(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        yield from (GiveUp(), Pass())
        yield from offers(state, seat, vocabulary)

    def carried(self, state: State) -> Carried:
        rules = state.options
        return Carried(starter_of(rules.start, rules.first, state.drawn))

    def sample(self, state: State, rng: Random) -> Draw:
        return sample_draw(state.seats, rng)

    def idle(self, state: State, seat: Seat) -> Action | None:
        return GiveUp()
