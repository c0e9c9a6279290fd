"""Lot, deal and the stone that is bought: what may come out, and what it does."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome
from setzkasten.core.game import Millis, Refusal
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import put
from setzkasten.games.kreuzwort.chance import (
    Sizes,
    check_bought,
    check_hands,
    dealt_out,
    dealt_sizes,
    shuffled_apart,
)
from setzkasten.games.schach.state import Move, State


def check_outcome(state: State, outcome: Outcome) -> Refusal | None:
    match state.phase, outcome:
        case "lot", Lot(seat=seat):
            fits = seat in state.playing
            return None if fits else Refusal("lot_seat", {"seat": seat + 1})
        case "deal", Deal(hands=hands):
            return check_hands(hands, state.unseen, sizes=_sizes(state))
        case "draw", Drawn(stones=symbols):
            return check_bought(symbols, state.unseen, colours=(state.buying,))
    return Refusal("no_draw_due")


def take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    match outcome:
        case Lot(seat=seat):
            return replace(state, starter=seat, turn=seat, began_at=at)
        case Deal(hands=hands):
            dealt = tuple(map(Stock, hands))
            unseen = state.unseen.without(symbol for hand in dealt for symbol in hand)
            return replace(state, hands=dealt, unseen=unseen, dealt=True, began_at=at)
        case Drawn(stones=symbols):
            return replace(
                state,
                hands=put(state.hands, state.turn, state.hands[state.turn].plus(symbols)),
                unseen=state.unseen.without(symbols),
                buying="",
                bought=True,
                moves=(*state.moves, Move(state.turn, "buy", bought=len(symbols))),
            )


def sampled(state: State, rng: Random) -> Outcome:
    if state.phase == "lot":
        return Lot(rng.choice(state.playing))
    reds, blacks = shuffled_apart(state.unseen, rng)
    if state.phase == "draw":
        return Drawn(((reds if state.buying == "red" else blacks).pop(),))
    return dealt_out(reds[::-1], blacks[::-1], _sizes(state))


def _sizes(state: State) -> Sizes:
    """SDW-01 Five red stones and eight black ones, or as agreed."""
    rules = state.rules
    return dealt_sizes(state.seats, state.left, reds=rules.red, blacks=rules.black)
