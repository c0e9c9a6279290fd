"""Which action belongs to which phase of Krux, and what is judged in it."""

from __future__ import annotations

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.claims import Claim
from setzkasten.core.game import Refusal, Seat
from setzkasten.games.krux.actions import Action, Block, GiveBack, Lay, Placed, Rebuild
from setzkasten.games.krux.count import words_to_judge
from setzkasten.games.krux.laying import (
    check_block,
    check_give_back,
    check_lay,
    check_placed,
    check_rebuild,
    claims_of,
)
from setzkasten.games.krux.state import FIRST_BLOCKERS, State


def open_claims(state: State) -> frozenset[Claim]:
    if state.pending:
        return claims_of(state, state.pending)
    return words_to_judge(state.halves)


def check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Rebuild():
            return check_rebuild(state, seat, action)
        case GiveBack():
            return check_give_back(state, seat, action)
    if state.phase != "block" and seat != state.turn:
        return Refusal("not_your_turn", {"seat": seat + 1})
    match state.phase, action:
        case (("block" | "after"), Block()):
            return check_block(state, seat, action)
        case (("lay" | "last"), Lay()):
            return check_lay(state, seat, action)
        case (("lay" | "last"), Placed()):
            return check_placed(state, seat, action)
        case (("after" | "last"), Pass()):
            return None
        case (("lay" | "last"), GiveUp()):
            return None
    return _not_now(state)


def _not_now(state: State) -> Refusal:
    match state.phase:
        case "block":
            return Refusal("blockers_first", {"number": FIRST_BLOCKERS})
        case "after":
            return Refusal("after_blockers_first", {"due": state.due})  # KRX-10
        case _:
            return Refusal("lay_or_give_up")
