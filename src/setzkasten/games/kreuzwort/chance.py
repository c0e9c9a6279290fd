"""Lot, deal and bought stones: what may come out, and what it does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import TypeAlias

from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome
from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.core.tiles import Stock
from setzkasten.core.turns import put
from setzkasten.games.kreuzwort.state import Move, State
from setzkasten.games.kreuzwort.turn import end_turn
from setzkasten.games.typdom.box import JOLLIES, red

Sizes: TypeAlias = tuple[tuple[int, int], ...]  # red and black stones, seat by seat


def check_outcome(state: State, outcome: Outcome) -> Refusal | None:
    match state.phase, outcome:
        case "lot", Lot(seat=seat):
            fits = seat in _may_start(state)
            return None if fits else Refusal("lot_seat", {"seat": seat + 1})
        case "deal", Deal(hands=hands):
            reds, blacks = state.rules.red, state.rules.black
            sizes = dealt_sizes(state.seats, state.left, reds=reds, blacks=blacks)
            return check_hands(hands, state.unseen, sizes=sizes)
        case "draw", Drawn(stones=symbols):
            return check_bought(symbols, state.unseen, colours=state.buying)
    return Refusal("no_draw_due")


def dealt_sizes(seats: int, left: frozenset[Seat], *, reds: int, blacks: int) -> Sizes:
    """How many red and black stones each seat takes; who left takes none."""
    return tuple((0, 0) if seat in left else (reds, blacks) for seat in range(seats))


def check_hands(
    hands: tuple[tuple[str, ...], ...], unseen: Stock, *, sizes: Sizes
) -> Refusal | None:
    """So many red and black stones for each seat, out of what nobody has seen."""
    if len(hands) != len(sizes):
        return Refusal("deal_seats", {"seats": len(sizes)})
    dealt = tuple((sum(map(red, hand)), sum(not red(s) for s in hand)) for hand in hands)
    if dealt != sizes:
        reds, blacks = max(sizes)
        return Refusal("deal_size", {"red": reds, "black": blacks})
    return _check_unseen([symbol for hand in hands for symbol in hand], unseen)


def check_bought(
    symbols: tuple[str, ...], unseen: Stock, *, colours: tuple[str, ...]
) -> Refusal | None:
    if sorted(map(red, symbols)) != sorted(colour == "red" for colour in colours):
        return Refusal("drawn_colour")
    return _check_unseen(symbols, unseen)


def _check_unseen(symbols: Iterable[str], unseen: Stock) -> Refusal | None:
    missing = unseen.missing(symbols)
    return Refusal("stone_not_in_stock", {"stone": missing.symbols()[0]}) if missing else None


def take_outcome(state: State, outcome: Outcome, at: Millis) -> State:
    match outcome:
        case Lot(seat=seat):
            return replace(state, starter=seat, turn=seat, began_at=at)
        case Deal(hands=hands):
            dealt = tuple(map(Stock, hands))
            unseen = state.unseen.without(symbol for hand in dealt for symbol in hand)
            after = replace(state, hands=dealt, unseen=unseen, dealt=True, began_at=at)
            return _begun(after)
        case Drawn(stones=symbols):
            return _bought(state, symbols, at)


def _begun(state: State) -> State:
    """KW1-03 The letter nearest Z starts, then the next letter; a full tie is left to the lot."""
    if state.starter is not None:
        return state
    candidates = _may_start(state)
    if len(candidates) > 1:
        return state
    return replace(state, starter=candidates[0], turn=candidates[0])


def _may_start(state: State) -> list[Seat]:
    if state.edition.start == "lot" or not state.dealt:
        return list(state.playing)
    ranked = {seat: _letters_from_z(state.hands[seat]) for seat in state.playing}
    return [seat for seat, letters in ranked.items() if letters == max(ranked.values())]


def _letters_from_z(hand: Stock) -> list[str]:
    return sorted((symbol for symbol in hand if symbol not in JOLLIES), reverse=True)


def _bought(state: State, symbols: tuple[str, ...], at: Millis) -> State:
    hands = put(state.hands, state.turn, state.hands[state.turn].plus(symbols))
    unseen = state.unseen.without(symbols)
    moves = (*state.moves, Move(state.turn, "buy", bought=len(symbols)))
    return end_turn(replace(state, hands=hands, unseen=unseen, moves=moves), at, laid=True)


def sampled(state: State, rng: Random) -> Outcome:
    if state.phase == "lot":
        return Lot(rng.choice(_may_start(state)))
    reds, blacks = shuffled_apart(state.unseen, rng)
    if state.phase == "draw":
        return Drawn(tuple((reds if c == "red" else blacks).pop() for c in state.buying))
    rules = state.rules
    sizes = dealt_sizes(state.seats, state.left, reds=rules.red, blacks=rules.black)
    return dealt_out(reds, blacks, sizes)


def dealt_out(reds: list[str], blacks: list[str], sizes: Sizes) -> Deal:
    """Mixed stones taken from their heaps, seat by seat."""
    return Deal(tuple(tuple(sorted(_taken(reds, r) + _taken(blacks, b))) for r, b in sizes))


def shuffled_apart(unseen: Stock, rng: Random) -> tuple[list[str], list[str]]:
    """Red and black stones face down, each colour on its own."""
    reds = [symbol for symbol in unseen if red(symbol)]
    blacks = [symbol for symbol in unseen if not red(symbol)]
    rng.shuffle(reds)
    rng.shuffle(blacks)
    return reds, blacks


def _taken(symbols: list[str], number: int) -> list[str]:
    return [symbols.pop() for _ in range(number)]
