"""Lot, deal and the stone that is bought: what may come out, and what it does."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome
from setzkasten.core.game import Millis, Refusal
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import put
from setzkasten.games.schach.state import Move, State
from setzkasten.games.typdom.box import red


def check_outcome(state: State, outcome: Outcome) -> Refusal | None:
    match state.phase, outcome:
        case "lot", Lot(seat=seat):
            fits = 0 <= seat < state.seats
            return None if fits else Refusal("lot_seat", {"seat": seat + 1})
        case "deal", Deal(hands=hands):
            return _check_deal(state, hands)
        case "draw", Drawn(stones=symbols):
            return _check_drawn(state, symbols)
    return Refusal("no_draw_due")


def _check_deal(state: State, hands: tuple[tuple[str, ...], ...]) -> Refusal | None:
    """SDW-01"""
    reds, blacks = state.rules.red, state.rules.black
    if any((sum(map(red, hand)), len(hand)) != (reds, reds + blacks) for hand in hands):
        return Refusal("deal_size", {"red": reds, "black": blacks})
    if len(hands) != state.seats:
        return Refusal("deal_seats", {"seats": state.seats})
    if missing := state.unseen.missing(symbol for hand in hands for symbol in hand):
        return Refusal("stone_not_in_stock", {"stone": missing.symbols()[0]})
    return None


def _check_drawn(state: State, symbols: tuple[str, ...]) -> Refusal | None:
    if [red(symbol) for symbol in symbols] != [state.buying == "red"]:
        return Refusal("drawn_colour")
    if missing := state.unseen.missing(symbols):
        return Refusal("stone_not_in_stock", {"stone": missing.symbols()[0]})
    return None


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
        return Lot(rng.randrange(state.seats))
    reds = [symbol for symbol in state.unseen if red(symbol)]
    blacks = [symbol for symbol in state.unseen if not red(symbol)]
    rng.shuffle(reds)
    rng.shuffle(blacks)
    if state.phase == "draw":
        return Drawn(((reds if state.buying == "red" else blacks).pop(),))
    rules = state.rules
    return Deal(
        tuple(
            tuple(
                sorted(
                    reds[seat * rules.red : (seat + 1) * rules.red]
                    + blacks[seat * rules.black : (seat + 1) * rules.black]
                )
            )
            for seat in range(state.seats)
        )
    )
